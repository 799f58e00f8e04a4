import { rankOf } from '../../engine/card';
import { apply, DRAW as DRAW_MOVE, fitsRank, type GolfMove } from '../../games/golf/rules';
import { type GolfState, isWon, wasteCard } from '../../games/golf/state';
import type { Solution } from '../gameSolver';
import type { Resumable } from '../resumable';
import { toGameMoves } from '../toGameMoves';
import { DRAW, searchGolf } from './search';

const GAME = { apply, isWon };

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
  return { verdict: 'winnable', line: toGameMoves(GAME, state, line, moveOf), positions };
}

const moveOf = (_state: GolfState, column: number): GolfMove =>
  column === DRAW ? DRAW_MOVE : { type: 'play', column: column + 1 };
