import { useEffect, useState } from 'react';
import type { ShuffleRequest } from '../../lab/labRequest';
import { startLabWorker } from '../../lab/pool';
import type { WorkerFailure } from '../../workers/workerLink';

/** What a worker has counted for a request, or why it could not; `retry` asks another worker. */
export function useShuffleCounts(request: ShuffleRequest) {
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
    worker.post(request);
    return worker.close;
  }, [request, attempt]);
  return { counts, failure, retry: () => setAttempt(attempt + 1) };
}
