import type { VariantId } from '../../games/all';
import type { Progress } from '../../lab/pool';
import { gameAddress } from '../parts/address';
import { linearTicks, placeAxis } from './axis';
import { Chart } from './Chart';
import type { ChartTable } from './chartTable';
import { PlotAxes, ticksAt } from './PlotAxes';
import { cellAt, labelsThatFit, levelsThatFit, type Plot, xOf, yOf } from './plot';
import { type ScoreBar, scoreBars, scoreRange, scoreUnit } from './scoreBars';
import type { SharedAxes } from './sharedAxes';
import { formatCount, formatInterval, formatPercent, formatShareTick } from './text';

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
      summary={`Most often: ${commonest.label}, ${formatPercent(commonest.share)} of games. Lines are 95\u00a0% intervals.`}
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
            <Bar
              key={bar.score}
              bar={bar}
              plot={plot}
              axes={axes}
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

interface BarProps {
  readonly bar: ScoreBar;
  readonly plot: Plot;
  readonly axes: SharedAxes;
  readonly centre: number;
  readonly slot: number;
  readonly isActive: boolean;
}

function Bar({ bar, plot, axes, centre, slot, isActive }: BarProps) {
  const { share, interval, count } = bar;
  if (count === 0) return null;
  const width = Math.max(1, slot - Math.max(1, slot * 0.2));
  const [top, base] = [yOf(plot, axes.share, share), yOf(plot, axes.share, 0)];
  const [high, low] = [yOf(plot, axes.share, interval.high), yOf(plot, axes.share, interval.low)];
  const cap = Math.min(4, width / 4);
  // A mark two pixels high shows a rare score; intervals that are smaller than that are in the table.
  const hasWhisker = low - high >= 2;
  return (
    <g>
      <rect
        className="chart-bar"
        data-active={isActive || undefined}
        x={centre - width / 2}
        width={width}
        y={Math.min(top, base - 2)}
        height={Math.max(2, base - top)}
      />
      {hasWhisker && (
        <path
          className="chart-whisker"
          d={`M${centre} ${high}V${low}M${centre - cap} ${high}h${2 * cap}M${centre - cap} ${low}h${2 * cap}`}
        />
      )}
      {slot >= 3.4 * plot.em && (
        <text className="chart-label" x={centre} y={high - 0.4 * plot.em} textAnchor="middle">
          {share < 0.0005 ? `<${formatPercent(0.001)}` : formatPercent(share)}
        </text>
      )}
    </g>
  );
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
