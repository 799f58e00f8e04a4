import { wilson } from '../../engine/interval';
import type { Bin } from '../../persistence/histogram';
import {
  type Axis,
  fractionAt,
  linearTicks,
  placeAxis,
  shareAxis,
  type Tick,
} from '../charts/axis';
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
import { cellAt, labelStep, levelsThatFit, type Plot, xOf } from '../charts/plot';

interface BinChartProps {
  readonly title: string;
  /** What the values are, with their unit: `Moves of a win`. */
  readonly unit: string;
  readonly bins: readonly Bin[];
  /** A value in words, as on the axis. */
  readonly format: (value: number) => string;
  /** True if each bin is named by all its values, as `2–4`; else its lower end has a tick. */
  readonly isNamed?: boolean;
  readonly source: string;
  readonly fileName: string;
}

/** Wins by a figure: how many of them lie in each bin, with 95 % intervals. */
export function BinChart({
  title,
  unit,
  bins,
  format,
  isNamed = false,
  source,
  fileName,
}: BinChartProps) {
  const wins = bins.reduce((sum, { count }) => sum + count, 0);
  const bars = bins.map((bin) => ({
    ...bin,
    label: binInWords(bin, format),
    share: bin.count / wins,
    interval: wilson(bin.count, wins),
  }));
  const across = placeAxis(0, bins.length - 1);
  const share = shareAxis(Math.max(...bars.map(({ interval }) => interval.high)));
  const commonest = bars.reduce((most, bar) => (bar.count > most.count ? bar : most));
  const describe = (index: number): string => {
    const bar = bars[index];
    if (!bar) return '';
    const { label, share: part, count, interval } = bar;
    return `${label}: ${formatPercent(part)} of wins (${formatCount(count)}), 95\u00a0% interval ${formatInterval(interval)}.`;
  };
  const table: ChartTable = {
    columns: [
      { label: unit, kind: 'text' },
      { label: 'Wins', kind: 'count' },
      { label: 'Share of wins', kind: 'share' },
      { label: '95 % from', kind: 'share' },
      { label: '95 % to', kind: 'share' },
    ],
    rows: bars.map(({ label, count, share: part, interval }) => [
      label,
      count,
      part,
      interval.low,
      interval.high,
    ]),
  };
  return (
    <Chart
      title={title}
      summary={`Most often: ${commonest.label}, ${formatPercent(commonest.share)} of ${formatCount(wins)} wins. ${INTERVAL_NOTE}`}
      source={source}
      fileName={fileName}
      table={table}
      readings={{
        count: bars.length,
        columns: bars.length,
        first: bars.indexOf(commonest),
        describe,
      }}
      indexAt={(plot, point) => cellAt(plot, [bars.length, 1], point)?.column}
    >
      {(plot, active) => (
        <>
          <PlotAxes
            plot={plot}
            x={{
              title: unit,
              ticks: isNamed
                ? namesOf(plot, across, bins, format)
                : edgesOf(plot, across, bins, format),
            }}
            y={{
              title: 'Share of wins',
              ticks: ticksAt(share, linearTicks(share, levelsThatFit(plot)), formatShareTick),
            }}
          />
          {bars.map((bar, i) => (
            <IntervalBar
              key={bar.from}
              share={bar.share}
              interval={bar.interval}
              isHidden={bar.count === 0}
              plot={plot}
              axis={share}
              centre={xOf(plot, across, i)}
              slot={plot.innerWidth / bars.length}
              isActive={i === active}
            />
          ))}
        </>
      )}
    </Chart>
  );
}

type Format = (value: number) => string;

/** `95–99`, `7`, `50 and more`: the values of a bin, which are whole numbers. */
function binInWords({ from, to }: Bin, format: Format): string {
  if (to === undefined) return `${format(from)} and more`;
  return to - from === 1 ? format(from) : `${format(from)}–${format(to - 1)}`;
}

/** A label below the middle of each bin, or of every other one where there is less room. */
function namesOf(plot: Plot, axis: Axis, bins: readonly Bin[], format: Format): readonly Tick[] {
  const labels = bins.map((bin) =>
    bin.to === undefined ? `${format(bin.from)}+` : binInWords(bin, format),
  );
  const step = labelStep(plot, labels);
  return labels
    .map((label, i) => ({ at: fractionAt(axis, i), label }))
    .filter((_, i) => i % step === 0);
}

/** A tick where a bin begins, as many as there is room for; a bin without an end begins with “and more”. */
function edgesOf(plot: Plot, axis: Axis, bins: readonly Bin[], format: Format): readonly Tick[] {
  const labels = bins.map(({ from, to }) => (to === undefined ? `${format(from)}+` : format(from)));
  const step = labelStep(plot, labels);
  return labels
    .map((label, i) => ({ at: fractionAt(axis, i - 0.5), label }))
    .filter((_, i) => i % step === 0);
}
