import { openSession, type Session, sessionFrom } from '../console/session';
import { parseJsonObject } from '../engine/json';
import { dealtPiles, positionOf } from '../games/describedPiles';
import { gameOf, type VariantId } from '../games/index';
import { parseDeal } from './options';
import { expectOk, InputError, quoteFile, readText, UsageError } from './program';

/** The piles of a dealt position as JSON; throws a UsageError if the game has none. */
export const pilesText = (id: VariantId, dealt: unknown): string =>
  JSON.stringify(expectOk(dealtPiles(id, dealt)));

/** A game that begins with the piles in a file; throws an InputError if they are not piles of the game. */
export function sessionOfPiles(id: VariantId, file: string): Session {
  const piles = parseJsonObject(readText(file));
  if (!piles) throw new InputError(`${quoteFile(file)} is not a JSON object of piles.`);
  return sessionFrom(id, expectOk(positionOf(id, piles), InputError));
}

/** What a command begins with, as typed. */
interface Start {
  readonly deal?: string;
  readonly deck?: string;
  readonly piles?: string;
}

/** The deal, the deck or the piles that a command begins with. */
export function sessionOf(id: VariantId, { deal, deck, piles }: Start): Session {
  if (piles === undefined) {
    return openSession(id, expectOk(parseDeal(deal, deck, gameOf(id))));
  }
  if (deal !== undefined || deck !== undefined)
    throw new UsageError('Give a deal, a deck or piles, only one of them.');
  return sessionOfPiles(id, piles);
}
