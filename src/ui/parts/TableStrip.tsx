import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ROOM } from './stripRoom';
import './TableStrip.css';

interface TableStripProps {
  /** The name of the region, for screen readers. */
  readonly name: string;
  /** A title or a paragraph, then buttons. */
  readonly children: ReactNode;
  /** Shows it only after a moment. */
  readonly isLate?: boolean;
}

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
