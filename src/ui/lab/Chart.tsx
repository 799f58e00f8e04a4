import type { ReactNode } from 'react';
import './Chart.css';

/** The space of a chart, in units of its own, and the margins for its axes. */
export const WIDTH = 560;
export const HEIGHT = 300;
export const LEFT = 56;
export const BOTTOM = 44;
const TOP = 12;
const RIGHT = 24;
export const PLOT = { width: WIDTH - LEFT - RIGHT, height: HEIGHT - TOP - BOTTOM };

/** From a share of the plot, 0 to 1, to its place: x from the left, y from the bottom. */
export const atX = (share: number): number => LEFT + share * PLOT.width;
export const atY = (share: number): number => TOP + (1 - share) * PLOT.height;

interface ChartProps {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  /** The marks of the axes, with their places from 0 to 1. */
  readonly xTicks: readonly (readonly [at: number, label: string])[];
  readonly yTicks: readonly (readonly [at: number, label: string])[];
  readonly children: ReactNode;
  /** Whether its marks are links. */
  readonly links?: boolean;
  /** The same figures, for those who read them. */
  readonly table: {
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
}

/** A plain picture with axes, and a table of its figures behind it. */
export function Chart({ title, x, y, xTicks, yTicks, children, links, table }: ChartProps) {
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role={links ? 'group' : 'img'}
        aria-label={`${title}; its figures are in the table below`}
      >
        {yTicks.map(([at, label]) => (
          <g key={label}>
            <line className="chart-grid" x1={atX(0)} x2={atX(1)} y1={atY(at)} y2={atY(at)} />
            <text x={LEFT - 6} y={atY(at) + 4} textAnchor="end">
              {label}
            </text>
          </g>
        ))}
        {xTicks.map(([at, label]) => (
          <text key={label} x={atX(at)} y={HEIGHT - BOTTOM + 18} textAnchor="middle">
            {label}
          </text>
        ))}
        <line className="chart-axis" x1={atX(0)} x2={atX(1)} y1={atY(0)} y2={atY(0)} />
        {children}
        <text x={atX(0.5)} y={HEIGHT - 6} textAnchor="middle">
          {x}
        </text>
        <text x={14} y={atY(0.5)} textAnchor="middle" transform={`rotate(-90 14 ${atY(0.5)})`}>
          {y}
        </text>
      </svg>
      <details>
        <summary>Figures</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keys too */}
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

/** A few round marks from 0 to at most `most`, as shares of it. */
export function ticks(
  most: number,
  label: (value: number) => string,
): readonly (readonly [number, string])[] {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.floor(most / step + 1e-9) + 1 }, (_, i) => [
    (i * step) / most,
    label(i * step),
  ]);
}

export const percent = (share: number, digits = 2): string => `${(share * 100).toFixed(digits)} %`;
