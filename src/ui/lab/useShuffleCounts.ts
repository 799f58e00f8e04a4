import { useEffect, useState } from 'react';
import { startLabWorker } from '../../lab/labWorker';
import type { ShuffleName } from '../../lab/shuffleStudy';
import type { WorkerFailure } from '../../workers/workerLink';

/** Many shuffles that a worker counts. */
interface ShuffleCounts {
  /** How often the card of each place (row) went to each place (column), once that is known. */
  readonly counts: readonly Uint32Array[] | undefined;
  readonly failure: WorkerFailure | undefined;
  /** Tries again with another worker. */
  readonly retry: () => void;
}

/** Counts, in a worker, where the cards of a sorted deck go in `passes` shuffles, over so many trials. */
export function useShuffleCounts(
  name: ShuffleName,
  cards: number,
  times: number,
  passes: number,
): ShuffleCounts {
  const [counts, setCounts] = useState<readonly Uint32Array[]>();
  const [failure, setFailure] = useState<WorkerFailure>();
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts another worker
  useEffect(() => {
    setCounts(undefined);
    setFailure(undefined);
    const worker = startLabWorker<readonly Uint32Array[]>((data) => {
      setCounts(data);
      worker.close();
    }, setFailure);
    worker.post({ kind: 'shuffle', name, cards, times, passes });
    return worker.close;
  }, [name, cards, times, passes, attempt]);
  return { counts, failure, retry: () => setAttempt(attempt + 1) };
}
