import './watch.css';
import { useMemo } from 'react';
import { present } from '../../engine/history';
import { playOut, transcriptOf } from '../../engine/watching';
import { gameOf } from '../../games';
import type { PlayedGame } from '../../store/savedGame';
import { useStores } from '../shell/context';
import { Later } from '../shell/Later';
import { Controls } from './Controls';
import { Fate } from './Fate';
import { Lines } from './Lines';
import { Transcript } from './Transcript';
import type { Watch } from './useWatch';

interface WatchPanelProps {
  readonly current: PlayedGame;
  readonly watch: Watch;
}

/** Watching a game play itself: its steps, a slider over all of them, its fate, and its transcript. */
export default function WatchPanel({ current, watch }: WatchPanelProps) {
  const { actions } = useStores().store;
  const { id, deal, history } = current;
  const game = gameOf(id);
  const { initial } = history;
  const itself = game.input === 'step';
  const played = itself ? undefined : history;
  const whole = useMemo(() => played ?? playOut(game, initial), [played, game, initial]);
  const blocks = useMemo(() => transcriptOf(game, whole), [game, whole]);
  const over = game.status(present(history)) !== 'playing';
  const last = whole.steps.length;

  return (
    <>
      <Controls game={game} current={current} watch={watch} over={over} last={last} />
      <Later>
        <Fate current={current} />
        <Transcript
          name={`${id}-${deal.slice(0, 20)}.txt`}
          blocks={blocks}
          at={history.cursor}
          wrapped={!itself}
          onGo={actions.jump}
        />
      </Later>
      {id === 'eight-stacks' && (
        <Lines key={deal} outcome={game.ended(present(whole), last)} lines={blocks.flat()} />
      )}
    </>
  );
}
