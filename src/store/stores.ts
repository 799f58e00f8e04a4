import type { DealId } from '../engine/dealId';
import type { WantedDeals } from '../engine/game';
import type { ReadyDeals, WinnableDeal } from '../games/findings';
import { baseOf, type VariantId } from '../games/index';
import { localDay, type Moment } from '../persistence/day';
import { createGames, type Games } from '../persistence/games';
import { KEYS } from '../persistence/keys';
import { createReadyDeals } from '../persistence/readyDeals';
import { createSafeStorage, type SafeStorage, type TextStorage } from '../persistence/safeStorage';
import {
  createSettings,
  type Settings,
  type SettingsStore,
  winnableFor,
} from '../persistence/settings';
import { hasSolver } from '../solver/registry';
import { browserLocks, browserStorage, randomDeal, randomId } from './browser';
import { takesUpChallenges } from './challenge';
import { createGameStore, type GameStore } from './gameStore';
import { createTabLock } from './saving';
import { createTabMemory } from './tabMemory';

/** The stores that all pages share. */
export interface Stores {
  readonly store: GameStore;
  readonly games: Games;
  readonly settings: SettingsStore;
  /** The storage that all tabs share. */
  readonly storage: SafeStorage;
  readonly readyDeals: ReadyDeals;
  /** The deal of the next new game; undefined if it has to be searched for. */
  readonly nextDeal: (variant: VariantId) => DealId | undefined;
}

/** Searches for a winnable deal of a game and shows its progress, as long as `isAwaited`. */
export type SearchDeal = (
  stores: Stores,
  variant: VariantId,
  wanted: WantedDeals,
  isAwaited: () => boolean,
) => Promise<WinnableDeal>;

/** What the stores need from the browser. */
export interface Environment {
  readonly local: TextStorage | undefined;
  readonly tab: TextStorage | undefined;
  readonly locks: LockManager | undefined;
  readonly now: () => Moment;
  readonly randomDeal: () => DealId;
  readonly newId: () => string;
  /** If left out, a new game is any deal, unless a winnable one is ready. */
  readonly searchDeal?: SearchDeal | undefined;
}

/** Creates the stores over a browser, or over fakes. */
export function createStores(environment: Environment): Stores {
  const { local, tab, locks, now, randomDeal, newId, searchDeal } = environment;
  const storage = createSafeStorage(local);
  const settings = createSettings(storage);
  const readyDeals = createReadyDeals(storage);
  const games = createGames({
    storage,
    now,
    onTrouble: (sentence) => store.actions.announce(sentence),
    onLoss: (sentence) => store.actions.warn(sentence),
    onNewer: (id, isOvertaken) => void store.actions.reloadIfNewer(id, isOvertaken),
    onFirstAnswer: () => store.actions.showStored(),
  });
  const memory = createTabMemory(createSafeStorage(tab), newId);
  /** Deals that were shown before they are played, of games of which the player wants any deal. */
  const drawn = new Map<VariantId, DealId>();
  const wantedOf = (variant: VariantId): Settings['winnable'] =>
    hasSolver(variant) ? winnableFor(settings.getState(), baseOf(variant)) : 'off';
  const store = createGameStore({
    games,
    randomDeal: (variant) => {
      const deal = drawn.get(variant) ?? randomDeal();
      drawn.delete(variant);
      return deal;
    },
    newId,
    now,
    today: () => localDay(new Date(now())),
    winnableDeal: async (variant, isAwaited) => {
      const wanted = wantedOf(variant);
      if (wanted === 'off') return undefined;
      const deal = readyDeals.take(variant, wanted);
      return deal !== undefined ? { deal } : searchDeal?.(stores, variant, wanted, isAwaited);
    },
    recall: memory.recall,
    createLock: (onChange) => createTabLock(locks, onChange),
    autoplaySafe: () => settings.getState().autoplaySafe === 'on',
    autoReplace: () => settings.getState().autoReplace === 'on',
  });
  memory.listen(store);
  store.onChange(takesUpChallenges(storage));
  // A deal that somebody has seen is no new one.
  store.onChange(({ action, after }) => {
    if (action.type === 'open' && after) readyDeals.drop(after.record.variant, after.record.deal);
  });
  function nextDeal(variant: VariantId): DealId | undefined {
    const wanted = wantedOf(variant);
    if (wanted !== 'off') return readyDeals.peek(variant, wanted);
    const deal = drawn.get(variant) ?? randomDeal();
    drawn.set(variant, deal);
    return deal;
  }
  const stores: Stores = { store, games, settings, storage, readyDeals, nextDeal };
  return stores;
}

/** Creates the app’s stores, which follow changes by other tabs. */
export function createBrowserStores(searchDeal?: SearchDeal): Stores {
  const stores = createStores({
    local: browserStorage('localStorage'),
    tab: browserStorage('sessionStorage'),
    locks: browserLocks(),
    now: Date.now,
    randomDeal,
    newId: randomId,
    searchDeal,
  });
  const { store, games, settings } = stores;
  window.addEventListener('storage', ({ key }) => {
    const id = games.idOfKey(key);
    if (id !== undefined) void store.actions.reloadIfNewer(id);
    else if (key === KEYS.settings) settings.reread();
  });
  function leave(): void {
    store.actions.saveNow();
    void games.flush();
  }
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  return stores;
}
