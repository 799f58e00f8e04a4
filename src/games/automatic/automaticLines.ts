import { t } from '@lingui/core/macro';
import type { GameLines } from '../../engine/lines';
import { quote } from '../../engine/quote';
import { err, ok } from '../../engine/result';
import { helpLine } from '../../engine/textTable';
import { STEP, type StepMove } from './automaticGame';

/** What each game that plays itself defines; the rest of its lines is the same for all. */
interface AutomaticLinesParts<State>
  extends Required<Pick<GameLines<State, StepMove>, 'formatState' | 'howToPlay'>> {
  /** The transcript’s lines before the first step. */
  readonly intro: (initial: State) => readonly string[];
  /** The transcript’s lines of a step. */
  readonly transcribe: (before: State, after: State) => readonly string[];
  /** The source’s sentence at the end. */
  readonly transcriptEnd: (state: State) => string;
  readonly asks?: 'seed' | 'lines';
}

/** The lines of a game whose only move is the next step. */
export const automaticLines = <State>({
  intro,
  transcribe,
  transcriptEnd,
  asks,
  ...parts
}: AutomaticLinesParts<State>): GameLines<State, StepMove> => ({
  ...parts,
  moveHelp: () => [helpLine('step', t`the next step`)],
  parseMove: (text) => {
    if (text.trim().toLowerCase() === 'step') return ok(STEP);
    const typed = quote(text);
    return err(t`${typed} is not a move; the only move of this game is “step”.`);
  },
  printing: {
    intro,
    step: (before, _step, after) => transcribe(before, after),
    ended: transcriptEnd,
    ...(asks && { asks }),
  },
});
