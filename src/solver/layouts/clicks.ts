import { countIn, fromIn, type Position, THEN_UP, WASTE } from './position';

// Moves of a search as a player makes them: some take several, and most of those are turns of the stock.

/**
 * How many moves of a player a move counts as; always 1 where the problem does not count them. Turns of a stock that is gone through
 * once are left out, since they are the same in every line.
 */
export function clicksOf(position: Position, move: number): number {
  const { turned, deckLeft, problem } = position;
  const { countsTurns, setup, step } = problem;
  if (!countsTurns) return 1;
  const clicks = move & THEN_UP ? 2 : 1;
  const isTurned = fromIn(move) === WASTE && setup.redeals !== 0;
  return isTurned ? clicks + turnsTo(countIn(move), turned, deckLeft, step) : clicks;
}

/** More than any move of a position counts as, and any after it. */
export const maxClicks = ({ problem, deckLeft }: Position): number =>
  problem.countsTurns ? 2 * deckLeft + 3 : 1;

/** How many turns of the stock show its card number `place`, from 1, if so many of its cards lie in the waste. */
export function turnsTo(place: number, waste: number, cards: number, step: number): number {
  const isAhead = place >= waste && ((place - waste) % step === 0 || place === cards);
  if (isAhead) return Math.ceil((place - waste) / step);
  return Math.ceil((cards - waste) / step) + 1 + Math.ceil(place / step);
}
