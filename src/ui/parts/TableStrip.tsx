import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { closestTo } from './input';
import './TableStrip.css';

interface TableStripProps {
  /** The name of the region, for screen readers. */
  readonly name: string;
  /** A title or a paragraph, then buttons. */
  readonly children: ReactNode;
  /** Shows it only after a moment. */
  readonly isLate?: boolean;
}

/** The height that a table leaves free at its lower edge. It is a style of the game’s page. */
const ROOM = '--strip-height';

/** Words and buttons over the lower edge of the table, where no card lies, until they are answered. Their room then stays empty: `useStripRoom`. */
export function TableStrip({ name, isLate, children }: TableStripProps) {
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = strip;
    const [foot, game] = [current?.parentElement, current?.closest<HTMLElement>('.game')];
    // No card moves for a strip that may never be seen.
    if (!current || !foot || !game || isLate) return;
    const observer = new ResizeObserver(() => {
      const { top, height } = current.getBoundingClientRect();
      const { bottom } = foot.getBoundingClientRect();
      if (height > 0) game.style.setProperty(ROOM, `${bottom - top}px`);
    });
    observer.observe(current);
    // A button may come between the strip and the edge.
    observer.observe(foot, { box: 'border-box' });
    return () => observer.disconnect();
  }, [isLate]);
  return (
    <section
      ref={strip}
      className="table-strip control-row quiet"
      aria-label={name}
      data-late={isLate}
    >
      {children}
    </section>
  );
}

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
