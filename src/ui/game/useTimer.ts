import { useEffect } from 'react';
import type { GameStore } from '../../store/gameState';

/** Counts the seconds of play while the page is visible. */
export function useTimer(store: GameStore, running: boolean): void {
  useEffect(() => {
    if (!running) return;
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') store.actions.tick();
    }, 1000);
    return () => window.clearInterval(timer);
  }, [store, running]);
}
