import type { DealSource } from '../archive/playedGame';
import type { DealId } from '../engine/dealId';
import type { VariantId } from '../games';
import type { Records } from './records';
import type { WriteError } from './safeStorage';
import type { PlayedGame } from './savedGame';
import type { Saves } from './saves';

/** What the store of the current game is made of. */
export interface GameStoreParts {
  readonly saves: Saves;
  readonly records: Records;
  readonly randomDeal: () => DealId;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly archive: ArchiveAccess;
  /** Whether safe cards move to the foundations after each move. */
  readonly autoplay: () => boolean;
  /** Whether a complete group is replaced as soon as it is selected. */
  readonly autoReplace: () => boolean;
}

/** What the store asks of the archive. Both are answered at once while the archive has no part in it. */
interface ArchiveAccess {
  /** Brings the games of a deal back from the archive; undefined if the deal is not known to be there. */
  readonly recall: (id: VariantId, deal: DealId) => Promise<void> | undefined;
  /** Gets the right to write a deal, which one tab has at a time; undefined if this tab has it. */
  readonly claim: (id: VariantId, deal: DealId) => Promise<void> | undefined;
}

/** What a browser that cannot store a game is said to do. */
export const CANNOT_SAVE: Readonly<Record<WriteError, string>> = {
  full: 'The browser’s storage is full: the game goes on, but a reload would lose it.',
  forbidden: 'This browser does not let the game be saved; it goes on, but a reload would lose it.',
};

/** A deal that is opened, and where it came from. */
export interface Chosen {
  readonly deal: DealId;
  readonly source: DealSource;
  /** Set if a solver has proved it winnable. */
  readonly winnable?: boolean;
  /** Marks the game, as one of a day. */
  readonly mark?: (game: PlayedGame) => PlayedGame;
}
