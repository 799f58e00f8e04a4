import type { DealNumber } from '../engine/dealNumber';
import { createGameStore, type GameStore } from './gameStore';
import { createSaves, type Saves, type TextStorage } from './saves';

const RANDOM_DEALS = 1_000_000_000;

/** A random deal number of at most nine digits, each equally likely. */
export function randomDeal(): DealNumber {
  const limit = 2 ** 32 - (2 ** 32 % RANDOM_DEALS);
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while ((word[0] as number) >= limit);
  return String((word[0] as number) % RANDOM_DEALS);
}

/** The browser's storage; nothing where it is forbidden. */
function browserStorage(): TextStorage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** The app's one store, over the browser's storage, following what other tabs store. */
export function createBrowserStore(): { readonly store: GameStore; readonly saves: Saves } {
  const saves = timed(createSaves(browserStorage(), Date.now));
  const store = createGameStore(saves, randomDeal);
  window.addEventListener('storage', ({ key }) => store.actions.follow(key));
  return { store, saves };
}

/** The same saves, each load a measure `load game` on the browser's timeline. */
const timed = (saves: Saves): Saves => ({
  ...saves,
  load: (id, deal) => {
    const start = performance.now();
    const loaded = saves.load(id, deal);
    performance.measure('load game', { start });
    return loaded;
  },
});
