import { type Interval, wilson } from '../../engine/interval';
import type { Job } from '../../lab/job';
import type { Progress } from '../../lab/pool';
import type { WinCount } from '../../lab/simulate';
import { type Domain, shareDomain } from '../charts/scales';
import { scoreRange, scoreUnit } from './scoreBars';

/** What the axes of a run's charts depend on. */
interface Run {
  readonly job: Job;
  readonly progress: Progress;
  readonly points: readonly WinCount[];
}

/** What the axes of charts side by side reach over. */
export interface SharedAxes {
  /** The share of games with one score. */
  readonly share: Domain;
  /** The lowest and the highest score, by unit: runs that count different things do not share it. */
  readonly scores: Readonly<Record<string, Interval>>;
  /** The win rate. */
  readonly rate: Domain;
  /** The number of games, logarithmic. */
  readonly games: Domain;
}

/** The axes that hold the figures of all runs. `rates` are further win rates to be shown. */
export function sharedAxes(runs: readonly Run[], rates: readonly number[]): SharedAxes {
  const tallies = runs.map(({ progress }) => progress.tally).filter(({ games }) => games > 0);
  const scores: Record<string, Interval> = {};
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
    share: shareDomain(Math.max(0, ...shares)),
    scores,
    rate: rateDomain([...points.map(({ games, won }) => wilson(won, games)), ...rates.map(flat)]),
    games: gamesDomain(runs),
  };
}

const flat = (rate: number): Interval => ({ low: rate, high: rate });

/** From 0, unless all rates lie far above it. */
function rateDomain(intervals: readonly Interval[]): Domain {
  if (intervals.length === 0) return shareDomain(1);
  const low = Math.min(1, ...intervals.map((interval) => interval.low));
  const high = Math.max(0, ...intervals.map((interval) => interval.high));
  const margin = (high - low) * 0.06;
  if (low < high * 0.5) return shareDomain(high);
  return [Math.max(0, low - margin), Math.min(1, high + margin)];
}

/** From the first count of any run to the largest number of games, of a run that goes on the number that was asked for. */
function gamesDomain(runs: readonly Run[]): Domain {
  const sizes = runs.map(({ job, progress: { done, tally } }) => (done ? tally.games : job.games));
  const high = Math.max(10, ...sizes);
  const first = Math.min(high, ...runs.flatMap(({ points }) => points[0]?.games ?? []));
  return [Math.max(1, Math.min(first, high / 10)), high];
}
