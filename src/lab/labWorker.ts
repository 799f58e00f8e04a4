import { linkWorker, type WorkerFailure, type WorkerLink } from '../workers/workerLink';
import type { LabRequest } from './labRequest';

/** Starts a worker of the lab; its response depends on the kind of request. */
export const startLabWorker = <Response>(
  onResponse: (response: Response) => void,
  onFailure: (failure: WorkerFailure) => void,
): WorkerLink<LabRequest> =>
  linkWorker(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    onResponse,
    onFailure,
  );
