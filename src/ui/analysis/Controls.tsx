import { useId } from 'react';
import type { AnyGame } from '../../engine/game';
import type { PlayedGame } from '../../store/savedGame';
import type { Settings } from '../../store/settings';
import { useSettings, useStores } from '../parts/context';
import { ToolButton } from '../parts/ToolButton';
import type { Autoplay } from './useAutoplay';

const PACES: readonly (readonly [Settings['pace'], string])[] = [
  ['slow', 'Slow'],
  ['normal', 'Normal'],
  ['fast', 'Fast'],
];

interface ControlsProps {
  readonly game: AnyGame;
  readonly current: PlayedGame;
  readonly autoplay: Autoplay;
  /** Nothing comes after the present. */
  readonly over: boolean;
  /** The last step that the slider reaches. */
  readonly last: number;
  /** A step that is marked on the slider. */
  readonly mark?: number | undefined;
}

/** Step, Play, Pause, speed, and a slider over the game. */
export function Controls({ game, current, autoplay, over, last, mark }: ControlsProps) {
  const { store, settings } = useStores();
  const { pace } = useSettings();
  const { actions } = store;
  const { cursor } = current.history;
  const marks = useId();
  return (
    <>
      <div className="row">
        {game.input !== 'step' && (
          <>
            <ToolButton icon="step" name="Step" onClick={actions.step} disabled={over} />
            {autoplay.playing ? (
              <ToolButton icon="pause" name="Pause" onClick={autoplay.pause} />
            ) : (
              <ToolButton icon="play" name="Play" onClick={autoplay.play} disabled={over} />
            )}
          </>
        )}
        <ToolButton
          icon="end"
          name="To the end"
          onClick={() => actions.jump(Number.POSITIVE_INFINITY)}
          disabled={over}
        />
        <label className="field">
          Speed{' '}
          <select
            className="input"
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
        <span>{`Step ${cursor} of ${last}`}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={Math.min(cursor, last)}
          onChange={({ target }) => actions.jump(Number(target.value))}
          list={mark === undefined ? undefined : marks}
        />
        {mark !== undefined && (
          <datalist id={marks}>
            <option value={mark} label={`Move ${mark} lost the game`} />
          </datalist>
        )}
      </label>
      {mark !== undefined && <p className="small">{`Marked: move ${mark} lost the game.`}</p>}
    </>
  );
}
