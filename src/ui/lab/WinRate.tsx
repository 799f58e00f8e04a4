import { wilson } from '../../lab/statistics';
import type { Tally } from '../../lab/tally';
import { atX, atY, Chart, percent, ticks } from './Chart';
import './WinRate.css';

/** The run after so many games. */
export interface Point {
  readonly games: number;
  readonly won: number;
}

interface WinRateProps {
  readonly tally: Tally;
  readonly points: readonly Point[];
  /** The player's own deals that have ended. */
  readonly own: Point;
}

/** The chance to win that is known exactly. */
const EXACT: Readonly<Record<string, readonly [share: number, name: string]>> = {
  'perditio-tempus': [1 / 13, '1/13'],
};

/** The share of games won as the run grew, with its 95 % band; what is exact, and what the player reached. */
export function WinRate({ tally, points, own }: WinRateProps) {
  const exact = EXACT[tally.game];
  const shown = points
    .filter(({ games }) => games > 0)
    .map((point) => ({
      ...point,
      share: point.won / point.games,
      ...wilson(point.won, point.games),
    }));
  const ownShare = own.games > 0 ? own.won / own.games : undefined;
  const high = Math.max(...shown.map((point) => point.high), exact?.[0] ?? 0, ownShare ?? 0, 0.001);
  const most = Math.min(1, high * 1.1);
  const games = Math.max(1, tally.games);
  const x = (point: Point): number => atX(point.games / games);
  const line = (of: (point: (typeof shown)[number]) => number): string =>
    shown.map((point) => `${x(point)},${atY(of(point) / most)}`).join(' ');
  const band = `${line(({ high: top }) => top)} ${shown
    .toReversed()
    .map((point) => `${x(point)},${atY(point.low / most)}`)
    .join(' ')}`;
  const across = (share: number, className: string, name: string) => (
    <g className={className}>
      <line x1={atX(0)} x2={atX(1)} y1={atY(share / most)} y2={atY(share / most)} />
      <text x={atX(1) - 4} y={atY(share / most) - 4} textAnchor="end">
        {name}
      </text>
    </g>
  );
  return (
    <Chart
      title="The share of games won as the run grew"
      x="Games"
      y="Share won"
      xTicks={ticks(games, (value) => value.toLocaleString('en', { notation: 'compact' }))}
      yTicks={ticks(most, (share) => `${+(share * 100).toFixed(2)} %`)}
      table={{
        head: ['Games', 'Won', 'Share', '95 % interval'],
        rows: shown.map((point) => [
          point.games.toLocaleString('en'),
          point.won.toLocaleString('en'),
          percent(point.share),
          `${percent(point.low)} to ${percent(point.high)}`,
        ]),
      }}
    >
      <polygon className="win-rate-band" points={band} />
      <polyline className="win-rate-line" points={line(({ share }) => share)} />
      {exact && across(exact[0], 'exact-rate', `exactly ${exact[1]}`)}
      {ownShare !== undefined && across(ownShare, 'own-rate', 'you')}
    </Chart>
  );
}
