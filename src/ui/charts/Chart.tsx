import { t } from '@lingui/core/macro';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../parts/Button';
import { download } from '../parts/download';
import { type ChartTable, formatCell, toCsv } from './chartTable';
import { type Plot, type PlotPoint, plotOf } from './plot';
import { svgFile } from './svgFile';
import { useChartSize } from './useChartSize';
import { type Readings, useReadout } from './useReadout';
import './chartColours.css';
import '../parts/form.css';
import './Chart.css';

/** The texts of a chart. */
export interface ChartText {
  readonly title: string;
  /** A sentence or two that also serve as the text alternative. */
  readonly summary: ReactNode;
  /** Where the figures come from; printed in the SVG file. */
  readonly source: string;
  /** The name of downloaded files, without extension. */
  readonly fileName: string;
}

interface ChartProps extends ChartText {
  readonly table: ChartTable;
  readonly readings: Readings;
  /** Whether the first value is read out from the start. */
  readonly startsRead?: boolean;
  /** Shown after what is read out, such as a link. */
  readonly detail?: (index: number) => ReactNode;
  /** The layout for a width; by default `plotOf`. */
  readonly shape?: (width: number, em: number) => Plot;
  /** The index of the value at a point. */
  readonly indexAt: (plot: Plot, point: PlotPoint) => number | undefined;
  /** Draws the chart. `active` is the index that is read out; marks with `data-readout` are left out of the SVG file. */
  readonly children: (plot: Plot, active: number | undefined) => ReactNode;
  /** Shown below the drawing, such as a key to its colours. */
  readonly legend?: ReactNode;
}

/** A chart that is read by pointer, touch or keyboard, with a data table and SVG and CSV files. */
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
      <div ref={ref} className="chart-plot holds-input" {...pointer}>
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
          aria-label={t`Read out: ${title}`}
          aria-valuetext={readings.describe(keyboard.value)}
          {...keyboard}
        />
      </div>
      {legend}
      <p className="chart-readout">
        {active === undefined ? (
          <span className="chart-hint">{t`Point at or tap the chart to read it.`}</span>
        ) : (
          <>
            <span>{readings.describe(active)}</span>
            {detail?.(active)}
          </>
        )}
      </p>
      <div className="chart-tools control-row">
        <DataTable title={title} table={table} />
        <Button aria-label={t`SVG: ${title}`} onClick={saveSvg}>
          SVG
        </Button>
        <Button
          aria-label={t`CSV: ${title}`}
          onClick={() => download(`${fileName}.csv`, toCsv(table), 'text/csv')}
        >
          CSV
        </Button>
      </div>
    </figure>
  );
}

/** The figures behind a chart. Rows are rendered only while it is open. */
function DataTable({ title, table: { columns, rows } }: Pick<ChartProps, 'title' | 'table'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="data-table" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t`Data table`}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the table too
        <section className="data-table-rows" tabIndex={0} aria-label={t`Data table: ${title}`}>
          <table>
            <thead>
              <tr>
                {columns.map(({ label }) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first = '', ...cells]) => (
                <tr key={first}>
                  <th scope="row">{formatCell(columns[0], first)}</th>
                  {cells.map((cell, i) => (
                    <td key={columns[i + 1]?.label}>{formatCell(columns[i + 1], cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
