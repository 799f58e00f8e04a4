import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  GAME_IDS,
  type GameId,
  gameOf,
  hasLayout,
  isMainGame,
  optionsOf,
  presetOf,
  removalOf,
  setupOfVariant,
} from '../../../src/games/index';
import { formatLayout } from '../../../src/games/layouts/layoutText';
import { PRESET_IDS } from '../../../src/games/layouts/presets';
import { REMOVAL_IDS } from '../../../src/games/removals/presets';
import { formatRemoval } from '../../../src/games/removals/removalText';
import { hasSolver } from '../../../src/solver/registry';
import { STARTING_POINTS } from '../../../src/workshop/startingPoints';
import { variant } from '../../support/variants';

const TEXT = readFileSync('docs/rules.md', 'utf8');
const HEADINGS = [...TEXT.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading);

/** `Klondike` for both its games. */
const nameOf = (id: GameId): string => gameOf(id).name.split(',', 1)[0] ?? '';

test('the contents are the headings, and every game has one', () => {
  const [, contents = ''] = /Contents:\n\n(.*?)\n\n/s.exec(TEXT) ?? [];
  const links = HEADINGS.map((heading) => {
    const anchor = heading.toLowerCase().replaceAll(' ', '-').replaceAll(',', '');
    return `[${heading}](#${anchor})`;
  });
  expect(contents.split(/\s·\s/)).toEqual(links);
  const games = HEADINGS.flatMap((heading) => heading.split(', '));
  const own = GAME_IDS.filter(isMainGame);
  expect(games).toEqual(expect.arrayContaining(own.map(nameOf)));
});

test('the table of games of columns has all of them, with their descriptions', () => {
  const rows = [...TEXT.matchAll(/^\| [^|]* \| ([^|]+) \| `([a-z\d-]+)` \| `([^`]+)` \|$/gm)];
  const written = rows.map(([, name, id, layout]) => [id, name, layout]);
  const games = PRESET_IDS.flatMap((preset) => GAME_IDS.filter((id) => presetOf(id) === preset));
  expect(written).toEqual(
    games.map((id) => [id, gameOf(id).name, formatLayout(setupOfVariant(id))]),
  );
});

test('the table of games of removal has all of them, with their descriptions', () => {
  const rows = [...TEXT.matchAll(/^\| ([^|]+) \| `([a-z\d-]+)` \| `([^`]+)` \|$/gm)];
  const written = rows.map(([, name, id, removal]) => [id, name, removal]);
  const games = REMOVAL_IDS.map((id) => [id, gameOf(id).name, formatRemoval(removalOf(id) ?? {})]);
  expect(written).toEqual(games);
});

test('the games to start from have their descriptions, and measured odds of 200 deals', () => {
  const [, table = ''] = /\n### Games to start from\n(.*?)\n## /s.exec(TEXT) ?? [];
  const rows = [...table.matchAll(/^\| ([^|]+) \| `([^`]+)` \| (\d+) · (\d+) · (\d+) \|/gm)];
  expect(rows.map(([, name, game]) => ({ name, game }))).toEqual(
    STARTING_POINTS.map(({ name, game }) => ({ name: name(), game })),
  );
  for (const [, name, , ...counts] of rows)
    expect(
      counts.reduce((sum, count) => sum + Number(count), 0),
      name,
    ).toBe(200);
});

/** The values that a cell names: `1 to 3` is 1, 2 and 3. */
const valuesIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`(\w+)`|(\d+) to (\d+)|(\d+)/g)].flatMap(([, word, first, last, only]) => {
    if (word ?? only) return [word ?? only ?? ''];
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, i) => String(Number(first) + i));
  });

test('the table of options has every option of every game, with its values and the standard one', () => {
  const rows = new Map<string, { readonly values: readonly string[]; readonly standard: string }>();
  let game = '';
  const [, table = ''] = /\n## Other rules\n(.*?)\n## /s.exec(TEXT) ?? [];
  for (const [, name = '', option, values = '', standard = ''] of table.matchAll(
    /^\| ([^|]*?) ?\| `(\w+)`[^|]* \| ([^|]*) \| ([^|]*) \|$/gm,
  )) {
    game = name || game;
    rows.set(`${game} ${option}`, { values: valuesIn(values), standard });
  }
  const named = new Set<string>();
  for (const id of GAME_IDS) {
    for (const { name, values, default: standard } of optionsOf(id)) {
      const row = rows.get(`${nameOf(id)} ${name}`);
      expect(row?.values, `${id} ${name}`).toEqual(values.map(({ value }) => value));
      expect(valuesIn(row?.standard ?? '')).toContain(standard);
      named.add(`${nameOf(id)} ${name}`);
    }
  }
  expect([...rows.keys()].sort()).toEqual([...named].sort());
});

test('the line on the solver names the games that have one, and no others', () => {
  const [item = ''] = /^- The solver knows (?:.|\n {2})*$/m.exec(TEXT) ?? [];
  const line = item.replaceAll('\n ', '');
  expect(line).toContain('every game of columns');
  const [, exceptions = ''] = /every game of removal but ([^.]*), each/.exec(line) ?? [];
  const isRemovalWithSolver = (id: GameId): boolean =>
    removalOf(id) !== undefined && !exceptions.includes(nameOf(id));
  for (const id of GAME_IDS)
    expect(hasLayout(id) || isRemovalWithSolver(id), id).toBe(hasSolver(id));
  expect(line).toContain('each with every option');
  for (const id of ['klondike-3;empty=any', 'spider;suits=4', 'golf;wrap=yes'])
    expect(hasSolver(variant(id)), id).toBe(true);
});
