import { CARDS_IN_SUIT, RANKS } from '../../engine/card';
import type { FoundLine, Resumable } from '../gameSolver';
import { type Board, openCards, type Position } from './board';
import { flip } from './sets';
import { NO_RANK, needsOf, targetsOf } from './targets';
import { twinsOf } from './twins';
import { createVisits, positionsIn } from './visits';
import { canBeWalked } from './walk';

/** A position of a game whose cards leave for the waste, each on a card next to it in rank. Cards are ranks. */
export interface NextProblem {
  readonly board: Board;
  readonly position: Position;
  /** The cards of the stock in the order in which they come up. */
  readonly stock: readonly number[];
  /** The rank on the waste; undefined while any card fits. */
  readonly waste: number | undefined;
  readonly fits: (rank: number, onto: number) => boolean;
}

/** Positions tried between two checks of whether to go on: about a millisecond. */
const STEP = 1_000;
/** The positions of a short search, and the orders that short searches try before the whole one. */
const SHORT = 20_000;
const ORDERS: readonly CardOrder[] = [
  (frees) => frees,
  (frees, ofRank) => 8 * frees - ofRank,
  (frees, ofRank) => 8 * frees + ofRank,
  (frees, _, card) => 2 * frees + ((Math.imul(card, 0x9e3779b1) >>> 29) & 7),
  (frees, _, card) => 2 * frees + ((Math.imul(card, 0x85ebca6b) >>> 29) & 7),
];

/** How soon a card is tried: the higher, the sooner. `ofRank` is how many of its rank are left. */
type CardOrder = (frees: number, ofRank: number, card: number) => number;

/** Tries every line of a game without a stock; each plays every card once. Undefined if told to stop, or at too many positions. */
export function* searchNext(
  problem: NextProblem,
  megabytes: number,
): Resumable<FoundLine<number> | undefined> {
  const short = ORDERS.map((order) => ({ order, maxPositions: SHORT }));
  const maxPositions = positionsIn(megabytes, problem.board.words + 1);
  let positions = 0;
  for (const each of [...short, { order: ORDERS[0], maxPositions }]) {
    const found = yield* search(problem, each.order, each.maxPositions);
    if (!found) return undefined;
    positions += found.positions;
    if (!found.isFull) return { line: found.line, positions };
  }
  return undefined;
}

function* search(
  { board, position, waste = NO_RANK, fits }: NextProblem,
  orderOf: CardOrder,
  maxPositions: number,
) {
  const { words, frees } = board;
  const { values, left: start } = position;
  const targets = targetsOf(fits);
  const isCircle = RANKS.every((_, rank) => fits(rank, (rank + 1) % CARDS_IN_SUIT));
  const needs = needsOf(targets);
  const visits = createVisits(words + 1, 'deep');
  const twins = twinsOf(board, values);
  const key = new Int32Array(words + 1);
  const child = new Int32Array(words + 1);
  const open = new Int32Array(32 * words);
  const counts = new Int32Array(CARDS_IN_SUIT);
  const priorities = new Float64Array(32 * words);

  key.set(start);
  key[words] = waste;
  countRanks(start, 0);
  if (mayBeWon(waste)) visits.push(key, 0, -1, 0);
  const found = yield* visits.tryAll(expand, words, STEP, maxPositions);
  return found && { ...found, line: found.line && played(found.line) };

  /** The cards that a line takes, where a card that has left stands for one like it. */
  function played(line: readonly number[]): readonly number[] {
    const left = start.slice();
    return line.map((card) => {
      const taken = twins.taken(left, card);
      flip(left, 0, taken);
      return taken;
    });
  }

  function countRanks(left: Int32Array, at: number): void {
    counts.fill(0);
    for (let i = 0; i < words; i++) {
      for (let bits = left[at + i]; bits !== 0; bits &= bits - 1) {
        const rank = values[(i << 5) + 31 - Math.clz32(bits & -bits)];
        counts[rank]++;
      }
    }
  }

  /** False where the cards left, by `counts`, cannot all be played, whatever lies on what. */
  function mayBeWon(shown: number): boolean {
    if (shown === NO_RANK) return true;
    if (isCircle) return canBeWalked(counts, shown);
    return needs.every(({ weights, isGiver }) => {
      const need = counts.reduce((sum, count, rank) => sum + count * weights[rank], 0);
      return need <= Number(isGiver(shown));
    });
  }

  /** Adds the positions that a play leads to, unless they are lost at once; the ones to try first come last. */
  function expand(number: number): void {
    const left = visits.keys();
    const at = number * (words + 1);
    const shown = left[at + words];
    countRanks(left, at);
    for (let i = 0; i < words; i++) key[i] = left[at + i];
    let count = 0;
    const openCount = openCards(board, left, at, open);
    for (let i = 0; i < openCount; i++) {
      const card = open[i];
      if (((targets[values[card]] >> shown) & 1) === 0) continue;
      const priority = orderOf(frees[card], counts[values[card]], card);
      let place = count++;
      for (; place > 0 && priorities[place - 1] > priority; place--) {
        priorities[place] = priorities[place - 1];
        open[place] = open[place - 1];
      }
      priorities[place] = priority;
      open[place] = card;
    }
    for (let i = 0; i < count; i++) {
      const card = open[i];
      const rank = values[card];
      counts[rank]--;
      if (mayBeWon(rank)) {
        child.set(key);
        flip(child, 0, card);
        child[words] = rank;
        twins.order(child);
        visits.push(child, 0, number, card);
      }
      counts[rank]++;
    }
  }
}
