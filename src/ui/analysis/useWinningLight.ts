import { useCallback } from 'react';
import { noVerdict, stillSearching } from '../../analysis/solverFailure';
import type { Verdict } from '../../engine/game';
import { hasSolver } from '../../solver/registry';
import type { TableGame } from '../../store/game/table';
import { useSettings } from '../parts/context';
import { type Ask, useAnswer } from '../parts/useAsync';
import type { AssistantLoader } from './assistantLoader';

/** A verdict and its words. While the solver searches, and without one, it is unknown. */
export interface WinningLight {
  readonly verdict: Verdict;
  readonly words: string;
}

/** The verdict of the position, if the player wants it shown all the time. With `wholeGame` the solver reviews all its positions. */
export function useWinningLight(
  load: AssistantLoader['load'],
  { record, history }: TableGame,
  wholeGame: boolean,
): WinningLight | undefined {
  const isSolvable = hasSolver(record.variant);
  const showsVerdict = useSettings().verdicts === 'on' && isSolvable;
  const isAsked = isSolvable && (wholeGame || showsVerdict);
  const ask: Ask<WinningLight> = useCallback(
    (show, signal) => {
      const onPresent = (words: string, verdict: Verdict): void => show({ words, verdict });
      load()
        .then(({ review }) => review(wholeGame, onPresent, () => !signal.aborted))
        .catch((error) => show({ words: noVerdict(error), verdict: 'unknown' }));
    },
    [load, wholeGame],
  );
  const found = useAnswer(isAsked ? ask : undefined, history);
  return showsVerdict ? (found ?? { verdict: 'unknown', words: stillSearching() }) : undefined;
}
