import { expect, test } from 'vitest';
import type { ListedGame } from '../../../../src/persistence/record';
import {
  type GameFilter,
  listGames,
  movesPlayed,
  NO_FILTER,
} from '../../../../src/ui/statistics/gameFilter';

const game = (deal: string, at: number, facts: Partial<ListedGame> = {}): ListedGame => ({
  id: deal,
  revision: 1,
  variant: 'klondike-3',
  deal,
  started: at - 5,
  updated: at,
  cursor: 10,
  length: 10,
  seconds: 100,
  ...facts,
});

const GAMES: readonly ListedGame[] = [
  game('275', 1, { result: 'won', length: 120, seconds: 90, source: 'daily' }),
  game('27', 5, { result: 'lost', source: 'random' }),
  game('9', 3, { result: 'won', length: 99, seconds: 200, undos: 1, source: 'random' }),
  game('75', 2, { variant: 'golf' }),
  game('3', 4, { result: 'won', helped: true, source: 'link' }),
];

const deals = (filter: Partial<GameFilter>): readonly string[] =>
  listGames(GAMES, { ...NO_FILTER, ...filter }).map(({ deal }) => deal);

test.each([
  [{}, ['27', '3', '9', '75', '275']],
  [{ order: 'oldest' }, ['275', '75', '9', '3', '27']],
  [{ order: 'fewest' }, ['9', '275', '27', '3', '75']],
  [{ order: 'fastest' }, ['275', '9', '27', '3', '75']],
  [{ result: 'won' }, ['9', '275']],
  [{ result: 'clean' }, ['275']],
  [{ result: 'lost' }, ['27']],
  [{ result: 'helped' }, ['3']],
  [{ result: 'unfinished' }, ['75']],
  [{ source: 'random' }, ['27', '9']],
  [{ game: 'golf' }, ['75']],
  [{ deal: ' 75 ' }, ['75', '275']],
  [{ deal: '２７５' }, ['275']],
  [{ deal: '8' }, []],
] as [Partial<GameFilter>, string[]][])('%o lists %o', (filter, expected) => {
  expect(deals(filter)).toEqual(expected);
});

test('part of a deck is found, in letters of any case', () => {
  for (const deal of ['hk', 'ah, ks', 'ＡＨ、ＫＳ'])
    expect(listGames([game('AHKS', 1)], { ...NO_FILTER, deal })).toHaveLength(1);
});

test('the moves of a game are those that led to its end', () => {
  expect(GAMES.map(movesPlayed)).toEqual([120, 10, 99, 10, 10]);
  expect(movesPlayed(game('5', 6, { result: 'lost', cursor: 8 }))).toBe(8);
});
