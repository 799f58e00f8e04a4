import type { ReactNode } from 'react';
import './TableStrip.css';

interface TableStripProps {
  /** The name of the region, for screen readers. */
  readonly name: string;
  /** A title or a paragraph, then buttons. */
  readonly children: ReactNode;
  /** Shows it only after a moment. */
  readonly isLate?: boolean;
}

/** Words and buttons over the lower edge of a game’s table, which stay until they are answered. */
export const TableStrip = ({ name, isLate, children }: TableStripProps) => (
  <section className="table-strip control-row" aria-label={name} data-late={isLate}>
    {children}
  </section>
);
