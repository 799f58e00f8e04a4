import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { TableGame } from '../../store/game/table';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { useGame } from '../parts/game';
import { TableStrip } from '../parts/TableStrip';
import { ToolButton } from '../parts/ToolButton';

/** Says what a link with moves has opened, and offers to watch it or to play the deal oneself. */
export default function SharedGame({ current }: { readonly current: TableGame }) {
  const { autoplay } = useGame();
  const playing = useStore(autoplay, (state) => state.playing);
  const { actions } = useStores().store;
  const [isClosed, setIsClosed] = useState(false);
  const { steps, cursor } = current.history;
  if (isClosed) return null;

  function watch(): void {
    if (cursor === steps.length) actions.jump(0);
    autoplay.play();
  }

  return (
    <TableStrip name={t`Shared game`}>
      <strong>{t`Shared game · ${plural(steps.length, { one: '# move', other: '# moves' })}`}</strong>
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
      <Button onClick={actions.restart}>{t`Play it yourself`}</Button>
      <ToolButton icon="close" name={t`Close`} iconOnly onClick={() => setIsClosed(true)} />
    </TableStrip>
  );
}
