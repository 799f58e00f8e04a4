import { useCallback } from 'react';
import type { OutlookAnswer } from '../../analysis/outlooks';
import type { Asking } from '../../analysis/solverClient';
import { noVerdict } from '../../analysis/solverFailure';
import { type Ask, useAnswer } from '../parts/useAsync';

/** What is known of the chances in a position so far. */
interface KnownSoFar {
  readonly answer?: OutlookAnswer | undefined;
  /** True if it gets no sharper. */
  readonly isDone?: boolean;
  /** A sentence if the solver has failed. */
  readonly failure?: string;
}

/** Asks for an outlook; every new function is asked: use `useCallback`. */
type FindOutlook = (asking: Asking<OutlookAnswer>) => Promise<OutlookAnswer | undefined>;

/** What a player can know of a position of a game with chances. It is computed while this is used; without a function nothing is. */
export function useOutlook(find: FindOutlook | undefined, position: unknown): KnownSoFar {
  const ask: Ask<KnownSoFar> = useCallback(
    (show, signal) => {
      find?.({ priority: 'chance', signal, onFirst: (answer) => show({ answer }) }).then(
        (answer) => show({ answer, isDone: true }),
        (error) => show({ failure: noVerdict(error) }),
      );
    },
    [find],
  );
  return useAnswer(find && ask, position) ?? {};
}
