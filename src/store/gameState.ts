import type { StoreApi } from 'zustand/vanilla';
import type { Card } from '../engine/card';
import type { DealId } from '../engine/dealId';
import type { GameResult } from '../engine/game';
import type { Gesture, PileId } from '../engine/view';
import type { GameId } from '../games';
import type { PlayedGame } from './savedGame';

/** Something told to the player; the serial tells two equal sentences apart. */
export interface Announcement {
  readonly text: string;
  readonly kind: 'news' | 'refusal';
  /** The cards a refusal is about. */
  readonly cards: readonly Card[];
  readonly serial: number;
}

/** Cards and piles that are pointed at: a hint's, or those of a line that is being typed. */
export interface Highlight {
  readonly cards: readonly Card[];
  readonly piles: readonly PileId[];
}

export interface GameStoreState {
  readonly current: PlayedGame | undefined;
  readonly announcement: Announcement | undefined;
  readonly highlight: Highlight | undefined;
  /** The cards that are picked, in a game where cards are; in the order they were. */
  readonly selection: readonly Card[];
  /** Counts the deals put on the table, so that each can be dealt out before the eyes; 0 is not. */
  readonly dealCount: number;
  /** False once the browser has refused to store a game. */
  readonly saving: boolean;
}

export interface GameActions {
  /** Opens a deal where it was left; without a number the deal played last, or a random one. */
  readonly open: (id: GameId, deal?: DealId) => void;
  readonly close: () => void;
  /** Another deal of the current game, the given or a random one; one played before goes on where it was left. */
  readonly newGame: (deal?: DealId) => void;
  /** Back to the first state of the deal; what was played can be redone. */
  readonly restart: () => void;
  readonly play: (move: unknown) => void;
  readonly gesture: (gesture: Gesture) => void;
  /** Lets the picked cards go together. */
  readonly replace: () => void;
  /** Goes to a move; beyond those played the automatic player goes on. */
  readonly jump: (cursor: number) => void;
  /** The next move: the one to redo, or the automatic player's. */
  readonly step: () => void;
  /** Guesses, before the first move, how the deal ends. */
  readonly guess: (guess: GameResult) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Opens a deal with the moves of a link, as a replay: it becomes the player's own with the next move. */
  readonly openMoves: (id: GameId, deal: DealId, code: string) => void;
  /** Takes another history of the deal for the game, and says what it is. */
  readonly loadHistory: (history: PlayedGame['history'], text: string) => void;
  /** Points at cards and piles; at nothing without them. */
  readonly highlight: (hint?: Highlight) => void;
  /** Points at a sensible move, and says it as a hint or by another word. */
  readonly hint: (word?: string) => void;
  /** Points at a move, as a hint. */
  readonly highlightMove: (move: unknown) => void;
  /** Puts moves behind the position, to be stepped through: a solver's help, which is noted on the game. */
  readonly loadSolution: (moves: readonly unknown[]) => void;
  /** Counts a second of play; it is stored with the next move, or by `saveNow`. */
  readonly tick: () => void;
  readonly saveNow: () => void;
  /** Reads the game again if another tab has stored a newer state under this key. */
  readonly reloadIfNewer: (key: string | null) => void;
  readonly announce: (text: string, kind?: Announcement['kind']) => void;
}

export type GameStore = StoreApi<GameStoreState> & { readonly actions: GameActions };
