import type { Card } from '../engine/card';
import { setupOfVariant, type VariantId } from '../games/index';
import type { LayoutState } from '../games/layouts/board';
import { isWon, type LayoutMove } from '../games/layouts/rules';
import type { Resumable } from '../solver/gameSolver';
import { playSearchMove } from '../solver/klondike/gameMoves';
import { byRules } from '../solver/layouts/gameMoves';
import { replay } from '../solver/replay';
import { type DecisionEstimate, type Estimate, estimate, type Share, shareOf } from './estimate';
import { knowledgeOf, knownPosition } from './knowledge';
import { type KnownPosition, openPossibleDeals, type PossibleDeals } from './possibleDeals';

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

/** A position, and the cards of the deal that its player has seen. */
export interface SeenState {
  readonly state: unknown;
  readonly seen: Iterable<Card>;
}

/** One core serves all outlooks. */
let opened: PossibleDeals | undefined;

/**
 * The outlook of a player in a position of the variant’s game. The same for a seed on every machine. If it is told to stop, it says
 * what it knows; `watch` receives a function that says it at any time before.
 */
export function* outlookOf(
  id: VariantId,
  { state: given, seen }: SeenState,
  seed: number,
  watch?: (soFar: () => Outlook) => void,
): Resumable<Outlook | NoOutlook> {
  const setup = setupOfVariant(id);
  const state = given as LayoutState;
  if (isWon(setup, state)) return 'won';
  const knowledge = knowledgeOf(state, new Set(seen));
  const position = knownPosition(setup, knowledge);
  if (!position) return 'unusual';
  if (knowledge.unknown.length === 0) return 'known';
  opened ??= openPossibleDeals();
  const { unknown, unseenStock } = knowledge;
  const outlookWith = (share: Share, found?: Estimate): Outlook => ({
    ...share,
    unknownCards: unknown.length,
    unseenStock,
    moves: (found?.decisions ?? []).map(({ decision, share, undecided, value }) => ({
      ...{ share, undecided, value },
      moves: movesOf(id, knowledge.state, position, decision.moves),
    })),
  });
  const share = yield* shareOf(opened, position, seed, (soFar) =>
    watch?.(() => outlookWith(soFar())),
  );
  const found = yield* estimate(opened, position, seed, (soFar) =>
    watch?.(() => outlookWith(share, soFar())),
  );
  return outlookWith(share, found);
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
