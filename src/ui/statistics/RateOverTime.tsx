import { type Period, winRate } from '../../persistence/statistics';
import { type Axis, linearTicks, shareAxis } from '../charts/axis';
import { Chart } from '../charts/Chart';
import type { ChartTable } from '../charts/chartTable';
import {
  formatCount,
  formatInterval,
  formatPercent,
  formatShareTick,
  gameCount,
} from '../charts/numbers';
import { PlotAxes, ticksAt } from '../charts/PlotAxes';
import { labelsThatFit, levelsThatFit } from '../charts/plot';
import {
  Crosshair,
  nearestPoint,
  RateCurve,
  type RatePoint,
  ReferenceLine,
} from '../charts/RateCurve';
import { dayInWords } from './gameWords';

interface RateOverTimeProps {
  /** At least two. */
  readonly periods: readonly Period[];
  readonly source: string;
  readonly fileName: string;
}

/** A period as a point of the curve; its place across is the middle of its games. */
interface Point extends RatePoint, Period {
  /** The number of its first game, from 1. */
  readonly first: number;
}

/** The win rate of one portion of games after another, with 95 % intervals, beside the rate of all. */
export function RateOverTime({ periods, source, fileName }: RateOverTimeProps) {
  const points = pointsOf(periods);
  const [games, won] = [sum(periods, 'games'), sum(periods, 'won')];
  const average = winRate({ won, games })?.share ?? 0;
  const x: Axis = { kind: 'linear', low: 0, high: games };
  const highest = Math.max(average, ...points.map(({ interval }) => interval.high));
  const axes = { x, rate: shareAxis(highest) };
  return (
    <Chart
      title="Win rate over time"
      summary={`Each point stands for ${gameCount(periods[0]?.games ?? 0)} in the order in which they ended. The band is the 95\u00a0% interval.`}
      source={source}
      fileName={fileName}
      table={tableOf(points)}
      readings={{
        count: points.length,
        columns: points.length,
        first: points.length - 1,
        describe: (index) => describe(points[index]),
      }}
      indexAt={(plot, [across]) => nearestPoint(plot, x, points, across)}
    >
      {(plot, active) => (
        <>
          <PlotAxes
            plot={plot}
            x={{
              title: 'Games that ended, in order',
              ticks: ticksAt(
                x,
                linearTicks(x, labelsThatFit(plot, formatCount(games).length), 1),
                formatCount,
              ),
            }}
            y={{
              title: 'Share won',
              ticks: ticksAt(
                axes.rate,
                linearTicks(axes.rate, levelsThatFit(plot)),
                formatShareTick,
              ),
            }}
          />
          <RateCurve plot={plot} axes={axes} points={points} decimals={0} />
          <ReferenceLine
            plot={plot}
            axes={axes}
            share={average}
            label={`All: ${formatPercent(average)}`}
          />
          <Crosshair
            plot={plot}
            axes={axes}
            point={active === undefined ? undefined : points[active]}
          />
        </>
      )}
    </Chart>
  );
}

function pointsOf(periods: readonly Period[]): readonly Point[] {
  let before = 0;
  return periods.flatMap((period) => {
    const rate = winRate(period);
    const first = before + 1;
    before += period.games;
    return rate ? [{ ...period, ...rate, first, x: first - 1 + period.games / 2 }] : [];
  });
}

const sum = (periods: readonly Period[], name: 'games' | 'won'): number =>
  periods.reduce((total, period) => total + period[name], 0);

/** `12 October 2026`, or `12 October 2026 to 3 November 2026` */
function daysOf({ from, to }: Period): string {
  const [first, last] = [dayInWords(from), dayInWords(to)];
  return first === last ? first : `${first} to ${last}`;
}

function describe(point: Point | undefined): string {
  if (!point) return '';
  const { games, won, share, interval } = point;
  return `${daysOf(point)}: ${formatCount(won)} of ${formatCount(games)} won, ${formatPercent(share)}, 95\u00a0% interval ${formatInterval(interval)}.`;
}

const tableOf = (points: readonly Point[]): ChartTable => ({
  columns: [
    { label: 'Games', kind: 'text' },
    { label: 'From', kind: 'text' },
    { label: 'To', kind: 'text' },
    { label: 'Won', kind: 'count' },
    { label: 'Win rate', kind: 'share' },
    { label: '95 % from', kind: 'share' },
    { label: '95 % to', kind: 'share' },
  ],
  rows: points.map(({ first, games, from, to, won, share, interval }) => [
    `${formatCount(first)}–${formatCount(first + games - 1)}`,
    dayInWords(from),
    dayInWords(to),
    won,
    share,
    interval.low,
    interval.high,
  ]),
});
