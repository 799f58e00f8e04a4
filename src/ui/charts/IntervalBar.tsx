import type { Interval } from '../../engine/interval';
import type { Axis } from './axis';
import { formatPercent } from './numbers';
import { type Plot, yOf } from './plot';

interface IntervalBarProps {
  readonly plot: Plot;
  /** The axis of shares. */
  readonly axis: Axis;
  readonly share: number;
  readonly interval: Interval;
  /** The middle of the bar and the room it has, in pixels across. */
  readonly centre: number;
  readonly slot: number;
  readonly isActive: boolean;
  /** True if the label is drawn by the chart itself, over other marks. */
  readonly isBare?: boolean;
  /** True if the bar has its label even where the others have no room. */
  readonly isLabelled?: boolean;
  /** True for a bar of nothing, which would be seen as something. */
  readonly isHidden?: boolean;
}

/** A share as a bar with its 95 % interval, and its label where there is room. */
export function IntervalBar({
  plot,
  axis,
  share,
  interval,
  centre,
  slot,
  isActive,
  isLabelled = false,
  isHidden = false,
  isBare = false,
}: IntervalBarProps) {
  if (isHidden) return null;
  const width = Math.max(1, slot - Math.max(1, slot * 0.2));
  const [top, base] = [yOf(plot, axis, share), yOf(plot, axis, 0)];
  const [high, low] = [yOf(plot, axis, interval.high), yOf(plot, axis, interval.low)];
  const cap = Math.min(4, width / 4);
  // A mark two pixels high shows a rare score; intervals that are smaller than that are in the table.
  const height = share > 0 ? Math.max(2, base - top) : 0;
  const hasWhisker = low - high >= 2;
  return (
    <g>
      <rect
        className="chart-bar"
        data-active={isActive || undefined}
        x={centre - width / 2}
        width={width}
        y={base - height}
        height={height}
      />
      {hasWhisker && (
        <path
          className="chart-whisker"
          d={`M${centre} ${high}V${low}M${centre - cap} ${high}h${2 * cap}M${centre - cap} ${low}h${2 * cap}`}
        />
      )}
      {!isBare && (isLabelled || slot >= LABEL_ROOM * plot.em) && (
        <BarLabel {...{ plot, axis, share, interval, centre }} />
      )}
    </g>
  );
}

/** The room that a label needs across, in ems. */
export const LABEL_ROOM = 3.8;

/** The label of a bar, above its interval. */
export function BarLabel({
  plot,
  axis,
  share,
  interval,
  centre,
}: Pick<IntervalBarProps, 'plot' | 'axis' | 'share' | 'interval' | 'centre'>) {
  const y = yOf(plot, axis, interval.high) - 0.4 * plot.em;
  return (
    <text className="chart-label" x={centre} y={y} textAnchor="middle">
      {share > 0 && share < 0.0005 ? `<${formatPercent(0.001)}` : formatPercent(share)}
    </text>
  );
}
