import { type RefObject, useEffect, useState } from 'react';
import { hasMotion } from './cardMotion';

/** What a won table shows: the cards in a fan, the same after a cascade, or nothing more. */
export type Celebration = 'fan' | 'cascade' | 'none';

/** Celebrates a won game on the table, until it is no longer won. Returns true while all cards are shown face up for it. */
export function useWinAnimation(
  table: RefObject<HTMLElement | null>,
  won: boolean,
  celebration: Celebration,
): boolean {
  const [facesUp, setFacesUp] = useState(false);
  useEffect(() => {
    const root = table.current;
    if (!root || !won || celebration === 'none' || !hasMotion()) return;
    let isOver = false;
    let end = (): void => undefined;
    import('./celebration').then(
      ({ celebrate }) => {
        if (!isOver) end = celebrate(root, celebration, () => setFacesUp(true));
      },
      // If it fails to load, the cards stay on the foundations.
      () => undefined,
    );
    return () => {
      isOver = true;
      end();
      setFacesUp(false);
    };
  }, [table, won, celebration]);
  return facesUp;
}
