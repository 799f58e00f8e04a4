import { rankOf } from '../../engine/card';
import { isNextTo, type PeelMove } from '../../games/peeling/peelRules';
import { apply, isWon, PEAKS, type TriPeaksState } from '../../games/tripeaks/rules';
import type { FoundLine, Resumable, Solution } from '../gameSolver';
import { clearingOf, clearingsOf, coversByPlace } from '../peeling/clearings';
import { DRAW, type RankProblem, rankTargets, solveByRank } from '../peeling/ranks';

/** A position of TriPeaks, or of a game whose cards overlap in another way. */
interface TriPeaksProblem extends RankProblem {
  /** For each place the places, counted from 0, whose cards lie on its card. */
  readonly covers: readonly (readonly number[])[];
  /** The rank on each place; null where the card is gone. */
  readonly places: readonly (number | null)[];
}

/**
 * Tries every line, those with fewer draws first. The line it finds is a shortest one, since apart from draws every line plays
 * each card of the peaks once. Its steps are places, counted from 0, and `DRAW`. Between two draws one pass over the clearings,
 * from the most cards to the fewest, finds everything. Undefined if it is told to stop.
 */
export function* searchTriPeaks({
  covers,
  places,
  stock,
  waste,
  fits,
}: TriPeaksProblem): Resumable<FoundLine<number> | undefined> {
  const clearings = clearingsOf(covers);
  const { left, firstStep, taken, next, indexOf } = clearings;
  const targets = rankTargets(fits);
  const rankAt = Int8Array.from(places, (rank) => rank ?? 0);
  const start = clearingOf(clearings, places);
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
    for (let index = start; index < end; index++) {
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

  /** The steps to the win with this many draws, found from the last one back. */
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

  /** A place whose card may have been played last, so that the waste shows it; undefined if a card was drawn. */
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

const COVERS = coversByPlace(PEAKS);
const GAME = { apply, isWon, fitsRank: isNextTo };

/** Decides a position of TriPeaks. Its line has the fewest moves that win. */
export const solveTriPeaks = (state: TriPeaksState): Resumable<Solution<PeelMove>> =>
  solveByRank(GAME, state, (problem) =>
    searchTriPeaks({
      ...problem,
      covers: COVERS,
      places: state.places.map((card) => (card === null ? null : rankOf(card))),
    }),
  );
