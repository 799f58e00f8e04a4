import { type RefObject, useEffect } from 'react';
import { hasMotion } from './cardMotion';

/** What a won table shows: the cards in a fan, the same after a cascade, or nothing more. */
export type Celebration = 'fan' | 'cascade' | 'none';

/** Celebrates a won game on the table, until it is no longer won. */
export function useWinAnimation(
  table: RefObject<HTMLElement | null>,
  won: boolean,
  celebration: Celebration,
): void {
  useEffect(() => {
    const root = table.current;
    if (!root || !won || celebration === 'none' || !hasMotion()) return;
    let isOver = false;
    let end = (): void => undefined;
    import('./celebration').then(
      ({ celebrate }) => {
        if (!isOver) end = celebrate(root, celebration);
      },
      // If it fails to load, the cards stay on the foundations.
      () => undefined,
    );
    return () => {
      isOver = true;
      end();
    };
  }, [table, won, celebration]);
}
