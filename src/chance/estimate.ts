import type { Resumable } from '../solver/gameSolver';
import { popcount } from '../solver/klondike/core/memory';
import { BEHIND, twoSteps } from './lookAhead';
import {
  areForeseen,
  type Decision,
  type KnownPosition,
  type PossibleDeals,
} from './possibleDeals';

/** Seeds of one estimate. */
const SEEDS = 1 << 14;
const MAX_SEED = (1 << 17) - 1;
/** Moves that win so much less often than the best are not judged by what comes after them. */
const CLOSE = 0.04;

/** In how many possible deals a position could be won by somebody who sees them. */
export interface Share {
  readonly share: number;
  /** The share of the deals in which that was not decided. They do not count as won. */
  readonly undecided: number;
  /** How many possible deals were searched. */
  readonly deals: number;
}

/**
 * How often a player who has seen what is known wins with a decision. The share of one that left the race early is that of the best,
 * less what it was behind in the same deals.
 */
export interface DecisionEstimate extends Share {
  readonly decision: Decision;
  /** The share that is won by one who sees all cards only after the next decision; undefined for a move that is not close to the best. */
  readonly value: number | undefined;
}

/** How much less often a decision wins than the best one: 0 or more. */
export function behind(
  best: Pick<DecisionEstimate, 'share' | 'value'>,
  other: Pick<DecisionEstimate, 'share' | 'value'>,
): number {
  const haveValues = best.value !== undefined && other.value !== undefined;
  return Math.max(0, haveValues ? best.value - other.value : best.share - other.share);
}

/** Counts in how many possible deals a position could be won by somebody who sees them. */
interface ShareCount {
  readonly soFar: () => Share;
  /** Counts on, up to this many deals; `onCount` is called after each step. False if the search is stopped. */
  readonly countTo: (maxDeals: number, onCount?: () => void) => Resumable<boolean>;
}

/** Begins to count the share of a position. */
export function openShare(deals: PossibleDeals, position: KnownPosition, seed: number): ShareCount {
  const { block, effort, effortIfNoneWin } = deals.pace(position);
  const first = (seed & MAX_SEED) * SEEDS;
  const sum = { wins: 0, undecided: 0, deals: 0 };
  return {
    soFar: () => ({
      share: sum.wins / Math.max(1, sum.deals),
      undecided: sum.undecided / Math.max(1, sum.deals),
      deals: sum.deals,
    }),
    countTo: function* (maxDeals, onCount) {
      while (sum.deals < maxDeals) {
        // Only longer searches can tell that nothing can be won any more.
        const maxEffort = sum.deals > 0 && sum.wins === 0 ? effortIfNoneWin : effort;
        const trial = yield* deals.trial(position, undefined, first + sum.deals, block, maxEffort);
        if (!trial) return false;
        sum.wins += trial.wins;
        sum.undecided += trial.undecided;
        sum.deals += block;
        onCount?.();
        if (!(yield)) return false;
      }
      return true;
    },
  };
}

/** The `Share` of a position, in `maxDeals` possible deals at most; if the search is stopped, in those tried so far. */
export function* shareOf(
  deals: PossibleDeals,
  position: KnownPosition,
  seed: number,
  maxDeals?: number,
): Resumable<Share> {
  const { max, effortAtEnd } = deals.pace(position);
  if (position.unknownCards.length === 0) {
    const trial = yield* deals.trial(position, undefined, 0, 1, effortAtEnd);
    if (!trial) return { share: 0, undecided: 1, deals: 1 };
    return { share: trial.wins, undecided: trial.undecided, deals: 1 };
  }
  const share = openShare(deals, position, seed);
  yield* share.countTo(maxDeals ?? max);
  return share.soFar();
}

interface Runner {
  readonly decision: Decision;
  readonly won: Int32Array;
  wins: number;
  undecided: number;
  deals: number;
  /** One that has won the same deals and runs for both. */
  equal?: Runner;
}

const bitsOf = (words: Int32Array): number => words.reduce((sum, word) => sum + popcount(word), 0);

/** In how many deals exactly one of two has won. */
const differences = (a: Runner, b: Runner): number =>
  a.won.reduce((sum, word, i) => sum + popcount(word ^ (b.won[i] ?? 0)), 0);

/** True if a runner may still be close to the best one, which has been in the same deals. */
function isClose(runner: Runner, best: Runner, deals: number): boolean {
  const deficit = best.wins - runner.wins;
  return deficit - BEHIND * Math.sqrt(differences(runner, best)) <= CLOSE * deals;
}

/** The first of the moves that have won the same deals. */
function withoutEqual(runners: readonly Runner[]): readonly Runner[] {
  const different: Runner[] = [];
  for (const runner of runners) {
    const equal = different.find(({ won }) => won.every((word, i) => word === runner.won[i]));
    if (equal) runner.equal = equal;
    else different.push(runner);
  }
  return different;
}

const mostWins = (runners: readonly Runner[]): Runner | undefined =>
  runners.reduce<Runner | undefined>(
    (best, each) => (best && best.wins >= each.wins ? best : each),
    undefined,
  );

/** The same possible deals for all decisions; those that cannot catch up leave on the way. The share is counted with them. */
function* race(
  deals: PossibleDeals,
  position: KnownPosition,
  all: readonly Runner[],
  first: number,
  share: ShareCount | undefined,
): Resumable<readonly Runner[]> {
  const { block, max, telling, effort } = deals.pace(position);
  let left = all;
  for (let done = 0; done < max; done += block) {
    if (share && !(yield* share.countTo(done + block))) return left;
    for (const runner of left) {
      const trial = yield* deals.trial(position, runner.decision, first + done, block, effort);
      if (!trial) return left;
      runner.won[done / block] = trial.won;
      runner.wins += trial.wins;
      runner.undecided += trial.undecided;
      runner.deals += block;
      if (!(yield)) return left;
    }
    const best = mostWins(left);
    left = left.filter((runner) => !best || isClose(runner, best, done + block));
    if (done + block >= telling) {
      left = withoutEqual(left);
      // Where nothing is looked ahead in, the share is what is shown: it gets as sharp as it can.
      if (left.length <= 1 && areForeseen(deals)) break;
    }
  }
  const best = mostWins(left);
  return left.filter(({ wins }) => best && best.wins - wins <= CLOSE * best.deals);
}

/**
 * Estimates the decisions in a position, the best first: in how many possible deals each could still be won, and for those that are
 * close to the best how often a player wins who must decide once more before seeing all cards. The same for a seed on every machine.
 * If it is told to stop, it returns what it knows; `watch` receives a function that says it at any time before. `share` is counted
 * along with them.
 */
export function* estimate(
  deals: PossibleDeals,
  position: KnownPosition,
  seed: number,
  watch?: (soFar: () => readonly DecisionEstimate[]) => void,
  share?: ShareCount,
): Resumable<readonly DecisionEstimate[]> {
  const first = (seed & MAX_SEED) * SEEDS;
  // Of equal ones that which turns a card up comes first.
  const listed = [...deals.decisions(position)].sort(
    (a, b) => Number(a.turns === undefined) - Number(b.turns === undefined),
  );
  const { block, max } = deals.pace(position);
  const none = { wins: 0, undecided: 0, deals: 0 };
  const all = listed.map((decision) => {
    return { decision, won: new Int32Array(max / block), ...none };
  });
  const values = new Map<Decision, number>();
  const soFar = () => estimatesOf(all, values, block);
  watch?.(soFar);
  const left = (yield* race(deals, position, all, first, share)).map(({ decision }) => decision);
  if (left.length > 1 && areForeseen(deals)) yield* twoSteps(deals, position, left, first, values);
  return soFar();
}

/** What is known of the decisions, the best first. */
function estimatesOf(
  all: readonly Runner[],
  values: ReadonlyMap<Decision, number>,
  block: number,
): readonly DecisionEstimate[] {
  const deals = Math.max(0, ...all.map((runner) => runner.deals));
  const best = mostWins(all.filter((runner) => runner.deals === deals));
  const shareOfRunner = ({ wins, deals: count, equal }: Runner): number => {
    if (equal) return shareOfRunner(equal);
    if (count === 0 || !best) return 0;
    if (count === deals) return wins / count;
    const bestThen = bitsOf(best.won.subarray(0, count / block));
    return Math.min(1, Math.max(0, best.wins / deals + (wins - bestThen) / count));
  };
  const decisions = all.map((runner) => ({
    decision: runner.decision,
    share: shareOfRunner(runner),
    undecided: runner.undecided / Math.max(1, runner.deals),
    deals: runner.deals,
    value: values.get(runner.decision),
  }));
  const rank = ({ share, value }: DecisionEstimate): number =>
    value ?? (values.size > 0 ? share - 1 : share);
  return decisions.sort((a, b) => rank(b) - rank(a));
}
