// `npm run proof`: the slow proofs, with every size in full.
import { runCommand } from './commands.mjs';

process.env.SIZE = 'full';
const holds = [
  runCommand(
    'vitest run tests/contract tests/golden tests/property tests/unit/lab/players tests/unit/solver',
  ),
  runCommand('vite build') &&
    runCommand('vite-node tests/support/testPrograms.ts install chromium firefox') &&
    runCommand('playwright test journal.spec freecell.spec spider.spec'),
];
process.exitCode = holds.every(Boolean) ? 0 : 1;
