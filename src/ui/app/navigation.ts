import { createStore, type StoreApi } from 'zustand/vanilla';
import type { VariantDeal } from '../../games/index';
import { isPlayed } from '../../persistence/record';
import type { GameStore } from '../../store/gameStore';
import { type Address, gameAddress, OWN_ENTRY, parseAddress } from '../parts/address';
import { forgetOrigin, HOME, rememberOrigin, wayBack } from '../parts/wayBack';

type GameAddress = Extract<Address, { page: 'game' }>;

/** The current route, by which a page is rendered. It follows the address, and the address follows the game on the table. */
export type Navigation = StoreApi<Address>;

/** Starts navigation: opens the page's address, then follows the address and the game store. */
export function createNavigation(games: GameStore, window: Window): Navigation {
  const { location, history } = window;
  const { actions } = games;
  const navigation = createStore<Address>(() => ({ page: 'home' }));

  /**
   * Remembers the page from which a game is opened. Forgets it on the way to another page, or back to the game it was opened from. Once
   * the game on the table has a move or another one has come, the home page is shown from its top, where that game is.
   */
  function goFrom(address: string, { page }: Address): void {
    if (navigation.getState().page === 'game') {
      const { current } = games.getState();
      const isOther = page === 'game' || (current && isPlayed(current.record));
      if (wayBack() === HOME && isOther) forgetOrigin();
      return;
    }
    if (page === 'game' && location.hash !== wayBack()) rememberOrigin(address);
    else forgetOrigin();
  }

  function readAddress(): void {
    const route = parseAddress(location.hash);
    navigation.setState(route, true);
    if (route.page !== 'game') return actions.close();
    writeCanonical(route);
    openGame(route);
  }

  /** Replaces another spelling of the address by its canonical one. */
  function writeCanonical({ game, deal, moves, played }: GameAddress): void {
    const address = gameAddress(game, deal, moves, played);
    if (location.hash !== address) history.replaceState(history.state, '', address);
  }

  function openGame(address: GameAddress): void {
    const { current } = games.getState();
    const { game: variant, deal, moves, played } = address;
    if (deal !== undefined && moves !== undefined)
      void actions.open({ kind: 'link', variant, deal, moves, played });
    else if (current && isAddressOf(address, current.record)) writeAddress();
    else if (deal === undefined) void actions.open({ kind: 'last', variant });
    else void actions.open({ kind: 'address', variant, deal });
  }

  function writeEntry(update: 'pushState' | 'replaceState', address?: string): void {
    try {
      history[update](OWN_ENTRY, '', address);
    } catch {
      // Browsers limit how often a page may do this. The next change tries again.
    }
  }

  function writeAddress(): void {
    const { current } = games.getState();
    const before = navigation.getState();
    const update = current && addressUpdate(before, current);
    if (!update) return;
    // The address has left the game and is about to be read: a game that is found just now must not replace it.
    if (before.page === 'game' && parseAddress(location.hash).page !== 'game') return;
    const { variant, deal } = current.record;
    const route: Address = { page: 'game', game: variant, deal };
    if (update === 'pushState') goFrom(location.hash, route);
    writeEntry(update, gameAddress(variant, deal));
    navigation.setState(route, true);
  }

  // Every page says itself where it begins.
  history.scrollRestoration = 'manual';
  window.addEventListener('hashchange', ({ oldURL }) => {
    writeEntry('replaceState');
    goFrom(new URL(oldURL).hash, parseAddress(location.hash));
    readAddress();
  });
  games.onChange(writeAddress);
  readAddress();
  return navigation;
}

/** True if an address names this deal, or its game without a deal. */
const isAddressOf = ({ game, deal }: GameAddress, current: VariantDeal): boolean =>
  game === current.variant && (deal ?? current.deal) === current.deal;

/**
 * How the address must change to name the current deal; undefined if it is right. Another deal adds an entry to the
 * browser’s history. The entry is replaced to add a missing deal number, or to drop the moves of a link once the player goes on.
 */
export function addressUpdate(
  route: Address,
  { record, isPreview }: { readonly record: VariantDeal; readonly isPreview?: boolean },
): 'pushState' | 'replaceState' | undefined {
  if (route.page !== 'game' || !isAddressOf(route, record)) return 'pushState';
  const isComplete = route.deal !== undefined && (route.moves === undefined || isPreview);
  return isComplete ? undefined : 'replaceState';
}
