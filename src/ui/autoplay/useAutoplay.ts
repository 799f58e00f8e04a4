import { useEffect, useState } from 'react';
import type { Settings } from '../../persistence/settings';
import type { GameStore } from '../../store/gameState';

/** Milliseconds between two steps. */
const STEP_MS: Readonly<Record<Settings['speed'], number>> = {
  slow: 1300,
  normal: 600,
  fast: 150,
  off: 150,
};

/** Whether the game plays itself, and how to start and stop it. */
export interface Autoplay {
  readonly playing: boolean;
  readonly play: () => void;
  readonly pause: () => void;
}

/** Plays step after step until the game ends or something else changes it. */
export function useAutoplay(store: GameStore, speed: Settings['speed']): Autoplay {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    let expected = store.getState().current?.history;
    const timer = window.setInterval(() => {
      const before = store.getState().current?.history;
      if (before === expected) store.actions.step();
      const after = store.getState().current?.history;
      if (before !== expected || after === before) setPlaying(false);
      expected = after;
    }, STEP_MS[speed]);
    return () => window.clearInterval(timer);
  }, [store, playing, speed]);
  return { playing, play: () => setPlaying(true), pause: () => setPlaying(false) };
}
