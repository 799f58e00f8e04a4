import type { Card } from '../../engine/card';
import type { AnyHistory } from '../../engine/history';
import { err, type Result } from '../../engine/result';
import type { Gesture, PileId } from '../../engine/view';
import type { Day } from '../../persistence/daily';
import type { Bet, PlayedGame } from '../../persistence/record';

/** The game on the table. Only in a replay may the history be at another cursor than the record. */
export interface TableGame extends PlayedGame {
  /**
   * Set for moves that are shown and not stored: those of a link, an import or a solution. The player’s first own move begins a
   * stored game.
   */
  readonly isPreview?: true;
}

/** Cards and piles marked on the table: those of a hint, or of a line being typed. */
export interface Highlight {
  readonly cards: readonly Card[];
  readonly piles: readonly PileId[];
  /** The move of a hint. A tap on its card makes it. */
  readonly move?: unknown;
}

/** A tap that moved a card: the piles the card has been on in this round of taps, and the history before and after. */
interface LastTap {
  readonly card: Card;
  readonly visited: readonly PileId[];
  readonly before: AnyHistory;
  readonly after: AnyHistory;
}

/** The game on the table, and what is marked on it. */
export interface Table {
  readonly current: TableGame;
  readonly highlight: Highlight | undefined;
  /** The selected cards, in the order of selection. */
  readonly selection: readonly Card[];
  readonly lastTap: LastTap | undefined;
}

/** A game with nothing marked. */
export const unmarked = (current: TableGame): Table => ({
  current,
  highlight: undefined,
  selection: [],
  lastTap: undefined,
});

/** What a player, or the page for the player, does to the game on the table. */
export type GameAction =
  | { readonly type: 'play'; readonly move: unknown }
  | { readonly type: 'gesture'; readonly gesture: Gesture }
  /** Plays the selected cards together. */
  | { readonly type: 'replace' }
  | { readonly type: 'undo' | 'redo' | 'restart' }
  /** Goes to a move. Beyond the last one the automatic player goes on, unless what is played matters. */
  | { readonly type: 'jump'; readonly cursor: number }
  /** Puts a solver’s moves after the present, to be stepped through; the game is then marked as helped. */
  | { readonly type: 'loadSolution'; readonly moves: readonly unknown[] }
  /** Bets, before the first move, on how the deal ends. */
  | { readonly type: 'bet'; readonly bet: Bet }
  /** Highlights and names a move, by default a sensible one; `word` begins the sentence, by default “Hint”. */
  | { readonly type: 'hint'; readonly move?: unknown; readonly word?: string };

/** What a change depends on beside the game: the moment, the settings, and an id for a game that it starts. */
export interface Context {
  /** Milliseconds since 1970, and the day of the local calendar. */
  readonly now: number;
  readonly today: Day;
  /** Seconds played. */
  readonly seconds: number;
  readonly newId: string;
  /** Whether safe cards move to the foundations after each move. */
  readonly autoplaySafe: boolean;
  /** Whether a complete group is replaced as soon as it is selected. */
  readonly autoReplace: boolean;
}

/** The next table, and all that is said of it. */
export interface Change {
  readonly table: Table;
  readonly sentences: readonly string[];
  /** Set if a button leads back to the game that was on the table before. */
  readonly offersBack?: true;
}

/** Why the game stays as it is, in words, and the cards this is about. */
export interface Refused {
  readonly text: string;
  readonly cards: readonly Card[];
}

/** The change that an action makes, or why it makes none; undefined if nothing changes and nothing is said. */
export type Transition = Result<Change, Refused> | undefined;

export const refuse = (text: string, cards: readonly Card[] = []): Result<never, Refused> =>
  err({ text, cards });

/** True for moves that are shown again: a preview, or a won game. The next new move begins another game. */
export const isReplay = ({ isPreview, record }: TableGame): boolean =>
  isPreview === true || record.result === 'won';
