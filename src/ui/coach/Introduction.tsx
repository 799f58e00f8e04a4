import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { playsItself } from '../../engine/game';
import { aboutGame } from '../../games/about';
import { baseOf, FIRST_GAMES, gameOf } from '../../games/index';
import { joinSentences } from '../../locales/format';
import type { TableGame } from '../../store/game/table';
import { Button } from '../parts/Button';
import { useGameName } from '../parts/gameName';
import { useGamePage } from '../parts/gamePage';
import { CloseStrip, TableStrip } from '../parts/TableStrip';
import { useGameList } from '../parts/useGameList';

/** Says what a game is about to a player who has never played it, until the first move. The game of the coach needs no such words. */
export default function Introduction({ current }: { readonly current: TableGame }) {
  const { run } = useGamePage();
  const [isClosed, setIsClosed] = useState(false);
  const list = useGameList();
  const { record, history } = current;
  const base = baseOf(record.variant);
  const name = useGameName()(record.variant);
  const isNew = list?.every(({ id, variant }) => id === record.id || baseOf(variant) !== base);
  // The table needs the height of a phone held sideways.
  const isLow = window.matchMedia('(height <= 30em)').matches;
  const isTaught = FIRST_GAMES.includes(base);
  if (isClosed || !isNew || isTaught || isLow || history.steps.length > 0) return null;
  return (
    <TableStrip key={record.id} name={t`How to play`}>
      <p>
        <strong>{name}</strong>{' '}
        {joinSentences([
          aboutGame(record.variant),
          playsItself(gameOf(record.variant))
            ? t({
                message: 'It plays itself: guess how it ends, then press Play.',
                comment: '“Play” is the name of a button',
              })
            : undefined,
        ])}
      </p>
      <Button onClick={() => run('game')}>{t`Rules of the game`}</Button>
      <CloseStrip onClick={() => setIsClosed(true)} />
    </TableStrip>
  );
}
