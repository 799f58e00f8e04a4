import { rankOf } from '../../engine/card';
import { isNextTo } from '../../games/peeling/ranks';
import { wasteCard } from '../../games/peeling/waste';
import { apply, DRAW as DRAW_MOVE, type TriPeaksMove } from '../../games/tripeaks/rules';
import { isWon, PEAKS, type TriPeaksState } from '../../games/tripeaks/state';
import { type Resumable, type Solution, solutionOf } from '../gameSolver';
import { DRAW } from '../peeling/ranks';
import { toGameMoves } from '../toGameMoves';
import { searchTriPeaks } from './search';

const COVERS = PEAKS.map(({ coveredBy }) => coveredBy.map((place) => place - 1));

const GAME = { apply, isWon };

/** Decides a position of TriPeaks. Its line has the fewest moves that win. */
export function* solveTriPeaks(state: TriPeaksState): Resumable<Solution<TriPeaksMove>> {
  const found = yield* searchTriPeaks({
    covers: COVERS,
    places: state.places.map((card) => (card === null ? null : rankOf(card))),
    stock: state.stock.map(rankOf).reverse(),
    waste: rankOf(wasteCard(state)),
    fits: (rank, onto) => isNextTo(rank, onto, state.wrap),
  });
  return solutionOf(found, (line) => toGameMoves(GAME, state, line, moveOf));
}

const moveOf = (_state: TriPeaksState, place: number): TriPeaksMove =>
  place === DRAW ? DRAW_MOVE : { type: 'play', place: place + 1 };
