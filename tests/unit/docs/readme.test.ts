import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_IDS, gameOf } from '../../../src/games/index';
import { ODDS } from '../../../src/games/odds';
import { hasDailyDeal, hasSolver } from '../../../src/solver/registry';
import { patience } from '../../support/terminal';

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

test('the documents count the games as the program does', () => {
  const playing = readFileSync('docs/playing.md', 'utf8');
  expect(README).toContain(`${GAME_IDS.length} games on one table`);
  expect(README).toContain(`lists all ${GAME_IDS.length}`);
  expect(README).toContain(`in ${GAME_IDS.filter(hasSolver).length} games`);
  expect(README).toContain(`a [table](docs/odds.md) of ${ODDS.length}`);
  expect(playing).toContain(`each of ${GAME_IDS.filter(hasDailyDeal).length} games`);
});

const DOCUMENTS = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'],
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

test('every command of the terminal program in the documents exists, with its options', () => {
  const helps = new Map<string, string>();
  const helpOf = (command: string): string => {
    if (!helps.has(command)) helps.set(command, patience(['help', command]).out);
    return helps.get(command) ?? '';
  };
  const typed = DOCUMENTS.flatMap((document) => [
    ...readFileSync(document, 'utf8').matchAll(
      /(?:^|`|-- |\$ |"| {2})patience ([a-z]+)\b([^`\n#|]*)/gm,
    ),
  ]);
  expect(typed.length).toBeGreaterThan(100);
  for (const [line, command = '', rest = ''] of typed) {
    expect(helpOf(command), line).toMatch(/^Usage: /);
    // What follows `--` is a program of somebody’s own.
    const [own = ''] = rest.split(' -- ');
    for (const [option] of own.matchAll(/--[a-z]+/g))
      expect(helpOf(command), line).toContain(option);
  }
});

test('every script that the documents run is in package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const run = DOCUMENTS.flatMap((document) => [
    ...readFileSync(document, 'utf8').matchAll(/npm run (?:--silent )?([\w:]+)/g),
  ]);
  expect(run.length).toBeGreaterThan(30);
  expect(run.filter(([, name = '']) => !(name in scripts))).toEqual([]);
});

// A program writes the page of the odds.
test.each(DOCUMENTS.filter((document) => document !== 'docs/odds.md'))(
  'the lines of %s are wrapped, but for code and tables',
  (document) => {
    const prose = readFileSync(document, 'utf8')
      .replace(/^ *```.*?^ *```|^\|.*?$/gms, '')
      // Code and links stay whole.
      .replace(/`[^`\n]*`|\[[^\]\n]*\]\([^)\n]*\)/g, '')
      .split('\n');
    expect(prose.length).toBeGreaterThan(10);
    expect(prose.filter((line) => line.length > 100)).toEqual([]);
  },
);

/** The anchors of a document’s headings, as GitHub makes them. */
const anchorsOf = (document: string): readonly string[] =>
  [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

test('the links of the documents lead to files, and to headings in them', () => {
  for (const document of DOCUMENTS) {
    const links = readFileSync(document, 'utf8').matchAll(
      /\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g,
    );
    for (const [link, file = '', anchor] of links) {
      const target = file === '' ? document : join(dirname(document), file);
      expect(existsSync(target), `${document}: ${link}`).toBe(true);
      if (anchor) expect(anchorsOf(target), `${document}: ${link}`).toContain(anchor);
    }
  }
});
