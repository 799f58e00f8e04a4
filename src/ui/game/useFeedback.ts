import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { cardCode } from '../../engine/card';
import { hasMoved } from '../../store/change';
import type { GameStore } from '../../store/gameStore';
import { useChanges, useSettings, useStores } from '../parts/context';
import { startLoaded } from '../parts/useAsync';
import { cardElementId } from '../table/cards/PlacedCard';
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
  useExtra(sounds === 'on', loadSounds);
  useExtra(haptics === 'on', loadVibration);
  useExtra(awake === 'on', loadWakeLock);
}

/** Starts something on the store, and returns how to stop it. */
type Extra = (store: GameStore) => () => void;

const loadSounds = async (): Promise<Extra> => (await import('./sound')).playSounds;
const loadVibration = async (): Promise<Extra> => (await import('./device')).vibrate;
const loadWakeLock = async (): Promise<Extra> => (await import('./device')).stayAwake;

/** Loads an extra when it is switched on, and runs it until it is switched off. */
function useExtra(isOn: boolean, load: () => Promise<Extra>): void {
  const { store } = useStores();
  useEffect(() => {
    if (!isOn) return;
    return startLoaded(
      load(),
      (extra) => extra(store),
      () =>
        store.actions.announce(
          t`Sounds, vibration or keeping the screen on could not be loaded.`,
          'refusal',
        ),
    );
  }, [isOn, load, store]);
}
