import { t } from '@lingui/core/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ToolButton } from './ToolButton';
import './TableStrip.css';

interface TableStripProps {
  /** The name of the region, for screen readers. */
  readonly name: string;
  /** A title or a paragraph, then buttons. */
  readonly children: ReactNode;
  /** Shows it only after a moment. */
  readonly isLate?: boolean;
}

/** Words and buttons over the lower edge of a game’s table, which stay until they are answered. No card lies under them. */
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
      game.style.setProperty('--strip-height', `${height && bottom - top}px`);
    });
    observer.observe(current);
    // A button may come between the strip and the edge.
    observer.observe(foot, { box: 'border-box' });
    return () => {
      observer.disconnect();
      game.style.removeProperty('--strip-height');
    };
  }, [isLate]);
  return (
    <section ref={strip} className="table-strip control-row" aria-label={name} data-late={isLate}>
      {children}
    </section>
  );
}

/** Closes a strip. */
export const CloseStrip = ({ onClick }: { readonly onClick: () => void }) => (
  <ToolButton tool="close" icon="close" name={t`Close`} iconOnly onClick={onClick} />
);
