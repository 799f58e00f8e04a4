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

/** `7:05`: minutes and seconds. */
export const formatTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
