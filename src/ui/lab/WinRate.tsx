import { wilson } from '../../lab/statistics';
import type { Tally } from '../../lab/tally';
import { Chart } from './Chart';
import { ticks, toX, toY } from './chartScale';
import { formatPercent, formatShareTick } from './text';
import type { WinCount } from './winRateCurve';
import './WinRate.css';

interface WinRateProps {
  readonly tally: Tally;
  /** The counts as the run grew, from few games to many. */
  readonly points: readonly WinCount[];
  /** The deals the player has finished. */
  readonly playerCount: WinCount;
}

/** Win rates that are known exactly. */
const EXACT: Readonly<Record<string, readonly [share: number, label: string]>> = {
  'perditio-tempus': [1 / 13, '1/13'],
};

/** The win rate as the run grew, with its 95 % band, beside the exact rate, if known, and the player’s own. */
export function WinRate({ tally, points, playerCount }: WinRateProps) {
  const exact = EXACT[tally.game];
  const rates = points
    .filter(({ games }) => games > 0)
    .map(({ games, won }) => ({ games, won, share: won / games, interval: wilson(won, games) }));
  const playerShare = playerCount.games > 0 ? playerCount.won / playerCount.games : undefined;
  const highest = Math.max(
    ...rates.map(({ interval }) => interval.high),
    exact?.[0] ?? 0,
    playerShare ?? 0,
    0.001,
  );
  const maxShare = Math.min(1, highest * 1.1);
  const totalGames = Math.max(1, tally.games);
  const pointAt = (games: number, share: number): string =>
    `${toX(games / totalGames)},${toY(share / maxShare)}`;
  const upperEdge = rates.map(({ games, interval }) => pointAt(games, interval.high));
  const lowerEdge = rates.map(({ games, interval }) => pointAt(games, interval.low));
  const referenceLine = (share: number, className: string, label: string) => (
    <g className={className}>
      <line x1={toX(0)} x2={toX(1)} y1={toY(share / maxShare)} y2={toY(share / maxShare)} />
      <text x={toX(1) - 4} y={toY(share / maxShare) - 4} textAnchor="end">
        {label}
      </text>
    </g>
  );
  return (
    <Chart
      title="The share of games won as the run grew"
      xLabel="Games"
      yLabel="Share won"
      xTicks={ticks(totalGames, (value) => value.toLocaleString('en', { notation: 'compact' }))}
      yTicks={ticks(maxShare, formatShareTick)}
      table={{
        head: ['Games', 'Won', 'Share', '95 % interval'],
        rows: rates.map(({ games, won, share, interval }) => [
          games.toLocaleString('en'),
          won.toLocaleString('en'),
          formatPercent(share),
          `${formatPercent(interval.low)} to ${formatPercent(interval.high)}`,
        ]),
      }}
    >
      <polygon
        className="win-rate-band"
        points={[...upperEdge, ...lowerEdge.toReversed()].join(' ')}
      />
      <polyline
        className="win-rate-line"
        points={rates.map(({ games, share }) => pointAt(games, share)).join(' ')}
      />
      {exact && referenceLine(exact[0], 'exact-rate', `exactly ${exact[1]}`)}
      {playerShare !== undefined && referenceLine(playerShare, 'player-rate', 'you')}
    </Chart>
  );
}
