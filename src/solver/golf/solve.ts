import { CARDS_IN_SUIT, rankOf } from '../../engine/card';
import { apply, fitsRank, isWon } from '../../games/golf/rules';
import type { ColumnsState } from '../../games/peeling/columns';
import type { PeelMove } from '../../games/peeling/peelRules';
import type { FoundLine, Resumable, Solution } from '../gameSolver';
import { type RankProblem, rankTargets, solveByRank } from '../peeling/ranks';

/** A position of Golf; its stock has at most 16 cards. */
interface GolfProblem extends RankProblem {
  /** At most seven columns of at most five cards; the last card of a column can be played. */
  readonly columns: readonly (readonly number[])[];
}

const MAX_COLUMNS = 7;
const MAX_STOCK = 16;
/** The heights of a column, 0 to 5. */
const HEIGHTS = 6;
/** All heights of seven columns, as one number: the code. */
const CODES = HEIGHTS ** MAX_COLUMNS;
const HEIGHT_BITS = 3;
const HEIGHT = (1 << HEIGHT_BITS) - 1;

/** 9.5 MB, kept from search to search. */
interface Tables {
  /** For each number of cards drawn and each code the ranks that the waste may show then, as bits. */
  readonly reached: Uint16Array;
  /** The heights of each code, three bits each. */
  readonly heights: Int32Array;
}
let tables: Tables | undefined;

function createTables(): Tables {
  const heights = new Int32Array(CODES);
  for (let code = 0; code < CODES; code++) {
    for (let c = 0, rest = code; c < MAX_COLUMNS; c++, rest = Math.floor(rest / HEIGHTS))
      heights[code] = (heights[code] as number) | ((rest % HEIGHTS) << (c * HEIGHT_BITS));
  }
  return { reached: new Uint16Array(CODES * (MAX_STOCK + 1)), heights };
}

/**
 * Tries every line, those with fewer draws first. The line it finds is a shortest one, since apart from draws every line
 * plays each card of the columns once. Its steps are columns, counted from 0, and `DRAW`. Between two draws it visits the
 * codes from the highest to the lowest, since playing a card lowers the code. Undefined if it is told to stop. Throws if the
 * problem is larger than a game of Golf.
 */
export function* searchGolf({
  columns,
  stock,
  waste,
  fits,
}: GolfProblem): Resumable<FoundLine<number> | undefined> {
  if (columns.length > MAX_COLUMNS || columns.some(({ length }) => length >= HEIGHTS))
    throw new Error('the columns hold too many cards');
  if (stock.length > MAX_STOCK) throw new Error('the stock is too long');
  tables ??= createTables();
  const { reached, heights } = tables;
  const targets = rankTargets(fits);
  const weights = Int32Array.from(columns, (_, c) => HEIGHTS ** c);
  const start = columns.reduce((code, { length }, c) => code + length * HEIGHTS ** c, 0);
  const targetsAt = new Int32Array(MAX_COLUMNS << HEIGHT_BITS);
  for (const [c, column] of columns.entries()) {
    for (const [i, card] of column.entries())
      targetsAt[(c << HEIGHT_BITS) + i + 1] = (targets[card] as number) | (card << CARDS_IN_SUIT);
  }
  let positions = 0;

  // Each played card needs a different card to lie on: one that was played or drawn before, or the first one of the waste.
  const ranks = Array.from({ length: CARDS_IN_SUIT }, (_, rank) => rank);
  const even = needsOf(ranks.filter((rank) => rank % 2 === 0));
  const odd = needsOf(ranks.filter((rank) => rank % 2 === 1));

  /**
   * For each code, how many cards of these ranks the columns hold beyond the cards that they could lie on; and `given`, which
   * counts the cards of a list that they could lie on.
   */
  function needsOf(wanted: readonly number[]) {
    const givers = wanted.reduce((all, rank) => all | (targets[rank] as number), 0);
    const weigh = (card: number): number =>
      (wanted.includes(card) ? 1 : 0) - ((givers >> card) & 1);
    const needs = new Int8Array(start + 1);
    for (const [c, column] of columns.entries()) {
      const weight = weights[c] as number;
      for (const [i, card] of column.entries()) {
        extend(needs, weight * (i + 1), weight, weigh(card));
      }
    }
    return {
      needs,
      given: (cards: readonly number[]) => cards.filter((card) => (givers >> card) & 1).length,
    };
  }

  const board: Board = { heights, targetsAt, weights, needsEven: even.needs, needsOdd: odd.needs };

  reached.fill(0, 0, start + 1);
  reached[start] = 1 << waste;
  for (let drawn = 0; ; drawn++) {
    const layer = drawn * CODES;
    const left = stock.slice(drawn);
    const tops = reached.subarray(layer, layer + start + 1);
    positions += playAll(tops, board, [1 + even.given(left), 1 + odd.given(left)]);
    if (reached[layer]) return { line: lineTo(drawn), positions };
    if (drawn === stock.length) return { line: undefined, positions };
    if (!(yield)) return undefined;
    draw(tops, reached.subarray(layer + CODES, layer + CODES + start + 1), stock[drawn] as number);
  }

  /** One of the allowed ranks that the waste may show there; −1 if there is none. */
  function rankAt(drawn: number, code: number, allowed: number): number {
    return 31 - Math.clz32((reached[drawn * CODES + code] as number) & allowed);
  }

  /** The steps to the win with this many draws, found from the last one back. */
  function lineTo(draws: number): readonly number[] {
    const line: number[] = [];
    let [drawn, code, top] = [draws, 0, rankAt(draws, 0, -1)];
    while (drawn > 0 || code !== start) {
      const at = heights[code] as number;
      const column = columns.findIndex((column, c) => {
        const isLast = column[(at >> (c * HEIGHT_BITS)) & HEIGHT] === top;
        return isLast && rankAt(drawn, code + (weights[c] as number), targets[top] as number) >= 0;
      });
      if (column >= 0) {
        code += weights[column] as number;
        top = rankAt(drawn, code, targets[top] as number);
      } else {
        drawn--;
        top = rankAt(drawn, code, -1);
      }
      line.push(column);
    }
    return line.reverse();
  }
}

/** The columns of a deal, as tables. */
interface Board {
  /** The heights of each code, three bits each. */
  readonly heights: Int32Array;
  /** For each column and height, the ranks that the last card goes on, as bits; the bits above them are the card. */
  readonly targetsAt: Int32Array;
  /** What one card of each column adds to the code. */
  readonly weights: Int32Array;
  /** For each code, how many cards of even ranks, and of odd ones, have no card to lie on in the columns. */
  readonly needsEven: Int8Array;
  readonly needsOdd: Int8Array;
}

/**
 * Marks what can be reached without a draw, and drops positions that need more cards to lie on than stock and waste have.
 * Returns how many codes are left.
 */
function playAll(
  tops: Uint16Array,
  { heights, targetsAt, weights, needsEven, needsOdd }: Board,
  [givesEven, givesOdd]: readonly [number, number],
): number {
  const width = weights.length;
  let count = 0;
  for (let code = tops.length - 1; code > 0; code--) {
    const shown = tops[code] as number;
    if (shown === 0) continue;
    if ((needsEven[code] as number) > givesEven || (needsOdd[code] as number) > givesOdd) {
      tops[code] = 0;
      continue;
    }
    count++;
    let at = heights[code] as number;
    for (let c = 0; c < width; c++, at >>= HEIGHT_BITS) {
      const targets = targetsAt[(c << HEIGHT_BITS) + (at & HEIGHT)] as number;
      if ((targets & shown) === 0) continue;
      const to = code - (weights[c] as number);
      tops[to] = (tops[to] as number) | (1 << (targets >> CARDS_IN_SUIT));
    }
  }
  return count;
}

/** Marks what drawing this card leads to. */
function draw(tops: Uint16Array, next: Uint16Array, card: number): void {
  const shown = 1 << card;
  for (let code = 0; code < tops.length; code++) next[code] = tops[code] === 0 ? 0 : shown;
}

/** Copies the `count` numbers before `from` to `from`, each increased by `more`. */
function extend(needs: Int8Array, from: number, count: number, more: number): void {
  for (let at = from; at < from + count; at++) needs[at] = (needs[at - count] as number) + more;
}

const GAME = { apply, isWon, fitsRank };

/** Decides a position of Golf. Its line has the fewest moves that win. */
export const solveGolf = (state: ColumnsState): Resumable<Solution<PeelMove>> =>
  solveByRank(GAME, state, (problem) =>
    searchGolf({ ...problem, columns: state.columns.map((cards) => cards.map(rankOf)) }),
  );
