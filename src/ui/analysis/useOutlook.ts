import { useEffect, useState } from 'react';
import type { OutlookAnswer } from '../../analysis/outlooks';
import type { Asking } from '../../analysis/solverClient';
import { noVerdict } from '../../analysis/solverFailure';

/** What is known of the chances in a position so far. */
interface KnownSoFar {
  readonly answer?: OutlookAnswer | undefined;
  /** True if it gets no sharper. */
  readonly isDone?: boolean;
  /** A sentence if the solver has failed. */
  readonly failure?: string;
}

/** Asks for an outlook; every new function is asked: use `useCallback`. */
export type FindOutlook = (asking: Asking<OutlookAnswer>) => Promise<OutlookAnswer | undefined>;

/** What a player can know of a position of a game with chances. It is computed while this is used; without a function nothing is. */
export function useOutlook(find: FindOutlook | undefined, position: unknown): KnownSoFar {
  const [found, setFound] = useState<KnownSoFar & { readonly of: unknown }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function asks about the position
  useEffect(() => {
    if (!find) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (known: KnownSoFar): void => {
      if (!signal.aborted) setFound({ of: position, ...known });
    };
    find({ priority: 'chance', signal, onFirst: (answer) => show({ answer }) })
      .then((answer) => show({ answer, isDone: true }))
      .catch((error) => show({ failure: noVerdict(error) }));
    return () => controller.abort();
  }, [find]);
  return found && found.of === position ? found : {};
}
