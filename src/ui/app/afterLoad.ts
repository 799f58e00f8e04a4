import type { Stores } from '../../store/browser';

/** The delay after the load, in milliseconds, in browsers without idle callbacks. */
const DELAY_MS = 2000;

/** Opens the database of games when the page has been painted and is idle. */
export function startGames({ games }: Stores): void {
  const start = (): void => void games.open();
  window.addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start);
    else setTimeout(start, DELAY_MS);
  });
}

/**
 * Registers the service worker, which caches the app’s files for use without a network. A new version is cached as a whole
 * and takes over with the next load; an open page keeps its own version.
 */
export function workOffline(): void {
  const container = serviceWorkers();
  if (!container) return;
  const register = (): void => {
    container.register('./sw.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}

/** Undefined where there are no service workers; in a sandboxed frame the browser throws. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
