import { SUM } from '../../games/pyramid/state';
import type { FoundLine, Resumable } from '../gameSolver';
import { clearingOf, clearingsOf } from '../peeling/clearings';
import { deadlocksOf } from './deadlocks';
import { countBits, indexAfter, indexBefore, needsOf } from './needs';
import { createVisits, type Order } from './visits';

/** A position of Pyramid, or of a game whose cards overlap in another way. Cards are points, 1 to 13; suits do not matter. */
export interface PyramidProblem {
  /** For each place, the places, counted from 0, whose cards lie on its card: always later ones. */
  readonly covers: readonly (readonly number[])[];
  /** The points on each place; null where the card is gone. */
  readonly places: readonly (number | null)[];
  /** Waste and stock in the order in which the cards come up, without kings; at most 24. */
  readonly stock: readonly number[];
  /** How many of these cards lie in the waste. */
  readonly drawn: number;
  /** How often the waste may be turned over; may be infinite. */
  readonly redeals: number;
}

/** A step of a line: two places, a place and a card of the stock, or two such cards, each counted from 0. */
export interface Pair {
  readonly places: readonly number[];
  readonly stock: readonly number[];
}

/** The order of the search, and the most positions that it remembers. */
interface PyramidSearchOptions {
  readonly order: Order;
  readonly maxPositions: number;
}

const MAX_STOCK = 24;
/** Positions between two yields: about a millisecond. */
const STEP = 2_000;
/** In a pair, cards of the stock have numbers from here on, above those of the places. */
const FIRST_CARD = 32;

/** The lower points of each pair. */
const CLASSES = [1, 2, 3, 4, 5, 6];

/** A pair as one number. */
const pairOf = (one: number, other: number): number => one | (other << 8);

/**
 * Tries every line of pairs. A position is what is left of the pyramid, of the stock and of the waste, and the earliest time at
 * which it is reached: since draws are free, everything that can be done later can be done from there. Time counts the passes
 * and, within a pass, the cards drawn, also those that are gone. Kings go as soon as they are open, since that costs nothing;
 * the line has neither kings nor draws. Undefined if the search is told to stop, or if there are too many positions.
 */
export function* searchPyramid(
  { covers, places, stock, drawn, redeals }: PyramidProblem,
  { order, maxPositions }: PyramidSearchOptions,
): Resumable<FoundLine<Pair> | undefined> {
  if (stock.length > MAX_STOCK) throw new Error('the stock is too long');
  const clearings = clearingsOf(covers);
  const { left, firstStep, taken, next, indexOf } = clearings;
  const passLength = stock.length + 1;
  const won = left.length - 1;
  const need = needsOf(clearings, covers, places);
  const isDeadlock = deadlocksOf(clearings, covers, places);
  const pointsOf = Int8Array.from(stock);
  const pointsAt = Int8Array.from(places, (points) => points ?? 0);
  /** For each number of points, the cards of the stock with that many, as bits. */
  const withPoints = Int32Array.from({ length: SUM }, (_, points) =>
    stock.reduce((bits, card, i) => (card === points ? bits | (1 << i) : bits), 0),
  );
  /** The results of `withoutKings`. */
  const kingless = new Int16Array(left.length).fill(-1);
  const visits = createVisits(order);

  const first = withoutKings(clearingOf(clearings, places));
  const all = 2 ** stock.length - 1;
  const isLost = CLASSES.some((points) => !isPossible(first, all, points));
  if (!isLost) visits.push(first, all, drawn, -1, 0);

  let positions = 0;
  for (let node = visits.pop(); node >= 0; node = visits.pop()) {
    if (visits.clearing(node) === won) return { line: lineTo(node), positions };
    if (++positions % STEP === 0 && !(yield)) return undefined;
    if (visits.count() > maxPositions) return undefined;
    expand(node);
  }
  return { line: undefined, positions };

  /** The clearing after all open kings are removed. */
  function withoutKings(clearing: number): number {
    const before = kingless[clearing] as number;
    if (before >= 0) return before;
    const last = firstStep[clearing + 1] as number;
    let after = clearing;
    for (let step = firstStep[clearing] as number; step < last && after === clearing; step++) {
      if (pointsAt[taken[step] as number] === SUM) after = withoutKings(next[step] as number);
    }
    kingless[clearing] = after;
    return after;
  }

  /** The cards of the stock, as bits, that go with an open card of the pyramid. */
  function partnersOf(clearing: number): number {
    const last = firstStep[clearing + 1] as number;
    let bits = 0;
    for (let step = firstStep[clearing] as number; step < last; step++)
      bits |= withPoints[SUM - (pointsAt[taken[step] as number] as number)] as number;
    return bits;
  }

  /** The ranks of cards of the stock, as bits. */
  function ranksIn(cards: number): number {
    let ranks = 0;
    for (let points = 1; points < SUM; points++)
      if ((cards & (withPoints[points] as number)) !== 0) ranks |= 1 << (points - 1);
    return ranks;
  }

  /** False where the pyramid can never go, as after a pair of these points from where it perhaps could. */
  function isPossible(clearing: number, cards: number, points: number): boolean {
    const partner = SUM - points;
    return (
      !isDeadlock(clearing, ranksIn(cards)) &&
      need(clearing, points) <= countBits(cards & (withPoints[points] as number)) &&
      need(clearing, partner) <= countBits(cards & (withPoints[partner] as number))
    );
  }

  /** Adds all positions that a pair leads to. Depth first, the last ones are tried first. */
  function expand(node: number): void {
    const cards = visits.cards(node);
    const time = visits.time(node);
    const pass = Math.floor(time / passLength);
    const top = indexAfter(cards, time % passLength);
    const below = indexBefore(cards, top);
    if (pass === redeals && !hasEnoughInLastPass(visits.clearing(node), cards, top)) return;
    /** When the stock shows a card; undefined if it never does again. */
    const timeOf = (card: number): number | undefined => {
      if (card >= top) return pass * passLength + card;
      return pass < redeals ? (pass + 1) * passLength + card : undefined;
    };
    if (redeals !== Number.POSITIVE_INFINITY) pairInStock(node, cards, timeOf);
    const fitting = cards & partnersOf(visits.clearing(node));
    const pairFrom = (last: number, first: number): void => {
      for (
        let card = indexBefore(fitting, last);
        card >= first;
        card = indexBefore(fitting, card)
      ) {
        const when = card === below ? time : timeOf(card);
        if (when !== undefined) pairWithPyramid(node, cards & ~(1 << card), card, when);
      }
    };
    // Cards that must wait for the next pass are tried after those that come up in this one.
    pairFrom(below, 0);
    pairFrom(FIRST_CARD, Math.max(0, below));
    pairInPyramid(node, cards, time);
  }

  /**
   * Such pairs open the card of the waste that lies below them. Where the waste may be turned over any number of times every
   * card comes up, and they are of no use.
   */
  function pairInStock(
    parent: number,
    cards: number,
    timeOf: (card: number) => number | undefined,
  ): void {
    const clearing = visits.clearing(parent);
    let below = indexBefore(cards, FIRST_CARD);
    while (below >= 0) {
      const card = below;
      const points = pointsOf[card] as number;
      below = indexBefore(cards, card);
      if (below < 0 || points + (pointsOf[below] as number) !== SUM) continue;
      const time = timeOf(card);
      if (time === undefined || indexBefore(cards, below) < 0) continue;
      const rest = cards & ~(1 << card) & ~(1 << below);
      if (!isPossible(clearing, rest, points)) continue;
      visits.push(clearing, rest, time, parent, pairOf(FIRST_CARD + below, FIRST_CARD + card));
    }
  }

  /**
   * False if the last pass does not bring up the cards that the pyramid needs. A card of the waste without a partner in the
   * pyramid or in the stock is never removed, nor are the cards below it.
   */
  function hasEnoughInLastPass(clearing: number, cards: number, top: number): boolean {
    const waste = cards & ((1 << top) - 1);
    const ahead = cards ^ waste;
    const partners = ranksIn(ahead) | ranksLeft(clearing);
    let usable = cards;
    for (let card = indexBefore(waste, top); card >= 0; card = indexBefore(waste, card)) {
      if ((partners >> (SUM - (pointsOf[card] as number) - 1)) & 1) continue;
      usable = cards & ~((2 << card) - 1);
      break;
    }
    if (usable === cards) return true;
    return CLASSES.every((points) => isPossible(clearing, usable, points));
  }

  /** The ranks of the cards left in the pyramid, as bits. */
  function ranksLeft(clearing: number): number {
    let ranks = 0;
    for (let places = left[clearing] as number; places !== 0; places &= places - 1)
      ranks |= 1 << ((pointsAt[31 - Math.clz32(places & -places)] as number) - 1);
    return ranks;
  }

  function pairWithPyramid(parent: number, cards: number, card: number, time: number): void {
    const points = pointsOf[card] as number;
    const from = visits.clearing(parent);
    const last = firstStep[from + 1] as number;
    for (let step = firstStep[from] as number; step < last; step++) {
      const place = taken[step] as number;
      if ((pointsAt[place] as number) + points !== SUM) continue;
      const clearing = withoutKings(next[step] as number);
      if (!isPossible(clearing, cards, points)) continue;
      visits.push(clearing, cards, time, parent, pairOf(place, FIRST_CARD + card));
    }
  }

  function pairInPyramid(parent: number, cards: number, time: number): void {
    const from = visits.clearing(parent);
    const last = firstStep[from + 1] as number;
    for (let step = firstStep[from] as number; step < last; step++) {
      const place = taken[step] as number;
      const points = pointsAt[place] as number;
      const rest = left[next[step] as number] as number;
      for (let other = step + 1; other < last; other++) {
        const partner = taken[other] as number;
        if (points + (pointsAt[partner] as number) !== SUM) continue;
        const clearing = withoutKings(indexOf.get(rest & ~(1 << partner)) as number);
        if (!isPossible(clearing, cards, points)) continue;
        visits.push(clearing, cards, time, parent, pairOf(place, partner));
      }
    }
  }

  function lineTo(node: number): readonly Pair[] {
    const line: Pair[] = [];
    for (let at = node; visits.parent(at) >= 0; at = visits.parent(at)) {
      const pair = [visits.pair(at) & 0xff, visits.pair(at) >> 8];
      line.push({
        places: pair.filter((name) => name < FIRST_CARD),
        stock: pair.filter((name) => name >= FIRST_CARD).map((name) => name - FIRST_CARD),
      });
    }
    return line.reverse();
  }
}
