import { describe, expect, test } from 'vitest';
import { RANKS, rankName } from '../../../../src/engine/card';
import { FULL_DECK, formatCards } from '../../../../src/engine/deck';
import { fitsRank } from '../../../../src/games/removals/groups';
import type { RemovalMove } from '../../../../src/games/removals/rules';
import { golfState, removalGameOf, removalPlay, take } from '../../../support/removals';

const { rules } = removalGameOf('golf');
const { legalMoves, status } = rules;

const draw: RemovalMove = { type: 'draw' };
const play = (column: number): RemovalMove => take(column);

const { after, reasonOf } = removalPlay('golf');

test('the deal: five rows of seven, one card to the waste, sixteen in the stock', () => {
  const state = rules.deal('0', FULL_DECK);
  expect(state.places.map(formatCards)).toEqual([
    'KS 6S QC 5C JD',
    'QS 5S JC 4C TD',
    'JS 4S TC 3C 9D',
    'TS 3S 9C 2C 8D',
    '9S 2S 8C AC 7D',
    '8S AS 7C KD 6D',
    '7S KC 6C QD 5D',
  ]);
  expect(formatCards(state.waste)).toBe('4D');
  expect(state.stock).toEqual(FULL_DECK.slice(0, 16));
  expect(rules.score(state)).toBe(35);
});

describe('which rank goes on which', () => {
  /** The ranks that go on each rank, in order of the ranks. */
  const table = (wrap: boolean) =>
    RANKS.map((name, onto) => {
      const ranks = RANKS.flatMap((_, rank) =>
        fitsRank({ onKing: wrap ? 'both' : 'nothing' }, rank, onto) ? [rankName(rank)] : [],
      );
      return `${name}: ${ranks.join(' ')}`.trim();
    });

  test('one up or down; nothing on a king, only a 2 on an ace', () => {
    expect(table(false)).toEqual([
      'Ace: 2',
      '2: Ace 3',
      '3: 2 4',
      '4: 3 5',
      '5: 4 6',
      '6: 5 7',
      '7: 6 8',
      '8: 7 9',
      '9: 8 10',
      '10: 9 Jack',
      'Jack: 10 Queen',
      'Queen: Jack King',
      'King:',
    ]);
  });

  test('with wrap, ace and king are neighbours, and a queen goes on a king', () => {
    expect(table(true)).toEqual(['Ace: 2 King', ...table(false).slice(1, -1), 'King: Ace Queen']);
  });
});

test('a card that fits goes to the waste, whatever its suit; the card below can be played next', () => {
  const state = golfState({ stock: 'KS', waste: '8H', columns: ['TC 9H', '2C'] });
  const next = after(after(state, play(1)), play(1));
  expect(formatCards(next.waste)).toBe('8H 9H TC');
  expect(next.places[0]).toEqual([]);
  expect(next.stock).toBe(state.stock);
  expect(next.places[1]).toBe(state.places[1]);
});

test('only the last card of a column is played', () => {
  expect(reasonOf(golfState({ waste: '8H', columns: ['9H 2C'] }), play(1))).toBe('does not fit');
});

test('a draw turns the top card of the stock; there is no second pass', () => {
  const state = golfState({ stock: 'AS KS', waste: '8H', columns: ['2C'] });
  const next = after(state, draw);
  expect([formatCards(next.stock), formatCards(next.waste)]).toEqual(['AS', '8H KS']);
  expect(reasonOf(after(next, draw), draw)).toBe('nothing to draw');
});

test('what is not there cannot be played', () => {
  const state = golfState({ stock: 'AS', waste: '8H', columns: ['9C'] });
  expect(reasonOf(state, play(2))).toBe('no card');
  for (const column of [0, 8, -1, 1.5]) expect(reasonOf(state, play(column))).toBe('no such place');
});

test('the legal moves are the draw, then the columns from left to right', () => {
  const state = golfState({ stock: 'AS', waste: '8H', columns: ['9C', '3C', '7D', '', '9H'] });
  expect(legalMoves(state)).toEqual([draw, play(1), play(3), play(5)]);
});

test('won with empty columns, whatever the stock; then nothing is legal', () => {
  const state = after(golfState({ stock: 'AS', waste: '8H', columns: ['9C'] }), play(1));
  expect(status(state)).toBe('won');
  expect(legalMoves(state)).toEqual([]);
  expect(reasonOf(state, draw)).toBe('game won');
});

test('stuck with an empty stock and no card that fits; until then it goes on', () => {
  expect(status(golfState({ stock: '2S', waste: '8H', columns: ['KC'] }))).toBe('playing');
  expect(status(golfState({ waste: '8H', columns: ['KC'] }))).toBe('stuck');
  expect(status(golfState({ waste: 'KH', columns: ['QC'] }))).toBe('stuck');
  expect(
    removalGameOf('golf;wrap=yes').rules.status(golfState({ waste: 'KH', columns: ['QC'] })),
  ).toBe('playing');
});

test('the score is the number of cards left', () => {
  expect(rules.score(golfState({ waste: '8H', columns: ['KC 2C', '', '3C'] }))).toBe(3);
});
