import { t } from '@lingui/core/macro';
import { baseOf, type VariantId } from '../../games/index';
import { type Settings, winnableFor } from '../../persistence/settings';
import { Chips } from './Chips';
import { useSettings, useStores } from './context';
import type { Choice } from './Field';
import { Switch } from './Switch';

const grades = (): readonly Choice<Settings['winnable']>[] => [
  ['on', t({ message: 'Any', context: 'difficulty' })],
  ['easy', t({ message: 'Easy', context: 'difficulty' })],
  ['medium', t({ message: 'Medium', context: 'difficulty' })],
  ['hard', t({ message: 'Hard', context: 'difficulty' })],
];

interface WinnableChoiceProps {
  readonly id: VariantId;
  /** Offers the switch alone, without how difficult the deals are. */
  readonly switchOnly?: boolean;
}

/** Whether new deals of a game are winnable ones, and how difficult. The choice lasts until it is changed. */
export function WinnableChoice({ id, switchOnly = false }: WinnableChoiceProps) {
  const { settings } = useStores();
  const game = baseOf(id);
  const chosen = winnableFor(useSettings(), game);
  const isOn = chosen !== 'off';
  const choose = (winnable: Settings['winnable']): void => settings.setForGame(game, { winnable });
  return (
    <>
      <Switch
        label={t`Winnable deals`}
        note={isOn ? t`every one can be won` : t`not every deal can be won`}
        isOn={isOn}
        onChange={(on) => choose(on ? 'on' : 'off')}
      />
      {isOn && !switchOnly && (
        <Chips label={t`Difficulty`} value={chosen} choices={grades()} onChange={choose} />
      )}
    </>
  );
}
