import { rankOf } from '../../engine/card';
import { isNextTo } from '../../games/peeling/ranks';
import { apply, DRAW as DRAW_MOVE, type TriPeaksMove } from '../../games/tripeaks/rules';
import { isWon, PEAKS, type TriPeaksState, wasteCard } from '../../games/tripeaks/state';
import type { Solution } from '../gameSolver';
import type { Resumable } from '../resumable';
import { DRAW, searchTriPeaks } from './search';

const COVERS = PEAKS.map(({ coveredBy }) => coveredBy.map((place) => place - 1));

/** Decides a position of TriPeaks. Its line has the fewest moves that win. */
export function* solveTriPeaks(state: TriPeaksState): Resumable<Solution<TriPeaksMove>> {
  const found = yield* searchTriPeaks({
    covers: COVERS,
    places: state.places.map((card) => (card === null ? null : rankOf(card))),
    stock: state.stock.map(rankOf).reverse(),
    waste: rankOf(wasteCard(state)),
    fits: (rank, onto) => isNextTo(rank, onto, state.wrap),
  });
  if (!found) return { verdict: 'unknown', line: [], positions: 0 };
  const { line, positions } = found;
  if (!line) return { verdict: 'unwinnable', line: [], positions };
  return { verdict: 'winnable', line: checked(state, line), positions };
}

/** The moves of the game for a line of the search, each made through the rules. */
function checked(start: TriPeaksState, line: readonly number[]): readonly TriPeaksMove[] {
  let state = start;
  const moves = line.map((place): TriPeaksMove => {
    const move: TriPeaksMove = place === DRAW ? DRAW_MOVE : { type: 'play', place: place + 1 };
    const next = apply(state, move);
    if (!next.ok) throw new Error(`the solver's line is wrong: ${next.error.reason}`);
    state = next.value;
    return move;
  });
  if (!isWon(state)) throw new Error('the line does not end in a win');
  return moves;
}
