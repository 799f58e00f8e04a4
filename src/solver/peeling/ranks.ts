import { CARDS_IN_SUIT, rankOf } from '../../engine/card';
import {
  DRAW as DRAW_MOVE,
  type PeelMove,
  type PeelRules,
  type WasteState,
  wasteCard,
} from '../../games/peeling/peelRules';
import { type FoundLine, type Resumable, type Solution, solutionOf } from '../gameSolver';
import { replay, type SearchedGame } from '../replay';

/** A stock and a waste on which cards are played by rank. A card is its rank from 0, since suits do not matter. */
export interface RankProblem {
  /** The cards of the stock in the order in which they come up. */
  readonly stock: readonly number[];
  readonly waste: number;
  /** Whether a card of one rank goes on a waste card of another. */
  readonly fits: (rank: number, onto: number) => boolean;
}

/** The step that draws a card. All other steps are numbers from 0. */
export const DRAW = -1;

/** For each rank, the ranks that it goes on, as bits. */
export function rankTargets(fits: RankProblem['fits']): Int32Array {
  const ranks = Array.from({ length: CARDS_IN_SUIT }, (_, rank) => rank);
  return Int32Array.from(ranks, (rank) =>
    ranks.reduce((bits, onto) => (fits(rank, onto) ? bits | (1 << onto) : bits), 0),
  );
}

/** The part of a game that its solver needs. */
interface RankGame<State extends WasteState> extends SearchedGame<State, PeelMove> {
  readonly fitsRank: PeelRules<State>['fitsRank'];
}

/** Decides a state by a search of every line. Its steps are `DRAW`, and columns or places, counted from 0. */
export function* solveByRank<State extends WasteState>(
  game: RankGame<State>,
  state: State,
  search: (problem: RankProblem) => Resumable<FoundLine<number> | undefined>,
): Resumable<Solution<PeelMove>> {
  const found = yield* search({
    stock: state.stock.map(rankOf).reverse(),
    waste: rankOf(wasteCard(state)),
    fits: (rank, onto) => game.fitsRank(rank, onto, state.wrap),
  });
  return solutionOf(found, (line) => {
    const { play, finish } = replay(game, state);
    for (const step of line) play(step === DRAW ? DRAW_MOVE : { type: 'play', from: step + 1 });
    return finish();
  });
}
