import { type Clearings, clearingsOf } from '../peeling/clearings';
import type { Resumable } from '../resumable';

/** A position of TriPeaks, or of a game with another layout. Cards are ranks from 0, since suits do not matter. */
export interface TriPeaksProblem {
  /** For each place the places, counted from 0, whose cards lie on its card. */
  readonly covers: readonly (readonly number[])[];
  /** The rank on each place; null where the card is gone. */
  readonly places: readonly (number | null)[];
  /** The cards of the stock in the order in which they come up. */
  readonly stock: readonly number[];
  readonly waste: number;
  /** Whether a card of one rank goes on a waste card of another. */
  readonly fits: (rank: number, onto: number) => boolean;
}

/** What a search found. */
export interface TriPeaksResult {
  /** The moves to the win, as places from 0 or `DRAW`; undefined if every line was tried and none wins. */
  readonly line: readonly number[] | undefined;
  readonly positions: number;
}

/** The draw, in a line. */
export const DRAW = -1;

const RANKS = 13;

/** What was found out about the last layout, which is that of every deal. */
let known:
  | { readonly covers: TriPeaksProblem['covers']; readonly clearings: Clearings }
  | undefined;

function clearingsFor(covers: TriPeaksProblem['covers']): Clearings {
  if (known?.covers !== covers) known = { covers, clearings: clearingsOf(covers) };
  return known.clearings;
}

/**
 * Tries every line, those with fewer draws first. So no line is shorter than the one it finds: besides draws a line plays
 * every card of the layout once. Between two draws one pass over the clearings, from most cards to fewest, finds
 * everything. Undefined when told to stop.
 */
export function* searchTriPeaks(problem: TriPeaksProblem): Resumable<TriPeaksResult | undefined> {
  const { places, stock, waste, fits } = problem;
  const { left, firstStep, taken, next, indexOf } = clearingsFor(problem.covers);
  const ranks = Array.from({ length: RANKS }, (_, rank) => rank);
  /** For each rank those that it goes on, as bits. */
  const targets = Int32Array.from(ranks, (rank) => bits(ranks.filter((onto) => fits(rank, onto))));
  const rankAt = Int8Array.from(places, (rank) => rank ?? 0);
  const start = indexOf.get(bits(places.flatMap((rank, i) => (rank === null ? [] : [i]))));
  if (start === undefined) throw new Error('a covered card is there without its covers');
  const end = left.length - 1;
  /** For each number of cards drawn and each clearing the ranks that the waste may show then, as bits. */
  const layers: Uint16Array[] = [new Uint16Array(left.length)];
  (layers[0] as Uint16Array)[start] = 1 << waste;
  let positions = 0;

  for (let drawn = 0; ; drawn++) {
    const tops = layers[drawn] as Uint16Array;
    positions += playAll(tops);
    if (tops[end]) return { line: lineTo(drawn), positions };
    const card = stock[drawn];
    if (card === undefined) return { line: undefined, positions };
    if (!(yield)) return undefined;
    layers.push(tops.map((shown) => (shown === 0 ? 0 : 1 << card)));
  }

  /** Marks what can be reached without a draw. Returns how many clearings are reached. */
  function playAll(tops: Uint16Array): number {
    let count = 0;
    for (let index = start as number; index < end; index++) {
      const shown = tops[index] as number;
      if (shown === 0) continue;
      count++;
      const last = firstStep[index + 1] as number;
      for (let step = firstStep[index] as number; step < last; step++) {
        const rank = rankAt[taken[step] as number] as number;
        if (((targets[rank] as number) & shown) === 0) continue;
        const to = next[step] as number;
        tops[to] = (tops[to] as number) | (1 << rank);
      }
    }
    return count;
  }

  /** The moves to the win with so many draws, found from the last one back. */
  function lineTo(draws: number): readonly number[] {
    const line: number[] = [];
    let [drawn, index] = [draws, end];
    let shown = (layers[drawn] as Uint16Array)[end] as number;
    while (drawn > 0 || index !== start) {
      const tops = layers[drawn] as Uint16Array;
      const place = placeBefore(tops, left[index] as number, shown);
      if (place === undefined) {
        drawn--;
        shown = (layers[drawn] as Uint16Array)[index] as number;
        line.push(DRAW);
      } else {
        index = indexOf.get((left[index] as number) | (1 << place)) as number;
        shown = (tops[index] as number) & (targets[rankAt[place] as number] as number);
        line.push(place);
      }
    }
    return line.reverse();
  }

  /** A place whose card may have been the last one played, and show now; undefined if a card was drawn. */
  function placeBefore(tops: Uint16Array, now: number, shown: number): number | undefined {
    for (const [place, rank] of places.entries()) {
      if (rank === null || (now >> place) & 1 || ((shown >> rank) & 1) === 0) continue;
      const before = indexOf.get(now | (1 << place));
      if (before === undefined) continue;
      if ((tops[before] as number) & (targets[rank] as number)) return place;
    }
    return undefined;
  }
}

const bits = (numbers: readonly number[]): number =>
  numbers.reduce((all, number) => all | (1 << number), 0);
