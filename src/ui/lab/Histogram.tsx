import type { Progress } from '../../lab/pool';
import { scoreLabelOf } from '../../lab/scoreTable';
import { wilson } from '../../lab/statistics';
import { gameAddress } from '../parts/address';
import { Chart } from './Chart';
import { PLOT, ticks, toX, toY } from './chartScale';
import { formatPercent, formatShareTick } from './text';
import './Histogram.css';

/** The most scores labelled on the axis. */
const MAX_LABELS = 14;

/** How often each score came up, with its 95 % interval; each bar is a link to a deal with that score. */
export function Histogram({ progress: { tally, examples } }: { readonly progress: Progress }) {
  const { game, player, games, scores } = tally;
  const scoreLabel = scoreLabelOf(game, player);
  const bars = Object.entries(scores).map(([score, count]) => ({
    score: Number(score),
    count,
    share: count / games,
    interval: wilson(count, games),
    deal: examples[score],
  }));
  const lowest = Math.min(...bars.map(({ score }) => score));
  const highest = Math.max(...bars.map(({ score }) => score));
  const maxShare = Math.min(1, Math.max(...bars.map(({ interval }) => interval.high)) * 1.05);
  const places = highest - lowest + 1;
  const centreOf = (score: number): number => (score - lowest + 0.5) / places;
  const labelStep = Math.ceil(places / MAX_LABELS);
  const barWidth = Math.max(2, (PLOT.width / places) * 0.8);
  return (
    <Chart
      links
      title="How often each score came up"
      xLabel={scoreLabel}
      yLabel="Share of games"
      xTicks={Array.from({ length: places }, (_, i) => lowest + i)
        .filter((score) => (score - lowest) % labelStep === 0)
        .map((score) => [centreOf(score), String(score)])}
      yTicks={ticks(maxShare, formatShareTick)}
      table={{
        head: [scoreLabel, 'Games', 'Share', '95 % interval', 'A deal'],
        rows: bars.map(({ score, count, share, interval, deal = '' }) => [
          String(score),
          count.toLocaleString('en'),
          formatPercent(share),
          `${formatPercent(interval.low)} to ${formatPercent(interval.high)}`,
          deal,
        ]),
      }}
    >
      {bars.map(({ score, share, interval, deal }) => {
        const x = toX(centreOf(score));
        return (
          <a
            key={score}
            href={gameAddress(game, deal)}
            aria-label={`${score}: ${formatPercent(share)}, open deal ${deal}`}
          >
            <rect
              className="histogram-hit-area"
              x={x - barWidth / 2}
              width={barWidth}
              y={toY(1)}
              height={PLOT.height}
            />
            <rect
              className="histogram-bar"
              x={x - barWidth / 2}
              width={barWidth}
              y={toY(share / maxShare)}
              height={(share / maxShare) * PLOT.height}
            />
            <line
              className="histogram-whisker"
              x1={x}
              x2={x}
              y1={toY(interval.low / maxShare)}
              y2={toY(interval.high / maxShare)}
            />
          </a>
        );
      })}
    </Chart>
  );
}
