import { err, ok, type Result } from '../engine/result';
import { gameOf, layoutOf, type VariantId } from './index';
import type { LayoutState } from './layouts/board';
import { type PileTexts, pileTexts, stateFromPiles } from './layouts/piles';

// All games of columns and foundations have the piles of a described game in their states.

const noPiles = (id: VariantId): Result<never, string> =>
  err(`${id} is not a game of columns and foundations.`);

/** The piles of a dealt position. How many cards lie face down follows from the description. The error is a sentence. */
export function dealtPiles(id: VariantId, dealt: unknown): Result<PileTexts, string> {
  if (!layoutOf(id)) return noPiles(id);
  const { down: _down, redeals: _redeals, ...piles } = pileTexts(dealt as LayoutState);
  return ok(piles);
}

/** The position with these piles. The error is a sentence. */
export function positionOf(id: VariantId, piles: unknown): Result<unknown, string> {
  const layout = layoutOf(id);
  if (!layout) return noPiles(id);
  const position = stateFromPiles(layout, piles);
  if (!position.ok) return position;
  // What else a state holds are rules of the game.
  return ok({ ...Object(gameOf(id).rules.deal('0')), ...position.value });
}
