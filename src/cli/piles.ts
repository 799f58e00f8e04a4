import { type Session, sessionFrom } from '../console/session';
import type { DealId } from '../engine/dealId';
import { parseJsonObject } from '../engine/json';
import { gameOf, type VariantId } from '../games/all';
import { layoutOf } from '../games/described';
import type { LayoutState } from '../games/layouts/board';
import type { Layout } from '../games/layouts/layout';
import { pilesOf, stateFromPiles } from '../games/layouts/piles';
import { expectOk, InputError, quoteFile, readText, UsageError } from './program';

// All games of columns and foundations have the piles of a described game in their states.

/** The description of a game; throws a UsageError if it has none. */
function describedBy(id: VariantId): Layout {
  const layout = layoutOf(id);
  if (!layout) throw new UsageError(`${id} is not a game of columns and foundations.`);
  return layout;
}

/** The piles of a dealt position as JSON. How many cards lie face down follows from the description. */
export function pilesText(id: VariantId, dealt: unknown): string {
  describedBy(id);
  const { down: _down, redeals: _redeals, ...piles } = pilesOf(dealt as LayoutState);
  return JSON.stringify(piles);
}

/** The position of piles in a file; throws an InputError if they are not piles of the game. */
export function sessionOfPiles(id: VariantId, file: string): Session {
  const layout = describedBy(id);
  const piles = parseJsonObject(readText(file));
  if (!piles) throw new InputError(`${quoteFile(file)} is not a JSON object of piles.`);
  const position = expectOk(stateFromPiles(layout, piles), InputError);
  // What else a state holds are rules of the game.
  return sessionFrom(id, { ...Object(gameOf(id).rules.deal(ANY)), ...position });
}

const ANY: DealId = '0';
