import { type Interval, wilson } from '../../engine/interval';
import type { WinCount } from '../../lab/simulate';
import { fractionAt, linearTicks, logTicks } from '../charts/axis';
import { Chart } from '../charts/Chart';
import type { ChartTable } from '../charts/chartTable';
import {
  formatCompact,
  formatInterval,
  formatPercent,
  formatShareTick,
  gameCount,
} from '../charts/numbers';
import { PlotAxes, ticksAt } from '../charts/PlotAxes';
import { labelsThatFit, levelsThatFit, type Plot, xOf, yOf } from '../charts/plot';
import type { ReferenceRate } from './referenceRates';
import type { SharedAxes } from './sharedAxes';

interface WinRateProps {
  /** The counts as the run grew, from few games to many; at least one. */
  readonly points: readonly WinCount[];
  readonly references: readonly ReferenceRate[];
  /** What is counted: `won`, or `winnable` for the solver. */
  readonly word: string;
  readonly axes: SharedAxes;
  readonly source: string;
  readonly fileName: string;
}

/** A point of the curve. */
interface Rate extends WinCount {
  readonly share: number;
  readonly interval: Interval;
}

/** The win rate as the run grows, with its 95 % band, beside the exact rate, if known, and the player’s own. */
export function WinRate({ points, references, word, axes, source, fileName }: WinRateProps) {
  const rates = points.map(({ games, won }) => ({
    games,
    won,
    share: won / games,
    interval: wilson(won, games),
  }));
  const last = rates.at(-1);
  return (
    <Chart
      title="Win rate as the run grows"
      summary={
        last
          ? `After ${gameCount(last.games)}: ${formatPercent(last.share, 2)} ${word}. The band is the 95\u00a0% interval.`
          : ''
      }
      source={source}
      fileName={`${fileName}-win-rate`}
      table={tableOf(rates, word)}
      readings={{
        count: rates.length,
        columns: rates.length,
        first: rates.length - 1,
        describe: (index) => describe(rates[index], word),
      }}
      indexAt={(plot, [x]) => nearest(plot, axes, rates, x)}
    >
      {(plot, active) => (
        <>
          <PlotAxes
            plot={plot}
            x={{
              title: 'Games (logarithmic)',
              ticks: ticksAt(
                axes.games,
                logTicks(axes.games, labelsThatFit(plot, 5)),
                formatCompact,
              ),
            }}
            y={{
              title: `Share ${word}`,
              ticks: ticksAt(
                axes.rate,
                linearTicks(axes.rate, levelsThatFit(plot)),
                formatShareTick,
              ),
            }}
          />
          <Curve plot={plot} axes={axes} rates={rates} />
          {references.map((reference) => (
            <Reference key={reference.label} plot={plot} axes={axes} {...reference} />
          ))}
          <Crosshair
            plot={plot}
            axes={axes}
            rate={active === undefined ? undefined : rates[active]}
          />
        </>
      )}
    </Chart>
  );
}

interface PartProps {
  readonly plot: Plot;
  readonly axes: SharedAxes;
}

function Curve({ plot, axes, rates }: PartProps & { readonly rates: readonly Rate[] }) {
  const at = (games: number, share: number): string =>
    `${xOf(plot, axes.games, games)},${yOf(plot, axes.rate, share)}`;
  const upper = rates.map(({ games, interval }) => at(games, interval.high));
  const lower = rates.map(({ games, interval }) => at(games, interval.low));
  const last = rates.at(-1);
  return (
    <>
      <polygon className="chart-band" points={[...upper, ...lower.toReversed()].join(' ')} />
      <polyline
        className="chart-line"
        points={rates.map(({ games, share }) => at(games, share)).join(' ')}
      />
      {last && (
        <>
          <circle
            className="chart-point"
            cx={xOf(plot, axes.games, last.games)}
            cy={yOf(plot, axes.rate, last.share)}
            r={4}
          />
          <text className="chart-label" {...labelPlace(plot, axes, last)}>
            {formatPercent(last.share, 2)}
          </text>
        </>
      )}
    </>
  );
}

/** The label of the last point stands above its interval, or below where there is no room. */
function labelPlace(plot: Plot, axes: SharedAxes, { games, interval }: Rate) {
  const x = xOf(plot, axes.games, games);
  const above = yOf(plot, axes.rate, interval.high) - 0.8 * plot.em;
  const isHigh = above < plot.top + plot.em;
  const isLeft = x < plot.left + 4 * plot.em;
  return {
    x,
    y: isHigh ? yOf(plot, axes.rate, interval.low) + 1.6 * plot.em : above,
    textAnchor: isLeft ? ('start' as const) : ('end' as const),
  };
}

function Reference({ plot, axes, rate, label }: PartProps & ReferenceRate) {
  const y = yOf(plot, axes.rate, rate);
  const { left, innerWidth, em } = plot;
  return (
    <g>
      <line className="chart-reference" x1={left} x2={left + innerWidth} y1={y} y2={y} />
      <text className="chart-label" x={left + innerWidth} y={y + 1.3 * em} textAnchor="end">
        {label}
      </text>
    </g>
  );
}

function Crosshair({ plot, axes, rate }: PartProps & { readonly rate: Rate | undefined }) {
  if (!rate) return null;
  const x = xOf(plot, axes.games, rate.games);
  const y = yOf(plot, axes.rate, rate.share);
  return (
    <g data-readout>
      <line className="chart-cursor" x1={x} x2={x} y1={plot.top} y2={plot.top + plot.innerHeight} />
      <circle className="chart-cursor-edge" cx={x} cy={y} r={5} />
      <circle className="chart-cursor" cx={x} cy={y} r={5} />
    </g>
  );
}

/** The point of the curve whose number of games lies nearest to x. */
function nearest(
  { left, innerWidth }: Plot,
  axes: SharedAxes,
  rates: readonly Rate[],
  x: number,
): number | undefined {
  const distances = rates.map(({ games }) =>
    Math.abs(left + fractionAt(axes.games, games) * innerWidth - x),
  );
  const index = distances.indexOf(Math.min(...distances));
  return index === -1 ? undefined : index;
}

const describe = (rate: Rate | undefined, word: string): string =>
  rate
    ? `After ${gameCount(rate.games)}: ${formatPercent(rate.share, 2)} ${word}, 95\u00a0% interval ${formatInterval(rate.interval, 2)}.`
    : '';

const tableOf = (rates: readonly Rate[], word: string): ChartTable => ({
  columns: [
    { label: 'Games', kind: 'count' },
    { label: word === 'won' ? 'Won' : 'Winnable', kind: 'count' },
    { label: 'Win rate', kind: 'share' },
    { label: '95 % from', kind: 'share' },
    { label: '95 % to', kind: 'share' },
  ],
  rows: rates.map(({ games, won, share, interval }) => [
    games,
    won,
    share,
    interval.low,
    interval.high,
  ]),
});
