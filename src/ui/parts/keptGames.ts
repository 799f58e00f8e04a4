import { t } from '@lingui/core/macro';
import { useStore } from 'zustand';
import { memoize } from '../../engine/memoize';
import {
  createKeptGames,
  type KeptGame,
  type KeptGames,
  MAX_KEPT_GAMES,
} from '../../persistence/keptGames';
import { KEYS } from '../../persistence/keys';
import type { SafeStorage } from '../../persistence/safeStorage';
import { useStores } from './context';

export { MAX_KEPT_GAMES };

/** The kept games of a storage, which follow changes by other tabs. */
export const keptGamesOf = memoize((storage: SafeStorage): KeptGames => {
  const kept = createKeptGames(storage, Date.now);
  window.addEventListener('storage', ({ key }) => {
    if (key === KEYS.keptGames) kept.reread();
  });
  return kept;
});

/** The kept games, the newest first. */
export const useKeptGames = (): readonly KeptGame[] => useStore(keptGamesOf(useStores().storage));

/** Removes a kept game, and offers to undo it. */
export function useRemoveKeptGame(): (kept: KeptGame) => void {
  const { storage, store } = useStores();
  const games = keptGamesOf(storage);
  return (kept) => {
    games.remove(kept.game);
    const accept = (): void => {
      games.merge([kept]);
      store.actions.announce(t`Kept. It is among your games.`);
    };
    const offer = { name: t({ message: 'Undo', context: 'a deletion' }), accept };
    store.actions.announce(t`No longer kept.`, 'news', { offer });
  };
}
