import type { Stores } from '../../store/stores';
import { refetchFiles, registerServiceWorker } from '../../workers/registerServiceWorker';
import { watchStyleSheets } from '../parts/styleSheets';

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

/** Registers the service worker when the page has loaded. */
export function workOffline(): void {
  if (document.readyState === 'complete') registerServiceWorker();
  else window.addEventListener('load', registerServiceWorker);
}

/** Lets a file that could not be loaded or run be fetched again, at the next attempt or the next load of the page. */
export function watchFailedFiles(window: Window): void {
  watchStyleSheets(window);
  // Vite tells of every import that fails.
  window.addEventListener('vite:preloadError', refetchFiles);
}
