import { type RefObject, useLayoutEffect } from 'react';
import { closestTo } from './input';

/** The height that a table leaves free at its lower edge. It is a style of the game’s page. */
export const ROOM = '--strip-height';

/** Gives the table the room of a strip that has gone with the next game, another window size or the press that closed it: a move shifts no card. */
export function useStripRoom(page: RefObject<HTMLElement | null>, gameId: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the room ends with the game
  useLayoutEffect(() => {
    const { current } = page;
    const endIfGone = (): void => {
      if (!current?.querySelector('.table-strip')) current?.style.removeProperty(ROOM);
    };
    const endIfClosed = ({ target }: Event): void => {
      if (closestTo(target, '.table-strip')) requestAnimationFrame(endIfGone);
    };
    endIfGone();
    window.addEventListener('resize', endIfGone);
    current?.addEventListener('click', endIfClosed);
    return () => {
      window.removeEventListener('resize', endIfGone);
      current?.removeEventListener('click', endIfClosed);
    };
  }, [page, gameId]);
}
