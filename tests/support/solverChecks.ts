import { type Card, rankOf, suitOf } from '../../src/engine/card';
import { pythonRandom } from '../../src/engine/pythonRandom';
import { type KlondikeMove, legalMoves } from '../../src/games/klondike/moves';
import { apply } from '../../src/games/klondike/rules';
import { type Draw, dealKlondike, type KlondikeState } from '../../src/games/klondike/state';
import { freeSuits, isSafe, setUp, updateMobility } from '../../src/solver/board';
import { toGameMove } from '../../src/solver/gameMoves';
import { clear, generate, moves, top } from '../../src/solver/moves';
import { problemOf } from '../../src/solver/position';
import { cardOf, MOVE, MOVE_KIND, type Problem } from '../../src/solver/problem';
import type { ShouldContinue } from '../../src/solver/resumable';
import { solve } from '../../src/solver/solve';

const KING = 12;
const numberOf = (card: Card): number => cardOf(rankOf(card), suitOf(card));

/** Positions visited at most, in pieces, so that nothing takes long. */
export const patience = (pieces: number): ShouldContinue => {
  let left = pieces;
  return () => left-- > 0;
};

/** The state after a line, every move of which the rules accept. */
export function after(start: KlondikeState, line: readonly KlondikeMove[]): KlondikeState {
  let state = start;
  for (const move of line) {
    const next = apply(state, move);
    if (!next.ok) throw new Error(next.error.reason);
    state = next.value;
  }
  return state;
}

/** Compares the solver's moves with the game's at `count` positions of random play. Gives the differences in words. */
export function compareMoves(count: number): readonly string[] {
  const { randomBelow } = pythonRandom(String(count));
  const faults: string[] = [];
  for (let deal = 0, n = 0; n < count; deal++) {
    let state = dealKlondike(deal % 2 ? 3 : 1, String(deal));
    for (let played = 0; played < 120 && n < count; played++, n++) {
      const legal = legalMoves(state);
      if (legal.length === 0) break;
      for (const fault of differences(state, legal)) faults.push(`deal ${deal}: ${fault}`);
      state = after(state, [legal[randomBelow(legal.length)] as KlondikeMove]);
    }
  }
  return faults;
}

/** What the solver's moves have too much or too little. */
function differences(state: KlondikeState, legal: readonly KlondikeMove[]): readonly string[] {
  const problem = problemOf(state);
  setUp(problem);
  clear(0);
  updateMobility();
  generate();
  const own = new Set(moves.subarray(0, top));
  const refused = [...own].flatMap((move) => {
    const step = toGameMove(state, problem.stock, move);
    return step.ok ? [] : [step.error];
  });
  // With single draws a safe card of the stock goes home before anything else.
  const forced = problem.draw === 1 && own.size === 1 && isStockHome([...own][0] ?? 0);
  const missing = legal.filter((move) => {
    const expected = expectedFor(state, problem, move);
    return expected !== undefined && !own.has(expected);
  });
  return [
    ...refused,
    ...(forced ? [] : missing.map((move) => `${JSON.stringify(move)} is missing`)),
  ];
}

const isStockHome = (move: number): boolean => (move & MOVE_KIND) === MOVE.stockHome;

/** The solver's move for one of the game; nothing for those that it leaves out by the rules of docs/solver.md. */
function expectedFor(
  state: KlondikeState,
  { draw, stock }: Problem,
  move: KlondikeMove,
): number | undefined {
  const waste = state.waste.at(-1);
  const index = waste === undefined ? -1 : stock.indexOf(numberOf(waste));
  const goesHome = (card: Card): boolean =>
    state.foundations.some((cards) =>
      rankOf(card) === 0 ? cards.length === 0 : cards.at(-1) === card - 1,
    );
  switch (move.type) {
    case 'clickStock':
      return undefined;
    case 'moveWasteToFoundation':
      return MOVE.stockHome | index;
    case 'moveWasteToTableau':
      return draw > 1 && goesHome(waste as Card) ? undefined : MOVE.stockDown | index;
    case 'moveTableauToFoundation':
      return MOVE.home | numberOf(state.tableau[move.tableau - 1]?.cards.at(-1) as Card);
    case 'moveFoundationToTableau': {
      const card = state.foundations[move.foundation - 1]?.at(-1) as Card;
      const left = rankOf(card) === 0 || isSafe(rankOf(card), suitOf(card));
      return left ? undefined : MOVE.back | numberOf(card);
    }
    case 'moveTableauToTableau': {
      const { cards = [], hidden = 0 } = state.tableau[move.tableauSrc - 1] ?? {};
      const base = cards[hidden] as Card;
      if (move.numCards < cards.length - hidden) return undefined;
      const emptied = hidden === 0 && state.tableau.some((pile) => pile.cards.length === 0);
      if (emptied || (hidden === 0 && rankOf(base) === KING)) return undefined;
      // Its last card lies on a fitting card: only its arrangement changes.
      if (draw > 1 && freeSuits & (1 << suitOf(base)) && goesHome(base)) return undefined;
      return MOVE.reveal | (move.tableauSrc - 1);
    }
  }
}

/** Judges positions of a deal's winning line, every `every`-th; gives how many, and those said to be lost. */
export function judgeLine(
  draw: Draw,
  deal: string,
  every: number,
): { readonly judged: number; readonly lost: readonly number[] } {
  const start = dealKlondike(draw, deal);
  const { line } = solve(start, patience(400));
  const lost: number[] = [];
  let state = start;
  let judged = 0;
  for (const [i, move] of line.entries()) {
    state = after(state, [move]);
    if (i % every !== 0) continue;
    judged++;
    if (solve(state, patience(400)).verdict === 'unwinnable') lost.push(i);
  }
  return { judged, lost };
}

/** Whether a deal that is won three cards at a time is not called lost one at a time; nothing where it is not won. */
export function easierWithOne(
  deal: string,
  pieces: number,
): 'won' | 'unknown' | 'lost' | undefined {
  if (solve(dealKlondike(3, deal), patience(pieces)).verdict !== 'winnable') return undefined;
  const { verdict } = solve(dealKlondike(1, deal), patience(pieces));
  return verdict === 'winnable' ? 'won' : verdict === 'unwinnable' ? 'lost' : 'unknown';
}
