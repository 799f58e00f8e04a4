import { refetchFiles } from './registerServiceWorker';
import { scriptUrl } from './scriptUrl';

/** The first message of every worker, sent when its file is loaded. */
export const READY = 'ready';

/** Milliseconds for a worker’s first message, enough for a slow network and a busy machine. Its work may take any time. */
export const START_MS = 15_000;

/** `failed`: the worker could not be loaded, or died. `silent`: it sent nothing in time. */
export type WorkerFailure = 'failed' | 'silent';

/** A connection to a worker. */
export interface WorkerLink<Request> {
  /** Sends a request; ignored if the worker is lost. */
  readonly post: (request: Request) => void;
  /** Terminates the worker. No callback is called afterwards. */
  readonly close: () => void;
}

/** Starts the worker of a script and listens to it. A failure terminates it and is reported once, never before this function returns. */
export function linkWorker<Request, Response>(
  script: string,
  onResponse: (response: Response) => void,
  onFailure: (failure: WorkerFailure) => void,
): WorkerLink<Request> {
  let isClosed = false;
  const worker = created(script);
  const timer = setTimeout(fail, worker ? START_MS : 0, worker ? 'silent' : 'failed');

  function fail(failure: WorkerFailure): void {
    if (isClosed) return;
    close();
    onFailure(failure);
  }

  function close(): void {
    isClosed = true;
    clearTimeout(timer);
    worker?.terminate();
  }

  if (worker) {
    worker.onmessage = ({ data }: MessageEvent<Response | typeof READY>) => {
      clearTimeout(timer);
      if (!isClosed && data !== READY) onResponse(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      refetchFiles();
      fail('failed');
    };
  }
  return { post: (request) => worker?.postMessage(request), close };
}

/** A new worker; undefined where the browser allows none, such as in a sandboxed frame, which has no origin. */
function created(script: string): Worker | undefined {
  // Firefox would refuse it later, and report an error.
  if (globalThis.origin === 'null') return undefined;
  try {
    return new Worker(scriptUrl(script), { type: 'module' });
  } catch {
    return undefined;
  }
}
