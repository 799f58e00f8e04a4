import { rankOf } from '../../engine/card';
import { apply, DRAW as DRAW_MOVE, fitsRank, type GolfMove } from '../../games/golf/rules';
import { type GolfState, isWon, wasteCard } from '../../games/golf/state';
import type { Solution } from '../gameSolver';
import type { Resumable } from '../resumable';
import { DRAW, searchGolf } from './search';

/** Decides a position of Golf. Its line has the fewest moves that win. */
export function* solveGolf(state: GolfState): Resumable<Solution<GolfMove>> {
  const found = yield* searchGolf({
    columns: state.columns.map((cards) => cards.map(rankOf)),
    stock: state.stock.map(rankOf).reverse(),
    waste: rankOf(wasteCard(state)),
    fits: (rank, onto) => fitsRank(rank, onto, state.wrap),
  });
  if (!found) return { verdict: 'unknown', line: [], positions: 0 };
  const { line, positions } = found;
  if (!line) return { verdict: 'unwinnable', line: [], positions };
  return { verdict: 'winnable', line: checked(state, line), positions };
}

/** The moves of the game for a line of the search, each made through the rules. */
function checked(start: GolfState, line: readonly number[]): readonly GolfMove[] {
  let state = start;
  const moves = line.map((column): GolfMove => {
    const move: GolfMove = column === DRAW ? DRAW_MOVE : { type: 'play', column: column + 1 };
    const next = apply(state, move);
    if (!next.ok) throw new Error(`the solver's line is wrong: ${next.error.reason}`);
    state = next.value;
    return move;
  });
  if (!isWon(state)) throw new Error('the line does not end in a win');
  return moves;
}
