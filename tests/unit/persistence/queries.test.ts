import { expect, test } from 'vitest';
import '../../../src/games/all';
import type { VariantId } from '../../../src/games/index';
import { describeRecord, unfinishedGames } from '../../../src/persistence/queries';
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

test('the record of a variant, in words: only finished deals are told', () => {
  const games = [
    game('1', { result: 'won', length: 98 }),
    game('2', { result: 'won', length: 120 }),
    game('3', { result: 'lost' }),
    game('4'),
    game('3', { variant: 'elevens;places=8', result: 'won', length: 20 }),
  ];
  const of = (variant: VariantId) => games.filter((each) => each.variant === variant);
  expect(describeRecord(of('klondike-3'))).toBe('Won 2 of 3 · best 98 moves');
  const helped = game('5', { result: 'won', helped: true, length: 60 });
  expect(describeRecord([...of('klondike-3'), helped])).toBe(
    'Won 2 of 3 · best 98 moves · 1 with the solver',
  );
  // Where choices change nothing, the number of moves says nothing.
  expect(describeRecord(of('elevens;places=8'))).toBe('Won 1 of 1');
  expect(describeRecord(of('elevens'))).toBeUndefined();
  expect(describeRecord([game('1')])).toBeUndefined();
});
