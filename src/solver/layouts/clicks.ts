import { countIn, fromIn, type Position, THEN_UP, WASTE } from './position';

// Moves of a search as a player makes them: some take several, and most of those are turns of the stock.

/**
 * How many moves of a player a move counts as; always 1 where the problem does not count them. Turns of a stock that is gone through
 * once are left out, since they are the same in every line.
 */
export function clicksOf(position: Position, move: number): number {
  const { countsTurns, setup } = position.problem;
  if (!countsTurns) return 1;
  const clicks = move & THEN_UP ? 2 : 1;
  const isTurned = fromIn(move) === WASTE && setup.redeals !== 0;
  return isTurned ? clicks + turnsTo(position, countIn(move)) : clicks;
}

/** More than any move of a position counts as, and any after it. */
export const maxClicks = ({ problem, deckLeft }: Position): number =>
  problem.countsTurns ? 2 * deckLeft + 3 : 1;

/** How many turns of the stock show card number `place` of the waste. */
function turnsTo(position: Position, place: number): number {
  const { turned, deckLeft, problem } = position;
  const { step } = problem;
  if (position.isAhead(place)) return Math.ceil((place - turned) / step);
  return Math.ceil((deckLeft - turned) / step) + 1 + Math.ceil(place / step);
}
