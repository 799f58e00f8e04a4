import { refetchFiles } from '../../workers/registerServiceWorker';
import { watchStyleSheets } from '../parts/styleSheets';

/** Lets a file that could not be loaded or run be fetched again, at the next attempt or the next load of the page. */
export function watchFailedFiles(window: Window): void {
  watchStyleSheets(window);
  // Vite tells of every import that fails.
  window.addEventListener('vite:preloadError', refetchFiles);
}
