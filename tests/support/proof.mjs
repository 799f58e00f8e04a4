// `npm run proof`: the slow proofs, with every size in full; with names of test files only theirs.
import { runCommand } from './commands.mjs';

process.env.SIZE = 'full';
const [, , ...files] = process.argv;
const holds =
  files.length > 0
    ? [runCommand(`vitest run ${files.join(' ')}`)]
    : [
        runCommand('npm run --silent build'),
        runCommand('vitest run tests/contract tests/golden tests/property tests/unit'),
        runCommand('vite-node tests/support/testPrograms.ts install chromium firefox') &&
          runCommand(
            'npm run --silent playwright -- journal.spec killed.spec freecell.spec spider.spec',
          ),
      ];
process.exitCode = holds.every(Boolean) ? 0 : 1;
