import { type Card, suitOf } from '../../engine/card';
import { type Pile, WASTE as WASTE_PILE } from '../../engine/pile';
import { headOf, type LayoutState } from '../../games/layouts/board';
import { rankFromBase } from '../../games/layouts/building';
import type { FullLayout } from '../../games/layouts/layout';
import { apply, DRAW, isWon, type LayoutMove, targetsOf } from '../../games/layouts/rules';
import { type Replay, replay } from '../replay';
import { countIn, DEAL, FOUNDATION, fromIn, THEN_UP, toIn, WASTE } from './position';
import type { Problem } from './problem';

export const replayLayout = (
  setup: FullLayout,
  start: LayoutState,
): Replay<LayoutState, LayoutMove> => replay({ apply, isWon }, setup, start);

/** Turns the moves of a search into moves of the game, and plays them by its rules up to the win. */
export function gameMoves(
  setup: FullLayout,
  problem: Problem,
  start: LayoutState,
  moves: readonly number[],
): readonly LayoutMove[] {
  const game = replayLayout(setup, start);
  playSearchMoves(setup, problem, game, moves);
  return game.finish();
}

/** Plays moves of a search, some of which take several moves of the game. Throws if the rules refuse one. */
export function playSearchMoves(
  setup: FullLayout,
  problem: Problem,
  { state, play }: Replay<LayoutState, LayoutMove>,
  moves: readonly number[],
): void {
  const pileOf = (number: number): Pile => {
    if (number < problem.columns) return { kind: 'tableau', index: number + 1 };
    if (number < problem.reserveAt) return { kind: 'cell', index: number - problem.columns + 1 };
    return { kind: 'reserve', index: number - problem.reserveAt + 1 };
  };
  const foundationWith = (face: number): Pile => {
    const index = state().foundations.findIndex((cards) => {
      const top = cards.at(-1);
      return top !== undefined && searchFace(setup, state(), top) === face;
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

const searchFace = (setup: FullLayout, state: LayoutState, card: Card): number =>
  suitOf(card) * setup.ranks + rankFromBase(setup, state, card);
