import { type Card, KING, rankOf, suitOf } from '../../src/engine/card';
import { pythonRandom } from '../../src/engine/pythonRandom';
import type { RandomBelow } from '../../src/engine/shuffle';
import type { LayoutState } from '../../src/games/layouts/board';
import { isDraw, type LayoutMove } from '../../src/games/layouts/rules';
import type { ShouldContinue } from '../../src/solver/gameSolver';
import * as board from '../../src/solver/klondike/core/board';
import {
  FROM_FOUNDATION,
  MOVE_KIND,
  REVEAL,
  STOCK_TO_FOUNDATION,
  STOCK_TO_TABLEAU,
  TO_FOUNDATION,
} from '../../src/solver/klondike/core/cards';
import { allWords, get } from '../../src/solver/klondike/core/memory';
import * as mobility from '../../src/solver/klondike/core/mobility';
import * as moves from '../../src/solver/klondike/core/moves';
import { NO_OBLIGATION } from '../../src/solver/klondike/core/obligation';
import { BEST } from '../../src/solver/klondike/core/orders';
import { MOVES_AT } from '../../src/solver/klondike/core/places';
import { prepare } from '../../src/solver/klondike/core/search';
import { playSearchMove } from '../../src/solver/klondike/gameMoves';
import { writeProblem } from '../../src/solver/klondike/loadCore';
import { type Problem, searchCard } from '../../src/solver/klondike/problem';
import { replayLayout } from '../../src/solver/layouts/gameMoves';
import { type Draw, dealKlondike, klondikeOf, klondikeSetup } from './klondike';
import { klondikeProblem, solve } from './klondikeSolver';

/** Stops a search after so many steps, so that nothing takes long. */
export const stepLimit = (steps: number): ShouldContinue => {
  let left = steps;
  return () => left-- > 0;
};

/** The state after a line; throws if the rules refuse a move of it. */
export function stateAfter(
  draw: Draw,
  start: LayoutState,
  line: readonly LayoutMove[],
): LayoutState {
  let state = start;
  for (const move of line) {
    const next = klondikeOf(draw).rules.apply(state, move);
    if (!next.ok) throw new Error(next.error.reason);
    state = next.value;
  }
  return state;
}

/** The state after random legal moves: `maxMoves` of them, or fewer if there are no more. */
export function stateAfterRandomMoves(
  draw: Draw,
  start: LayoutState,
  maxMoves: number,
  randomBelow: RandomBelow,
): LayoutState {
  let state = start;
  for (let n = 0; n < maxMoves; n++) {
    const legal = klondikeOf(draw).rules.legalMoves(state);
    if (legal.length === 0) break;
    state = stateAfter(draw, state, [legal[randomBelow(legal.length)] as LayoutMove]);
  }
  return state;
}

/** Compares the solver's moves with the game's at `count` positions of random play. Returns the differences in words. */
export function compareMoves(count: number): readonly string[] {
  const { randomBelow } = pythonRandom(String(count));
  const differences: string[] = [];
  for (let deal = 0, n = 0; n < count; deal++) {
    const draw = deal % 2 ? 3 : 1;
    let state = dealKlondike(draw, String(deal));
    for (let played = 0; played < 120 && n < count; played++, n++) {
      const legal = klondikeOf(draw).rules.legalMoves(state);
      if (legal.length === 0) break;
      for (const difference of differencesAt(draw, state, legal)) {
        differences.push(`deal ${deal}: ${difference}`);
      }
      state = stateAfter(draw, state, [legal[randomBelow(legal.length)] as LayoutMove]);
    }
  }
  return differences;
}

/** The moves that only one of the two has. */
function differencesAt(
  draw: Draw,
  state: LayoutState,
  legal: readonly LayoutMove[],
): readonly string[] {
  const setup = klondikeSetup({ stock: draw });
  const problem = klondikeProblem(draw, state);
  prepare();
  writeProblem(allWords(), problem);
  board.setUp();
  moves.reset(BEST, false);
  mobility.updateMobility();
  moves.generate(NO_OBLIGATION, false);
  const generated = new Set(Array.from({ length: moves.top }, (_, i) => get(MOVES_AT + i)));
  const refused = [...generated].flatMap((move) => {
    try {
      playSearchMove(setup, replayLayout(setup, state), problem.stock, move);
      return [];
    } catch (error) {
      return [String(error)];
    }
  });
  // A safe card of the stock goes to its foundation before anything else.
  const isForced = generated.size === 1 && isStockToFoundation([...generated][0] ?? 0);
  const missing = legal.filter((move) => {
    const expected = expectedFor(state, problem, move);
    return expected !== undefined && !generated.has(expected);
  });
  return [
    ...refused,
    ...(isForced ? [] : missing.map((move) => `${JSON.stringify(move)} is missing`)),
  ];
}

const isStockToFoundation = (move: number): boolean => (move & MOVE_KIND) === STOCK_TO_FOUNDATION;

/** The solver's move for one of the game; `undefined` for those it leaves out by the rules of docs/solver.md. */
function expectedFor(
  state: LayoutState,
  { draw, stock }: Problem,
  move: LayoutMove,
): number | undefined {
  const waste = state.waste?.at(-1);
  const index = waste === undefined ? -1 : stock.indexOf(searchCard(waste));
  const fitsFoundation = (card: Card): boolean =>
    state.foundations.some((cards) =>
      rankOf(card) === 0 ? cards.length === 0 : cards.at(-1) === card - 1,
    );
  if (isDraw(move)) return undefined;
  const { from, to, count } = move;
  if (from.kind === 'waste') {
    if (to.kind === 'foundation') return STOCK_TO_FOUNDATION | index;
    return draw > 1 && fitsFoundation(waste as Card) ? undefined : STOCK_TO_TABLEAU | index;
  }
  if (to.kind === 'foundation')
    return TO_FOUNDATION | searchCard(state.tableau[from.index - 1]?.cards.at(-1) as Card);
  if (from.kind === 'foundation') {
    const card = state.foundations[from.index - 1]?.at(-1) as Card;
    const isLeftOut = rankOf(card) === 0 || mobility.isTopSafe(suitOf(card));
    return isLeftOut ? undefined : FROM_FOUNDATION | searchCard(card);
  }
  const { cards = [], hidden = 0 } = state.tableau[from.index - 1] ?? {};
  const base = cards[hidden] as Card;
  // Some of the face-up cards: only the arrangement changes.
  if (count < cards.length - hidden) return undefined;
  const hasEmptyPile = state.tableau.some((pile) => pile.cards.length === 0);
  if (hidden === 0 && (hasEmptyPile || rankOf(base) === KING)) return undefined;
  // With draw three a free card that fits its foundation goes there instead.
  const isFree = draw > 1 && (mobility.freeSuits & (1 << suitOf(base))) !== 0;
  return isFree && fitsFoundation(base) ? undefined : REVEAL | (from.index - 1);
}

/** Judges every `every`-th position of a deal's winning line: how many, and the indices of those called lost. */
export function judgeLine(
  draw: Draw,
  deal: string,
  every: number,
): { readonly judged: number; readonly lost: readonly number[] } {
  const start = dealKlondike(draw, deal);
  const { line } = solve(draw, start, stepLimit(400));
  const lost: number[] = [];
  let state = start;
  let judged = 0;
  for (const [i, move] of line.entries()) {
    state = stateAfter(draw, state, [move]);
    if (i % every !== 0) continue;
    judged++;
    if (solve(draw, state, stepLimit(400)).verdict === 'unwinnable') lost.push(i);
  }
  return { judged, lost };
}

/** The verdict with draw one on a deal that is won with draw three; `undefined` where it is not. */
export function drawOneVerdict(
  deal: string,
  steps: number,
): 'won' | 'unknown' | 'lost' | undefined {
  if (solve(3, dealKlondike(3, deal), stepLimit(steps)).verdict !== 'winnable') return undefined;
  const { verdict } = solve(1, dealKlondike(1, deal), stepLimit(steps));
  return verdict === 'winnable' ? 'won' : verdict === 'unwinnable' ? 'lost' : 'unknown';
}
