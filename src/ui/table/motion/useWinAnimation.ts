import { type RefObject, useEffect, useState } from 'react';
import { startLoaded } from '../../parts/useAsync';
import type { Celebration } from './winTimes';

/** Celebrates a game while it is `won`, which is `clean` without any help. Returns true while all cards are face up for it. */
export function useWinAnimation(
  table: RefObject<HTMLElement | null>,
  won: false | 'plain' | 'clean',
  celebration: Celebration,
): boolean {
  const [facesUp, setFacesUp] = useState(false);
  useEffect(() => {
    const root = table.current;
    if (!root || !won || celebration === 'none') return;
    const onStart = (): void => setFacesUp(true);
    // If it fails to load, the cards stay on the foundations.
    const end = startLoaded(import('./celebration'), ({ celebrate }) =>
      celebrate(root, { kind: celebration, isClean: won === 'clean', onStart }),
    );
    return () => {
      end();
      setFacesUp(false);
    };
  }, [table, won, celebration]);
  return facesUp;
}
