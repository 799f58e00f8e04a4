import { openSession, type Session, sessionFrom } from '../console/session';
import type { Card } from '../engine/card';
import { listInEnglish } from '../engine/english';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { gameOf, type VariantId } from '../games/index';
import { faultText, type KnownState, positionOf, stateOf } from '../games/positions';
import {
  hasPysolDeals,
  type ReadPosition,
  readPosition,
  WRITTEN_FORMS,
  type WrittenForm,
  whyUnread,
  writePosition,
} from '../interchange/index';
import { playFile } from './console';
import { parseDeal } from './options';
import { expectOk, InputError, readText, UsageError } from './program';

/** Help for the option that names a form. */
export const TO = `print the position as ${WRITTEN_FORMS.join(', ')} instead`;

/** Parses the name of a form that can be written. */
export function parseForm(word: string): Result<WrittenForm, string> {
  const form = WRITTEN_FORMS.find((each) => each === word.trim().toLowerCase());
  if (form) return ok(form);
  return err(`${quote(word)} is no form to write; there are ${listInEnglish(WRITTEN_FORMS)}.`);
}

/** A state in a form; throws a UsageError if the game or the form does not allow that. */
export function formText(
  id: VariantId,
  state: unknown,
  form: WrittenForm,
  unknown: readonly Card[] = [],
): string {
  const position = positionOf(id, state, unknown);
  if (!position) throw new UsageError(`Positions of ${gameOf(id).name} can’t be written.`);
  return expectOk(writePosition(id, position, form));
}

/** The position in a file, in any form; throws an InputError if it is not one of the game, or of any if none is given. */
export function positionInFile(
  file: string,
  game?: VariantId,
): KnownState & Pick<ReadPosition, 'game' | 'form'> {
  const read = readPosition(readText(file, whyUnread), game);
  if (!read.ok) throw new InputError(faultText(read.error));
  const { form, position } = read.value;
  const state = stateOf(read.value.game, position);
  if (state.ok) return { ...state.value, game: read.value.game, form };
  const [first] = state.error;
  throw new InputError(first ? faultText(first) : '');
}

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

/** The session that a command begins with. */
export function sessionOf(id: VariantId, { moves, ...start }: Start): Session {
  const begun = begin(id, start);
  return moves === undefined ? begun : playFile(begun, moves);
}

function begin(id: VariantId, { deal, deck, piles }: Omit<Start, 'moves'>): Session {
  if (piles === undefined) return dealtSession(id, deal, deck);
  if (deal !== undefined || deck !== undefined)
    throw new UsageError('Give a deal, a deck or piles, only one of them.');
  return sessionOfPiles(id, piles);
}

/** A deal of a game, also by a number of PySolFC. */
export function dealtSession(id: VariantId, deal: string | undefined, deck?: string): Session {
  const game = gameOf(id);
  const isPysols =
    /^\s*py/i.test(deal ?? '') ||
    (/^\s*ms/i.test(deal ?? '') && !game.microsoftDeals && hasPysolDeals(id));
  if (!isPysols || deal === undefined || deck !== undefined)
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
