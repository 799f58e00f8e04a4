import { type Card, makeCard } from '../../src/engine/card';
import { pythonRandom } from '../../src/engine/pythonRandom';
import { selectionShuffle } from '../../src/engine/shuffle';
import type { LayoutState } from '../../src/games/layouts/board';
import { apply, isWon, legalMoves } from '../../src/games/layouts/rules';
import { type Draw, klondikeSetup } from './klondike';

/** Cards of a suit that are on its foundation. */
const DONE = 10;
/** How the others are laid out; only the last card of a pile is face up. */
const PILES = [3, 2, 2, 0, 0, 0, 0];

/** End of a game number n: jacks to kings in the piles and the stock, all else on the foundations, where it stays. */
export function endgame(n: number): LayoutState {
  const { randomBelow } = pythonRandom(String(n));
  const range = (from: number, to: number, suit: number): Card[] =>
    Array.from({ length: to - from }, (_, i) => makeCard(suit, from + i));
  const cards = selectionShuffle(
    [0, 1, 2, 3].flatMap((suit) => range(DONE, 13, suit)),
    randomBelow,
  );
  return {
    waste: [],
    foundations: [0, 1, 2, 3].map((suit) => range(0, DONE, suit)),
    tableau: PILES.map((count) => ({
      cards: cards.splice(0, count),
      hidden: Math.max(0, count - 1),
    })),
    stock: cards,
  };
}

/** A position as a text. Columns, and foundations, count as the same in any order. */
const keyOf = ({ stock = [], waste = [], foundations, tableau }: LayoutState): string =>
  [
    stock.length,
    waste.join(),
    foundations.map(({ length }) => length),
    tableau.map(({ cards, hidden }) => `${hidden}:${cards}`).sort(),
  ].join('|');

/** The fewest moves that win, clicks on the stock included; every line is tried. Undefined if none wins. */
export function fewestMoves(draw: Draw, start: LayoutState): number | undefined {
  const setup = klondikeSetup({ stock: draw, back: false });
  const seen = new Set([keyOf(start)]);
  let states = [start];
  for (let moves = 0; states.length > 0; moves++) {
    if (states.some((state) => isWon(setup, state))) return moves;
    const next: LayoutState[] = [];
    for (const state of states) {
      for (const move of legalMoves(setup, state)) {
        const after = apply(setup, state, move);
        if (!after.ok || seen.has(keyOf(after.value))) continue;
        seen.add(keyOf(after.value));
        next.push(after.value);
      }
    }
    states = next;
  }
  return undefined;
}
