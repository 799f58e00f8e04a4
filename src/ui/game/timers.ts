import { useEffect, useState } from 'react';
import type { GameStore } from '../../store/gameState';

/** How long a player looks at the table before help is offered, in milliseconds. */
const IDLE_MS = 60_000;

/** True once, from a minute without a change of the game until the next change. */
export function useIdle(store: GameStore): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    let isOver = false;
    const wait = (): void => {
      window.clearTimeout(timer);
      if (isOver) return setIdle(false);
      timer = window.setTimeout(() => {
        isOver = true;
        setIdle(true);
      }, IDLE_MS);
    };
    // The seconds of a timer change the store, too; only what is announced is done by the player.
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
