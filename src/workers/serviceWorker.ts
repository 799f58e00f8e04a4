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

/**
 * Registers the service worker, which caches the app’s files for use without a network. A new version is cached as a whole
 * and takes over with the next load; an open page keeps its own version.
 */
export function registerServiceWorker(): void {
  container()?.register(scriptUrl('./sw.js')).catch(ignoreFailure);
}
