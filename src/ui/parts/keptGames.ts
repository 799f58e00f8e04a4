import { t } from '@lingui/core/macro';
import { useStore } from 'zustand';
import { memoize } from '../../engine/memoize';
import { formatCount } from '../../locales/format';
import {
  createKeptGames,
  type KeptGame,
  type KeptGames,
  MAX_KEPT_GAMES,
} from '../../persistence/keptGames';
import { KEYS } from '../../persistence/keys';
import type { SafeStorage } from '../../persistence/safeStorage';
import { useStores } from './context';

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

/** Says that no more games can be kept. */
export function tooManyKept(): string {
  const max = formatCount(MAX_KEPT_GAMES);
  return t`You have ${max} kept games. Remove one first.`;
}

/** Removes a kept game, and offers to undo it. */
export function useRemoveKeptGame(): (kept: KeptGame) => void {
  const { storage, store } = useStores();
  const games = keptGamesOf(storage);
  return (kept) => {
    games.remove(kept.game);
    const accept = (): void => {
      const { leftOut } = games.merge([kept]);
      if (leftOut > 0) store.actions.announce(tooManyKept(), 'refusal');
      else store.actions.announce(t`Kept. It is among your games.`);
    };
    const offer = { name: t({ message: 'Undo', context: 'a deletion' }), accept };
    store.actions.announce(t`No longer kept.`, 'news', { offer });
  };
}
