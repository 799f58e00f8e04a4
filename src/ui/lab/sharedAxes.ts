import { type Interval, wilson } from '../../engine/interval';
import { type Domain, shareDomain } from '../charts/scales';
import type { LabRun } from './labRuns';
import { scoreRange, scoreUnit } from './scoreBars';

/** The domains of a run’s axes. */
export interface RunAxes {
  /** The share of games with one score. */
  readonly share: Domain;
  /** The lowest and the highest score; undefined before the first game. */
  readonly scores: Interval | undefined;
  /** The win rate. */
  readonly rate: Domain;
  /** The number of games, on a logarithmic axis. */
  readonly games: Domain;
}

/** A run’s rates reach at least this part of an axis that they share. */
const MIN_PART = 0.2;

/** The axes of each run: as far as they fit all, shared ones. `ratesOf` are the rates to compare a run with. */
export function sharedAxes(
  runs: readonly LabRun[],
  ratesOf: (run: LabRun) => readonly number[],
): (run: LabRun) => RunAxes {
  const games = gamesDomain(runs);
  const ratesIn = (some: readonly LabRun[]): Domain =>
    rateDomain(
      some.flatMap((run) => [
        ...run.points.map(({ games, won }) => wilson(won, games)),
        ...ratesOf(run).map(pointInterval),
      ]),
    );
  const all = ratesIn(runs);
  // No run may lie flat at the foot of the axis.
  const isShared = runs.every((run) => ratesIn([run])[1] >= MIN_PART * all[1]);
  return (run) => {
    const unit = scoreUnit(run.progress.tally);
    // Only runs that count the same share an axis of scores.
    const alike = runs
      .map(({ progress }) => progress.tally)
      .filter((tally) => tally.games > 0 && scoreUnit(tally) === unit);
    const shares = alike.flatMap(({ games, scores }) =>
      Object.values(scores).map((count) => wilson(count, games).high),
    );
    const ranges = alike.flatMap((tally) => scoreRange(tally) ?? []);
    return {
      share: shareDomain(Math.max(0, ...shares)),
      scores: ranges.length === 0 ? undefined : hullOf(ranges),
      rate: isShared ? all : ratesIn([run]),
      games,
    };
  };
}

const pointInterval = (rate: number): Interval => ({ low: rate, high: rate });
const hullOf = (intervals: readonly Interval[]): Interval => ({
  low: Math.min(...intervals.map(({ low }) => low)),
  high: Math.max(...intervals.map(({ high }) => high)),
});

/** Starts at 0 unless all rates are far above it. */
function rateDomain(intervals: readonly Interval[]): Domain {
  if (intervals.length === 0) return shareDomain(1);
  const { low, high } = hullOf(intervals);
  const margin = (high - low) * 0.06;
  if (low < high * 0.5) return shareDomain(high);
  return [Math.max(0, low - margin), Math.min(1, high + margin)];
}

/** From the first count of any run to the most games of any run; an unfinished one counts as complete. */
function gamesDomain(runs: readonly LabRun[]): Domain {
  const sizes = runs.map(({ job, progress: { done, tally } }) => (done ? tally.games : job.games));
  const high = Math.max(10, ...sizes);
  const first = Math.min(high, ...runs.flatMap(({ points }) => points[0]?.games ?? []));
  return [Math.max(1, Math.min(first, high / 10)), high];
}
