import { expect, test } from 'vitest';
import type { ListedGame } from '../../../../src/persistence/record';
import { summarise } from '../../../../src/persistence/statistics';
import { addressProblem } from '../../../../src/ui/parts/address';
import { nameOfDeal } from '../../../../src/ui/parts/gameName';
import { balancedColumns } from '../../../../src/ui/statistics/Figures';
import {
  badges,
  resultInWords,
  shareInWords,
  uncountedInWords,
} from '../../../../src/ui/statistics/gameWords';
import {
  describePossible,
  describeWinnable,
  partInWords,
  partsOf,
  resultParts,
} from '../../../../src/ui/statistics/possible';
import { parseStatisticsTarget } from '../../../../src/ui/statistics/StatisticsPage';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const game = (facts: Partial<ListedGame> = {}): ListedGame => ({
  id: 'game',
  revision: 1,
  variant: 'klondike-3',
  deal: '275',
  started: 1,
  updated: 2,
  cursor: 10,
  length: 10,
  seconds: 100,
  ...facts,
});

test('a game in words', () => {
  expect(nameOfDeal('Klondike, draw three', '275')).toBe('Klondike, draw three, deal 275');
  expect(
    [{}, { result: 'won' }, { result: 'lost' }, { result: 'won', helped: true }].map((facts) =>
      resultInWords(game(facts as Partial<ListedGame>)),
    ),
  ).toEqual(['Unfinished', 'Won', 'Lost', 'Solver used']);
});

test.each([
  [{ result: 'won' }, ['Clean']],
  [{ result: 'won', variant: 'tens' }, []],
  [{ result: 'won', undos: 2, hints: 1 }, ['2 moves changed', '1 hint']],
  [{ helped: true }, ['Solver used']],
  [{ givenUp: true }, ['Given up']],
  [{ helped: true, result: 'won', source: 'daily' }, ['Daily']],
  [{ source: 'daily', day: '2026-11-22', late: true }, ['Daily of 22 Nov 2026, late']],
] as [Partial<ListedGame>, string[]][])('the marks of %o are %o', (facts, marks) => {
  expect(badges(game(facts))).toEqual(marks);
});

test('a list says how many of its games are not in the total, and why', () => {
  const setUp = game({ deal: 'position/t0' });
  expect(uncountedInWords([])).toBeUndefined();
  expect(uncountedInWords([game()])).toBe(
    '1 is not in the total. A deal counts once, by its best result.',
  );
  expect(uncountedInWords([setUp])).toBe(
    '1 is not in the total. A game that you set up does not count.',
  );
  expect(uncountedInWords([game(), setUp])).toBe(
    '2 are not in the total. A deal counts once, by its best result. A game that you set up does not count.',
  );
});

test('figures stand in even columns: a row has one alone only if it must', () => {
  expect([4, 5, 6, 7, 8, 9].map((count) => balancedColumns(count, 6))).toEqual([4, 5, 6, 4, 4, 5]);
  expect([4, 5, 6, 7, 8, 9].map((count) => balancedColumns(count, 4))).toEqual([4, 3, 3, 4, 4, 3]);
});

const ENDED = { games: 100, won: 41 };

test('what was possible is said for certain where all is known, else between two bounds', () => {
  const known = { winnable: 82, unwinnable: 18, unknown: 0, unjudged: 0 };
  expect(plain(describePossible(known, ENDED))).toBe(
    'The solver says 82% of your deals could be won; you won 41%.',
  );
  expect(describeWinnable(known, ENDED)).toBe(
    'Based on all 100 finished games that the solver can judge.',
  );
  const partly = { winnable: 60, unwinnable: 10, unknown: 5, unjudged: 25 };
  expect(plain(describePossible(partly, ENDED))).toBe(
    'The solver says at least 60% of your deals could be won, and at most 90%; you won 41%.',
  );
  expect(describeWinnable(partly, ENDED)).toBe(
    'Based on 70 of 100 finished games that the solver can judge. The solver gave up on 5.',
  );
  expect(partsOf(partly, ENDED).map(({ kind, games }) => [kind, games])).toEqual([
    ['won', 41],
    ['missed', 19],
    ['unwinnable', 10],
    ['unknown', 30],
  ]);
});

test('a key counts the games by how they ended, and says in percent what is a share of all', () => {
  const summary = summarise([
    game({ result: 'won' }),
    game({ deal: '2', givenUp: true }),
    game({ deal: '3' }),
  ]);
  const words = resultParts(summary).map((part) => partInWords(part));
  expect(words).toEqual(['Won: 1', 'Lost: 1', 'Solver used: 0', 'Unfinished: 1']);
  expect(plain(partInWords({ kind: 'missed', games: 1 }, 5))).toBe(
    'Lost, but could be won: 1 (20.0%)',
  );
});

test('few games are counted, and not said in percent', () => {
  const certain = { winnable: 0, unwinnable: 0, unknown: 0, unjudged: 0 };
  const known = (winnable: number, unwinnable: number) => ({ ...certain, winnable, unwinnable });
  expect(describePossible(known(1, 0), { games: 1, won: 0 })).toBe(
    'The solver says 1 of 1 deal could be won; you won 0.',
  );
  expect(describePossible({ ...known(1, 1), unjudged: 2 }, { games: 4, won: 1 })).toBe(
    'The solver says at least 1 of 4 deals could be won, and at most 3; you won 1.',
  );
  expect(plain(describePossible(known(4, 1), { games: 5, won: 1 }))).toBe(
    'The solver says 80% of your deals could be won; you won 20%.',
  );
  expect(describeWinnable(known(1, 0), { games: 1, won: 0 })).toBe(
    'Based on the one finished game that the solver can judge.',
  );
  expect(describeWinnable({ ...known(0, 0), unjudged: 1 }, { games: 1, won: 0 })).toBe(
    'Based on 0 of 1 finished game that the solver can judge.',
  );
  expect(shareInWords(1, 4)).toBe('1 of 4');
  expect(plain(shareInWords(1, 5))).toBe('20.0%');
});

test('the address names a game, with its options, the unfinished games, or none', () => {
  expect(parseStatisticsTarget([])).toEqual({ ok: true, value: undefined });
  expect(parseStatisticsTarget(['klondike-3;redeals=2'])).toEqual({
    ok: true,
    value: 'klondike-3;redeals=2',
  });
  expect(parseStatisticsTarget(['unfinished'])).toEqual({ ok: true, value: 'unfinished' });
  const wrong = [['whist'], ['golf', '7']].map((parts) => parseStatisticsTarget(parts));
  expect(wrong.map((each) => (each.ok ? '' : addressProblem(each.error)))).toEqual([
    'This address cannot be opened. There is no game called “whist”.',
    'This address cannot be opened. The address goes on after the game: “7”.',
  ]);
});
