import { type Interval, wilson } from '../engine/interval';
import { setupOfVariant, type VariantId } from '../games/index';
import type { LayoutState } from '../games/layouts/board';
import { isWon, type LayoutMove } from '../games/layouts/rules';
import type { Resumable } from '../solver/gameSolver';
import { replayLayout } from '../solver/layouts/gameMoves';
import type { Replay } from '../solver/replay';
import { chanceOf } from './curves';
import { behind, type DecisionEstimate, estimate, openShare, type Share } from './estimate';
import { type Knowledge, knowledgeOf, prospectOf, type SeenState } from './knowledge';
import { openDeals } from './openDeals';
import type { Decision, KnownPosition, PossibleDeals } from './possibleDeals';
import { hasChances } from './registry';

/** What a player can do, and how often that could still be won. */
export interface MoveOutlook extends Omit<DecisionEstimate, 'decision'> {
  /** How often a fair player wins with it; undefined in a game without chances. */
  readonly chance: number | undefined;
  /** The moves of the game: those before the last one can be taken back, or turn nothing up. */
  readonly moves: readonly LayoutMove[];
}

/** What can be said to a player who has not seen all cards. */
export interface Outlook extends Share {
  /** How often a fair player wins from here; undefined in a game without chances. */
  readonly chance: number | undefined;
  /** The 95% interval of the share; in a game with chances, what the chance would be at its ends. */
  readonly interval: Interval;
  readonly unknownCards: number;
  /** Cards of the stock that have not come by yet, if to look at them costs nothing. */
  readonly unseenStock: number;
  /** The best first. */
  readonly moves: readonly MoveOutlook[];
}

/** Why there is nothing to estimate: the game is won, all cards are known, or the search cannot hold the position. */
export type NoOutlook = 'won' | 'known' | 'unusual';

/** The deals of the latest game serve all its outlooks. */
let opened: { readonly id: VariantId; readonly deals: PossibleDeals } | undefined;

/**
 * What a player who has seen these cards can be told of a position: the chance, and that of each move. The same for a seed on every
 * machine. `watch` gets a function that returns the outlook so far, which is also the result of a search that is stopped.
 */
export function* outlookOf(
  id: VariantId,
  { state: given, seen }: SeenState,
  seed: number,
  watch?: (soFar: () => Outlook) => void,
): Resumable<Outlook | NoOutlook> {
  const state = given as LayoutState;
  if (isWon(setupOfVariant(id), state)) return 'won';
  if (opened?.id !== id) opened = { id, deals: openDeals(id) };
  const { deals } = opened;
  const knowledge = knowledgeOf(state, new Set(seen));
  const position = deals.positionOf(knowledge);
  if (!position) return 'unusual';
  if (knowledge.unknown.length === 0) return 'known';
  const at = { id, knowledge, deals, position };
  const { first, max } = deals.pace(position);
  const share = openShare(deals, position, seed);
  const noteShare = (): void => watch?.(() => outlookWith(at, share.soFar()));
  if (!(yield* share.countTo(first, noteShare))) return outlookWith(at, share.soFar());
  const note = (soFar: () => readonly DecisionEstimate[]): void =>
    watch?.(() => outlookWith(at, share.soFar(), soFar()));
  const decisions = yield* estimate(deals, position, seed, note, share);
  yield* share.countTo(max);
  return outlookWith(at, share.soFar(), decisions);
}

interface Outset {
  readonly id: VariantId;
  readonly knowledge: Knowledge;
  readonly deals: PossibleDeals;
  readonly position: KnownPosition;
}

function outlookWith(
  { id, knowledge, deals, position }: Outset,
  counted: Share,
  decisions: readonly DecisionEstimate[] = [],
): Outlook {
  const { unknown, unseenStock } = knowledge;
  const { low, high } = wilson(counted.share * counted.deals, Math.max(1, counted.deals));
  const [best] = decisions;
  const chanceAt = (share: number): number =>
    chanceOf(id, { ...prospectOf(knowledge), share: Math.min(1, Math.max(0, share)) });
  const withChances = hasChances(id);
  return {
    ...counted,
    chance: withChances ? chanceAt(counted.share) : undefined,
    interval: withChances ? { low: chanceAt(low), high: chanceAt(high) } : { low, high },
    unknownCards: unknown.length,
    unseenStock: setupOfVariant(id).redeals === -1 ? unseenStock : 0,
    moves: decisions.map(({ decision, ...shares }) => ({
      ...shares,
      chance: withChances && best ? chanceAt(counted.share - behind(best, shares)) : undefined,
      moves: played(id, knowledge.state, deals, position, decision).line(),
    })),
  };
}

/** Plays a decision, in moves of the game. */
export function played(
  id: VariantId,
  state: LayoutState,
  deals: PossibleDeals,
  position: KnownPosition,
  decision: Decision,
): Replay<LayoutState, LayoutMove> {
  const game = replayLayout(setupOfVariant(id), state);
  deals.play(game, position, decision);
  return game;
}
