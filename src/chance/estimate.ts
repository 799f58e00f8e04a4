import type { Resumable } from '../solver/gameSolver';
import { popcount } from '../solver/klondike/core/memory';
import { BEHIND, BLOCK, twoSteps, VISITS_AT_END, visitsAt } from './lookAhead';
import type { Decision, KnownPosition, PossibleDeals } from './possibleDeals';

/** Positions that a search may visit if none of the deals before is won. */
const VISITS_IF_NONE_WIN = 4000;
/** Deals that are tried at most with each decision. */
const RACED = 640;
/** Seeds of one estimate. */
const SEEDS = 1 << 14;
const MAX_SEED = (1 << 17) - 1;
/** Moves that win so much less often than the best are not judged by what comes after them. */
const CLOSE = 0.04;
/** After so many deals, two moves that have won the same ones count as equal, and one that has won none as lost. */
const TELLING = 128;

/** How often a player who has seen what is known wins with a decision. */
export interface DecisionEstimate {
  readonly decision: Decision;
  /** The share of the possible deals that can still be won, by somebody who sees them. */
  readonly share: number;
  /** The share of the deals in which that was not decided. They do not count as won. */
  readonly undecided: number;
  /** The share that is won by one who sees all cards only after the next decision; undefined for a move that is not close to the best. */
  readonly value: number | undefined;
}

/** How much less often a decision wins than the best one: 0 or more. */
export function behind(
  best: Pick<DecisionEstimate, 'share' | 'value'>,
  other: Pick<DecisionEstimate, 'share' | 'value'>,
): number {
  const both = best.value !== undefined && other.value !== undefined;
  return Math.max(0, both ? best.value - other.value : best.share - other.share);
}

/** What is known of the decisions in a position. */
export interface Estimate {
  /** The best first. */
  readonly decisions: readonly DecisionEstimate[];
  /** How many possible deals were searched for the best move. */
  readonly deals: number;
}

/** In how many possible deals a position could be won. */
export interface Share {
  readonly share: number;
  readonly undecided: number;
  /** How many possible deals were searched. */
  readonly deals: number;
}

/**
 * In how many possible deals, of `most` at most, a position could be won by somebody who sees them. If it is told to stop, it says
 * what it knows; `watch` receives a function that says it at any time before.
 */
export function* shareOf(
  deals: PossibleDeals,
  position: KnownPosition,
  seed: number,
  maxDeals = RACED,
  watch?: (soFar: () => Share) => void,
): Resumable<Share> {
  if (position.unknownCards.length === 0) {
    const trial = yield* deals.trial(position, undefined, 0, 1, VISITS_AT_END);
    if (!trial) return { share: 0, undecided: 1, deals: 1 };
    return { share: trial.wins, undecided: bitsOf(trial.undecided), deals: 1 };
  }
  const first = (seed & MAX_SEED) * SEEDS;
  const sum = { wins: 0, undecided: 0, deals: 0 };
  const soFar = (): Share => ({
    share: sum.wins / Math.max(1, sum.deals),
    undecided: sum.undecided / Math.max(1, sum.deals),
    deals: sum.deals,
  });
  while (sum.deals < maxDeals) {
    // Only longer searches can tell that nothing can be won any more.
    const visits = sum.deals > 0 && sum.wins === 0 ? VISITS_IF_NONE_WIN : visitsAt(position);
    const trial = yield* deals.trial(position, undefined, first + sum.deals, BLOCK, visits);
    if (!trial) break;
    sum.wins += trial.wins;
    sum.undecided += bitsOf(trial.undecided);
    sum.deals += BLOCK;
    watch?.(soFar);
    if (!(yield)) break;
  }
  return soFar();
}

interface Runner {
  readonly decision: Decision;
  readonly won: Int32Array;
  wins: number;
  undecided: number;
  deals: number;
}

const bitsOf = (words: Int32Array): number => words.reduce((sum, word) => sum + popcount(word), 0);

/** In how many deals exactly one of two has won. */
const differences = (a: Runner, b: Runner): number =>
  a.won.reduce((sum, word, i) => sum + popcount(word ^ (b.won[i] ?? 0)), 0);

/** True if a runner may still be close to the best one, which has been in the same deals. */
function isClose(runner: Runner, best: Runner, deals: number): boolean {
  const behind = best.wins - runner.wins;
  return behind - BEHIND * Math.sqrt(differences(runner, best)) <= CLOSE * deals;
}

/** True if two have won the same deals. */
const isEqual = (a: Runner, b: Runner): boolean => a.won.every((word, i) => word === b.won[i]);

const mostWins = (runners: readonly Runner[]): Runner | undefined =>
  runners.reduce<Runner | undefined>(
    (best, each) => (best && best.wins >= each.wins ? best : each),
    undefined,
  );

/** The same possible deals for all decisions; those that cannot catch up leave on the way. */
function* race(
  deals: PossibleDeals,
  position: KnownPosition,
  all: readonly Runner[],
  first: number,
): Resumable<readonly Runner[]> {
  const visits = visitsAt(position);
  let left = all;
  for (let done = 0; done < RACED; done += BLOCK) {
    for (const runner of left) {
      const trial = yield* deals.trial(position, runner.decision, first + done, BLOCK, visits);
      if (!trial) return left;
      runner.won.set(trial.won, done / BLOCK);
      runner.wins += trial.wins;
      runner.undecided += bitsOf(trial.undecided);
      runner.deals += BLOCK;
      if (!(yield)) return left;
    }
    const best = mostWins(left);
    left = left.filter((runner) => !best || isClose(runner, best, done + BLOCK));
    if (done + BLOCK >= TELLING) {
      left = left.filter((runner, i) => !left.slice(0, i).some((other) => isEqual(runner, other)));
      if (left.length <= 1) break;
    }
  }
  const best = mostWins(left);
  return left.filter(({ wins }) => best && best.wins - wins <= CLOSE * best.deals);
}

/**
 * Estimates the decisions in a position: in how many possible deals each could still be won, and for those that are close to the best
 * how often a player wins who must decide once more before seeing all cards. The same for a seed on every machine. If it is told to
 * stop, it returns what it knows; `watch` receives a function that says it at any time before.
 */
export function* estimate(
  deals: PossibleDeals,
  position: KnownPosition,
  seed: number,
  watch?: (soFar: () => Estimate) => void,
): Resumable<Estimate> {
  const first = (seed & MAX_SEED) * SEEDS;
  // Of equal ones that which turns a card up comes first.
  const listed = [...deals.decisions(position)].sort(
    (a, b) => Number(a.turns === undefined) - Number(b.turns === undefined),
  );
  const none = { wins: 0, undecided: 0, deals: 0 };
  const all = listed.map((decision) => {
    return { decision, won: new Int32Array(RACED / BLOCK), ...none };
  });
  const values = new Map<Decision, number>();
  const soFar = (): Estimate => estimateOf(all, values);
  watch?.(soFar);
  const left = (yield* race(deals, position, all, first)).map(({ decision }) => decision);
  if (left.length > 1) yield* twoSteps(deals, position, left, first, values);
  return soFar();
}

function estimateOf(all: readonly Runner[], values: ReadonlyMap<Decision, number>): Estimate {
  const decisions = all.map(({ decision, wins, undecided, deals: count }) => ({
    decision,
    share: wins / Math.max(1, count),
    undecided: undecided / Math.max(1, count),
    value: values.get(decision),
  }));
  const rank = ({ share, value }: DecisionEstimate): number =>
    value ?? (values.size > 0 ? share - 1 : share);
  return {
    decisions: decisions.sort((a, b) => rank(b) - rank(a)),
    deals: Math.max(0, ...all.map((runner) => runner.deals)),
  };
}
