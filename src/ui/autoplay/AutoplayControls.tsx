import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { type AnyGame, playsItself } from '../../engine/game';
import type { Settings } from '../../persistence/settings';
import type { TableGame } from '../../store/game/table';
import { useSettings, useStores } from '../parts/context';
import { type Choice, Select } from '../parts/Field';
import { PlaybackButtons } from './PlaybackButtons';
import type { Autoplay } from './useAutoplay';

const speeds = (): readonly Choice<Settings['speed']>[] => [
  ['slow', t({ message: 'Slow', context: 'speed' })],
  ['normal', t({ message: 'Normal', context: 'speed' })],
  ['fast', t({ message: 'Fast', context: 'speed' })],
];

interface AutoplayControlsProps {
  readonly game: AnyGame;
  readonly current: TableGame;
  readonly autoplay: Autoplay;
  /** True if no step follows the present position. */
  readonly atEnd: boolean;
  /** The last step on the slider; undefined if it is not known yet, and then there is no slider. */
  readonly lastStep: number | undefined;
}

/** The playback buttons, the speed, and a slider over the steps of the game if they are known. */
export function AutoplayControls({
  game,
  current,
  autoplay,
  atEnd,
  lastStep,
}: AutoplayControlsProps) {
  const { store, settings } = useStores();
  const { speed } = useSettings();
  const { actions } = store;
  const { cursor } = current.history;
  const speedId = useId();
  return (
    <>
      <div className="control-row">
        {!atEnd && (
          <PlaybackButtons {...{ current, autoplay }} atEnd={false} onlySkip={playsItself(game)} />
        )}
        <label className="inline-field control-row" htmlFor={speedId}>
          {t`Speed`}{' '}
          <Select
            id={speedId}
            value={speed}
            choices={speeds()}
            onChange={(value) => settings.set('speed', value)}
          />
        </label>
      </div>
      {lastStep !== undefined && (
        <label className="inline-field control-row step-slider">
          <span>{t`Step ${cursor} of ${lastStep}`}</span>
          <input
            type="range"
            min={0}
            max={lastStep}
            value={Math.min(cursor, lastStep)}
            onChange={({ target }) => actions.jump(Number(target.value))}
          />
        </label>
      )}
    </>
  );
}
