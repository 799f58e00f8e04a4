import { type DealId, randomDealId } from '../engine/dealId';
import type { GameStore } from './gameState';
import { createGameStore } from './gameStore';
import { createRecords, type Records } from './records';
import { createSafeStorage, type SafeStorage, type TextStorage } from './safeStorage';
import { createSaves, type Saves } from './saves';
import { persistSelection } from './selection';
import { createSettings, SETTINGS_KEY, type SettingsStore } from './settings';

/** The stores the pages share. */
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

/** A random deal number of at most nine digits, each equally likely. */
export const randomDeal = (): DealId => randomDealId(randomBelow);

/** A storage of the browser, or nothing if the browser forbids it. */
function browserStorage(name: 'localStorage' | 'sessionStorage'): TextStorage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

/** The storage that all tabs share. */
export const sharedStorage = (): SafeStorage => createSafeStorage(browserStorage('localStorage'));

/** The storage of this tab alone. */
export const tabStorage = (): SafeStorage => createSafeStorage(browserStorage('sessionStorage'));

/** Creates the stores over a storage; `tab` is the storage of this tab alone. `now` is in milliseconds since 1970. */
export function createStores(
  local: TextStorage | undefined,
  now: () => number,
  randomDeal: () => DealId,
  tab?: TextStorage,
): Stores {
  const storage = createSafeStorage(local);
  const saves = createSaves(storage, now);
  const records = createRecords(storage);
  const settings = createSettings(storage);
  const store = createGameStore({
    saves: timed(saves),
    records,
    randomDeal,
    autoplay: () => settings.getState().autoHome === 'on',
    autoReplace: () => settings.getState().autoReplace === 'on',
  });
  persistSelection(store, createSafeStorage(tab));
  return { store, saves, records, settings };
}

/** Creates the app’s stores over the browser’s storage; they follow what other tabs save. */
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

/** The same saves, but each load is measured as `load game` on the browser’s timeline. */
const timed = (saves: Saves): Saves => ({
  ...saves,
  load: (id, deal) => {
    const start = performance.now();
    const loaded = saves.load(id, deal);
    performance.measure('load game', { start });
    return loaded;
  },
});
