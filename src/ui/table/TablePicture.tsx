import type { ComponentProps } from 'react';
import { StillTable } from './StillTable';
import './TablePicture.css';

/** A still table on a felt of its own, within a page. */
export const TablePicture = (table: ComponentProps<typeof StillTable>) => (
  <div className="table-picture">
    <StillTable {...table} />
  </div>
);
