import type { FoundLine, Resumable } from '../gameSolver';
import { grown } from '../grown';
import { clearingsOf } from './clearings';
import type { NextProblem } from './next';
import { countCards, flip, has } from './sets';
import { NO_RANK, needsOf, targetsOf } from './targets';

/** The step that draws a card. All other steps are cards of the board. */
export const DRAW = -1;

/** The bytes that a clearing takes with its steps, besides two for each draw. */
const BYTES_PER_CLEARING = 100;

/**
 * Marks everything that can be reached with no draw, with one, and so on: for each number of draws and each clearing the ranks
 * that the waste may show then, as bits. A play leaves a card less, so between two draws one pass over the clearings, from the
 * most cards to the fewest, finds everything. The line has the fewest draws there are.
 */
export function* searchWithDraws(
  { board, position, stock, waste = NO_RANK, fits }: NextProblem,
  megabytes: number,
): Resumable<FoundLine<number> | undefined> {
  const { values, left: start } = position;
  const clearings = clearingsOf(board);
  const maxClearings = (megabytes * 2 ** 20) / (BYTES_PER_CLEARING + 2 * stock.length);
  const targets = targetsOf(fits);
  const needs = needsOf(targets);
  const [even, odd] = needs.map(({ weights }) => values.map((rank) => weights[rank]));
  const set = new Int32Array(board.words);
  const first = clearings.add(start);
  const size = countCards(start);
  /** For each number of draws, the ranks shown, by clearing. */
  const layers: Uint16Array[] = [];
  /** The clearings that were reached, by the number of cards left; those with most cards last. */
  const reached: number[][] = Array.from({ length: size + 1 }, () => []);
  let shown = new Uint16Array(2 * clearings.count());
  let needsEven = new Int8Array(shown.length);
  let needsOdd = new Int8Array(shown.length);
  let positions = 0;

  reached[size].push(first);
  shown[first] = 1 << waste;
  needsEven[first] = sumOf(even);
  needsOdd[first] = sumOf(odd);
  for (let drawn = 0; ; drawn++) {
    const ahead = stock.slice(drawn);
    // The waste shows one card more.
    const [givesEven, givesOdd] = needs.map(({ isGiver }) => 1 + ahead.filter(isGiver).length);
    for (let left = size; left > 0; left--) playAll(left, givesEven, givesOdd);
    layers.push(shown);
    const end: number | undefined = reached[0][0];
    if (end !== undefined) return { line: lineTo(drawn, end), positions };
    const card: number | undefined = stock[drawn];
    if (card === undefined) return { line: undefined, positions };
    if (clearings.count() > maxClearings || !(yield)) return undefined;
    const next = new Uint16Array(shown.length);
    for (const each of reached) for (const clearing of each) next[clearing] = 1 << card;
    shown = next;
  }

  /** What the weights of the cards left add up to. */
  function sumOf(weights: Int8Array): number {
    return weights.reduce((sum, weight, card) => (has(start, 0, card) ? sum + weight : sum), 0);
  }

  /** Marks what plays lead to with this many cards left, and drops what needs more cards to lie on than there are. */
  function playAll(left: number, givesEven: number, givesOdd: number): void {
    const all = reached[left];
    let kept = 0;
    for (const clearing of all) {
      if (needsEven[clearing] > givesEven || needsOdd[clearing] > givesOdd) {
        shown[clearing] = 0;
        continue;
      }
      all[kept++] = clearing;
      play(clearing, reached[left - 1]);
    }
    all.length = kept;
    positions += kept;
  }

  function play(clearing: number, fewer: number[]): void {
    const onto = shown[clearing];
    const from = clearings.firstStep(clearing);
    const end = clearings.endOfSteps(clearing);
    const [taken, next] = [clearings.taken(), clearings.next()];
    if (clearings.count() > shown.length) grow(2 * clearings.count());
    for (let step = from; step < end; step++) {
      const card = taken[step];
      const rank = values[card];
      if ((targets[rank] & onto) === 0) continue;
      const to = next[step];
      if (shown[to] === 0) {
        fewer.push(to);
        needsEven[to] = needsEven[clearing] - even[card];
        needsOdd[to] = needsOdd[clearing] - odd[card];
      }
      shown[to] |= 1 << rank;
    }
  }

  function grow(size: number): void {
    shown = grown(shown, size);
    needsEven = grown(needsEven, size);
    needsOdd = grown(needsOdd, size);
  }

  /** The steps to the win with this many draws, found from the last one back. */
  function lineTo(draws: number, end: number): readonly number[] {
    const line: number[] = [];
    let [drawn, clearing] = [draws, end];
    let ranks = shownAt(draws, end);
    while (drawn > 0 || clearing !== first) {
      const card = cardBefore(drawn, clearing, ranks);
      if (card === undefined) {
        drawn--;
        ranks = shownAt(drawn, clearing);
        line.push(DRAW);
      } else {
        clearing = before(clearing, card);
        ranks = shownAt(drawn, clearing) & targets[values[card]];
        line.push(card);
      }
    }
    return line.reverse();
  }

  /** The ranks that the waste may show after this many draws, as bits; none for a clearing that was met later. */
  function shownAt(drawn: number, clearing: number): number {
    return layers[drawn][clearing] ?? 0;
  }

  /** The clearing from which a card left; −1 if there is none. */
  function before(clearing: number, card: number): number {
    clearings.read(clearing, set);
    flip(set, 0, card);
    return clearings.numberOf(set);
  }

  /** A card that may have been played last, so that the waste shows it; undefined if a card was drawn. */
  function cardBefore(drawn: number, clearing: number, ranks: number): number | undefined {
    for (const [card, rank] of values.entries()) {
      if (((ranks >> rank) & 1) === 0) continue;
      const from = before(clearing, card);
      const onto = from < 0 ? 0 : shownAt(drawn, from);
      if ((onto & targets[rank]) !== 0 && hasStep(from, card)) return card;
    }
    return undefined;
  }

  /** True if a card can leave a clearing. */
  function hasStep(clearing: number, card: number): boolean {
    const from = clearings.firstStep(clearing);
    return clearings.taken().subarray(from, clearings.endOfSteps(clearing)).includes(card);
  }
}
