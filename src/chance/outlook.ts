import { type Interval, wilson } from '../engine/interval';
import { setupOfVariant, type VariantId } from '../games/index';
import type { LayoutState } from '../games/layouts/board';
import { isWon, type LayoutMove } from '../games/layouts/rules';
import type { Resumable } from '../solver/gameSolver';
import { playSearchMove } from '../solver/klondike/gameMoves';
import { byRules } from '../solver/layouts/gameMoves';
import { type Replay, replay } from '../solver/replay';
import { chanceOf } from './curves';
import {
  behind,
  type DecisionEstimate,
  type Estimate,
  estimate,
  type Share,
  shareOf,
} from './estimate';
import { knowledgeOf, knownPosition, prospectOf, type SeenState } from './knowledge';
import {
  type Decision,
  type KnownPosition,
  openPossibleDeals,
  type PossibleDeals,
} from './possibleDeals';

/** What a player can do, and how often that could still be won. */
export interface MoveOutlook extends Pick<DecisionEstimate, 'share' | 'undecided' | 'value'> {
  /** How often a fair player wins with it. */
  readonly chance: number;
  /** The moves of the game: those before the last one can be taken back, or turn nothing up. */
  readonly moves: readonly LayoutMove[];
}

/** What can be said to a player who has not seen all cards. */
export interface Outlook extends Share {
  /** How often a fair player wins from here, and what it would be at the ends of the share’s 95 % interval. */
  readonly chance: number;
  readonly interval: Interval;
  readonly unknownCards: number;
  /** Cards of the stock that have not come by yet. To look at them costs nothing. */
  readonly unseenStock: number;
  /** The best first. */
  readonly moves: readonly MoveOutlook[];
}

/** Why there is nothing to estimate: the game is won, all cards are known, or the search cannot hold the position. */
export type NoOutlook = 'won' | 'known' | 'unusual';

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
  const chanceAt = (share: number): number =>
    chanceOf(id, { ...prospectOf(knowledge), share: Math.min(1, Math.max(0, share)) });
  const outlookWith = (counted: Share, found?: Estimate): Outlook => {
    const { low, high } = wilson(counted.share * counted.deals, counted.deals);
    const [best] = found?.decisions ?? [];
    return {
      ...counted,
      chance: chanceAt(counted.share),
      interval: { low: chanceAt(low), high: chanceAt(high) },
      unknownCards: unknown.length,
      unseenStock,
      moves: (found?.decisions ?? []).map(({ decision, share, undecided, value }) => ({
        ...{ share, undecided, value },
        chance: best ? chanceAt(counted.share - behind(best, { share, value })) : 0,
        moves: played(id, knowledge.state, position, decision).line(),
      })),
    };
  };
  const share = yield* shareOf(opened, position, seed, undefined, (soFar) =>
    watch?.(() => outlookWith(soFar())),
  );
  const found = yield* estimate(opened, position, seed, (soFar) =>
    watch?.(() => outlookWith(share, soFar())),
  );
  return outlookWith(share, found);
}

/** Plays a decision, in moves of the game. */
export function played(
  id: VariantId,
  state: LayoutState,
  { problem }: KnownPosition,
  { moves }: Decision,
): Replay<LayoutState, LayoutMove> {
  const setup = setupOfVariant(id);
  const game = replay(byRules(setup), state);
  for (const move of moves) playSearchMove(setup, game, problem.stock, move);
  return game;
}
