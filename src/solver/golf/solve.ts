import { rankOf } from '../../engine/card';
import { apply, fitsRank, isWon } from '../../games/golf/rules';
import type { GolfState } from '../../games/golf/state';
import { DRAW as DRAW_MOVE, type PeelMove, wasteCard } from '../../games/peeling/peelRules';
import type { Solution } from '../gameSolver';
import { solutionOf } from '../peeling/foundLine';
import { DRAW } from '../peeling/ranks';
import type { Resumable } from '../resumable';
import { toGameMoves } from '../toGameMoves';
import { searchGolf } from './search';

const GAME = { apply, isWon };

/** Decides a position of Golf. Its line has the fewest moves that win. */
export function* solveGolf(state: GolfState): Resumable<Solution<PeelMove>> {
  const found = yield* searchGolf({
    columns: state.columns.map((cards) => cards.map(rankOf)),
    stock: state.stock.map(rankOf).reverse(),
    waste: rankOf(wasteCard(state)),
    fits: (rank, onto) => fitsRank(rank, onto, state.wrap),
  });
  return solutionOf(found, (line) => toGameMoves(GAME, state, line, moveOf));
}

const moveOf = (_state: GolfState, column: number): PeelMove =>
  column === DRAW ? DRAW_MOVE : { type: 'play', from: column + 1 };
