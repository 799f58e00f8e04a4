import { t } from '@lingui/core/macro';
import { useCallback, useEffect } from 'react';
import { cardCode } from '../../engine/card';
import { hasMoved } from '../../store/announcement';
import type { GameStore } from '../../store/gameStore';
import { useChanges, useSettings, useStores } from '../parts/context';
import { useAsync } from '../parts/useAsync';
import { cardElementId } from '../table/cards/PlacedCard';
import { fastForward } from '../table/motion/cardMotion';

/** How long a card is marked as shaken, in milliseconds: longer than the animation in PlacedCard.css. */
const SHAKE_MS = 300;

/**
 * Responds to every change of the game: running animations speed up and a refused card shakes. Sounds, vibration and a screen
 * that stays on are loaded when the player switches them on.
 */
export function useFeedback(): void {
  const { sounds, haptics, awake } = useSettings();
  useChanges((change) => {
    if (hasMoved(change)) fastForward();
    const [card] = change.refusal?.cards ?? [];
    if (card !== undefined) shake(document.getElementById(cardElementId(cardCode(card))));
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

const shakes = new WeakMap<HTMLElement, number>();

function shake(element: HTMLElement | null): void {
  if (!element) return;
  delete element.dataset.shaken;
  element.getBoundingClientRect(); // restarts the CSS animation
  element.dataset.shaken = 'true';
  window.clearTimeout(shakes.get(element));
  const timer = window.setTimeout(() => delete element.dataset.shaken, SHAKE_MS);
  shakes.set(element, timer);
}

/** Loads an extra when it is switched on, and runs it until it is switched off. */
function useExtra(on: boolean, load: () => Promise<Extra>): void {
  const { store } = useStores();
  const loadOrExplain = useCallback(
    () =>
      load().catch(() =>
        store.actions.announce(
          t`Sounds, vibration or keeping the screen on could not be loaded.`,
          'refusal',
        ),
      ),
    [load, store],
  );
  const extra = useAsync(on ? loadOrExplain : undefined);
  useEffect(() => extra?.(store), [extra, store]);
}
