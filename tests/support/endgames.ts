import { type Card, makeCard } from '../../src/engine/card';
import { pythonRandom } from '../../src/engine/pythonRandom';
import { selectionShuffle } from '../../src/engine/shuffle';
import { isWon } from '../../src/games/building/rules';
import { legalMoves } from '../../src/games/klondike/moves';
import { apply } from '../../src/games/klondike/rules';
import type { Draw, KlondikeState } from '../../src/games/klondike/state';

/** Cards of a suit that are on its foundation. */
const DONE = 10;
/** How the others are laid out; only the last card of a pile is face up. */
const PILES = [3, 2, 2, 0, 0, 0, 0];

/** End of a game number n: jacks to kings in the piles and the stock, all else on the foundations, where it stays. */
export function endgame(draw: Draw, n: number): KlondikeState {
  const { randomBelow } = pythonRandom(String(n));
  const range = (from: number, to: number, suit: number): Card[] =>
    Array.from({ length: to - from }, (_, i) => makeCard(suit, from + i));
  const cards = selectionShuffle(
    [0, 1, 2, 3].flatMap((suit) => range(DONE, 13, suit)),
    randomBelow,
  );
  return {
    draw,
    noReturn: true,
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
const keyOf = ({ stock, waste, foundations, tableau }: KlondikeState): string =>
  [
    stock.length,
    waste.join(),
    foundations.map(({ length }) => length),
    tableau.map(({ cards, hidden }) => `${hidden}:${cards}`).sort(),
  ].join('|');

/** The fewest moves that win, clicks on the stock included; every line is tried. Undefined if none wins. */
export function fewestMoves(start: KlondikeState): number | undefined {
  const seen = new Set([keyOf(start)]);
  let states = [start];
  for (let moves = 0; states.length > 0; moves++) {
    if (states.some(isWon)) return moves;
    const next: KlondikeState[] = [];
    for (const state of states) {
      for (const move of legalMoves(state)) {
        const after = apply(state, move);
        if (!after.ok || seen.has(keyOf(after.value))) continue;
        seen.add(keyOf(after.value));
        next.push(after.value);
      }
    }
    states = next;
  }
  return undefined;
}
