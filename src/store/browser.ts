import { type DealId, randomDealId } from '../engine/dealId';
import type { Archiving } from './browserArchiving';
import type { GameStore } from './gameState';
import { createGameStore } from './gameStore';
import { createRecords, type Records } from './records';
import { ARCHIVED_KEY, createSafeStorage, type SafeStorage, type TextStorage } from './safeStorage';
import { createSaves, gameKey, type Saves } from './saves';
import { persistSelection } from './selection';
import { createSettings, SETTINGS_KEY, type SettingsStore } from './settings';
import type { Writers } from './tabs';

/** The stores the pages share. */
export interface Stores {
  readonly store: GameStore;
  readonly saves: Saves;
  readonly records: Records;
  readonly settings: SettingsStore;
  /** The archive at work. It is loaded after the first paint, or as soon as somebody asks. */
  readonly archiving: () => Promise<Archiving>;
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
  archiving: (stores: Stores) => Promise<Archiving> = () => Promise.reject(new Error('no archive')),
): Stores {
  const storage = createSafeStorage(local);
  const saves = createSaves(storage, now);
  const records = createRecords(storage);
  const settings = createSettings(storage);
  const store = createGameStore({
    saves: timed(saves),
    records,
    randomDeal,
    now,
    archive: {
      recall: (id, deal) => {
        if (storage.read(ARCHIVED_KEY) === null || storage.read(gameKey(id, deal)) !== null) {
          return undefined;
        }
        const recalled = stores.archiving().then(({ archivist }) => archivist.recall(id, deal));
        return Promise.race([recalled.catch(() => {}), waitFor(RECALL_MS)]);
      },
      claim: (id, deal) => writers?.claim(`${id}/${deal}`),
    },
    autoplay: () => settings.getState().autoHome === 'on',
    autoReplace: () => settings.getState().autoReplace === 'on',
  });
  persistSelection(store, createSafeStorage(tab));
  let started: Promise<Archiving> | undefined;
  let writers: Writers | undefined;
  const stores: Stores = {
    store,
    saves,
    records,
    settings,
    archiving: () => {
      started ??= archiving(stores).then((archive) => {
        writers = archive.writers;
        return archive;
      });
      return started;
    },
  };
  return stores;
}

/** How long a deal may take to come back from the archive, in milliseconds: then it is dealt anew, beside the archived one. */
const RECALL_MS = 3000;

const waitFor = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Creates the app’s stores over the browser’s storage; they follow what other tabs save. */
export function createBrowserStores(): Stores {
  const [local, tab] = [browserStorage('localStorage'), browserStorage('sessionStorage')];
  const stores = createStores(local, Date.now, randomDeal, tab, async ({ store }) => {
    const { startArchiving } = await import('./browserArchiving');
    const ask = (): void => void navigator.storage?.persist?.().catch(() => {});
    return startArchiving(store, createSafeStorage(local), Date.now, ask);
  });
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
