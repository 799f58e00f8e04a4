import { type Estimate, type Pass, type SearchSpace, searchInPasses, shorten } from './bestFirst';
import type { GameSolver } from './gameSolver';
import { type SearchedGame, toGameMoves } from './toGameMoves';

/** A game, and how it is searched. */
interface PassSearch<State, Move, Position, Step> {
  readonly game: SearchedGame<State, Move>;
  readonly space: SearchSpace<Position, Step>;
  readonly positionOf: (state: State) => Position;
  readonly moveOf: (state: State, step: Step) => Move;
  readonly passes: readonly Pass<Position>[];
  /** What is expanded first to make a line shorter. */
  readonly shortening: Estimate<Position>;
  /** False if the search leaves moves out that may be needed, and so proves no loss; true if left out. */
  readonly provesLosses?: boolean;
}

/** Makes the passes of an estimate with weights. */
export const passesBy =
  <Position, Weights>(estimate: (position: Position, weights: Weights) => number) =>
  (weights: Weights, positions: number): Pass<Position> => ({
    estimate: (position) => estimate(position, weights),
    positions,
  });

/** Makes a solver that searches pass after pass, and whose lines are made shorter where that is wanted. */
export const solverInPasses = <State, Move, Position, Step>({
  game,
  space,
  positionOf,
  moveOf,
  passes,
  shortening,
  provesLosses = true,
}: PassSearch<State, Move, Position, Step>): GameSolver<State, Move> =>
  function* (state, { wantsShortLine = false }) {
    const start = positionOf(state);
    const found = yield* searchInPasses(space, start, passes);
    const { positions } = found;
    if (found.end !== 'won') {
      const verdict = found.end === 'lost' && provesLosses ? 'unwinnable' : 'unknown';
      return { verdict, line: [], positions };
    }
    const steps = wantsShortLine
      ? yield* shorten(space, start, found.steps, shortening)
      : found.steps;
    return { verdict: 'winnable', line: toGameMoves(game, state, steps, moveOf), positions };
  };
