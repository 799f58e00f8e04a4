import { expect, test } from 'vitest';
import { seenCards } from '../../../src/chance/knowledge';
import { SHARE_GAMES } from '../../../src/chance/registry';
import { type WinnableShare, winnableShareOf } from '../../../src/chance/winnableShare';
import { statesOf } from '../../../src/engine/history';
import { pythonRandom } from '../../../src/engine/pythonRandom';
import { gameOf, type VariantId } from '../../../src/games';
import type { LayoutState } from '../../../src/games/layouts/board';
import { runToEnd } from '../../../src/solver/gameSolver';
import { exchanged } from '../../support/hiddenCards';
import { proofSize } from '../../support/proofSize';
import { playAtRandom } from '../../support/random';

const GAMES = proofSize(1, 20);
const FEW = { deals: 3, steps: 2 };

const statesAt = (id: VariantId, deal: string): readonly LayoutState[] =>
  statesOf(playAtRandom(gameOf(id), deal, 30)) as readonly LayoutState[];

test.each(SHARE_GAMES)(
  '%s: the share does not change when the hidden cards are exchanged',
  (id) => {
    for (let game = 0; game < GAMES; game++) {
      const states = statesAt(id, String(game));
      const { randomBelow } = pythonRandom(String(game));
      for (let n = 1; n <= states.length; n += 5) {
        const before = states.slice(0, n);
        const state = before.at(-1) as LayoutState;
        const seen = seenCards(before);
        const other = exchanged(state, seen, randomBelow);
        const [share, same] = [state, other].map((each) =>
          runToEnd(winnableShareOf(id, { state: each, seen }, 5, FEW)),
        );
        expect(same, `after ${n - 1} moves`).toEqual(share);
        // An exchange that no answer may see must be one.
        if (n === 1) expect(other).not.toEqual(state);
      }
    }
  },
);

test('longer searches leave fewer deals open and win no fewer, and a search that is stopped says what it knows', () => {
  const state = gameOf('castles-in-spain').rules.deal('1');
  const seen = seenCards([state as LayoutState]);
  const ask = (steps: number) =>
    winnableShareOf('castles-in-spain', { state, seen }, 0, { deals: 8, steps });
  const [short, long] = [1, 30].map((steps) => runToEnd(ask(steps)) as WinnableShare);
  expect(long).toMatchObject({ deals: 8, unknownCards: 39 });
  expect(long?.share).toBeGreaterThan(short?.share ?? 1);
  expect(long?.undecided).toBeLessThan(short?.undecided ?? 0);
  expect((long?.share ?? 1) + (long?.undecided ?? 1)).toBeLessThanOrEqual(1);
  expect(runToEnd(ask(30), () => false)).toMatchObject({ deals: 1 });
});

test('there is nothing to say of a won game, nor where all cards are known', () => {
  const won = { foundations: SUITS.map((suit) => suitCards(suit)), tableau: [] };
  expect(runToEnd(winnableShareOf('yukon', { state: won, seen: [] }, 0))).toBe('won');
  const state = gameOf('yukon').rules.deal('1') as LayoutState;
  const all = state.tableau.flatMap(({ cards }) => cards);
  expect(runToEnd(winnableShareOf('yukon', { state, seen: all }, 0))).toBe('known');
});

const SUITS = [0, 1, 2, 3];
const suitCards = (suit: number) => Array.from({ length: 13 }, (_, rank) => 13 * suit + rank);
