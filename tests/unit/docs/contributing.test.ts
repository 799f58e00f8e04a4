import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// `tsc` compiles the example, and tests/contract plays it.
test('CONTRIBUTING.md shows the example game as it is tested', () => {
  const example = readFileSync('tests/support/exampleGame.ts', 'utf8');
  const inItsPlace = example.replaceAll('../../src/engine/', '../../engine/');
  expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain(`\n\`\`\`ts\n${inItsPlace}\`\`\`\n`);
});
