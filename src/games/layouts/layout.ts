import { CARDS_IN_DECK, CARDS_IN_SUIT } from '../../engine/card';
import type { Pack } from '../../engine/deck';
import { range, sum } from '../../engine/numbers';
import { type Described, defaultsOf } from '../common/grammar';

/** The members of a description of a game of columns and foundations, in the order in which it lists them. */
export const MEMBERS = {
  decks: [1, 2],
  /** With 2 or 1, hearts and spades or spades alone stand in for all suits. */
  suits: [4, 2, 1],

  // The deal
  /** How many cards each column is dealt. */
  columns: 'list',
  /** How many of them lie face down; none if left out. */
  down: 'list',
  /** Row by row; or first column by column, each up to its first face-up card, and then the rest row by row. */
  dealt: ['rows', 'columns'],
  /** True if kings go to the bottom of their columns after the deal. */
  kingsUnder: 'flag',

  // The tableau
  /** Columns are built down: in alternating colours, in suit, with any card, in one colour, or in any suit but the card’s own. */
  build: ['alternate', 'suit', 'any', 'colour', 'other'],
  /** True if columns are also built up. */
  upToo: 'flag',
  /**
   * What moves between columns: one card; a run, if free cells and empty columns would let it move card by card; any run; a run
   * of one suit; or any face-up card with all cards on it.
   */
  move: ['one', 'helped', 'run', 'suit', 'all'],
  /** What an empty column takes. With `reserve`, the reserve fills it at once and, once that is empty, any card does. */
  empty: ['any', 'king', 'none', 'reserve'],

  // The foundations
  /** Foundations take cards one by one; or whole suits, which leave the columns automatically. */
  goal: ['cards', 'runs'],
  /** The rank that foundations begin with, from ace (0) to king (12); or that of the first card dealt. */
  base: [...range(0, CARDS_IN_SUIT - 1), 'deal'],
  /** How many foundations are begun before the deal. */
  start: range(0, 8),
  /** True if the top card of a foundation may go back to a column. */
  back: 'flag',

  // Places aside
  /** Free cells, which hold a card each. */
  cells: range(0, 12),
  /** How many of them are dealt a card. */
  held: range(0, 12),
  /** The number of cards in each pile of the reserve, of which the top one can be played. */
  reserve: 'list',

  // The stock: all cards that are left
  /** How many cards are turned to the waste at a time; `rows` deals a card to each column. */
  stock: [1, 2, 3, 'rows'],
  /** How often the waste may be turned over; −1 for any number. */
  redeals: [...range(0, 9), -1],
  /** True if a row is dealt only when no column is empty. */
  full: 'flag',
} as const;

/** The description of a game of columns and foundations. */
export type Layout = Described<typeof MEMBERS, 'columns'>;
export type Member = keyof Layout;

/** A description with every member, and the number of ranks in a suit. */
export interface FullLayout extends Required<Layout> {
  readonly ranks: number;
}

/** What members are where a description leaves them out. */
export const DEFAULTS = defaultsOf<Layout>(MEMBERS);

/** The description with the defaults of the members that it leaves out. */
export const setupOf = (layout: Layout, ranks = CARDS_IN_SUIT): FullLayout => ({
  ...DEFAULTS,
  ...layout,
  ranks,
});

/** Suits that stand in for all, as indices of `SUITS`. */
const FEW_SUITS = { 1: [3], 2: [0, 3] } as const;

/** What a game of columns is dealt from. */
export const packOf = ({ decks = 1, suits = 4 }: Layout): Pack => ({
  ...(decks > 1 && { decks }),
  ...(suits !== 4 && { suits: FEW_SUITS[suits] }),
});

export const foundationCount = ({ decks = 1 }: Layout): number => decks * 4;

export const packSize = ({ decks, ranks }: FullLayout): number =>
  (decks * CARDS_IN_DECK * ranks) / CARDS_IN_SUIT;

/** How many cards are left for the stock; negative if there are too few to deal. */
export const stockSize = (setup: FullLayout): number => {
  const { columns, reserve, held, start } = setup;
  return packSize(setup) - sum(columns) - sum(reserve) - held - start;
};

/** How many rows a stock of this many cards is dealt in, a card to each column. */
export const rowsOf = ({ columns }: FullLayout, cards: number): number =>
  Math.ceil(cards / columns.length);
