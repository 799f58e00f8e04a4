import { useMemo } from 'react';
import type { DealId } from '../../engine/dealId';
import { present } from '../../engine/history';
import type { TableView } from '../../engine/view';
import { type GameId, gameOf } from '../../games/index';
import type { ListedGame } from '../../persistence/record';
import { emptyTable } from '../parts/emptyTable';
import { useStoredGame } from '../parts/useGameList';

/** The table of a daily deal: as the player has left it, else as it is dealt; without cards while the deal is not known. */
export function useDayTable(
  game: GameId,
  deal: DealId | undefined,
  own: ListedGame | undefined,
): TableView {
  const id = own?.id;
  const played = useStoredGame(id);
  return useMemo(() => {
    const { rules, table } = gameOf(game);
    if (played?.record.variant === game) return table.view(present(played.history));
    return deal === undefined || id !== undefined ? emptyTable(game) : table.view(rules.deal(deal));
  }, [game, deal, id, played]);
}
