import { type DealId, randomDealId } from '../engine/dealId';
import type { GameStore } from './gameState';
import { createGameStore } from './gameStore';
import { createRecords, type Records } from './records';
import { createSafeStorage, type TextStorage } from './safeStorage';
import { createSaves, type Saves } from './saves';
import { persistSelection } from './selection';
import { createSettings, SETTINGS_KEY, type SettingsStore } from './settings';

/** Everything the pages read and do. */
export interface Stores {
  readonly store: GameStore;
  readonly saves: Saves;
  readonly records: Records;
  readonly settings: SettingsStore;
}

/** A random integer from 0 to n − 1, each equally likely; n is at most 2^32. */
function randomBelow(n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while ((word[0] as number) >= limit);
  return (word[0] as number) % n;
}

export const randomDeal = (): DealId => randomDealId(randomBelow);

/** A storage of the browser; nothing where it is forbidden. */
function browserStorage(name: 'localStorage' | 'sessionStorage'): TextStorage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

/** The stores over any storage, and over one for what belongs to this tab. */
export function createStores(
  storage: TextStorage | undefined,
  now: () => number,
  random: () => DealId,
  tab?: TextStorage,
): Stores {
  const shelf = createSafeStorage(storage);
  const saves = createSaves(shelf, now);
  const records = createRecords(shelf);
  const settings = createSettings(shelf);
  const store = createGameStore({
    saves: timed(saves),
    records,
    randomDeal: random,
    autoHome: () => settings.getState().autoHome === 'on',
    autoReplace: () => settings.getState().autoReplace === 'on',
  });
  persistSelection(store, createSafeStorage(tab));
  return { store, saves, records, settings };
}

/** The app's stores, over the browser's storage, following what other tabs store. */
export function createBrowserStores(): Stores {
  const [local, tab] = [browserStorage('localStorage'), browserStorage('sessionStorage')];
  const stores = createStores(local, Date.now, randomDeal, tab);
  window.addEventListener('storage', ({ key }) => {
    if (key === SETTINGS_KEY) stores.settings.reread();
    else stores.store.actions.reloadIfNewer(key);
  });
  window.addEventListener('pagehide', stores.store.actions.saveNow);
  return stores;
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
