import type { ReactNode } from 'react';
import { Chart, type ChartText } from './Chart';
import type { ChartTable } from './chartTable';
import { type Axis, PlotAxes, type Tick } from './PlotAxes';
import { type Cell, cellAt, cellPath, type Grid, type Plot, rowsPlot, squarePlot } from './plot';

/** The largest side of a square map, in pixels. */
const LARGEST_SIDE = 640;
/** Rows apart: their height in ems, and the gap between them in pixels. */
const ROW_HEIGHT = 1.7;
const ROW_GAP = 3;

/** The colour maps of chartColours.css, and how many colours each has. */
export const COLOUR_COUNTS = { sequential: 13, diverging: 11 } as const;

interface HeatMapProps extends ChartText {
  readonly columns: number;
  readonly rows: number;
  /** The colour map, and the index of a cell's colour. */
  readonly colours: {
    readonly name: keyof typeof COLOUR_COUNTS;
    readonly of: (row: number, column: number) => number;
  };
  /** The axes. Their ticks stand at indices of columns and rows. */
  readonly x: Axis;
  readonly y: Axis;
  /** A square map, rather than rows with gaps. */
  readonly isSquare?: boolean;
  readonly table: ChartTable;
  readonly describe: (row: number, column: number) => string;
  readonly legend?: ReactNode;
}

/** Values as the colours of cells. */
export function HeatMap({
  columns,
  rows,
  colours,
  x,
  y,
  isSquare = false,
  table,
  describe,
  legend,
  ...text
}: HeatMapProps) {
  const grid: Grid = [columns, rows];
  const gap = isSquare ? 0 : ROW_GAP;
  const cellsByColour = groupByColour(grid, colours);
  const cellOf = (index: number): Cell => ({
    row: Math.floor(index / columns),
    column: index % columns,
  });
  return (
    <Chart
      {...text}
      table={table}
      readings={{
        count: columns * rows,
        columns,
        first: 0,
        describe: (index) => describe(cellOf(index).row, cellOf(index).column),
      }}
      shape={(width, em) =>
        isSquare ? squarePlot(width, em, LARGEST_SIDE) : rowsPlot(width, em, rows, ROW_HEIGHT * em)
      }
      indexAt={(plot, point) => {
        const cell = cellAt(plot, grid, point);
        return cell && cell.row * columns + cell.column;
      }}
      legend={legend}
    >
      {(plot, active) => {
        /** The frame of the cell that is read out. */
        const outline = active !== undefined && cellPath(plot, grid, [cellOf(active)], gap);
        return (
          <>
            {cellsByColour.map((cells, colour) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a path is identified by its colour
                key={colour}
                className="chart-cells"
                d={cellPath(plot, grid, cells, gap)}
                style={{ fill: `var(--${colours.name}-${colour})` }}
              />
            ))}
            {isSquare && (
              <rect
                className="chart-frame"
                x={plot.left}
                y={plot.top}
                width={plot.innerWidth}
                height={plot.innerHeight}
              />
            )}
            <PlotAxes plot={plot} grid={false} {...cellAxes(plot, grid, x, y)} />
            {outline && (
              <g data-readout>
                <path className="chart-cursor-edge" d={outline} />
                <path className="chart-cursor" d={outline} />
              </g>
            )}
          </>
        );
      }}
    </Chart>
  );
}

/** The cells of each colour, drawn as one path: thousands of elements would be slow. */
function groupByColour([columns, rows]: Grid, { name, of }: HeatMapProps['colours']) {
  const cells = Array.from({ length: COLOUR_COUNTS[name] }, (): Cell[] => []);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) cells[of(row, column)]?.push({ row, column });
  }
  return cells;
}

/** Moves the ticks to the middle of their columns and rows, in pixels. */
function cellAxes(plot: Plot, [columns, rows]: Grid, x: Axis, y: Axis) {
  const placed = (ticks: readonly Tick[], start: number, length: number, count: number) =>
    ticks.map(({ at, label }) => ({ at: start + ((at + 0.5) / count) * length, label }));
  return {
    x: { title: x.title, ticks: placed(x.ticks, plot.left, plot.innerWidth, columns) },
    y: { title: y.title, ticks: placed(y.ticks, plot.top, plot.innerHeight, rows) },
  };
}
