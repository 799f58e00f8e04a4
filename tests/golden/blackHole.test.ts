import { describe, expect, test } from 'vitest';
import { rankOf } from '../../src/engine/card';
import { formatCards } from '../../src/engine/deck';
import { DRAW } from '../../src/games/removals/rules';
import type { RemovalState } from '../../src/games/removals/state';
import { solve } from '../../src/solver/solve';
import { removalGameOf, removalState, take } from '../support/removals';

const blackHole = removalGameOf('black-hole');
const dealBlackHole = (deal: string): RemovalState => blackHole.rules.deal(deal);

/** A position with these columns, the others empty. */
const position = (hole: string, ...columns: readonly string[]): RemovalState =>
  removalState('black-hole', { waste: hole, places: columns });

/** Whether some order of plays clears the columns, by trying all of them. */
function canBeCleared(state: RemovalState): boolean {
  const { rules } = blackHole;
  if (rules.status(state) === 'won') return true;
  return rules.legalMoves(state).some((move) => {
    const next = rules.apply(state, move);
    return next.ok && canBeCleared(next.value);
  });
}

test('the ace of spades lies in the hole, and the other cards in 17 columns of three', () => {
  const { waste, places, stock } = dealBlackHole('275');
  expect([formatCards(waste), stock]).toEqual(['AS', []]);
  expect(places.map(({ length }) => length)).toEqual(Array.from({ length: 17 }, () => 3));
});

test('it has no stock: neither a move, nor a line of help, nor a line of text', () => {
  const deal = dealBlackHole('275');
  expect(blackHole.rules.legalMoves(deal).every(({ type }) => type === 'remove')).toBe(true);
  expect(blackHole.lines.moveHelp()).toHaveLength(1);
  expect(blackHole.lines.formatState(deal)).toMatch(/^Hole, last = top: AS\n\nc1 /);
  const drawn = blackHole.rules.apply(deal, DRAW);
  expect(!drawn.ok && blackHole.text.explain(drawn.error)).toBe('There is no stock.');
});

test('ace and king follow each other, and sentences name the hole', () => {
  const next = blackHole.rules.apply(position('AS', '5C', 'KH'), take(2));
  expect(next.ok && formatCards(next.value.waste)).toBe('AS KH');
  const refused = blackHole.rules.apply(position('AS', '5C', 'KH'), take(1));
  expect(!refused.ok && blackHole.text.explain(refused.error)).toBe(
    '5 of Clubs needs a 4 or a 6; the hole shows the Ace of Spades.',
  );
});

describe('the solver', () => {
  const small = Array.from({ length: 60 }, (_, deal) => {
    const { places } = dealBlackHole(String(deal));
    // Four columns of one deal: small enough to try every order.
    return position('AS', ...places.slice(0, 4).map((column) => formatCards(column)));
  });

  test('agrees with a trial of every order, on positions that can and cannot be won', () => {
    const near = small.map((state) => ({
      ...state,
      // Ranks 1 to 5 only: cards of near ranks can often be played.
      places: state.places.map((column) => column.filter((card) => rankOf(card) < 5)),
    }));
    const verdicts = [...small, ...near].map((state) => {
      const { verdict } = solve('black-hole', state);
      expect(verdict).toBe(canBeCleared(state) ? 'winnable' : 'unwinnable');
      return verdict;
    });
    expect(new Set(verdicts)).toEqual(new Set(['winnable', 'unwinnable']));
  });

  test('decides whole deals, with 51 moves to a win', () => {
    for (const deal of ['1', '2', '3']) {
      const { verdict, line } = solve('black-hole', dealBlackHole(deal));
      expect(verdict).not.toBe('unknown');
      expect(line).toHaveLength(verdict === 'winnable' ? 51 : 0);
    }
  });
});
