import './watch.css';
import { useMemo } from 'react';
import { present } from '../../engine/history';
import { playOut, transcriptOf } from '../../engine/watching';
import { gameOf } from '../../games';
import type { PlayedGame } from '../../store/savedGame';
import type { Settings } from '../../store/settings';
import { useSettings, useStores } from '../shell/context';
import { Tool } from '../shell/Tool';
import { Fate } from './Fate';
import { Lines } from './Lines';
import { Transcript } from './Transcript';
import type { Watch } from './useWatch';

interface WatchPanelProps {
  readonly current: PlayedGame;
  readonly watch: Watch;
}

const PACES: readonly (readonly [Settings['pace'], string])[] = [
  ['slow', 'Slow'],
  ['normal', 'Normal'],
  ['fast', 'Fast'],
];

/** Watching a game play itself: its steps, a slider over all of them, its fate, and its transcript. */
export default function WatchPanel({ current, watch }: WatchPanelProps) {
  const { store, settings } = useStores();
  const { pace } = useSettings();
  const { actions } = store;
  const { id, history } = current;
  const game = gameOf(id);
  const itself = game.input === 'step';
  const { initial } = history;
  const whole = useMemo(
    () => (itself ? playOut(game, initial) : history),
    [itself, game, initial, history],
  );
  const blocks = useMemo(() => transcriptOf(game, whole), [game, whole]);
  const over = game.status(present(history)) !== 'playing';
  const last = whole.steps.length;

  return (
    <aside className="watch" aria-label="Watch">
      <div className="row">
        {!itself && (
          <>
            <Tool icon="step" name="Step" onClick={actions.step} off={over} />
            {watch.playing ? (
              <Tool icon="pause" name="Pause" onClick={watch.pause} />
            ) : (
              <Tool icon="play" name="Play" onClick={watch.play} off={over} />
            )}
          </>
        )}
        <Tool
          icon="end"
          name="To the end"
          onClick={() => actions.jump(Number.POSITIVE_INFINITY)}
          off={over}
        />
        <label className="field">
          Speed{' '}
          <select
            value={pace}
            onChange={({ target }) => settings.set('pace', target.value as Settings['pace'])}
          >
            {PACES.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label className="field slider">
        <span>
          Step {history.cursor} of {last}
        </span>
        <input
          type="range"
          min={0}
          max={last}
          value={Math.min(history.cursor, last)}
          onChange={({ target }) => actions.jump(Number(target.value))}
        />
      </label>
      <Fate current={current} />
      <Transcript
        name={`${id}-${current.deal.slice(0, 20)}.txt`}
        blocks={blocks}
        at={history.cursor}
        onGo={actions.jump}
      />
      {id === 'eight-stacks' && (
        <Lines
          key={current.deal}
          outcome={game.ended(present(whole), last)}
          lines={blocks.flat()}
        />
      )}
    </aside>
  );
}
