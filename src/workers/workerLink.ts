/** What every worker sends first, once its file is loaded. */
export const READY = 'ready';

/**
 * Milliseconds within which a worker must give a sign of life. They leave room for a slow network and a busy machine;
 * how long its work takes does not matter.
 */
export const START_MS = 15_000;

/** `failed`: a worker could not be loaded, or died. `silent`: it gave no sign of life. */
export type WorkerFailure = 'failed' | 'silent';

/** A connection to a worker. */
export interface WorkerLink<Request> {
  /** Sends a request; a worker that is lost ignores it. */
  readonly post: (request: Request) => void;
  /** Ends the worker. It responds no more, and no longer fails. */
  readonly close: () => void;
}

/**
 * Creates a worker and listens to it. A failure ends the worker, and is reported once, never before this function
 * returns.
 */
export function linkWorker<Request, Response>(
  create: () => Worker,
  onResponse: (response: Response) => void,
  onFailure: (failure: WorkerFailure) => void,
): WorkerLink<Request> {
  let isClosed = false;
  const worker = created(create);
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
      fail('failed');
    };
  }
  return { post: (request) => worker?.postMessage(request), close };
}

/** A new worker; undefined where the browser allows none, as in a sandboxed frame. */
function created(create: () => Worker): Worker | undefined {
  try {
    return create();
  } catch {
    return undefined;
  }
}
