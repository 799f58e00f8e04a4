import { expect, test } from 'vitest';
import '../../../src/games/all';
import { unfinishedGames } from '../../../src/persistence/queries';
import type { ListedGame } from '../../../src/persistence/record';

let moment = 0;

/** A game that goes on, played later than those before. */
function game(deal: string, facts: Partial<ListedGame> = {}): ListedGame {
  moment++;
  const times = { started: moment, updated: moment, ...(facts.result && { ended: moment }) };
  const base = { id: `g${moment}`, revision: 1, variant: 'klondike-3', deal } as const;
  return { ...base, cursor: 3, length: 3, seconds: 9, ...times, ...facts };
}

test('unfinished games of any deal are listed, the newest first', () => {
  const games = [
    game('275'),
    game('5', { variant: 'klondike-1' }),
    game('9'),
    // Neither a game without a move, nor one that is won, or was lost at its end.
    game('11', { cursor: 0, length: 0, bet: 'won' }),
    game('12', { result: 'won' }),
    game('13', { result: 'won', cursor: 1 }),
    game('14', { result: 'lost' }),
    game('15', { result: 'lost', cursor: 1 }),
    // Of a deal only the newest game is gone on with.
    game('16'),
    game('16', { result: 'won' }),
    game('17'),
    game('17', { length: 5 }),
  ];
  const list = (most: number) =>
    unfinishedGames(games, most).map(({ deal, length }) => [deal, length]);
  const all = [
    ['17', 5],
    ['15', 3],
    ['9', 3],
    ['5', 3],
    ['275', 3],
  ];
  expect(list(9)).toEqual(all);
  expect(list(2)).toEqual(all.slice(0, 2));
  expect(unfinishedGames([...games].reverse(), 9)).toEqual(unfinishedGames(games, 9));
});
