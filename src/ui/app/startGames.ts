import type { Stores } from '../../store/browser';

/** Milliseconds after the load in browsers that cannot tell when they are idle. */
const DELAY_MS = 2000;

/** Opens the database of games when the page has been painted and has nothing to do. */
export function startGames({ games }: Stores): void {
  const start = (): void => void games.open();
  window.addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start);
    else setTimeout(start, DELAY_MS);
  });
}
