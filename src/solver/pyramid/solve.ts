import type { Card } from '../../engine/card';
import { cardAt, openPlaces } from '../../games/peeling/overlap';
import { apply, DRAW, type PyramidMove } from '../../games/pyramid/rules';
import {
  cardFrom,
  isPair,
  isWon,
  PYRAMID,
  type PyramidState,
  pointsOf,
  type Source,
} from '../../games/pyramid/state';
import { type Resumable, type SearchOptions, type Solution, solutionOf } from '../gameSolver';
import { coversByPlace } from '../peeling/clearings';
import { replay } from '../replay';
import { type Pair, type PyramidProblem, searchPyramid } from './search';
import { BYTES_PER_VISIT } from './visits';

const COVERS = coversByPlace(PYRAMID);

/** The cards of waste and stock in the order in which they come up, without kings. */
const inOrder = ({ stock, waste }: PyramidState): readonly Card[] =>
  [...waste, ...stock.toReversed()].filter((card) => !isPair([card]));

/** Decides a position of Pyramid. A short line has the fewest possible draws, or nearly so. */
export function* solvePyramid(
  state: PyramidState,
  { wantsShortLine = false, megabytes = 64 }: SearchOptions,
): Resumable<Solution<PyramidMove>> {
  const problem: PyramidProblem = {
    covers: COVERS,
    places: state.places.map((card) => (card === null ? null : pointsOf(card))),
    stock: inOrder(state).map(pointsOf),
    drawn: state.waste.filter((card) => !isPair([card])).length,
    redeals: state.redealsLeft ?? Number.POSITIVE_INFINITY,
  };
  const maxPositions = Math.floor((megabytes * 2 ** 20) / BYTES_PER_VISIT);
  const found = yield* searchPyramid(problem, { order: 'deep', maxPositions });
  const solution = solutionOf(found, (line) => toGameMoves(state, line));
  if (solution.verdict !== 'winnable' || !wantsShortLine) return solution;
  const early = yield* searchPyramid(problem, { order: 'early', maxPositions });
  const { line, positions } = solution;
  const fewer = early?.line ? toGameMoves(state, early.line) : line;
  const shorter = fewer.length < line.length ? fewer : line;
  return { verdict: 'winnable', line: shorter, positions: positions + (early?.positions ?? 0) };
}

/** Turns a line of pairs into moves of the game, with draws and kings, and replays them through the rules. */
function toGameMoves(start: PyramidState, line: readonly Pair[]): readonly PyramidMove[] {
  const cards = inOrder(start);
  const { state, play, finish } = replay<PyramidState, PyramidMove>({ apply, isWon }, start);

  function removeKings(): void {
    for (;;) {
      const king = openPlaces(PYRAMID, state().places).find((place) =>
        isPair([cardAt(state().places, place) as Card]),
      );
      if (king === undefined) return;
      play({ type: 'remove', from: [king] });
    }
  }

  /** Removes the king that is in the way of these cards, or draws. */
  function bringUp(wanted: readonly Card[]): void {
    const blocked = (['waste', 'stock'] as const).find((from) => {
      const top = cardFrom(state(), from);
      const isInTheWay = from === 'stock' || wanted.some((card) => state().waste.includes(card));
      return top !== undefined && isPair([top]) && isInTheWay;
    });
    play(blocked ? { type: 'remove', from: [blocked] } : DRAW);
  }

  for (const { places, stock } of line) {
    removeKings();
    const wanted = stock.map((i) => cards[i] as Card);
    const sourceOf = (card: Card): Source | undefined =>
      (['stock', 'waste'] as const).find((from) => cardFrom(state(), from) === card);
    while (!wanted.every(sourceOf)) bringUp(wanted);
    const sources = wanted.flatMap((card) => sourceOf(card) ?? []).sort();
    play({ type: 'remove', from: [...places.map((place) => place + 1), ...sources] });
  }
  removeKings();
  return finish();
}
