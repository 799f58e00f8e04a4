import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Registration } from '../../../src/games/registry';
import { accordion } from '../../support/exampleGame';

// The line that registers the example. `tsc` compiles it here.
const lines: Readonly<Record<'accordion', Registration>> = {
  accordion: { make: () => accordion },
};

test('CONTRIBUTING.md registers the example game by a line', () => {
  const [line = ''] = /^ {2}accordion: .*$/m.exec(readFileSync(import.meta.filename, 'utf8')) ?? [];
  expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain(`\n\`\`\`ts\n${line}\n\`\`\`\n`);
  expect(lines.accordion.make({})).toMatchObject({ name: 'Accordion' });
});

test.each([
  ['beleaguered-castle', 'src/games/layouts/presets/castles.ts'],
  ['fourteen-out', 'src/games/removals/presets.ts'],
])('CONTRIBUTING.md shows the description of %s as it is', (id, file) => {
  const [line = ''] =
    new RegExp(`^ {2}'${id}': preset\\(.*\\),$`, 'm').exec(readFileSync(file, 'utf8')) ?? [];
  expect(line).toContain('() => t`');
  expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain(`\n\`\`\`ts\n${line}\n\`\`\`\n`);
});

test('the files and folders that CONTRIBUTING.md names exist', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  const paths = [...text.matchAll(/`((?:src|tests|build|tools|docs|hosting)\/[\w./-]*)`/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
