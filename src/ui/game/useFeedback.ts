import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { cardCode } from '../../engine/card';
import { hasMoved } from '../../store/game/table';
import { useChanges, useSettings, useStores } from '../parts/context';
import { startLoaded } from '../parts/useAsync';
import { cardElementId } from '../table/cards/Cards';
import { fastForward, shake } from '../table/motion/cardMotion';

/** Speeds up running animations at every change, and shakes a refused card. Sounds, vibration and a screen that stays on are loaded when wanted. */
export function useFeedback(): void {
  const { sounds, haptics, awake } = useSettings();
  useChanges((change) => {
    if (hasMoved(change)) fastForward();
    const [card] = change.refusal?.cards ?? [];
    const element = card !== undefined && document.getElementById(cardElementId(cardCode(card)));
    if (element) shake(element);
  });
  useExtra(sounds === 'on', 'playSounds');
  useExtra(haptics === 'on', 'vibrate');
  useExtra(awake === 'on', 'stayAwake');
}

/** Loads an extra when it is switched on, and runs it until it is switched off. */
function useExtra(isOn: boolean, name: 'playSounds' | 'vibrate' | 'stayAwake'): void {
  const { store } = useStores();
  useEffect(() => {
    if (!isOn) return;
    return startLoaded(
      import('./device'),
      (device) => device[name](store),
      () =>
        store.actions.announce(
          t`Sounds, vibration or keeping the screen on could not be loaded.`,
          'refusal',
        ),
    );
  }, [isOn, name, store]);
}
