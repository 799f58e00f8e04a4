import type { VariantId } from '../../games/index';
import type { Progress } from '../../lab/pool';
import { linearTicks, placeAxis } from '../charts/axis';
import { Chart } from '../charts/Chart';
import type { ChartTable } from '../charts/chartTable';
import { IntervalBar } from '../charts/IntervalBar';
import {
  formatCount,
  formatInterval,
  formatPercent,
  formatShareTick,
  INTERVAL_NOTE,
} from '../charts/numbers';
import { PlotAxes, ticksAt } from '../charts/PlotAxes';
import { cellAt, labelsThatFit, levelsThatFit, type Plot, xOf } from '../charts/plot';
import { gameAddress } from '../parts/address';
import { type ScoreBar, scoreBars, scoreRange, scoreUnit } from './scoreBars';
import type { SharedAxes } from './sharedAxes';

interface HistogramProps {
  readonly progress: Progress;
  readonly axes: SharedAxes;
  readonly source: string;
  readonly fileName: string;
  /** A score that is read out from the start. */
  readonly highlight?: number | undefined;
}

/** How often each score came up, with 95 % intervals; each score names one of its deals. */
export function Histogram({ progress, axes, source, fileName, highlight }: HistogramProps) {
  const { tally } = progress;
  const unit = scoreUnit(tally);
  const range = axes.scores[unit] ?? scoreRange(tally) ?? { low: 0, high: 0 };
  const bars = scoreBars(progress, range);
  const commonest = bars.reduce((most, bar) => (bar.count > most.count ? bar : most));
  const first = bars.findIndex(({ score }) => score === (highlight ?? commonest.score));
  const across = placeAxis(range.low, range.high);
  return (
    <Chart
      title="Distribution of scores"
      summary={`Most often: ${commonest.label}, ${formatPercent(commonest.share)} of games. ${INTERVAL_NOTE}`}
      source={source}
      fileName={`${fileName}-scores`}
      table={tableOf(unit, bars)}
      readings={{
        count: bars.length,
        columns: bars.length,
        first: Math.max(0, first),
        describe: (index) => describe(bars[index]),
      }}
      startsRead={highlight !== undefined}
      detail={(index) => <DealLink game={tally.game} deal={bars[index]?.deal} />}
      indexAt={(plot, point) => cellAt(plot, [bars.length, 1], point)?.column}
    >
      {(plot, active) => (
        <>
          <PlotAxes
            plot={plot}
            x={{ title: unit, ticks: ticksAt(across, placeTicks(plot, bars), labelOf(bars)) }}
            y={{
              title: 'Share of games',
              ticks: ticksAt(
                axes.share,
                linearTicks(axes.share, levelsThatFit(plot)),
                formatShareTick,
              ),
            }}
          />
          {bars.map((bar, i) => (
            <IntervalBar
              key={bar.score}
              share={bar.share}
              interval={bar.interval}
              isHidden={bar.count === 0}
              plot={plot}
              axis={axes.share}
              centre={xOf(plot, across, range.low + i)}
              slot={plot.innerWidth / bars.length}
              isActive={i === active}
            />
          ))}
        </>
      )}
    </Chart>
  );

  /** The places that get a label: the three verdicts, else round numbers. */
  function placeTicks(plot: Plot, all: readonly ScoreBar[]): readonly number[] {
    if (all.length <= 3) return all.map((_, i) => range.low + i);
    const longest = Math.max(...all.map(({ label }) => label.length));
    return linearTicks({ kind: 'linear', ...range }, labelsThatFit(plot, longest), 1);
  }

  function labelOf(all: readonly ScoreBar[]): (place: number) => string {
    return (place) => all[place - range.low]?.label ?? '';
  }
}

/** A link to a deal with the score that is read out. */
function DealLink({ game, deal }: { readonly game: VariantId; readonly deal: string | undefined }) {
  return deal === undefined ? null : <a href={gameAddress(game, deal)}>{`Open deal ${deal}`}</a>;
}

function describe(bar: ScoreBar | undefined): string {
  if (!bar) return '';
  const { label, share, count, interval } = bar;
  return `${label}: ${formatPercent(share, 2)} of games (${formatCount(count)}), 95\u00a0% interval ${formatInterval(interval, 2)}.`;
}

const tableOf = (unit: string, bars: readonly ScoreBar[]): ChartTable => ({
  columns: [
    { label: unit, kind: 'text' },
    { label: 'Games', kind: 'count' },
    { label: 'Share of games', kind: 'share' },
    { label: '95 % from', kind: 'share' },
    { label: '95 % to', kind: 'share' },
    { label: 'A deal', kind: 'text' },
  ],
  rows: bars.map(({ label, count, share, interval, deal = '' }) => [
    label,
    count,
    share,
    interval.low,
    interval.high,
    deal,
  ]),
});
