import { type Session, sessionFrom } from '../console/session';
import { parseJsonObject } from '../engine/json';
import { dealtPiles, positionOf } from '../games/describedPiles';
import type { VariantId } from '../games/index';
import { expectOk, InputError, quoteFile, readText } from './program';

/** The piles of a dealt position as JSON; throws a UsageError if the game has none. */
export const pilesText = (id: VariantId, dealt: unknown): string =>
  JSON.stringify(expectOk(dealtPiles(id, dealt)));

/** A game that begins with the piles in a file; throws an InputError if they are not piles of the game. */
export function sessionOfPiles(id: VariantId, file: string): Session {
  const piles = parseJsonObject(readText(file));
  if (!piles) throw new InputError(`${quoteFile(file)} is not a JSON object of piles.`);
  return sessionFrom(id, expectOk(positionOf(id, piles), InputError));
}
