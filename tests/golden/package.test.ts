import { execFileSync, execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { built } from '../support/built';

test('the package that npm packs installs the terminal program, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  // Its own script builds the program, which other tests are running.
  expect(built('dist-cli')).toBeTruthy();
  execSync(`npm pack --ignore-scripts --pack-destination "${folder}"`, { stdio: 'pipe' });
  const [tarball = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);

  const [home, prefix] = [join(folder, 'home'), join(folder, 'prefix')];
  for (const empty of [home, prefix]) mkdirSync(empty);
  const install = `npm install --global --offline --prefix "${prefix}" "${join(folder, tarball)}"`;
  execSync(install, { cwd: home, stdio: 'pipe' });

  const onWindows = process.platform === 'win32';
  const modules = join(prefix, onWindows ? 'node_modules' : 'lib/node_modules');
  expect(readdirSync(modules).filter((name) => !name.startsWith('.'))).toEqual(['patience-lab']);
  expect(readdirSync(join(modules, 'patience-lab')).toSorted()).toEqual([
    'LICENSE.txt',
    'README.md',
    'bin',
    'dist-cli',
    'package.json',
  ]);
  const program = join(prefix, onWindows ? 'patience.cmd' : 'bin/patience');
  const run = (...args: readonly string[]): string =>
    execFileSync(program, args, { cwd: home, encoding: 'utf8', shell: onWindows });
  expect(run('list')).toContain('klondike-3');
  expect(run('outcome', 'eight-stacks', '9')).toContain('you won!');
  // Its workers are in the package, too.
  expect(run('simulate', 'pictures', '--games', '1000', '--first', '0')).toContain('Frequency');
  expect(readdirSync(home)).toEqual([]);
});
