import { type RefObject, useEffect } from 'react';
import { hasMotion } from './motion';

/** Spreads the cards over the table for a moment when the game is won, until any input. */
export function useWinAnimation(table: RefObject<HTMLElement | null>, won: boolean): void {
  useEffect(() => {
    const root = table.current;
    if (!root || !won || !hasMotion()) return;
    let end: (() => void) | undefined;
    let isOver = false;
    // A win without the animation is one too.
    import('./winAnimation').then(
      ({ startWinAnimation }) => {
        if (!isOver) end = startWinAnimation(root);
      },
      () => {},
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [table, won]);
}
