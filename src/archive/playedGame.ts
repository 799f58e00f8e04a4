import type { DealId } from '../engine/dealId';
import type { GameResult } from '../engine/game';
import type { VariantId } from '../games/index';

/** Where a deal came from: drawn at random, a number somebody typed, the deal of a day, a link, or a deck typed in. */
export type DealSource = 'random' | 'number' | 'daily' | 'link' | 'hand';

/** The facts of a game somebody played: all that statistics need. Every optional field is left out while it says nothing. */
export interface GameFacts {
  readonly game: VariantId;
  readonly deal: DealId;
  /** When it was begun, in milliseconds since 1970. No two games have the same game, deal and beginning. */
  readonly started: number;
  /** When it was last changed, in milliseconds since 1970. Of two states of a game the later one has the greater. */
  readonly at: number;
  /** When it got its result, in milliseconds since 1970. */
  readonly ended?: number;
  /** Moves made, without those that were taken back and can be redone. */
  readonly cursor: number;
  /** How many moves led to the result; unknown if the moves that did were replaced by others. */
  readonly length?: number;
  /** Whole seconds played. */
  readonly seconds: number;
  readonly result?: GameResult;
  /** How many moves were taken back and replaced by others. */
  readonly undos?: number;
  readonly hints?: number;
  /** Set if a solver has helped: the game counts neither as won nor as lost. */
  readonly helped?: true;
  /** Set if a solver has proved the deal winnable. */
  readonly winnable?: true;
  /** The player’s guess, before the first move, of how the deal ends; or that they did not want to guess. */
  readonly guess?: GameResult;
  readonly declined?: true;
  /** Unknown for games of older versions. */
  readonly source?: DealSource;
  /** The day that a deal of the day belongs to, as in `2026-11-23`. */
  readonly day?: string;
  /** Set if a deal of the day was begun after its day, by the calendar of that moment. */
  readonly late?: true;
}

/** When a game was played: when it got its result, or was last changed. */
export const playedAt = ({ ended, at }: GameFacts): number => ended ?? at;

/** A game as the archive and backups keep it. Its moves are trusted only after a replay. */
export interface ArchivedGame extends GameFacts {
  readonly version: 1;
  /** The code of all moves (`engine/moveCode`), of any length; those after the cursor can be redone. */
  readonly moves: string;
}

/** The last moment of a calendar, in milliseconds since 1970. */
export const LAST_MOMENT = 8.64e15;

/** The moment of a state saved after another, which was saved at `last`: now, or just after that if the clock has gone back. */
export const momentAfter = (last: number, now: number): number =>
  Math.min(LAST_MOMENT, Math.max(now, last + 1));

/** The name of a game played: no two games have the same. */
export type GameKey = string;

/** `klondike-3/123/1764000000000`: the game, the deal, and when it was begun. */
export const keyOf = ({ game, deal, started }: GameFacts): GameKey => `${game}/${deal}/${started}`;

/**
 * The newer of two states of one game, and the same whichever comes first: the later change, then the longer one, then the
 * one whose text is greater.
 */
export function newerOf(a: ArchivedGame, b: ArchivedGame): ArchivedGame {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  if (a.moves.length !== b.moves.length) return a.moves.length > b.moves.length ? a : b;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}
