import { type Card, rankOf, suitOf } from '../../engine/card';
import { bestMove } from '../building/advice';
import { cardsOf, targetsOf } from '../building/board';
import { finishBy } from '../building/finish';
import { heightsOf, isSafe, isWon, runLength } from '../building/rules';
import { apply, type FreeCellMove, legalMoves, RULES, sourcesOf } from './rules';
import type { FreeCellState } from './state';

/** The moves that take a card to a foundation, one for each card. */
const foundationMoves = (state: FreeCellState): readonly FreeCellMove[] =>
  sourcesOf(state).flatMap((from) => {
    const card = cardsOf(state, from)?.at(-1);
    if (card === undefined) return [];
    return targetsOf(state, card, 'foundation', RULES)
      .slice(0, 1)
      .map((to) => ({ from, to, count: 1 }));
  });

const movedCard = (state: FreeCellState, { from }: FreeCellMove): Card =>
  cardsOf(state, from)?.at(-1) as Card;

/** The first move that takes a safe card to a foundation. */
export const safeMove = (state: FreeCellState): FreeCellMove | undefined =>
  isWon(state)
    ? undefined
    : foundationMoves(state).find((move) => isSafe(movedCard(state, move), state.foundations));

/** The moves to the foundations that win by themselves, or nothing if they do not win. */
export const finish = (state: FreeCellState): readonly FreeCellMove[] | undefined =>
  finishBy(state, (now) => foundationMoves(now)[0], apply, isWon);

/**
 * The best-looking move: a card to a foundation, a longer run or an emptied cell, else a card to a cell that frees the card a
 * foundation needs next; nothing if every move only shifts cards. Hints never lead in a circle: each adds to the cards on
 * foundations or, with as many there, to the pairs in order in the columns, then to the cards in cells, then to the columns
 * with cards. One that adds to none of these is followed by a card to a foundation.
 */
export const hint = (state: FreeCellState): FreeCellMove | undefined =>
  bestMove(legalMoves(state), (move) => rate(state, move));

/** How good a move looks; 0 for one that only shifts cards, and that the next might take back. */
function rate(state: FreeCellState, { from, to, count }: FreeCellMove): number {
  const source = cardsOf(state, from) ?? [];
  const target = cardsOf(state, to) ?? [];
  const head = source.at(-count) as Card;
  if (to.kind === 'foundation') return isSafe(head, state.foundations) ? 1000 : 500;
  if (to.kind === 'tableau' && target.length > 0) {
    // Longer runs are never broken up: a run moves whole, or not at all.
    if (from.kind === 'cell') return 300 + runLength(target);
    if (count < runLength(source)) return 0;
    return (count === source.length ? 250 : 200) + runLength(target);
  }
  if (from.kind === 'cell') return 0;
  const needed = depthOfNeeded(state, source, count);
  if (to.kind === 'tableau') {
    const isPointless = count === source.length || count < runLength(source);
    return isPointless ? 0 : 100 - needed;
  }
  // A run is broken up only to free the card below; otherwise the card in the cell would go back at once.
  const below = source.at(-2);
  const isFreed = below !== undefined && targetsOf(state, below, 'foundation', RULES).length > 0;
  return runLength(source) > 1 && !isFreed ? 0 : Math.max(60 - needed, 1);
}

/** Once `count` cards are gone, how many still cover the first card that a foundation waits for; 50 if there is none. */
function depthOfNeeded(state: FreeCellState, column: readonly Card[], count: number): number {
  const heights = heightsOf(state.foundations);
  const at = column.findLastIndex((card) => rankOf(card) === heights[suitOf(card)]);
  return at < 0 ? 50 : column.length - count - 1 - at;
}
