import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { hasChoice } from '../../engine/game';
import { gameOf } from '../../games/index';
import { acceptDuel } from '../../persistence/duels';
import { resultAt } from '../../persistence/record';
import type { TableGame } from '../../store/game/table';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { formatRival } from '../parts/formatRival';
import { useGamePage } from '../parts/gamePage';
import { TableStrip } from '../parts/TableStrip';
import { ToolButton } from '../parts/ToolButton';

/** Says what a link with moves has opened, and what is to beat if they won; offers to watch them, or to play the deal oneself. */
export default function SharedGame({ current }: { readonly current: TableGame }) {
  const { autoplay } = useGamePage();
  const playing = useStore(autoplay, (state) => state.playing);
  const { store, storage, readyDeals } = useStores();
  const { actions } = store;
  const [isClosed, setIsClosed] = useState(false);
  const { record, history } = current;
  const { steps, cursor } = history;
  if (isClosed) return null;
  const count = steps.length;
  const isWon = resultAt(record, history, count) === 'won' && hasChoice(gameOf(record.variant));
  const rival = isWon ? { moves: count, seconds: record.seconds } : undefined;
  const theirs = rival && formatRival(rival);

  function watch(): void {
    if (cursor === count) actions.jump(0);
    autoplay.play();
  }

  function playMyself(): void {
    if (rival) acceptDuel(storage, record, rival);
    readyDeals.drop(record.variant, record.deal);
    actions.restart();
  }

  return (
    <TableStrip name={t`Shared game`}>
      {theirs ? (
        <p>
          <strong>{t`Beat ${theirs}`}</strong> {t`A friend won this deal. Can you?`}
        </p>
      ) : (
        <strong>{t`Shared game · ${plural(count, { one: '# move', other: '# moves' })}`}</strong>
      )}
      {playing ? (
        <ToolButton
          icon="pause"
          name={t({ message: 'Pause', context: 'autoplay' })}
          primary
          onClick={autoplay.pause}
        />
      ) : (
        <ToolButton
          icon="play"
          name={t({ message: 'Watch', context: 'a shared game' })}
          primary
          onClick={watch}
        />
      )}
      <Button onClick={playMyself}>{t`Play it yourself`}</Button>
      <ToolButton icon="close" name={t`Close`} iconOnly onClick={() => setIsClosed(true)} />
    </TableStrip>
  );
}
