import { useLayoutEffect, useState } from 'react';
import type { OutlookAnswer } from '../../analysis/outlooks';
import { noVerdict } from '../../analysis/solverFailure';
import type { AnyHistory } from '../../engine/history';
import type { TableGame } from '../../store/game/table';
import type { Solver } from '../parts/game';

/** What is known of the chances in a position so far. */
interface KnownSoFar {
  readonly answer?: OutlookAnswer | undefined;
  /** True if it gets no sharper. */
  readonly isDone?: boolean;
  /** A sentence if the solver has failed. */
  readonly failure?: string;
}

/** What the player can know of the present position of a game with chances. It is computed while this is used. */
export function useOutlook(load: Solver['load'], current: TableGame): KnownSoFar {
  const [found, setFound] = useState<KnownSoFar & { readonly of: AnyHistory }>();
  // Asked before the panel is painted, which takes longer than the first figure.
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const of = current.history;
    const show = (known: KnownSoFar): void => {
      if (!signal.aborted) setFound({ of, ...known });
    };
    load()
      .then(({ outlookOf }) => {
        const onFirst = (answer: OutlookAnswer): void => show({ answer });
        return outlookOf(current, { priority: 'chance', signal, onFirst });
      })
      .then((answer) => show({ answer, isDone: true }))
      .catch((error) => show({ failure: noVerdict(error) }));
    return () => controller.abort();
  }, [load, current]);
  return found?.of === current.history ? found : {};
}
