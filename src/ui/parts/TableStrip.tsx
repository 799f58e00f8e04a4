import type { ReactNode } from 'react';
import './TableStrip.css';

interface TableStripProps {
  /** The name of the region, for screen readers. */
  readonly name: string;
  /** A title or a paragraph, then buttons. */
  readonly children: ReactNode;
}

/** Words and buttons over the lower edge of a game’s table, which stay until they are answered. */
export const TableStrip = ({ name, children }: TableStripProps) => (
  <section className="table-strip control-row" aria-label={name}>
    {children}
  </section>
);
