import { popcount } from './bits';
import {
  draw,
  full,
  heights,
  leftPacked,
  make,
  mask,
  pileCode,
  restore,
  save,
  setUp,
  updateMobility,
} from './board';
import { backTo, clear, generate, moves, top } from './moves';
import { MOVE, MOVE_CARD, MOVE_KIND, type Problem } from './problem';
import type { Resumable } from './resumable';
import { createTranspositionTable } from './transpositionTable';

/** Positions gone on from, of all that took equally many moves. */
const WIDTH = 200;
const MAX_ENTRIES = 1 << 18;

/** A position on the way to a win. */
interface Place {
  /** Where the board keeps the position. */
  readonly id: number;
  readonly before: Place | undefined;
  /** The search's move from the one before. */
  readonly move: number;
  /** Moves of the game up to here, clicks on the stock included. */
  readonly cost: number;
  /** Cards in the waste. */
  readonly waste: number;
  /** The less, the nearer a win seems to be. */
  readonly rest: number;
}

/**
 * A way to win in fewer moves of the game than the known one, or that one. A beam search: it goes on from positions in
 * the order of the moves they took, and of those that took equally many only from the ones that seem nearest to a win.
 * The positions of the known way are always among them, so what it finds is not longer, but for runs that must move to
 * a twin, which are not counted. When it may not go on it is the known way.
 */
export function* shorten(problem: Problem, known: readonly number[]): Resumable<readonly number[]> {
  setUp(problem);
  clear(0);
  const beam: Place[][] = [];
  const seen = createTranspositionTable();
  seen.clear(MAX_ENTRIES, draw);
  let places = 0;

  /** Keeps the board's position, and gives it its place in the beam. */
  function keep(place: Omit<Place, 'id'>): Place {
    const kept = { id: places++, ...place };
    save(kept.id);
    const equal = beam[place.cost];
    if (equal) equal.push(kept);
    else beam[place.cost] = [kept];
    return kept;
  }

  /** Makes a move at a place. */
  function step(before: Place, move: number, isKnown: boolean): Place {
    const index = move & MOVE_CARD;
    const kind = move & MOVE_KIND;
    const fromStock = kind === MOVE.stockHome || kind === MOVE.stockDown;
    const clicks = fromStock ? clicksTo(index, before.waste) : 0;
    const waste = fromStock ? cardsUpTo(index) : before.waste;
    make(move);
    const rest = isKnown ? Number.NEGATIVE_INFINITY : estimate();
    return keep({ before, move, cost: before.cost + clicks + 1, waste, rest });
  }

  let place = keep({ before: undefined, move: 0, cost: 0, waste: problem.waste, rest: 0 });
  for (const move of known) place = step(place, move, true);

  for (let cost = 0; cost < beam.length; cost++) {
    if (!(yield)) return known;
    let width = 0;
    for (const place of beam[cost]?.sort((a, b) => a.rest - b.rest) ?? []) {
      if (width === WIDTH) break;
      restore(place.id);
      if (heights === full) return wayTo(place);
      // Since clicks count, the waste's own place matters here, as if it had to be reached.
      if (seen.add(heights | (pileCode << 16), mask, 0, place.waste + 1) === 0) continue;
      width++;
      updateMobility();
      generate(true);
      for (const move of moves.subarray(0, top)) {
        restore(place.id);
        step(place, move, false);
      }
      backTo(0);
    }
    delete beam[cost];
  }
  return known;
}

function wayTo(place: Place): readonly number[] {
  return place.before ? [...wayTo(place.before), place.move] : [];
}

/** How many of the stock's cards there are up to and without one. */
const cardsUpTo = (index: number): number => popcount(mask & ((1 << index) - 1));

/** Clicks on the stock that bring a card of it up. */
function clicksTo(index: number, waste: number): number {
  const cards = popcount(mask);
  const wanted = cardsUpTo(index) + 1;
  const isAhead = wanted >= waste && ((wanted - waste) % draw === 0 || wanted === cards);
  if (isAhead) return Math.ceil((wanted - waste) / draw);
  return Math.ceil((cards - waste) / draw) + 1 + Math.ceil(wanted / draw);
}

/** Roughly what is left to do: cards to turn up, to bring up from the stock, and to send home. */
const estimate = (): number =>
  digits(leftPacked) - digits(heights) + popcount(mask) * (0.5 + 1 / draw);

/** The sum of the digits of a number in base 16, up to 15 each. */
const digits = (word: number): number =>
  Math.imul((word & 0x0f0f0f0f) + ((word >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
