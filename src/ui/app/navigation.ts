import { createStore, type StoreApi } from 'zustand/vanilla';
import { isLoaded } from '../../games/index';
import type { GameStore } from '../../store/gameState';
import { type Address, gameAddress, parseAddress } from '../parts/address';

/** `missing`: what the address asks for could not be loaded. */
type Shown = Address | { readonly page: 'missing' };

/** The page shown now. It follows the address, and the address follows the game on the table. */
export type Navigation = StoreApi<Shown>;

export function createNavigation(games: GameStore, window: Window): Navigation {
  const { location, history } = window;
  const navigation = createStore<Shown>(() => ({ page: 'menu' }));

  function readAddress(): void {
    const { hash } = location;
    const address = parseAddress(hash);
    navigation.setState(address, true);
    if (address.page === 'game' && !isLoaded(address.game)) {
      games.actions.close();
      const again = (): void => {
        if (location.hash === hash) readAddress();
      };
      const missing = (): void => {
        if (location.hash === hash) navigation.setState({ page: 'missing' }, true);
      };
      return void import('../../games/all').then(again, missing);
    }
    if (address.page === 'game') {
      const { current } = games.getState();
      if (address.moves !== undefined && address.deal !== undefined) {
        return games.actions.openMoves(address.game, address.deal, address.moves);
      }
      const shown = current?.id === address.game && (address.deal ?? current.deal) === current.deal;
      if (shown) writeAddress();
      else games.actions.open(address.game, address.deal);
    } else {
      games.actions.close();
      if (address.page === 'menu' && address.problem)
        games.actions.announce(address.problem, 'refusal');
    }
  }

  /** Names the deal on the table: a page of its own, unless the address only lacked the number. */
  function writeAddress(): void {
    const { current } = games.getState();
    const { game, deal, moves } = {
      game: undefined,
      deal: undefined,
      moves: undefined,
      ...navigation.getState(),
    };
    const same = game === current?.id && deal === current?.deal;
    if (!current || (same && (moves === undefined || current.replay))) return;
    const hash = gameAddress(current.id, current.deal);
    try {
      if (game === current.id && (deal === undefined || same)) history.replaceState(null, '', hash);
      else history.pushState(null, '', hash);
    } catch {
      // Browsers refuse very many in a short time; the next deal is named again.
    }
    navigation.setState({ page: 'game', game: current.id, deal: current.deal }, true);
  }

  window.addEventListener('hashchange', readAddress);
  games.subscribe(writeAddress);
  readAddress();
  games.setState({ dealCount: 0 }); // the page opens with its cards in their places
  return navigation;
}
