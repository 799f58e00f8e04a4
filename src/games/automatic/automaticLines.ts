import { t } from '@lingui/core/macro';
import type { GameLines } from '../../engine/lines';
import { quote } from '../../engine/quote';
import { err, ok } from '../../engine/result';
import { helpLine } from '../../engine/textTable';
import { STEP, type StepMove } from './automaticGame';

/** What each game that plays itself defines; the rest of its lines is the same for all. */
type AutomaticLinesParts<State> = Required<
  Pick<GameLines<State, StepMove>, 'formatState' | 'howToPlay' | 'printing'>
>;

/** The lines of a game whose only move is the next step. */
export const automaticLines = <State>(
  parts: AutomaticLinesParts<State>,
): GameLines<State, StepMove> => ({
  ...parts,
  moveHelp: () => [helpLine('step', t`the next step`)],
  parseMove: (text) => {
    if (text.trim().toLowerCase() === 'step') return ok(STEP);
    const typed = quote(text);
    return err(t`${typed} is not a move; the only move of this game is “step”.`);
  },
});
