import { setupOfVariant, type VariantId } from '../games/index';
import type { LayoutState } from '../games/layouts/board';
import { isWon, type LayoutMove } from '../games/layouts/rules';
import type { Resumable } from '../solver/gameSolver';
import { playSearchMove } from '../solver/klondike/gameMoves';
import { byRules } from '../solver/layouts/gameMoves';
import { replay } from '../solver/replay';
import { type DecisionEstimate, estimate, type Share, shareOf } from './estimate';
import { knowledgeOf, knownPosition, seenCards } from './knowledge';
import { type KnownPosition, openPossibleDeals } from './possibleDeals';

/** What a player can do, and how often that could still be won. */
export interface MoveOutlook extends Pick<DecisionEstimate, 'share' | 'undecided' | 'value'> {
  /** The moves of the game: those before the last one can be taken back, or turn nothing up. */
  readonly moves: readonly LayoutMove[];
}

/** What can be said to a player who has not seen all cards. */
export interface Outlook extends Share {
  readonly unknownCards: number;
  /** Cards of the stock that have not come by yet. To look at them costs nothing. */
  readonly unseenStock: number;
  /** The best first. */
  readonly moves: readonly MoveOutlook[];
}

/** Why there is nothing to estimate: the game is won, all cards are known, or the search cannot hold the position. */
export type NoOutlook = 'won' | 'known' | 'unusual';

/**
 * The outlook of a player in the last of some states of the variant’s game, who has seen what was face up in any of them. The same for
 * a seed on every machine. If it is told to stop, it says what it knows.
 */
export function* outlookOf(
  id: VariantId,
  given: readonly unknown[],
  seed: number,
): Resumable<Outlook | NoOutlook> {
  const setup = setupOfVariant(id);
  const states = given as readonly LayoutState[];
  const state = states.at(-1);
  if (!state) throw new Error('there is no position');
  if (isWon(setup, state)) return 'won';
  const knowledge = knowledgeOf(state, seenCards(states));
  const position = knownPosition(setup, knowledge);
  if (!position) return 'unusual';
  if (knowledge.unknown.length === 0) return 'known';
  const deals = openPossibleDeals();
  const share = yield* shareOf(deals, position, seed);
  const { decisions } = yield* estimate(deals, position, seed);
  const moves = decisions.map(({ decision, ...shares }) => ({
    ...shares,
    moves: movesOf(id, knowledge.state, position, decision.moves),
  }));
  const { unknown, unseenStock } = knowledge;
  return { ...share, unknownCards: unknown.length, unseenStock, moves };
}

/** The moves of the game for moves of the search. */
function movesOf(
  id: VariantId,
  state: LayoutState,
  { problem }: KnownPosition,
  moves: readonly number[],
): readonly LayoutMove[] {
  const setup = setupOfVariant(id);
  const game = replay(byRules(setup), state);
  for (const move of moves) playSearchMove(setup, game, problem.stock, move);
  return game.line();
}
