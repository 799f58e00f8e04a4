import { useCallback, useEffect } from 'react';
import { cardCode } from '../../engine/card';
import type { GameStore } from '../../store/gameState';
import { useAsync } from '../parts/useAsync';
import { cardElementId } from '../table/cards/PlacedCard';
import { fastForward } from '../table/motion/cardMotion';

/** How long a card is marked as shaken, in milliseconds: longer than the animation in PlacedCard.css. */
const SHAKE_MS = 300;

/** Responds to every change of the game: running animations speed up, a refused card shakes, and sounds play if switched on. */
export function useFeedback(store: GameStore, sounds: boolean): void {
  useMotionFeedback(store);
  useSounds(store, sounds);
}

function useMotionFeedback(store: GameStore): void {
  useEffect(
    () =>
      store.subscribe(({ current, announcement }, before) => {
        if (current?.history !== before.current?.history) fastForward();
        if (announcement === before.announcement || announcement?.kind !== 'refusal') return;
        const [card] = announcement.cards;
        if (card !== undefined) shake(document.getElementById(cardElementId(cardCode(card))));
      }),
    [store],
  );
}

function shake(element: HTMLElement | null): void {
  if (!element) return;
  delete element.dataset.shaken;
  element.getBoundingClientRect(); // restarts the CSS animation
  element.dataset.shaken = 'true';
  window.setTimeout(() => delete element.dataset.shaken, SHAKE_MS);
}

/** Loads the sounds when they are switched on. */
function useSounds(store: GameStore, on: boolean): void {
  const load = useCallback(
    () =>
      import('./sound').catch(() =>
        store.actions.announce('The sounds could not be loaded.', 'refusal'),
      ),
    [store],
  );
  const sound = useAsync(on ? load : undefined);
  useEffect(() => sound?.playSounds(store), [sound, store]);
}
