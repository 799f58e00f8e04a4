import type { Card } from '../engine/card';
import { listInEnglish } from '../engine/english';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { gameOf, type VariantId } from '../games/index';
import { faultText, type KnownState, positionOf, stateOf } from '../games/positions';
import {
  type ReadPosition,
  readPosition,
  WRITTEN_FORMS,
  type WrittenForm,
  whyUnread,
  writePosition,
} from '../interchange/index';
import { expectOk, InputError, printError, readText, UsageError } from './program';

/** Help for the option that names a form. */
export const TO_HELP = `print the position as ${WRITTEN_FORMS.join(', ')} instead`;

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

/**
 * The position in a file, in any form; throws an InputError if it is not one of the game. Without a game it finds that out, too, and says
 * on the standard error which it is.
 */
export function positionInFile(
  file: string,
  chosen?: VariantId,
): KnownState & Pick<ReadPosition, 'game'> {
  const read = readPosition(readText(file, whyUnread), chosen);
  if (!read.ok) throw new InputError(faultText(read.error));
  const { game, form, position } = read.value;
  if (chosen === undefined)
    printError(`Read as ${gameOf(game).name} (${game}), in the form ${form}.\n`);
  const state = stateOf(game, position);
  if (state.ok) return { ...state.value, game };
  const [first] = state.error;
  throw new InputError(first ? faultText(first) : '');
}
