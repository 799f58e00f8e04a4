import { type Pile, WASTE as WASTE_PILE } from '../../engine/pile';
import { headOf, type LayoutState } from '../../games/layouts/board';
import type { FullLayout } from '../../games/layouts/layout';
import { apply, DRAW, isWon, type LayoutMove, targetsOf } from '../../games/layouts/rules';
import { type Replay, replay } from '../replay';
import { faceOf } from './board';
import { countIn, DEAL, FOUNDATION, fromIn, THEN_UP, toIn, WASTE } from './position';
import type { Problem } from './problem';

export const replayLayout = (
  setup: FullLayout,
  start: LayoutState,
): Replay<LayoutState, LayoutMove> => replay({ apply, isWon }, setup, start);

/** Turns the moves of a search into moves of the game, and plays them by its rules up to the win. */
export function gameMoves(
  problem: Problem,
  start: LayoutState,
  moves: readonly number[],
): readonly LayoutMove[] {
  const game = replayLayout(problem.setup, start);
  playSearchMoves(problem, game, moves);
  return game.finish();
}

/** Plays moves of a search, some of which take several moves of the game. Throws if the rules refuse one. */
export function playSearchMoves(
  problem: Problem,
  { state, play }: Replay<LayoutState, LayoutMove>,
  moves: readonly number[],
): void {
  const { setup, columns, reserveAt } = problem;
  const pileOf = (number: number): Pile => {
    if (number < columns) return { kind: 'tableau', index: number + 1 };
    if (number < reserveAt) return { kind: 'cell', index: number - columns + 1 };
    return { kind: 'reserve', index: number - reserveAt + 1 };
  };
  const foundationWith = (face: number): Pile => {
    const index = state().foundations.findIndex((cards) => {
      const top = cards.at(-1);
      return top !== undefined && faceOf(problem, top) === face;
    });
    return { kind: 'foundation', index: index + 1 };
  };
  for (const move of moves) {
    const source = fromIn(move);
    if (source === DEAL) {
      play(DRAW);
      continue;
    }
    if (source === WASTE && toIn(move) === WASTE) {
      for (let draws = countIn(move); draws > 0; draws--) play(DRAW);
      continue;
    }
    if (source === WASTE) while (state().waste?.length !== countIn(move)) play(DRAW);
    const from =
      source === WASTE
        ? WASTE_PILE
        : source === FOUNDATION
          ? foundationWith(countIn(move))
          : pileOf(source);
    const top = headOf(state(), from);
    const to =
      toIn(move) === FOUNDATION
        ? targetsOf(setup, state(), top, 'foundation')[0]
        : pileOf(toIn(move));
    play({ from, to, count: source < WASTE ? countIn(move) : 1 });
    if (move & THEN_UP) {
      const card = headOf(state(), from);
      play({ from, to: targetsOf(setup, state(), card, 'foundation')[0], count: 1 });
    }
  }
}
