import { useEffect, useEffectEvent, useState } from 'react';
import { hasMoved } from '../../store/change';
import { useStores } from '../parts/context';

/** Whether the game plays itself, and how to start and stop it. */
export interface Autoplay {
  readonly playing: boolean;
  readonly play: () => void;
  readonly pause: () => void;
}

/** Makes a move at every interval, in milliseconds, until one moves nothing or something else changes the game. */
export function useAutoplay(move: () => void, interval: number): Autoplay {
  const { store } = useStores();
  const [playing, setPlaying] = useState(false);
  const makeMove = useEffectEvent(move);
  useEffect(() => {
    if (!playing) return;
    let [isMoving, moved] = [false, false];
    const stopListening = store.onChange((change) => {
      if (!hasMoved(change)) return;
      moved = true;
      if (!isMoving) setPlaying(false);
    });
    const timer = window.setInterval(() => {
      [isMoving, moved] = [true, false];
      makeMove();
      isMoving = false;
      if (!moved) setPlaying(false);
    }, interval);
    return () => {
      stopListening();
      window.clearInterval(timer);
    };
  }, [store, playing, interval]);
  return { playing, play: () => setPlaying(true), pause: () => setPlaying(false) };
}
