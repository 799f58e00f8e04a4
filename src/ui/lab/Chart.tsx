import type { ReactNode } from 'react';
import { BOTTOM, HEIGHT, LEFT, type Tick, toX, toY, WIDTH } from './chartScale';
import './Chart.css';

interface ChartProps {
  readonly title: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  readonly children: ReactNode;
  /** True if its marks are links. */
  readonly links?: boolean;
  /** The same figures as a table. */
  readonly table: {
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
}

/** A chart with two axes, and a table of its figures below. */
export function Chart({
  title,
  xLabel,
  yLabel,
  xTicks,
  yTicks,
  children,
  links,
  table,
}: ChartProps) {
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role={links ? 'group' : 'img'}
        aria-label={`${title}; its figures are in the table below`}
      >
        {yTicks.map(([fraction, label]) => (
          <g key={label}>
            <line
              className="chart-grid"
              x1={toX(0)}
              x2={toX(1)}
              y1={toY(fraction)}
              y2={toY(fraction)}
            />
            <text x={LEFT - 6} y={toY(fraction) + 4} textAnchor="end">
              {label}
            </text>
          </g>
        ))}
        {xTicks.map(([fraction, label]) => (
          <text key={label} x={toX(fraction)} y={HEIGHT - BOTTOM + 18} textAnchor="middle">
            {label}
          </text>
        ))}
        <line className="chart-axis" x1={toX(0)} x2={toX(1)} y1={toY(0)} y2={toY(0)} />
        {children}
        <text x={toX(0.5)} y={HEIGHT - 6} textAnchor="middle">
          {xLabel}
        </text>
        <text x={14} y={toY(0.5)} textAnchor="middle" transform={`rotate(-90 14 ${toY(0.5)})`}>
          {yLabel}
        </text>
      </svg>
      <details>
        <summary>Figures</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the table too */}
        <section className="chart-figures" tabIndex={0} aria-label={`Figures: ${title}`}>
          <table>
            <thead>
              <tr>
                {table.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row[0]}>
                  {row.map((cell, i) => (
                    <td key={table.head[i]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
