import type { StoreApi } from 'zustand/vanilla';
import type { AnyHistory } from '../engine/history';
import type { Gesture } from '../engine/view';
import type { AwaitedSearch } from '../games/dealSearch';
import type { VariantDeal, VariantId } from '../games/index';
import type { GameFacts, Guess } from '../persistence/record';
import type { Announcement, Change } from './announcement';
import type { GameAction, Highlight, TableGame, TableState } from './game/table';

/** The game on the table, and what the page shows with it. */
export interface GameStoreState extends Omit<TableState, 'current'> {
  readonly current: TableState['current'] | undefined;
  readonly announcement: Announcement | undefined;
  /** How many deals were put on the table. A change animates the deal. */
  readonly dealCount: number;
  /** The game that was restarted, until another one is opened: Undo brings it back from the start of the new one. */
  readonly restarted: string | undefined;
  /** The search for the deal of the game that is to come. */
  readonly search: AwaitedSearch | undefined;
}

/** The moves of a deal, as a file has them. */
interface ReadGame extends VariantDeal {
  readonly history: AnyHistory;
}

/** What is known about a deal before it is opened. */
export type DealFacts = Pick<GameFacts, 'source' | 'winnable' | 'day' | 'late'>;

/** What to put on the table. */
export type GameSource =
  /** The last game of a variant; a random deal if that has ended. */
  | { readonly kind: 'last'; readonly variant: VariantId }
  /** A deal in an address: its game that was on the table last, else as `deal`. */
  | ({ readonly kind: 'address' } & VariantDeal)
  /** A chosen deal: its newest unfinished game, else a new one. */
  | ({
      readonly kind: 'deal';
      readonly facts?: DealFacts;
      /** Announced before the opening sentence. */
      readonly intro?: string;
    } & VariantDeal)
  /** A random deal: a winnable one, if the player wants those. */
  | { readonly kind: 'new'; readonly variant: VariantId }
  /** A stored game where it was left, or at its end. */
  | {
      readonly kind: 'game';
      readonly id: string;
      readonly intro?: string;
      readonly atEnd?: boolean;
    }
  /** The moves of a link: at the start, or before an illegal move. */
  | ({
      readonly kind: 'link';
      readonly moves: string;
      /** The seconds they took, or that they are the solver’s, if the link says so. */
      readonly played?: number | 'solver' | undefined;
    } & VariantDeal)
  /** A preview. */
  | { readonly kind: 'replay'; readonly game: TableGame; readonly text: string };

/** What a hint shows and says, perhaps with a button. */
type ShownHint = Omit<Extract<GameAction, { type: 'hint' }>, 'type'> & Pick<Change, 'offer'>;

/** What a page can do with the game on the table. Each action announces what it did, or why it did nothing. */
export interface GameActions {
  /** Puts a game on the table as soon as it is found. With `offersBack` a button leads back to an unfinished game. */
  readonly open: (source: GameSource, offersBack?: 'offersBack') => Promise<void>;
  readonly close: () => void;
  /** Shows the search for the game that is being opened, until that is found or another is opened. */
  readonly showSearch: (search: AwaitedSearch) => void;
  /** Deals a random game, by default of the variant on the table. A button leads back to an unfinished game. */
  readonly newGame: (variant?: VariantId) => Promise<void>;
  /** Counts the game on the table as lost, if it could go on. */
  readonly giveUp: () => Promise<void>;
  /** Gives the game on the table up and deals another. A button takes both back. */
  readonly giveUpAndDeal: () => Promise<void>;
  /** Takes giving up back. */
  readonly resume: () => void;
  readonly play: (move: unknown) => void;
  readonly gesture: (gesture: Gesture) => void;
  /** Plays the selected cards together. */
  readonly replace: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly restart: () => void;
  readonly jump: (cursor: number) => void;
  /** Redoes the next move, or lets the automatic player make one. */
  readonly step: () => void;
  readonly guess: (guess: Guess) => void;
  /** Highlights and announces the first move of a line, by default the game’s hint. */
  readonly hint: (shown?: ShownHint) => void;
  readonly loadSolution: (moves: readonly unknown[]) => void;
  /** Previews a game that was read. The player’s next new move starts another game. A button leads back to an unfinished one. */
  readonly load: (game: ReadGame, text: string) => Promise<void>;
  /** Highlights only these cards and piles; none without an argument. */
  readonly highlight: (highlight?: Highlight) => void;
  /** Counts a second of play. */
  readonly tick: () => void;
  /** Saves the seconds played since the last move. */
  readonly saveNow: () => void;
  /**
   * Shows the newest state of a game after another tab or an import changed it. With `isOvertaken` it also announces that a
   * move of this tab is lost.
   */
  readonly reloadIfNewer: (id: string, isOvertaken?: 'isOvertaken') => void;
  /** Puts the stored game on the table in place of a new one that nothing was done to, if the database has answered only since. */
  readonly showStored: () => void;
  /** Says something that changes nothing in the game, perhaps after sentences that are only spoken, or with a button. */
  readonly announce: (
    text: string,
    kind?: Announcement['kind'],
    more?: Partial<Pick<Change, 'sentences' | 'offer'>>,
  ) => void;
}

/** The store of the game on the table. */
export type GameStore = StoreApi<GameStoreState> & {
  readonly actions: GameActions;
  /** Calls a listener with every change, once the store has it. Returns a function that stops it. */
  readonly onChange: (listener: (change: Change) => void) => () => void;
  /** Seconds played, in a store of their own: a tick changes nothing else. */
  readonly clock: StoreApi<{ readonly seconds: number }>;
};

/** The store as its parts, opening and saving, use it. */
export interface InnerStore
  extends Pick<GameStore, 'getState' | 'setState' | 'clock' | 'onChange'>,
    Pick<GameActions, 'announce'> {
  /** Shows a change and announces it, in one step, then tells the listeners. */
  readonly emit: (change: Change, shown?: Partial<GameStoreState>) => void;
}
