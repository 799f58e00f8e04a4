import { SUITS } from '../../engine/card';
import type { Position } from './position';

/** The weight of each thing that makes a position far from a win. */
export interface Weights {
  /** A card that is not on a foundation. */
  readonly card: number;
  /** Further, for one in a free cell, in the reserve, in the stock, or in the waste; never so far below 0 as to lose its weight. */
  readonly cell?: number;
  readonly reserve?: number;
  readonly stock?: number;
  readonly waste?: number;
  /** A card that lies face down. */
  readonly hidden?: number;
  /** A face-up card that does not go on the card below it; or that does, but is of another suit. */
  readonly breach?: number;
  readonly suit?: number;
  /** A card that lies on a lower one; on a lower one of its suit. */
  readonly blocker?: number;
  readonly ownBlocker?: number;
  /** A card on the next card of a foundation. */
  readonly cover?: number;
  /** A card of the waste that lies on a lower one. */
  readonly sunk?: number;
  /** A card on the next card but one of a foundation. */
  readonly near?: number;
  /** A column with cards. */
  readonly column?: number;
}

/** For each suit, the lowest rank met in the column so far. */
const lowestOfSuit = new Uint8Array(SUITS.length);

/** A rough distance from a win, from 0. */
export function estimate(position: Position, weights: Weights): number {
  const { problem, cards, heights, hidden, onFoundations } = position;
  const { columns, reserveAt, piles, stride, faces, fits, rankOf, suitOf, ranks, hasFoundations } =
    problem;
  const { card, cell = 0, reserve = 0, stock = 0, waste = 0 } = weights;
  const {
    hidden: down = 0,
    breach = 0,
    suit = 0,
    blocker = 0,
    ownBlocker = 0,
    cover = 0,
  } = weights;
  const { column: occupied = 0, sunk = 0, near = 0 } = weights;
  const covers = hasFoundations ? cover : 0;
  let sum = 0;
  const stockLeft = position.deckLeft - position.turned;
  sum += stockLeft * (card + stock);
  if (!problem.isRows) sum += position.turned * (card + waste);
  for (let pile = columns; pile < piles; pile++) {
    const height = heights[pile];
    if (height > 0) sum += height * (card + (pile < reserveAt ? cell : reserve));
  }
  for (let column = 0; column < columns; column++) {
    const height = heights[column];
    if (height === 0) continue;
    const first = column * stride;
    const faceDown = hidden[column];
    sum += height * card + faceDown * down + occupied;
    let lowest = 99;
    let before = -1;
    if (ownBlocker > 0) lowestOfSuit.fill(99);
    for (let i = 0; i < height; i++) {
      const face = cards[first + i];
      const rank = rankOf[face];
      if (rank > lowest) sum += blocker;
      else lowest = rank;
      if (ownBlocker > 0) {
        const own = suitOf[face];
        if (rank > lowestOfSuit[own]) sum += ownBlocker;
        else lowestOfSuit[own] = rank;
      }
      if (i > faceDown) {
        if (fits[face * faces + before] !== 1) sum += breach;
        else if (suit > 0 && face + 1 !== before) sum += suit;
      } else if (i === 0 && problem.takesKing && rank !== ranks - 1) sum += breach;
      // A card that its foundation takes next.
      if (covers > 0 && (rank === 0 || onFoundations[face - 1] > onFoundations[face]))
        sum += covers * (height - 1 - i);
      else if (
        near > 0 &&
        rank > 0 &&
        (rank === 1 || onFoundations[face - 2] > onFoundations[face])
      )
        sum += near * (height - 1 - i);
      before = face;
    }
  }
  if (sunk > 0) {
    let lowest = 99;
    for (let i = 0; i < position.turned; i++) {
      const face = position.deck[position.placesLeft[i]];
      const rank = rankOf[face];
      if (rank > lowest) sum += sunk;
      else lowest = rank;
    }
  }
  return sum;
}
