import type { DealId } from '../engine/dealId';
import type { Result } from '../engine/result';
import type { VariantId } from '../games/index';
import type { ArchivedGame, GameFacts, GameKey } from './playedGame';

/** A stored text or row that could not be read, kept as it was. */
export interface AsideText {
  /** Where it was found. */
  readonly key: string;
  /** Why it could not be read, a clause without a full stop: `move 3 of it is not legal`. */
  readonly why: string;
  /** When it was put aside, in milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}

/** What was put aside, as the archive lists it. */
export interface KeptAside extends AsideText {
  readonly id: number;
}

/** What an import did. */
export interface ImportReport {
  readonly added: number;
  /** Games that the file had in a newer state. */
  readonly updated: number;
  /** Games that are newer here, and stay. */
  readonly newerHere: number;
  readonly same: number;
  /** What of the file could not be read: where, and why. It stays in the file. */
  readonly unreadable: readonly { readonly place: string; readonly why: string }[];
}

/** Every game somebody played in this browser. All promises fail only if the browser’s database fails. */
export interface Archive {
  /** The facts of all games, in no order. */
  readonly facts: () => Promise<readonly GameFacts[]>;
  /** A game with its moves, checked by a replay; what cannot be read is put aside, and the reason returned. */
  readonly game: (key: GameKey) => Promise<Result<ArchivedGame, string>>;
  /** When the stored state of a game was last changed, in milliseconds since 1970; undefined if it is not there. */
  readonly changedAt: (key: GameKey) => Promise<number | undefined>;
  /** All games of a deal, the newest first. */
  readonly gamesOf: (game: VariantId, deal: DealId) => Promise<readonly ArchivedGame[]>;
  /** Stores games, each unless a newer state of it is there; they have been checked by a replay. */
  readonly merge: (games: readonly ArchivedGame[]) => Promise<Omit<ImportReport, 'unreadable'>>;
  readonly remove: (keys: readonly GameKey[]) => Promise<void>;
  readonly removeAll: () => Promise<void>;
  /** Every row as it is stored, unchecked, in portions of at most so many, in the order of keys. */
  readonly portions: (size: number) => AsyncIterable<readonly unknown[]>;
  readonly aside: () => Promise<readonly KeptAside[]>;
  /**
   * Keeps a text that cannot be read: where it was found, why it cannot, and when that was noticed, by default now. A text
   * that is kept already stays once.
   */
  readonly addAside: (key: string, text: string, why: string, at?: number) => Promise<void>;
  readonly removeAside: (id: number) => Promise<void>;
  /** Calls back when any tab has changed the archive; returns what ends it. */
  readonly onChange: (listener: () => void) => () => void;
}
