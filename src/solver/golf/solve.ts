import { rankOf } from '../../engine/card';
import { apply, DRAW as DRAW_MOVE, fitsRank, type GolfMove } from '../../games/golf/rules';
import { type GolfState, isWon } from '../../games/golf/state';
import { wasteCard } from '../../games/peeling/waste';
import { type Resumable, type Solution, solutionOf } from '../gameSolver';
import { DRAW } from '../peeling/ranks';
import { toGameMoves } from '../toGameMoves';
import { searchGolf } from './search';

const GAME = { apply, isWon };

/** Decides a position of Golf. Its line has the fewest moves that win. */
export function* solveGolf(state: GolfState): Resumable<Solution<GolfMove>> {
  const found = yield* searchGolf({
    columns: state.columns.map((cards) => cards.map(rankOf)),
    stock: state.stock.map(rankOf).reverse(),
    waste: rankOf(wasteCard(state)),
    fits: (rank, onto) => fitsRank(rank, onto, state.wrap),
  });
  return solutionOf(found, (line) => toGameMoves(GAME, state, line, moveOf));
}

const moveOf = (_state: GolfState, column: number): GolfMove =>
  column === DRAW ? DRAW_MOVE : { type: 'play', column: column + 1 };
