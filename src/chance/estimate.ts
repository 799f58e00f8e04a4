import type { Resumable } from '../solver/gameSolver';
import type { Decision, KnownPosition, PossibleDeals } from './possibleDeals';

/** Positions that a search of a possible deal visits at most. */
const VISITS = 1000;
/** Deals between two looks at the race. A whole number of words of bits. */
const BLOCK = 32;
/** Deals for the race, for the choice of a next move, and for counting what that move wins. */
const RACED = 800;
const CHOSEN_ON = 40;
const COUNTED_ON = 60;
/** The seeds of the three begin here, so that no deal serves twice. */
const CHOICE_SEED = 1 << 12;
const COUNT_SEED = 2 << 12;
/** Seeds of one estimate. */
const SEEDS = 1 << 14;
const MAX_SEED = (1 << 17) - 1;
/** Moves that win so much less often than the best are not judged by what comes after them. */
const CLOSE = 0.04;
/** Standard errors by which a move must be behind to be dropped. */
const BEHIND = 2.5;
/** Visits to decide a position in which all cards are known. */
const VISITS_AT_END = 200_000;

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

/** In how many possible deals a position could be won by somebody who sees them. If it is told to stop, it says what it knows. */
export function* shareOf(
  deals: PossibleDeals,
  position: KnownPosition,
  seed: number,
): Resumable<Share> {
  const first = (seed & MAX_SEED) * SEEDS;
  const sum = { wins: 0, undecided: 0, deals: 0 };
  while (sum.deals < RACED) {
    const trial = deals.trial(position, undefined, first + sum.deals, BLOCK, VISITS);
    sum.wins += trial.wins;
    sum.undecided += bitsOf(trial.undecided);
    sum.deals += BLOCK;
    if (!(yield)) break;
  }
  return {
    share: sum.wins / sum.deals,
    undecided: sum.undecided / sum.deals,
    deals: sum.deals,
  };
}

interface Runner {
  readonly decision: Decision;
  readonly won: Int32Array;
  wins: number;
  undecided: number;
  deals: number;
}

/** How many bits of a word are set. */
function bits(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const bitsOf = (words: Int32Array): number => words.reduce((sum, word) => sum + bits(word), 0);

/** In how many deals exactly one of two has won. */
const differences = (a: Runner, b: Runner): number =>
  a.won.reduce((sum, word, i) => sum + bits(word ^ (b.won[i] ?? 0)), 0);

/** True if a runner may still be close to the best one, which has been in the same deals. */
function isClose(runner: Runner, best: Runner, deals: number): boolean {
  const behind = best.wins - runner.wins;
  return behind - BEHIND * Math.sqrt(differences(runner, best)) <= CLOSE * deals;
}

const mostWins = (runners: readonly Runner[]): Runner | undefined =>
  runners.reduce<Runner | undefined>(
    (best, each) => (best && best.wins >= each.wins ? best : each),
    undefined,
  );

/** The same possible deals for all decisions; those that cannot catch up leave on the way. */
function* race(
  deals: PossibleDeals,
  position: KnownPosition,
  decisions: readonly Decision[],
  first: number,
): Resumable<{ readonly all: readonly Runner[]; readonly left: readonly Runner[] }> {
  const all = decisions.map((decision) => ({
    decision,
    won: new Int32Array(RACED / BLOCK),
    wins: 0,
    undecided: 0,
    deals: 0,
  }));
  let left: readonly Runner[] = all;
  for (let done = 0; done < RACED; done += BLOCK) {
    for (const runner of left) {
      const trial = deals.trial(position, runner.decision, first + done, BLOCK, VISITS);
      runner.won.set(trial.won, done / BLOCK);
      runner.wins += trial.wins;
      runner.undecided += bitsOf(trial.undecided);
      runner.deals += BLOCK;
      if (!(yield)) return { all, left };
    }
    const best = mostWins(left);
    left = left.filter((runner) => !best || isClose(runner, best, done + BLOCK));
  }
  const best = mostWins(left);
  const close = left.filter(({ wins }) => best && best.wins - wins <= CLOSE * RACED);
  return { all, left: close };
}

/** The share that is won after a decision, if the next one is the best by what is known then; undefined if it was stopped. */
function* valueAfter(
  deals: PossibleDeals,
  position: KnownPosition,
  first: number,
  times: number,
): Resumable<number | undefined> {
  if (position.unknownCards.length === 0) {
    return deals.trial(position, undefined, 0, 1, VISITS_AT_END).wins;
  }
  let left = deals.decisions(position).map((decision) => ({ decision, wins: 0 }));
  const [choiceSeed, countSeed] = [first + CHOICE_SEED, first + COUNT_SEED];
  for (let done = 0; left.length > 1 && done < CHOSEN_ON * times; ) {
    const count = done === 0 ? 8 : Math.min(BLOCK, CHOSEN_ON * times - done);
    for (const each of left) {
      each.wins += deals.trial(position, each.decision, choiceSeed + done, count, VISITS).wins;
    }
    if (!(yield)) return undefined;
    done += count;
    const most = Math.max(...left.map(({ wins }) => wins));
    const margin = done < CHOSEN_ON * times ? Math.sqrt(done) : 0;
    left = left.filter(({ wins }) => wins >= most - margin);
  }
  const [best] = left;
  if (!best) return 0;
  const trial = deals.trial(position, best.decision, countSeed, COUNTED_ON * times, VISITS);
  if (!(yield)) return undefined;
  return trial.wins / (COUNTED_ON * times);
}

/** The values of close decisions, by every card that each may turn up. */
function* twoSteps(
  deals: PossibleDeals,
  position: KnownPosition,
  decisions: readonly Decision[],
  first: number,
): Resumable<ReadonlyMap<Decision, number>> {
  const values = new Map<Decision, number>();
  for (const decision of decisions) {
    let sum = 0;
    const cards = decision.turns ? position.unknownCards : [undefined];
    const times = decision.turns ? 1 : 10;
    for (const card of cards) {
      const next = deals.after(position, decision, card);
      const value = yield* valueAfter(deals, next, first, times);
      if (value === undefined) return new Map();
      sum += value;
    }
    values.set(decision, sum / cards.length);
  }
  return values;
}

/**
 * Estimates the decisions in a position: in how many possible deals each could still be won, and for those that are close to the best
 * how often a player wins who must decide once more before seeing all cards. The same for a seed on every machine. If it is told to
 * stop, it returns what it knows.
 */
export function* estimate(
  deals: PossibleDeals,
  position: KnownPosition,
  seed: number,
): Resumable<Estimate> {
  const first = (seed & MAX_SEED) * SEEDS;
  const { all, left } = yield* race(deals, position, deals.decisions(position), first);
  const values =
    left.length > 1
      ? yield* twoSteps(
          deals,
          position,
          left.map(({ decision }) => decision),
          first,
        )
      : new Map<Decision, number>();
  const decisions = all.map(({ decision, wins, undecided, deals: count }) => ({
    decision,
    share: wins / Math.max(1, count),
    undecided: undecided / Math.max(1, count),
    value: values.get(decision),
  }));
  const rank = ({ decision, share, value }: DecisionEstimate): number =>
    (value ?? (values.size > 0 ? share - 1 : share)) + (decision.turns ? 0.0001 : 0);
  return {
    decisions: decisions.sort((a, b) => rank(b) - rank(a)),
    deals: Math.max(0, ...all.map((runner) => runner.deals)),
  };
}
