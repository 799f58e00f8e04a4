import type { Card } from '../engine/card';
import type { Verdict } from '../engine/game';
import { pythonRandom } from '../engine/pythonRandom';
import { selectionShuffle } from '../engine/shuffle';
import type { LayoutState } from '../games/layouts/board';
import type { FullLayout } from '../games/layouts/layout';
import type { LayoutMove } from '../games/layouts/rules';
import type { Resumable } from '../solver/gameSolver';
import { popcount } from '../solver/klondike/core/memory';
import { decisionsIn } from '../solver/layouts/decisions';
import { playSearchMoves, replayLayout } from '../solver/layouts/gameMoves';
import { passesOf } from '../solver/layouts/passes';
import { Position } from '../solver/layouts/position';
import { Signatures } from '../solver/layouts/signatures';
import { problemsOf, runPasses } from '../solver/layouts/solve';
import { withOthers } from './knowledge';
import type { Decision, KnownPosition, Pace, PossibleDeals, TrialResult } from './possibleDeals';

interface LayoutPosition extends KnownPosition {
  readonly unknownCards: readonly Card[];
  /** The position with the unknown cards in their order. */
  readonly state: LayoutState;
}

interface PossibleDeal {
  readonly state: LayoutState;
  /** What somebody who sees the cards makes of it. */
  readonly result: Verdict;
  /** Positions of the deal that are known to be won. */
  readonly wins: Signatures;
}

/** An effort is a number of steps of about a millisecond. */
const STEPS = 20;
const PACE: Pace = {
  block: 8,
  first: 24,
  max: 96,
  telling: 24,
  effort: STEPS,
  effortIfNoneWin: STEPS,
  effortAtEnd: 2_000,
};
/** Memory for the search of a possible deal, and positions of a line that wins. */
const MEGABYTES = 4;
const LINE = 200;

/** Opens the possible deals of a game of columns, whose reserve must be face up. */
export function openLayoutDeals(setup: FullLayout): PossibleDeals<LayoutPosition> {
  const problemOf = problemsOf(setup);
  const passes = passesOf(setup, MEGABYTES);
  /** The possible deals of the latest position, by their seeds. */
  let latest: { readonly position: LayoutPosition; readonly deals: Map<number, PossibleDeal> };

  /** The result of a state that may lie on the table; undefined if the search is stopped. */
  function* decide(
    state: LayoutState,
    wins: Signatures,
    steps: number,
  ): Resumable<Verdict | undefined> {
    const problem = problemOf(state);
    const work = runPasses(problem, state, passes, wins);
    let step = work.next();
    for (let n = 1; !step.done; n++) {
      if (!(yield)) return undefined;
      step = work.next(n < steps);
    }
    const { verdict, moves } = step.value;
    if (verdict !== 'winnable') return verdict;
    // Every position of the line is won, so that a search that comes to one of them is over.
    const position = new Position(problem, state);
    for (const move of moves) {
      position.addTo(wins);
      position.make(move);
    }
    return verdict;
  }

  function* dealOf(
    position: LayoutPosition,
    seed: number,
    steps: number,
  ): Resumable<PossibleDeal | undefined> {
    if (latest?.position !== position) latest = { position, deals: new Map() };
    const { deals } = latest;
    const known = deals.get(seed);
    if (known) return known;
    const state = withOrder(position, seed);
    const wins = new Signatures(LINE);
    const result = yield* decide(state, wins, steps);
    if (!result) return undefined;
    const deal = { state, result, wins };
    deals.set(seed, deal);
    return deal;
  }

  /** The result after a decision. What is not won before it is not won after it. */
  function* resultAfter(
    { state, result, wins }: PossibleDeal,
    moves: readonly LayoutMove[],
    steps: number,
  ): Resumable<Verdict | undefined> {
    if (result !== 'winnable' || moves.length === 0) return result;
    return yield* decide(played(state, moves), wins, steps);
  }

  function played(start: LayoutState, moves: readonly LayoutMove[]): LayoutState {
    const game = replayLayout(setup, start);
    for (const move of moves) game.play(move);
    return game.state();
  }

  const play: PossibleDeals<LayoutPosition>['play'] = (game, { state }, { moves }) =>
    playSearchMoves(problemOf(state), game, moves);

  /** The moves of the game that a decision takes, which are the same wherever the unknown cards lie. */
  function movesOf(position: LayoutPosition, decision: Decision | undefined) {
    if (!decision) return [];
    const game = replayLayout(setup, position.state);
    play(game, position, decision);
    return game.line();
  }

  return {
    pace: () => PACE,
    positionOf: ({ state, unknown }) => ({ state, unknownCards: unknown }),
    decisions: ({ state, unknownCards }) => {
      const unseen = unseenIn(setup, state, unknownCards);
      return decisionsIn(problemOf(state), state, unseen).map(({ moves, turned }, index) => ({
        index,
        moves,
        turns: turned === undefined ? undefined : placeIn(state, turned),
      }));
    },
    trial: function* (position, decision, first, deals, steps): Resumable<TrialResult | undefined> {
      const moves = movesOf(position, decision);
      let won = 0;
      let undecided = 0;
      for (let n = 0; n < deals; n++) {
        const deal = yield* dealOf(position, first + n, steps);
        const result = deal && (yield* resultAfter(deal, moves, steps));
        if (!result) return undefined;
        if (result === 'winnable') won |= 1 << n;
        if (result === 'unknown') undecided++;
      }
      return { wins: popcount(won), won, undecided };
    },
    play,
  };
}

/** The place of the uppermost face-down card of a column. */
const placeIn = ({ tableau }: LayoutState, column: number) => ({
  pile: column,
  index: (tableau[column]?.hidden ?? 0) - 1,
});

/** The position in which the unknown cards lie in the order of a seed. */
function withOrder({ state, unknownCards }: LayoutPosition, seed: number): LayoutState {
  const order = orderOf(unknownCards, seed);
  const places = new Map(unknownCards.map((card, at) => [card, order[at]]));
  return withOthers(state, (card) => places.get(card) ?? card);
}

/**
 * Some cards in the order of a seed. Of as many seeds in a row as there are cards, from a multiple of their number on, each puts
 * another card at each place.
 */
export function orderOf(cards: readonly Card[], seed: number): readonly Card[] {
  const turn = seed % cards.length;
  const { randomBelow } = pythonRandom(String((seed - turn) / cards.length));
  const order = selectionShuffle(cards, randomBelow);
  return [...order.slice(turn), ...order.slice(0, turn)];
}

/** How many cards are in the stock from the first unknown one on; rows are dealt as they come. */
function unseenIn(
  { stock: step }: FullLayout,
  { stock = [] }: LayoutState,
  unknown: readonly Card[],
) {
  return step === 'rows' ? 0 : 1 + stock.findLastIndex((card) => unknown.includes(card));
}
