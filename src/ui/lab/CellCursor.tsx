import { cellPath, type Plot } from '../charts/plot';

interface CellCursorProps {
  readonly plot: Plot;
  readonly grid: readonly [columns: number, rows: number];
  /** The cell that is read out, counted row by row. */
  readonly active: number | undefined;
  /** Pixels between two rows. */
  readonly gap?: number;
}

/** The frame of the cell that is read out. */
export function CellCursor({ plot, grid, active, gap = 0 }: CellCursorProps) {
  if (active === undefined) return null;
  const [columns] = grid;
  const cell = { row: Math.floor(active / columns), column: active % columns };
  const outline = cellPath(plot, grid, [cell], gap);
  return (
    <g data-readout>
      <path className="chart-cursor-edge" d={outline} />
      <path className="chart-cursor" d={outline} />
    </g>
  );
}
