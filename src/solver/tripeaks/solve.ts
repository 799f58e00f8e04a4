import { rankOf } from '../../engine/card';
import {
  DRAW as DRAW_MOVE,
  isNextTo,
  type PeelMove,
  wasteCard,
} from '../../games/peeling/peelRules';
import { apply, isWon } from '../../games/tripeaks/rules';
import { PEAKS, type TriPeaksState } from '../../games/tripeaks/state';
import type { Solution } from '../gameSolver';
import { solutionOf } from '../peeling/foundLine';
import { DRAW } from '../peeling/ranks';
import type { Resumable } from '../resumable';
import { toGameMoves } from '../toGameMoves';
import { searchTriPeaks } from './search';

const COVERS = PEAKS.map(({ coveredBy }) => coveredBy.map((place) => place - 1));

const GAME = { apply, isWon };

/** Decides a position of TriPeaks. Its line has the fewest moves that win. */
export function* solveTriPeaks(state: TriPeaksState): Resumable<Solution<PeelMove>> {
  const found = yield* searchTriPeaks({
    covers: COVERS,
    places: state.places.map((card) => (card === null ? null : rankOf(card))),
    stock: state.stock.map(rankOf).reverse(),
    waste: rankOf(wasteCard(state)),
    fits: (rank, onto) => isNextTo(rank, onto, state.wrap),
  });
  return solutionOf(found, (line) => toGameMoves(GAME, state, line, moveOf));
}

const moveOf = (_state: TriPeaksState, place: number): PeelMove =>
  place === DRAW ? DRAW_MOVE : { type: 'play', from: place + 1 };
