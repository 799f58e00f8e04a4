import { memoize } from '../../engine/memoize';
import type { Overlap } from '../../games/peeling/overlap';

/** Every set of overlapping cards that can be left while they are taken down, as indices from 0, the fullest first. */
export interface Clearings {
  /** The places with a card, as bits, for each index. */
  readonly left: Int32Array;
  /** Where the steps of each index begin in the arrays below; one more than there are indices. */
  readonly firstStep: Int32Array;
  /** For each step, the place whose card is taken, counted from 0, and the index that the step leads to. */
  readonly taken: Uint8Array;
  readonly next: Int32Array;
  /** The index of each set of places, given as bits, that can be left. */
  readonly indexOf: ReadonlyMap<number, number>;
}

/** The most places: each is a bit of a word. */
const MAX_PLACES = 31;

/** For each place the places, counted from 0, whose cards lie on its card. */
export const coversByPlace = (overlap: Overlap): readonly (readonly number[])[] =>
  overlap.map(({ coveredBy }) => coveredBy.map((place) => place - 1));

/** The clearings of overlapping places, given by `coversByPlace`; found once, since they are the same in every deal of a game. */
export const clearingsOf = memoize(findClearings);

/** The index of a set of cards. `places` has null where the card is gone. */
export function clearingOf({ indexOf }: Clearings, places: readonly (number | null)[]): number {
  const bits = places.reduce<number>((all, card, i) => (card === null ? all : all | (1 << i)), 0);
  const clearing = indexOf.get(bits);
  if (clearing === undefined) throw new Error('a covered card is there without its covers');
  return clearing;
}

function findClearings(covers: readonly (readonly number[])[]): Clearings {
  if (covers.length > MAX_PLACES) throw new Error('there are too many places');
  const coverBits = covers.map((places) => places.reduce((bits, place) => bits | (1 << place), 0));
  const full = 2 ** covers.length - 1;
  const indexOf = new Map([[full, 0]]);
  const left = [full];
  const firstStep: number[] = [];
  const taken: number[] = [];
  const next: number[] = [];
  // Sets with one card fewer are added at the end, so they are visited later.
  for (let index = 0; index < left.length; index++) {
    const bits = left[index] as number;
    firstStep.push(taken.length);
    for (const [place, cover] of coverBits.entries()) {
      if (((bits >> place) & 1) === 0 || (bits & cover) !== 0) continue;
      const rest = bits & ~(1 << place);
      const to = indexOf.get(rest) ?? left.length;
      if (to === left.length) {
        indexOf.set(rest, to);
        left.push(rest);
      }
      taken.push(place);
      next.push(to);
    }
  }
  firstStep.push(taken.length);
  return {
    left: Int32Array.from(left),
    firstStep: Int32Array.from(firstStep),
    taken: Uint8Array.from(taken),
    next: Int32Array.from(next),
    indexOf,
  };
}
