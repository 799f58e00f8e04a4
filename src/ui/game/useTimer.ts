import { useEffect } from 'react';
import type { GameStore } from '../../store/gameStore';
import { ANY_INPUT, onInput } from '../parts/input';

/** After so many seconds without input the player is away, and no more are counted. */
const AWAY_SECONDS = 120;

/** Counts the seconds of play while the page is visible and the player is there. */
export function useTimer(store: GameStore, running: boolean): void {
  useEffect(() => {
    if (!running) return;
    let idleSeconds = 0;
    const stopListening = onInput([...ANY_INPUT, 'pointermove'], () => {
      idleSeconds = 0;
    });
    const timer = window.setInterval(() => {
      if (document.visibilityState !== 'visible' || idleSeconds === AWAY_SECONDS) return;
      idleSeconds++;
      store.actions.tick();
    }, 1000);
    return () => {
      stopListening();
      window.clearInterval(timer);
    };
  }, [store, running]);
}
