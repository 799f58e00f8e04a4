import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_IDS, gameOf, menuPlaceOf } from '../../src/games/all';

/** Folders whose code serves any game, and so names none. */
const GENERIC = ['ui', 'store', 'console', 'lab', 'cli'];

/** Files that name a game, and why they may. */
const MAY_NAME: Readonly<Record<string, string>> = {
  'store/klondikeEvents.ts': 'the interface that the Klondike project asks for by this name',
  'ui/parts/LoadError.tsx': 'links to the game that the first load has',
  'cli/commandLine.ts': 'the help shows a variant as an example',
  'ui/lab/experiments.ts': 'the ready questions are about games by name',
  'ui/lab/findings.ts': 'what those questions found',
  'ui/lab/referenceRates.ts': 'the win rates that mathematics gives of single games',
  'ui/lab/RunForm.tsx': 'the game that the form begins with',
};

const ids = GAME_IDS.flatMap((id) => [`'${id}'`, `"${id}`, `'${id.replace(/-\d$/, '')}'`]);
const names = GAME_IDS.flatMap((id) => [
  gameOf(id).name.replace(/,.*/, ''),
  menuPlaceOf(id).shared?.name ?? '',
]).filter((name) => name !== '');
/** Ids of piles as games number them, pile letters of the console, and imports of a family’s files. */
const DETAILS =
  /'(?:tableau|foundation|place|cell|column|pile|up|down)-\d|pile: '[a-z]|'m [acfw]\d?|["“]m [acf]\d|games\/(?!index|all|load|fastScores|fastPlayers)[a-z]+|isKlondike/;

const files = GENERIC.flatMap((folder) =>
  readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);

/** What a file says of particular games, outside the examples of its comments in back quotes. */
function findings(file: string): readonly string[] {
  const text = readFileSync(join('src', file), 'utf8');
  // Sources are named as they are, and examples may be of any game.
  const code = text.replace(/^\s*(?:\/\*)?\*.*|\/\/.*|\/\*\*.*\*\//gm, (comment) =>
    comment.replace(/`[^`]*`/g, '').replace(/Source: [^*]*/g, ''),
  );
  return [
    ...ids.filter((id) => code.includes(id)),
    ...names.filter((name) => new RegExp(`\\b${name}\\b`).test(code)),
    ...(DETAILS.exec(code) ?? []),
  ];
}

test.each(files.filter((file) => !(file in MAY_NAME)))('%s names no game', (file) => {
  expect(findings(file)).toEqual([]);
});

test.each(Object.keys(MAY_NAME))('%s still needs its exception', (file) => {
  expect(findings(file).length).toBeGreaterThan(0);
});
