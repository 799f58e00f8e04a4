import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { gameOf } from '../../../src/games/index';

const README = readFileSync('README.md', 'utf8');

test('the lines of code in the README run', () => {
  const [, code = ''] = /```ts\n(.*?)```/s.exec(README) ?? [];
  const [imported, ...lines] = code.split('\n');
  expect(imported).toBe("import { gameOf } from './src/games';");
  const run = new Function('gameOf', `${lines.join('\n')}return { moves, next, piles };`);
  const { moves, next, piles } = run(gameOf);
  expect(moves.length).toBeGreaterThan(1);
  expect(next).toMatchObject({ ok: true });
  expect(piles.map(({ id }: { id: string }) => id)).toContain('tableau-7');
});

test('every room of src has its line in the README', () => {
  const folders = (path: string): readonly string[] =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${path}/${name}`);
  const rooms = folders('src').filter((room) => !['src/ui', 'src/offline'].includes(room));
  for (const room of [...rooms, ...folders('src/ui')]) expect(README).toContain(`\`${room}\``);
});

test('the links of the documents lead to files', () => {
  const docs = readdirSync('docs').map((name) => `docs/${name}`);
  for (const document of ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...docs]) {
    if (!document.endsWith('.md')) continue;
    const links = readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g);
    for (const [, link = ''] of links) {
      expect(existsSync(join(dirname(document), link)), `${document}: ${link}`).toBe(true);
    }
  }
});
