import type { StoreApi } from 'zustand/vanilla';
import type { Card } from '../engine/card';
import type { DealId } from '../engine/dealId';
import type { GameResult } from '../engine/game';
import type { AnyHistory } from '../engine/history';
import type { Gesture, PileId } from '../engine/view';
import type { VariantId } from '../games';
import type { PlayedGame } from './savedGame';
import type { Change } from './transition';

/** A sentence for the player; the serial tells two equal sentences apart. */
export interface Announcement {
  readonly text: string;
  readonly kind: 'news' | 'refusal';
  /** The cards a refusal is about. */
  readonly cards: readonly Card[];
  /** What a button beside the sentence does. */
  readonly offer?: Offer | undefined;
  readonly serial: number;
}

/** A button of an announcement. */
export interface Offer {
  readonly name: string;
  readonly accept: () => void;
}

/** Cards and piles marked on the table: those of a hint, or of a line being typed. */
export interface Highlight {
  readonly cards: readonly Card[];
  readonly piles: readonly PileId[];
  /** The move of a hint. A tap on its card makes it. */
  readonly move?: unknown;
}

/** A tap that moved a card: the piles the card has been on in this round of taps, and the history before and after. */
export interface LastTap {
  readonly card: Card;
  readonly visited: readonly PileId[];
  readonly before: AnyHistory;
  readonly after: AnyHistory;
}

/** The game on the table, and what the page shows with it. */
export interface GameStoreState {
  readonly current: PlayedGame | undefined;
  readonly announcement: Announcement | undefined;
  readonly highlight: Highlight | undefined;
  /** The selected cards, in the order of selection. */
  readonly selection: readonly Card[];
  /**
   * Counts the deals put on the table; a deal is animated when the count changes. It is set back to 0 after the
   * first deal of the page, which is not animated.
   */
  readonly dealCount: number;
  /** False while the browser refuses to store the game. */
  readonly saving: boolean;
  readonly lastTap: LastTap | undefined;
  /** True if seconds or hints were counted since the game was last saved. */
  readonly hasUnsavedSeconds: boolean;
}

/** Everything a page can do with the games. Each action announces what it did, or why it did nothing. */
export interface GameActions {
  /** Opens a deal where it was left; without an id, the deal left unfinished or a random one. */
  readonly open: (id: VariantId, deal?: DealId) => void;
  /** Opens a deal that the solver has proved winnable, and offers the way back to the game left unfinished. */
  readonly openWinnable: (id: VariantId, deal: DealId) => void;
  /** Opens a daily deal. It is marked, and saved at once, so that a reload before the first move knows its day too. */
  readonly openDaily: (id: VariantId, deal: DealId, mark: (game: PlayedGame) => PlayedGame) => void;
  readonly close: () => void;
  /** Opens another deal of the current game, by default a random one. A deal played before is resumed. */
  readonly newGame: (deal?: DealId, winnable?: 'winnable') => void;
  /** Goes back to the start of the deal; the moves can be redone. */
  readonly restart: () => void;
  readonly play: (move: unknown) => void;
  readonly gesture: (gesture: Gesture) => void;
  /** Plays the selected cards together. */
  readonly replace: () => void;
  /** Goes to a move. Beyond the last one the automatic player goes on, unless what is played matters. */
  readonly jump: (cursor: number) => void;
  /** Redoes the next move, or plays that of the automatic player. */
  readonly step: () => void;
  /** Bets, before the first move, on how the deal ends. */
  readonly guess: (guess: GameResult) => void;
  /** Bets on nothing. */
  readonly declineGuess: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Deals a game with other rules, and offers the way back. */
  readonly playVariant: (id: VariantId) => void;
  /** Opens a deal with the moves of a link, as a replay: it becomes the player’s own with the next move. */
  readonly openReplay: (replay: Change) => void;
  /** Puts another history of the deal on the table and keeps the one before; announces the text. */
  readonly loadHistory: (history: AnyHistory, text: string) => void;
  /** Puts a kept game of the deal on the table, and keeps the one that was there. */
  readonly openKept: (slot: number) => void;
  /** Highlights these cards and piles and no others; without an argument, none. */
  readonly highlight: (highlight?: Highlight) => void;
  /** Highlights a sensible move, and announces it; `word` begins the sentence, by default “Hint”. */
  readonly hint: (word?: string) => void;
  /** Highlights a move, and announces it as a hint. */
  readonly highlightMove: (move: unknown) => void;
  /** Puts a solver’s moves after the present, to be stepped through; the game is then marked as helped. */
  readonly loadSolution: (moves: readonly unknown[]) => void;
  /** Counts a second of play; it is stored with the next move, or by `saveNow`. */
  readonly tick: () => void;
  readonly saveNow: () => void;
  /** Reloads the game if another tab has stored a newer state under this key. */
  readonly reloadIfNewer: (key: string | null) => void;
  /** Announces a sentence, with the cards it is about and a button. */
  readonly announce: (
    text: string,
    kind?: Announcement['kind'],
    cards?: readonly Card[],
    offer?: Offer,
  ) => void;
}

/** The store of the current game. */
export type GameStore = StoreApi<GameStoreState> & { readonly actions: GameActions };
