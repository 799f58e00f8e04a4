import type { DealId } from '../../engine/dealId';
import type { GameId } from '../../games/index';
import { asDaily, type OpenedDaily } from '../../store/daily';
import type { GameStore } from '../../store/gameState';
import { formatDay } from '../parts/formatDay';

/** Opens a daily deal, and says before the opening sentence which day it belongs to. */
export function openDaily(store: GameStore, game: GameId, deal: DealId, opened: OpenedDaily): void {
  // The game may have to be read from the archive first.
  const end = store.subscribe(({ current, announcement }, before) => {
    if (!current || !announcement || announcement === before.announcement) return;
    end();
    // Another game may have been opened meanwhile.
    if (current.id !== game || current.deal !== deal) return;
    store.actions.announce(`Daily deal of ${formatDay(opened.day)}. ${announcement.text}`);
  });
  store.actions.openDaily(game, deal, (played) => asDaily(played, opened));
}
