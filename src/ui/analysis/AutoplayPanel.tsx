import './analysis.css';
import { useMemo } from 'react';
import { playOut, transcriptOf } from '../../engine/autoplay';
import { present } from '../../engine/history';
import { gameOf } from '../../games/index';
import type { PlayedGame } from '../../store/savedGame';
import { useStores } from '../parts/context';
import { Deferred } from '../parts/Deferred';
import { Controls } from './Controls';
import { Guess } from './Guess';
import { LineDialogue } from './LineDialogue';
import { Transcript } from './Transcript';
import type { Autoplay } from './useAutoplay';

interface AutoplayPanelProps {
  readonly current: PlayedGame;
  readonly autoplay: Autoplay;
}

/** Watching a game play itself: its steps, a slider over all of them, its fate, and its transcript. */
export default function AutoplayPanel({ current, autoplay }: AutoplayPanelProps) {
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
      <Controls game={game} current={current} autoplay={autoplay} over={over} last={last} />
      <Deferred>
        <Guess current={current} />
        <Transcript
          name={`${id}-${deal.slice(0, 20)}.txt`}
          blocks={blocks}
          at={history.cursor}
          wrapped={!itself}
          onGo={actions.jump}
        />
      </Deferred>
      {id === 'eight-stacks' && (
        <LineDialogue key={deal} outcome={game.ended(present(whole), last)} lines={blocks.flat()} />
      )}
    </>
  );
}
