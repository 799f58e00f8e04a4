import type { LayoutState } from '../games/layouts/board';
import type { LayoutMove } from '../games/layouts/rules';
import type { Resumable } from '../solver/gameSolver';
import type { Replay } from '../solver/replay';
import type { Knowledge } from './knowledge';

// What an estimate asks of a game: its decisions, and which possible deals are won after them. There are two answers: Klondike’s own
// core (`klondikeDeals.ts`), and the search of games of columns (`layoutDeals.ts`).

/** A position as a player knows it, in the form that its deals take. */
export interface KnownPosition {
  /** The unknown cards in increasing order, in the numbers of the search. */
  readonly unknownCards: readonly number[];
}

/** A place of the deal: a card of a pile by its index from 0, or of the stock, where `pile` is −1. */
export interface Place {
  readonly pile: number;
  readonly index: number;
}

/** A choice of a player who does not see all cards: it turns a card up, or cannot be taken back. */
export interface Decision {
  /** Its number in the position. */
  readonly index: number;
  /** Moves of the search: those before the last one can be taken back, or are forced. */
  readonly moves: readonly number[];
  /** The place of a column whose card it turns up. */
  readonly turns: Place | undefined;
}

/** Results of possible deals. */
export interface TrialResult {
  /** How many were won; and which, by their seeds, as bits. */
  readonly wins: number;
  readonly won: number;
  /** How many searches were cut short. They do not count as won. */
  readonly undecided: number;
}

/** How much an estimate spends on a position. */
export interface Pace {
  /** Possible deals in one step of a race, at most 32. */
  readonly block: number;
  /** Deals that tell the share of a position before its decisions are compared; and the most there are. */
  readonly first: number;
  readonly max: number;
  /** After so many deals, two decisions that have won the same ones count as equal. */
  readonly telling: number;
  /** How long one possible deal is searched, in the units of its search; if none was won before; and if no card is unknown. */
  readonly effort: number;
  readonly effortIfNoneWin: number;
  readonly effortAtEnd: number;
}

/**
 * What can be decided in the positions of a game, and how often that could be won. Methods, so that one estimate serves all kinds of
 * position.
 */
export interface PossibleDeals<Position extends KnownPosition = KnownPosition> {
  /** The position as the search sees it; undefined if the search cannot hold it. */
  positionOf(knowledge: Knowledge): Position | undefined;
  pace(position: Position): Pace;
  decisions(position: Position): readonly Decision[];
  /**
   * Searches the possible deals of `deals` seeds from `first` on, at most 32, after a decision, or from the position if there is none.
   * Each search takes at most `effort`. Undefined if the search is stopped.
   */
  trial(
    position: Position,
    decision: Decision | undefined,
    first: number,
    deals: number,
    effort: number,
  ): Resumable<TrialResult | undefined>;
  /** Plays a decision in a game that is in the position. */
  play(game: Replay<LayoutState, LayoutMove>, position: Position, decision: Decision): void;
}

/** Possible deals so quick that a decision can be judged by what comes after it. */
export interface ForeseenDeals<Position extends KnownPosition = KnownPosition>
  extends PossibleDeals<Position> {
  /** The position after a decision; `card` is the one that it turns up. */
  after(position: Position, decision: Decision, card?: number): Position;
}

/** True for possible deals that can be looked ahead in. */
export const areForeseen = (deals: PossibleDeals): deals is ForeseenDeals => 'after' in deals;
