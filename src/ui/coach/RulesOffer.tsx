import { t } from '@lingui/core/macro';
import { baseOf, FIRST_GAMES } from '../../games/index';
import type { TableGame } from '../../store/game/table';
import { Button } from '../parts/Button';
import { useGamePage, useStores } from '../parts/context';
import { SIDEWAYS, useMedia } from '../parts/media';
import { useGameList } from '../parts/useStored';
import { wantsNoCoach } from './coached';

/** True for a player who has never played a game, wants to be told of it, and has the room. The game of the coach needs no words. */
export function useOffersRules({ record }: Pick<TableGame, 'record'>): boolean {
  const { storage } = useStores();
  const list = useGameList();
  // The table needs the height of a phone held sideways.
  const isLow = useMedia(SIDEWAYS);
  const base = baseOf(record.variant);
  const isNew = list?.every(({ id, variant }) => id === record.id || baseOf(variant) !== base);
  return isNew === true && !isLow && !FIRST_GAMES.includes(base) && !wantsNoCoach(storage);
}

/** Opens the rules of the game on the table. */
export function RulesButton() {
  const { run } = useGamePage();
  return <Button onClick={() => run('game')}>{t`Rules of the game`}</Button>;
}
