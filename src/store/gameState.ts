import type { StoreApi } from 'zustand/vanilla';
import type { Card } from '../engine/card';
import type { AnyHistory } from '../engine/history';
import type { Gesture } from '../engine/view';
import type { VariantId } from '../games';
import type { Bet } from '../persistence/record';
import type { Highlight, Table } from './game/table';
import type { GameSource } from './opening';

/** A sentence for the player; the serial tells two equal sentences apart. */
interface Announcement {
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

/** The game on the table, and what the page shows with it. */
export interface GameStoreState extends Omit<Table, 'current'> {
  readonly current: Table['current'] | undefined;
  readonly announcement: Announcement | undefined;
  /**
   * Counts the deals put on the table; a deal is animated when the count changes. It is set back to 0 after the
   * first deal of the page, which is not animated.
   */
  readonly dealCount: number;
  /** False while the browser refuses to store the game. */
  readonly saving: boolean;
}

/** Everything a page can do with the games. Each action announces what it did, or why it did nothing. */
export interface GameActions {
  /** Puts a game on the table. With `offersBack` a button leads back to a game left unfinished. */
  readonly open: (source: GameSource, offersBack?: 'offersBack') => void;
  readonly close: () => void;
  /** Deals a game at random, by default of the variant on the table, and offers the way back to a game left unfinished. */
  readonly newGame: (variant?: VariantId) => void;
  readonly play: (move: unknown) => void;
  readonly gesture: (gesture: Gesture) => void;
  readonly replace: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly restart: () => void;
  readonly jump: (cursor: number) => void;
  /** Redoes the next move, or plays that of the automatic player. */
  readonly step: () => void;
  readonly bet: (bet: Bet) => void;
  readonly hint: (word?: string) => void;
  /** Highlights a move, and announces it as a hint. */
  readonly highlightMove: (move: unknown) => void;
  readonly loadSolution: (moves: readonly unknown[]) => void;
  /** Puts other moves of the deal on the table, to be looked at: the next new move starts a game of its own. */
  readonly load: (history: AnyHistory, text: string) => void;
  /** Highlights these cards and piles and no others; without an argument, none. */
  readonly highlight: (highlight?: Highlight) => void;
  /** Counts a second of play. */
  readonly tick: () => void;
  /** Keeps the seconds played since the last move. */
  readonly saveNow: () => void;
  /** Takes the game over from the tab that has it on its table. */
  readonly playHere: () => void;
  /** Shows the newest state of a game that another tab, or an import, has changed; says so where a move of this tab is undone by it. */
  readonly reloadIfNewer: (id: string, isOvertaken?: 'isOvertaken') => void;
  /** Announces a sentence, with the cards it is about and a button. */
  readonly announce: (
    text: string,
    kind?: Announcement['kind'],
    cards?: readonly Card[],
    offer?: Offer,
  ) => void;
  /** Adds a sentence to the announcement, which keeps its cards and its button. */
  readonly append: (text: string, kind?: Announcement['kind']) => void;
}

/** The store of the game on the table. */
export type GameStore = StoreApi<GameStoreState> & {
  readonly actions: GameActions;
  /** The seconds played, in a store of their own: a tick changes nothing else. */
  readonly clock: StoreApi<{ readonly seconds: number }>;
};
