import { useEffect, useState } from 'react';
import type { GameStore } from '../../store/gameState';

/** Milliseconds without a change before help is offered. */
const IDLE_MS = 60_000;

/** True after a minute without a change of the game, until the next change. It happens once. */
export function useIdle(store: GameStore): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    let hasShown = false;
    const wait = (): void => {
      window.clearTimeout(timer);
      if (hasShown) return setIdle(false);
      timer = window.setTimeout(() => {
        hasShown = true;
        setIdle(true);
      }, IDLE_MS);
    };
    // The timer changes the store too; only the player’s actions are announced.
    const unsubscribe = store.subscribe(({ announcement }, before) => {
      if (announcement !== before.announcement) wait();
    });
    wait();
    return () => {
      unsubscribe();
      window.clearTimeout(timer);
    };
  }, [store]);
  return idle;
}

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
