import { sum } from '../engine/numbers';
import type { Resumable } from '../solver/gameSolver';
import type { Decision, ForeseenDeals, KnownPosition } from './possibleDeals';

// What decisions are worth if the next one must be taken before all cards are known.

/** Deals for the choice of a next move, and for counting what that move wins. */
const CHOSEN_ON = 16;
const COUNTED_ON = 32;
/** Their seeds begin so far behind the first one, so that no deal serves twice. */
const CHOICE_SEED = 1 << 12;
const COUNT_SEED = 2 << 12;
/** Standard errors by which a move must be behind to be dropped. */
export const BEHIND = 2.5;
/** Cards that are tried before that. */
const MIN_CARDS = 5;
/** How many decisions in a row that turn nothing up are followed. */
const MAX_QUIET = 3;

/** The decision that wins the most of some possible deals; undefined if there is none, or it was stopped. */
function* bestOf(
  deals: ForeseenDeals,
  position: KnownPosition,
  first: number,
  times: number,
): Resumable<Decision | undefined> {
  const { block, effort } = deals.pace(position);
  let left = deals.decisions(position).map((decision) => ({ decision, wins: 0 }));
  for (let done = 0; left.length > 1 && done < CHOSEN_ON * times; ) {
    const count = done === 0 ? 8 : Math.min(block, CHOSEN_ON * times - done);
    for (const each of left) {
      const trial = yield* deals.trial(position, each.decision, first + done, count, effort);
      if (!trial || !(yield)) return undefined;
      each.wins += trial.wins;
    }
    done += count;
    const maxWins = Math.max(...left.map(({ wins }) => wins));
    const margin = done < CHOSEN_ON * times ? Math.sqrt(done) : 0;
    left = left.filter(({ wins }) => wins >= maxWins - margin);
  }
  return left[0]?.decision;
}

/** The share that is won from a position, if the next decision is the best by what is known then. */
function* valueAt(
  deals: ForeseenDeals,
  position: KnownPosition,
  first: number,
  times: number,
): Resumable<number> {
  const { effort, effortAtEnd } = deals.pace(position);
  if (position.unknownCards.length === 0) {
    return (yield* deals.trial(position, undefined, 0, 1, effortAtEnd))?.wins ?? 0;
  }
  const best = yield* bestOf(deals, position, first + CHOICE_SEED, times);
  if (!best) return 0;
  let wins = 0;
  for (let n = 0; n < times; n++) {
    const at = first + COUNT_SEED + n * COUNTED_ON;
    const trial = yield* deals.trial(position, best, at, COUNTED_ON, effort);
    if (!trial || !(yield)) break;
    wins += trial.wins;
  }
  return wins / (COUNTED_ON * times);
}

/** A decision in a position that is known before it. */
interface Step {
  readonly position: KnownPosition;
  readonly decision: Decision;
}

/** Follows decisions that turn nothing up, each worth what the best after it is, to one that turns a card up, or to a value. */
function* toReveal(deals: ForeseenDeals, start: Step, first: number): Resumable<Step | number> {
  let step = start;
  for (let quiet = 0; !step.decision.turns; quiet++) {
    const position = deals.after(step.position, step.decision);
    const times = Math.ceil(position.unknownCards.length / 2);
    if (quiet === MAX_QUIET) return yield* valueAt(deals, position, first, times);
    const decision = yield* bestOf(deals, position, first + CHOICE_SEED, times);
    if (!decision) return 0;
    step = { position, decision };
  }
  return step;
}

/** A close decision, and what it was worth for each card that was tried. */
interface Close {
  readonly decision: Decision;
  /** It, or the one after it that turns a card up; or its value if none does. */
  readonly reveal: Step | number;
  readonly values: number[];
}

/** True if a decision may still be better than another that was tried with the same cards. */
function canCatchUp({ values }: Close, best: Close): boolean {
  const gaps = values.map((value, i) => (best.values[i] ?? 0) - value);
  const mean = meanOf(gaps);
  const variance = meanOf(gaps.map((gap) => (gap - mean) ** 2));
  return mean - BEHIND * Math.sqrt(variance / gaps.length) <= 0;
}

const meanOf = (numbers: readonly number[]): number => sum(numbers) / Math.max(1, numbers.length);

/** Notes in `found` the values of close decisions, by every card that each may turn up; those that cannot catch up leave early. */
export function* twoSteps(
  deals: ForeseenDeals,
  position: KnownPosition,
  decisions: readonly Decision[],
  first: number,
  found: Map<Decision, number>,
): Resumable<void> {
  let left: Close[] = [];
  for (const decision of decisions) {
    const reveal = yield* toReveal(deals, { position, decision }, first);
    if (!(yield)) return;
    left.push({ decision, reveal, values: [] });
  }
  for (const [n, card] of inTurn(position.unknownCards).entries()) {
    for (const { reveal, values } of left) {
      if (typeof reveal === 'number') values.push(reveal);
      else {
        const next = deals.after(reveal.position, reveal.decision, card);
        const value = yield* valueAt(deals, next, first, 1);
        if (!(yield)) return;
        values.push(value);
      }
    }
    if (n + 1 < MIN_CARDS) continue;
    const best = left.reduce((a, b) => (meanOf(b.values) > meanOf(a.values) ? b : a));
    left = left.filter((each) => each === best || canCatchUp(each, best));
    noteFound();
    if (left.length === 1) break;
  }
  noteFound();

  function noteFound(): void {
    found.clear();
    for (const { decision, values } of left) found.set(decision, meanOf(values));
  }
}

/** The cards in an order that mixes ranks and suits. */
const inTurn = (cards: readonly number[]): readonly number[] =>
  [0, 1, 2, 3, 4].flatMap((start) => cards.filter((_, i) => i % 5 === start));
