import { t } from '@lingui/core/macro';
import type { VariantId } from '../../games/index';
import { useSettings, useStores } from '../parts/context';

interface StarProps {
  readonly id: VariantId;
  readonly name: string;
}

/** A switch that makes a game a favourite. */
export function Star({ id, name }: StarProps) {
  const { settings } = useStores();
  const isOn = useSettings().games[id]?.favourite === 'yes';
  return (
    <button
      type="button"
      className="star"
      aria-pressed={isOn}
      aria-label={t`Favourite: ${name}`}
      onClick={() => settings.setForGame(id, { favourite: isOn ? 'no' : 'yes' })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z" />
      </svg>
    </button>
  );
}
