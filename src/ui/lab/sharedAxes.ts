import { type Interval, wilson } from '../../engine/interval';
import type { Job } from '../../lab/job';
import type { Progress } from '../../lab/pool';
import type { WinCount } from '../../lab/simulate';
import { type Domain, shareDomain } from '../charts/scales';
import { scoreRange, scoreUnit } from './scoreBars';

interface Run {
  readonly job: Job;
  readonly progress: Progress;
  readonly points: readonly WinCount[];
}

/** The domains of axes that charts side by side share. */
export interface SharedAxes {
  /** The share of games with one score. */
  readonly share: Domain;
  /** The lowest and the highest score by unit; runs with other units have a range of their own. */
  readonly scores: Readonly<Record<string, Interval>>;
  /** The win rate. */
  readonly rate: Domain;
  /** The number of games, on a logarithmic axis. */
  readonly games: Domain;
}

/** Domains that hold the figures of all runs and the win rates in `rates`. */
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

/** Starts at 0 unless all rates are far above it. */
function rateDomain(intervals: readonly Interval[]): Domain {
  if (intervals.length === 0) return shareDomain(1);
  const low = Math.min(1, ...intervals.map((interval) => interval.low));
  const high = Math.max(0, ...intervals.map((interval) => interval.high));
  const margin = (high - low) * 0.06;
  if (low < high * 0.5) return shareDomain(high);
  return [Math.max(0, low - margin), Math.min(1, high + margin)];
}

/** From the first count of any run to the most games of any run; an unfinished one counts as complete. */
function gamesDomain(runs: readonly Run[]): Domain {
  const sizes = runs.map(({ job, progress: { done, tally } }) => (done ? tally.games : job.games));
  const high = Math.max(10, ...sizes);
  const first = Math.min(high, ...runs.flatMap(({ points }) => points[0]?.games ?? []));
  return [Math.max(1, Math.min(first, high / 10)), high];
}
