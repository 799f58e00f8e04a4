import { scriptUrl } from './scriptUrl';

const ignoreFailure = (): void => undefined;

/** Undefined where there are no service workers; in a sandboxed frame the browser throws. */
function container(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Registers the service worker, for use without a network. A new version is cached whole, and takes over with the next load. */
export function registerServiceWorker(): void {
  const workers = container();
  if (!workers) return;
  workers.register(scriptUrl('./sw.js')).catch(ignoreFailure);
  // The service worker keeps the version whose script has a lock.
  const scope = new URL('./', location.href).href;
  const untilClosed = new Promise(ignoreFailure);
  navigator.locks
    .request(`patience ${scope} ${import.meta.url}`, { mode: 'shared' }, () => untilClosed)
    .catch(ignoreFailure);
}

let hasAsked = false;

/** Has the service worker fetch its files again: a cached one may be damaged. Once is enough. */
export function refetchFiles(): void {
  if (!hasAsked) container()?.controller?.postMessage('refetch');
  hasAsked = true;
}
