import { wilson } from '../../engine/interval';
import type { WinCount } from '../../lab/simulate';
import { linearTicks, logTicks } from '../charts/axis';
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
import { labelsThatFit, levelsThatFit } from '../charts/plot';
import {
  Crosshair,
  nearestPoint,
  RateCurve,
  type RatePoint,
  ReferenceLine,
} from '../charts/RateCurve';
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

/** A point of the curve; its place across is the number of games. */
interface Rate extends RatePoint, WinCount {}

/** The win rate as the run grows, with its 95 % band, beside the exact rate, if known, and the player’s own. */
export function WinRate({ points, references, word, axes, source, fileName }: WinRateProps) {
  const rates = points.map(({ games, won }) => ({
    x: games,
    games,
    won,
    share: won / games,
    interval: wilson(won, games),
  }));
  const last = rates.at(-1);
  const curveAxes = { x: axes.games, rate: axes.rate };
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
      indexAt={(plot, [x]) => nearestPoint(plot, axes.games, rates, x)}
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
          <RateCurve plot={plot} axes={curveAxes} points={rates} decimals={2} />
          {references.map(({ rate, label }) => (
            <ReferenceLine key={label} plot={plot} axes={curveAxes} share={rate} label={label} />
          ))}
          <Crosshair
            plot={plot}
            axes={curveAxes}
            point={active === undefined ? undefined : rates[active]}
          />
        </>
      )}
    </Chart>
  );
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
