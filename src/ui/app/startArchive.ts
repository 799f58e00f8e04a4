import type { Stores } from '../../store/browser';

/** Milliseconds after the load in browsers that cannot tell when they are idle. */
const DELAY_MS = 2000;

/** Loads the archive when the page has been painted and has nothing to do. Without it the games stay where they are. */
export function startArchive({ archiving }: Stores): void {
  const start = (): void => void archiving().catch(() => {});
  window.addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start);
    else setTimeout(start, DELAY_MS);
  });
}
