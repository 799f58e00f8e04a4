import { openSession, type Session, sessionFrom } from '../console/session';
import { quote } from '../engine/quote';
import { gameOf, type VariantId } from '../games/index';
import { stateOf } from '../games/positions';
import { hasPysolDeals, readPosition } from '../interchange/index';
import { DEAL_HELP, DECK_HELP, type PatienceCommand, PILES_HELP } from './commandLine';
import { playFile } from './console';
import { parseDeal } from './options';
import { positionInFile } from './positions';
import { expectOk, InputError, UsageError } from './program';

/** A game that begins with the position in a file, all of whose cards must be known. */
export function sessionOfPiles(id: VariantId, file: string): Session {
  const { state, unknown } = positionInFile(file, id);
  if (unknown.length > 0)
    throw new InputError(
      `${unknown.length === 1 ? 'One card is' : `${unknown.length} cards are`} unknown; this command must know them all.`,
    );
  return sessionFrom(id, state);
}

/** What a command begins with, as typed: a deal, a deck or piles, and the moves that come first. */
export interface Start {
  readonly deal?: string;
  readonly deck?: string;
  readonly piles?: string;
  readonly moves?: string;
}

/** Adds the options that `sessionOf` reads. */
export const addStart = (command: PatienceCommand): PatienceCommand =>
  command
    .option('--deal <n>', DEAL_HELP)
    .option('--deck <cards>', DECK_HELP)
    .option('--piles <file>', PILES_HELP)
    .option('--moves <file>', 'play these moves first; - for the standard input');

/** The session that a command begins with. */
export function sessionOf(id: VariantId, { deal, deck, piles, moves }: Start): Session {
  if (piles !== undefined && (deal !== undefined || deck !== undefined))
    throw new UsageError('Give a deal, a deck or piles, only one of them.');
  const begun = piles === undefined ? dealtSession(id, deal, deck) : sessionOfPiles(id, piles);
  return moves === undefined ? begun : playFile(begun, moves);
}

/** A deal of a game, also by a number of PySolFC. */
export function dealtSession(id: VariantId, deal: string | undefined, deck?: string): Session {
  const game = gameOf(id);
  const isPysolDeal =
    /^\s*py/i.test(deal ?? '') ||
    (/^\s*ms/i.test(deal ?? '') && !game.microsoftDeals && hasPysolDeals(id));
  if (!isPysolDeal || deal === undefined || deck !== undefined)
    return openSession(id, expectOk(parseDeal(deal, deck, game)));
  if (!/^\s*(?:py|ms)\s*\d+\s*$/i.test(deal))
    throw new UsageError(`${quote(deal)} is no number of a deal of PySolFC, such as py198246790.`);
  const read = readPosition(deal, id);
  if (!read.ok) throw new UsageError(read.error.sentence);
  if (read.value.deal !== undefined) return openSession(id, read.value.deal);
  const state = stateOf(id, read.value.position);
  if (!state.ok) throw new Error(state.error[0]?.sentence);
  return sessionFrom(id, state.value.state);
}
