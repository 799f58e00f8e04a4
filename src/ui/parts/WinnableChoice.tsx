import { baseOf, type VariantId } from '../../games/index';
import { type Settings, winnableFor } from '../../persistence/settings';
import { useSettings, useStores } from './context';
import { type Choice, SelectField } from './Field';

const CHOICES: readonly Choice<Settings['winnable']>[] = [
  ['off', 'Any deal'],
  ['on', 'Winnable'],
  ['easy', 'Winnable: easy'],
  ['medium', 'Winnable: medium'],
  ['hard', 'Winnable: hard'],
];

/** Which deals a game starts with. */
export function WinnableChoice({ id }: { readonly id: VariantId }) {
  const { settings } = useStores();
  const base = baseOf(id);
  return (
    <div className="form-grid">
      <SelectField
        label="New deals"
        value={winnableFor(useSettings(), base)}
        choices={CHOICES}
        onChange={(winnable) => settings.setForGame(base, { winnable })}
      />
    </div>
  );
}
