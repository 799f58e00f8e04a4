import type { Card } from './card';

/** A pile's name in gestures, moves and the page: `stock`, `foundation-1`, `tableau-7`. */
export type PileId = string;

/** How a pile lies on the table; the table draws each kind in its own way. */
export type PileKind = 'stock' | 'waste' | 'foundation' | 'tableau' | 'place' | 'stack' | 'heap';

export interface CardView {
  readonly card: Card;
  readonly faceUp: boolean;
  /** The card, with all that lies on it, may be picked up. */
  readonly liftable: boolean;
  /** More about the card, for those who ask. */
  readonly detail?: string;
}

export interface PileView {
  readonly id: PileId;
  readonly kind: PileKind;
  /** `Tableau 4` */
  readonly name: string;
  /** The pile in words, with what a look at it tells: `Foundation 2, hearts up to 5`. */
  readonly label: string;
  /** Place on the table, counted in cards from the top left. */
  readonly column: number;
  readonly row: number;
  /** Its place on a table that is taller than wide, where that differs. */
  readonly portrait?: { readonly column: number; readonly row: number };
  /** It is this pile's turn: a press on it plays the next step. */
  readonly next?: boolean;
  /** A few signs that stand on the pile: its number, or how many cards it has. */
  readonly badge?: string;
  /** What an empty pile takes, to be drawn on its outline: `A`, `K`, `↻`. */
  readonly placeholder: string;
  /** Bottom first. */
  readonly cards: readonly CardView[];
}

/** All that the table draws: piles with kind, place and cards. */
export interface TableView {
  /** The table's size, counted in cards. */
  readonly columns: number;
  readonly rows: number;
  /** Height that the last row needs for cards to fan out, counted in cards. */
  readonly fanRoom: number;
  /** The size of a table that is taller than wide, where that differs. */
  readonly portrait?: { readonly columns: number; readonly rows: number };
  /** In reading order. */
  readonly piles: readonly PileView[];
}

/** What a person did on the table, before any rule is asked. */
export type Gesture =
  /** Pressed a pile as a whole: the stock. */
  | { readonly kind: 'press'; readonly pile: PileId }
  /** Carried the topmost `count` cards of one pile to another. */
  | { readonly kind: 'drop'; readonly from: PileId; readonly count: number; readonly to: PileId }
  /** Tapped a card with `count` − 1 cards on it, leaving the target to the game. */
  | { readonly kind: 'tap'; readonly pile: PileId; readonly count: number }
  /** Sent such a card home: a double-click. */
  | { readonly kind: 'send'; readonly pile: PileId; readonly count: number }
  /** Chose cards to go together. */
  | { readonly kind: 'select'; readonly cards: readonly Card[] };

/** Whether a pile is pressed as a whole: its cards are no controls of their own. */
export const isButtonPile = ({ kind, next }: PileView): boolean =>
  kind === 'stock' || next === true;

/** The pile a card lies in, and its place there. */
export function findCard(
  view: TableView,
  card: Card,
): { readonly pile: PileView; readonly index: number } | undefined {
  for (const pile of view.piles) {
    const index = pile.cards.findIndex((shown) => shown.card === card);
    if (index >= 0) return { pile, index };
  }
  return undefined;
}
