import { type ReactNode, useId, useRef } from 'react';
import { download } from '../parts/download';
import { type ChartTable, toCsv } from './chartTable';
import { DataTable } from './DataTable';
import { type Plot, type Point, plotOf } from './plot';
import { svgFile } from './svgFile';
import { useChartSize } from './useChartSize';
import { type Readings, useReadout } from './useReadout';
import './chartColours.css';
import './Chart.css';

/** The texts of a chart. */
export interface ChartText {
  readonly title: string;
  /** What the chart shows, in a sentence or two; they are its text alternative. */
  readonly summary: ReactNode;
  /** What the figures were counted from. */
  readonly source: string;
  /** The name of downloaded files, without its ending. */
  readonly fileName: string;
}

interface ChartProps extends ChartText {
  readonly table: ChartTable;
  readonly readings: Readings;
  /** True if the first reading is shown at once. */
  readonly startsRead?: boolean;
  /** More about the value that is read out. */
  readonly detail?: (index: number) => ReactNode;
  /** The proportions for a width; by default those of a chart with two axes. */
  readonly shape?: (width: number, em: number) => Plot;
  /** The value at a point of the chart. */
  readonly indexAt: (plot: Plot, point: Point) => number | undefined;
  /** Draws the chart. `active` is the value that is read out; its marks have `data-readout`. */
  readonly children: (plot: Plot, active: number | undefined) => ReactNode;
  /** What stands below the drawing, such as the key to its colours. */
  readonly legend?: ReactNode;
}

/** A chart that can be read by pointer, touch and keyboard, with its figures in a table and as files. */
export function Chart({
  title,
  summary,
  source,
  fileName,
  table,
  readings,
  startsRead = false,
  detail,
  shape = plotOf,
  indexAt,
  children,
  legend,
}: ChartProps) {
  const [ref, { width, em }] = useChartSize();
  const svg = useRef<SVGSVGElement>(null);
  const id = useId();
  const plot = shape(width, em);
  const { active, pointer, keyboard } = useReadout(
    readings,
    (point) => indexAt(plot, point),
    startsRead,
  );
  const saveSvg = (): void => {
    if (svg.current)
      download(`${fileName}.svg`, svgFile(svg.current, title, source), 'image/svg+xml');
  };
  return (
    <figure className="chart">
      <figcaption>
        <h3>{title}</h3>
        <p id={`${id}-summary`}>{summary}</p>
      </figcaption>
      <div ref={ref} className="chart-plot" {...pointer}>
        <svg
          ref={svg}
          viewBox={`0 0 ${plot.width} ${plot.height}`}
          width={plot.width}
          height={plot.height}
          style={{ fontSize: `${em}px` }}
          role="img"
          aria-label={title}
          aria-describedby={`${id}-summary`}
        >
          {children(plot, active)}
        </svg>
        <input
          type="range"
          className="chart-keyboard"
          aria-label={`Read out: ${title}`}
          aria-valuetext={readings.describe(keyboard.value)}
          {...keyboard}
        />
      </div>
      {legend}
      <p className="chart-readout">
        {active === undefined ? (
          <span className="chart-hint">Point at or tap the chart to read it.</span>
        ) : (
          <>
            <span>{readings.describe(active)}</span>
            {detail?.(active)}
          </>
        )}
      </p>
      <div className="chart-tools">
        <DataTable title={title} table={table} />
        <button type="button" className="button" aria-label={`SVG: ${title}`} onClick={saveSvg}>
          SVG
        </button>
        <button
          type="button"
          className="button"
          aria-label={`CSV: ${title}`}
          onClick={() => download(`${fileName}.csv`, toCsv(table), 'text/csv')}
        >
          CSV
        </button>
      </div>
    </figure>
  );
}
