import { useCallback, useState } from 'react';
import type { ShuffleRequest } from '../../lab/labRequest';
import { startLabWorker } from '../../lab/pool';
import type { WorkerFailure } from '../../workers/workerLink';
import { type Ask, useAnswer } from '../parts/useAsync';

interface ShuffleCounts {
  readonly counts?: readonly Uint32Array[];
  readonly failure?: WorkerFailure;
}

/** What a worker has counted for a request, or why it could not; `retry` asks another worker. */
export function useShuffleCounts(request: ShuffleRequest) {
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts another worker
  const ask = useCallback<Ask<ShuffleCounts>>(
    (show, signal) => {
      const worker = startLabWorker<readonly Uint32Array[]>(
        (counts) => {
          show({ counts });
          worker.close();
        },
        (failure) => show({ failure }),
      );
      signal.addEventListener('abort', worker.close);
      worker.post(request);
    },
    [request, attempt],
  );
  return { ...useAnswer(ask), retry: () => setAttempt(attempt + 1) };
}
