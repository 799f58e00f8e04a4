import { useEffect, useState } from 'react';
import { noVerdict, stillSearching } from '../../analysis/solverFailure';
import type { Verdict } from '../../engine/game';
import type { AnyHistory } from '../../engine/history';
import { hasSolver } from '../../solver/registry';
import type { TableGame } from '../../store/game/table';
import { useSettings } from '../parts/context';
import type { AssistantLoader } from '../parts/gamePage';

/** A verdict and its words. While the solver searches, and without one, it is unknown. */
export interface WinningLight {
  readonly verdict: Verdict;
  readonly words: string;
}

/** The verdict of the position, if the player wants it shown all the time. With `reviews` the solver reviews the whole game. */
export function useLight(
  load: AssistantLoader['load'],
  { record, history }: TableGame,
  reviews: boolean,
): WinningLight | undefined {
  const isSolvable = hasSolver(record.variant);
  const showsVerdict = useSettings().verdicts === 'on' && isSolvable;
  const isAsked = isSolvable && (reviews || showsVerdict);
  const found = useVerdict(load, isAsked ? history : undefined, reviews);
  return showsVerdict ? (found ?? { verdict: 'unknown', words: stillSearching() }) : undefined;
}

/** The verdict on the present position; undefined while the solver searches, and without a history. */
function useVerdict(
  load: AssistantLoader['load'],
  history: AnyHistory | undefined,
  wholeGame: boolean,
): WinningLight | undefined {
  const [found, setFound] = useState<WinningLight & { readonly of: AnyHistory }>();
  useEffect(() => {
    if (!history) return;
    let isWanted = true;
    const show = (words: string, verdict: Verdict = 'unknown'): void => {
      if (isWanted) setFound({ of: history, words, verdict });
    };
    load()
      .then(({ review }) => review(wholeGame, show, () => isWanted))
      .catch((error) => show(noVerdict(error)));
    return () => {
      isWanted = false;
    };
  }, [load, history, wholeGame]);
  return found?.of === history ? found : undefined;
}
