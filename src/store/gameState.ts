import type { StoreApi } from 'zustand/vanilla';
import type { AwaitedSearch } from '../games/findings';
import type { VariantDeal, VariantId } from '../games/index';
import type { GameFacts } from '../persistence/record';
import type { Announcement, Change } from './change';
import type { Narration, TableGame, TableState } from './game/table';

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

/** What was on the table of a tab: a stored game by its id, or a game that is stored nowhere else. */
export interface Remembered {
  readonly id?: string;
  readonly cursor: number;
  readonly game?: TableGame;
}

/** Says something that changes nothing in the game, perhaps after sentences that are only spoken, or with a button. */
export type Announce = (
  text: string,
  kind?: Announcement['kind'],
  more?: Partial<Pick<Change, 'sentences' | 'offer'>>,
) => void;

/** The store as its parts, opening and saving, use it. */
export interface InnerStore extends Pick<StoreApi<GameStoreState>, 'getState' | 'setState'> {
  /** Seconds played, in a store of their own: a tick changes nothing else. */
  readonly clock: StoreApi<{ readonly seconds: number }>;
  /** Calls a listener with every change, once the store has it. Returns a function that stops it. */
  readonly onChange: (listener: (change: Change) => void) => () => void;
  readonly announce: Announce;
  /** Shows a change and announces it, in one step, then tells the listeners. Nothing is said of it by default. */
  readonly emit: (
    change: Omit<Change, keyof Narration> & Partial<Narration>,
    shown?: Partial<GameStoreState>,
  ) => void;
}
