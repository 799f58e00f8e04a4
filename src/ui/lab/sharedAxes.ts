import { wilson } from '../../engine/interval';
import type { Job } from '../../lab/job';
import type { Progress } from '../../lab/pool';
import type { WinCount } from '../../lab/simulate';
import { type Axis, shareAxis } from '../charts/axis';
import { scoreRange, scoreUnit } from './scoreBars';

/** What the axes of a run's charts depend on. */
interface Run {
  readonly job: Job;
  readonly progress: Progress;
  readonly points: readonly WinCount[];
}

/** The axes of the charts that stand side by side. */
export interface SharedAxes {
  /** The share of games with one score. */
  readonly share: Axis;
  /** The lowest and the highest score, by unit: runs that count different things do not share it. */
  readonly scores: Readonly<Record<string, { readonly low: number; readonly high: number }>>;
  /** The win rate. */
  readonly rate: Axis;
  /** The number of games, logarithmic. */
  readonly games: Axis;
}

/** The axes that hold the figures of all runs. `rates` are further win rates to be shown. */
export function sharedAxes(runs: readonly Run[], rates: readonly number[]): SharedAxes {
  const tallies = runs.map(({ progress }) => progress.tally).filter(({ games }) => games > 0);
  const scores: Record<string, { low: number; high: number }> = {};
  for (const tally of tallies) {
    const range = scoreRange(tally);
    if (!range) continue;
    const known = scores[scoreUnit(tally)] ?? range;
    scores[scoreUnit(tally)] = {
      low: Math.min(known.low, range.low),
      high: Math.max(known.high, range.high),
    };
  }
  const shares = tallies.flatMap(({ games, scores: counts }) =>
    Object.values(counts).map((count) => wilson(count, games).high),
  );
  const points = runs.flatMap((run) => run.points);
  return {
    share: shareAxis(Math.max(0, ...shares)),
    scores,
    rate: rateAxis([...points.map(({ games, won }) => wilson(won, games)), ...rates.map(flat)]),
    games: gamesAxis(runs),
  };
}

const flat = (rate: number) => ({ low: rate, high: rate });

/** From 0, unless all rates lie far above it. */
function rateAxis(intervals: readonly { readonly low: number; readonly high: number }[]): Axis {
  if (intervals.length === 0) return shareAxis(1);
  const low = Math.min(1, ...intervals.map((interval) => interval.low));
  const high = Math.max(0, ...intervals.map((interval) => interval.high));
  const margin = (high - low) * 0.06;
  if (low < high * 0.5) return shareAxis(high);
  return { kind: 'linear', low: Math.max(0, low - margin), high: Math.min(1, high + margin) };
}

/** From the first count of any run to the largest number of games, of a run that goes on the number that was asked for. */
function gamesAxis(runs: readonly Run[]): Axis {
  const sizes = runs.map(({ job, progress: { done, tally } }) => (done ? tally.games : job.games));
  const high = Math.max(10, ...sizes);
  const first = Math.min(high, ...runs.flatMap(({ points }) => points[0]?.games ?? []));
  return { kind: 'log', low: Math.max(1, Math.min(first, high / 10)), high };
}
