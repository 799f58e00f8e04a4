import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_IDS, gameOf, titleOf } from '../../src/games/index';

/** Folders whose code serves any game, and so names none. */
const GENERIC = [
  'analysis',
  'cli',
  'console',
  'engine',
  'lab',
  'persistence',
  'store',
  'ui',
  'workers',
];

/** The one file of code for a game by name, and why it is there. Its importers call what it exports. */
const EXCEPTION = 'store/klondikeEvents.ts';
const WHY =
  'the Klondike project names these events, each of which is a press or a drop on the table';

/** Words and figures about games by name, and the example of a help text. */
const CONTENT: Readonly<Record<string, string>> = {
  'ui/lab/experiments.ts': 'the ready questions are about games by name',
  'ui/lab/findings.ts': 'what those questions found, and what mathematics says',
  'ui/home/HomePage.tsx': 'three games of columns stand for all of them',
  'ui/lab/pictures.ts': 'the pictures of its experiments show their own results',
  'persistence/readyDeals.ts': 'a newcomer’s first deals are deals of Klondike',
  'cli/commandLine.ts': 'the help shows a variant as an example',
  'console/gameFile.ts': 'a sentence shows the first line of a file as an example',
};

const MAY_NAME: Readonly<Record<string, string>> = { [EXCEPTION]: WHY, ...CONTENT };

/** Named by a word that is said of any table: a fan is a pile of cards that overlap. */
const COMMON_WORDS: readonly string[] = ['fan'];

const games = GAME_IDS.filter((id) => !COMMON_WORDS.includes(id));
const ids = games.flatMap((id) => [`'${id}'`, `"${id}`, `'${id.replace(/-\d$/, '')}'`]);
const names = games
  .flatMap((id) => [gameOf(id).name.replace(/,.*/, ''), titleOf(id)])
  .filter((name) => name !== '');
/** The names as one word each: `eightstacks`, `klondike`. */
const words = new Set(names.map((name) => name.toLowerCase().replace(/[^a-z]/g, '')));
/** Ids of piles as games number them, and pile letters of the console. */
const DETAILS =
  /'(?:tableau|foundation|place|cell|column|pile|up|down)-\d|pile: '[a-z]|'m [acfw]\d?|["“]m [acf]\d/;
/** What games and solver offer to others; all else is of one game or family. */
const PUBLIC =
  /\/(?:games(?:\/(?:index|about|families|positions|plantedFaults|fastPlay|findings|howToPlay|lines|odds))?|solver\/(?:daily|difficulty|gameSolver|grade|positionKey|preferredLine|registry|solve))(?:\.ts)?(?:\?worker&url)?$/;

const files = GENERIC.flatMap((folder) =>
  readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);

const COMMENT = /^\s*(?:\/\*)?\*.*|\/\/.*|\/\*\*.*\*\//gm;

/** The identifiers that have a game’s name in them, as `isKlondike` and `eightStacksLeft` have. */
function identifiersWithGame(code: string): readonly string[] {
  const identifiers = new Set(code.replace(/'[^'\n]*'/g, '').match(/[A-Za-z_$][\w$]*/g));
  return [...identifiers].filter((identifier) => {
    const parts = identifier.split(/(?<=[a-z\d])(?=[A-Z])|_/).map((part) => part.toLowerCase());
    return parts.some((_, from) =>
      parts.some((_, to) => words.has(parts.slice(from, to + 1).join(''))),
    );
  });
}

/** The files of one game or family that a file imports. */
const importsOfGames = (code: string): readonly string[] =>
  [...code.matchAll(/(?:from |import\()?'(\.[^']*)'/g)]
    .map(([, path = '']) => path)
    .filter((path) => /\/(?:games|solver)(?:\/|$)/.test(path) && !PUBLIC.test(path));

/** What a file says of particular games. */
function findings(file: string): readonly string[] {
  const text = readFileSync(join('src', file), 'utf8');
  const code = text.replace(COMMENT, '').replace(/\bklondikeEvents\b/g, '');
  // Sources are named as they are, and examples in back quotes may be of any game.
  const withComments = text.replace(COMMENT, (comment) =>
    comment.replace(/`[^`]*`/g, '').replace(/Sources?: [^*]*/g, ''),
  );
  return [
    ...ids.filter((id) => withComments.includes(id)),
    ...names.filter((name) => new RegExp(`\\b${name}\\b`).test(withComments)),
    ...(DETAILS.exec(withComments) ?? []),
    ...importsOfGames(code),
    ...identifiersWithGame(code),
  ];
}

test.each(files.filter((file) => !(file in MAY_NAME)))('%s names no game', (file) => {
  expect(findings(file)).toEqual([]);
});

test.each(Object.keys(MAY_NAME))('%s still needs its exception', (file) => {
  expect(findings(file).length).toBeGreaterThan(0);
});

test('names are found in identifiers and in imports', () => {
  expect(identifiersWithGame('const isKlondike = FREECELL_OPTIONS.x + eightStacksLeft')).toEqual([
    'isKlondike',
    'FREECELL_OPTIONS',
    'eightStacksLeft',
  ]);
  expect(identifiersWithGame('interface Tensor extends Listens { attends: golfer }')).toEqual([]);
  expect(importsOfGames("import type { State } from '../games/yukon/state';")).toHaveLength(1);
  expect(importsOfGames("import { solve } from '../solver/solve';")).toEqual([]);
});
