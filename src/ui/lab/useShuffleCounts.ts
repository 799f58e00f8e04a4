import { useEffect, useState } from 'react';
import type { ShuffleName } from '../../lab/shuffleStudy';
import type { LabRequest } from '../../lab/worker';

/** How often the card of each place (row) went to each place (column). */
type Counts = readonly Uint32Array[];

/** Counts many shuffles in a worker: the counts, `undefined` until they are there, or `failed` without a worker. */
export function useShuffleCounts(
  name: ShuffleName,
  cards: number,
  times: number,
): Counts | 'failed' | undefined {
  const [counts, setCounts] = useState<Counts | 'failed'>();
  useEffect(() => {
    setCounts(undefined);
    const worker = new Worker(new URL('../../lab/worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Counts>) => {
      setCounts(data);
      worker.terminate();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      setCounts('failed');
    };
    worker.postMessage({ kind: 'shuffle', name, cards, times } satisfies LabRequest);
    return () => worker.terminate();
  }, [name, cards, times]);
  return counts;
}
