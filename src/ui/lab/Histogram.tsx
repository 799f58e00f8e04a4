import type { Progress } from '../../lab/pool';
import { scoreLabelOf } from '../../lab/scoreTable';
import { wilson } from '../../lab/statistics';
import { gameAddress } from '../parts/address';
import { atX, atY, Chart, PLOT, percent, ticks } from './Chart';
import './Histogram.css';

/** How often each score came up, with its 95 % interval; a bar is a link to one of its deals. */
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
  const most = Math.min(1, Math.max(...bars.map(({ interval }) => interval.high)) * 1.05);
  const places = highest - lowest + 1;
  const middle = (score: number): number => (score - lowest + 0.5) / places;
  const every = Math.ceil(places / 14);
  return (
    <Chart
      links
      title="How often each score came up"
      x={scoreLabel}
      y="Share of games"
      xTicks={Array.from({ length: places }, (_, i) => lowest + i)
        .filter((score) => (score - lowest) % every === 0)
        .map((score) => [middle(score), String(score)])}
      yTicks={ticks(most, (share) => `${+(share * 100).toFixed(2)} %`)}
      table={{
        head: [scoreLabel, 'Games', 'Share', '95 % interval', 'A deal'],
        rows: bars.map(({ score, count, share, interval, deal = '' }) => [
          String(score),
          count.toLocaleString('en'),
          percent(share),
          `${percent(interval.low)} to ${percent(interval.high)}`,
          deal,
        ]),
      }}
    >
      {bars.map(({ score, share, interval, deal }) => {
        const x = atX(middle(score));
        const width = Math.max(2, (PLOT.width / places) * 0.8);
        return (
          <a
            key={score}
            href={gameAddress(game, deal)}
            aria-label={`${score}: ${percent(share)}, open deal ${deal}`}
          >
            <rect
              className="histogram-hit-area"
              x={x - width / 2}
              width={width}
              y={atY(1)}
              height={PLOT.height}
            />
            <rect
              className="histogram-bar"
              x={x - width / 2}
              width={width}
              y={atY(share / most)}
              height={(share / most) * PLOT.height}
            />
            <line
              className="histogram-whisker"
              x1={x}
              x2={x}
              y1={atY(interval.low / most)}
              y2={atY(interval.high / most)}
            />
          </a>
        );
      })}
    </Chart>
  );
}
