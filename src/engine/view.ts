import { plural, t } from '@lingui/core/macro';
import type { Card } from './card';

/** A pile’s name in gestures and on the page: `stock`, `foundation-1`, `tableau-7`. */
export type PileId = string;

/**
 * How the table draws a pile. A `tableau` fans down, a `heap` in smaller steps, and a `waste` to the right; all others show their
 * top card. A `place` has one card at most; so has a `spot`, a place of overlapping cards, of which nothing is drawn once its
 * card is gone.
 */
export type PileKind =
  | 'stock'
  | 'waste'
  | 'foundation'
  | 'tableau'
  | 'cell'
  | 'place'
  | 'spot'
  | 'stack'
  | 'heap';

/** A card of a pile, as the table draws it. */
export interface CardView {
  readonly card: Card;
  readonly faceUp: boolean;
  /** True if the card may be selected, or picked up with all cards on it. */
  readonly liftable: boolean;
  /** True if cards of other piles lie on it: screen readers say that it is covered, and a tap says by what. */
  readonly blocked?: boolean;
  /** More about the card than its name. */
  readonly detail?: string;
}

/** A pile, as the table draws it. */
export interface PileView {
  readonly id: PileId;
  readonly kind: PileKind;
  /** `Column 4` */
  readonly name: string;
  /** The name and what the pile shows: `Foundation 2, hearts up to 5`. */
  readonly label: string;
  /** Place on the table, in cards from the top left. */
  readonly column: number;
  readonly row: number;
  /** How large its cards are drawn; 1 if left out. */
  readonly scale?: number;
  /** Place and size in portrait, if they differ. */
  readonly portrait?: {
    readonly column: number;
    readonly row: number;
    readonly scale?: number;
    readonly fanTo?: number;
  };
  /** The row that the last card of its fan may reach, if there are piles below it; the table’s lower edge if left out. */
  readonly fanTo?: number;
  /** Where piles overlap, those with a higher number lie above the others; 0 if left out, 20 at most. */
  readonly layer?: number;
  /** True if a press on this pile plays the next step. */
  readonly next?: boolean;
  /** A short text on the pile: its number, or its number of cards. */
  readonly badge?: string;
  /** The sign on an empty pile’s outline: `A`, `K`, `↻`. */
  readonly placeholder: string;
  /** Bottom first. */
  readonly cards: readonly CardView[];
}

interface PileParts extends Omit<PileView, 'label' | 'placeholder' | 'cards'> {
  /** What the label says after the name; the number of cards if left out. */
  readonly shows?: string;
  readonly placeholder?: string;
  /** Bottom first. */
  readonly cards: readonly Card[];
  /** How many of the lowest cards lie face down; none if left out. */
  readonly hidden?: number;
  /** How many of the topmost cards may be selected or picked up; none if left out. */
  readonly liftable?: number;
}

/** The view of a pile; its label is its name and what it shows. */
export function pileView(parts: PileParts): PileView {
  const { shows, placeholder = '', cards, hidden = 0, liftable = 0, ...rest } = parts;
  const count = cards.length;
  const content = shows ?? t`${plural(count, { 0: 'empty', one: '# card', other: '# cards' })}`;
  return {
    ...rest,
    label: labelOf(rest, content),
    placeholder,
    cards: cards.map((card, at) => ({
      card,
      faceUp: at >= hidden,
      liftable: at >= cards.length - liftable,
    })),
  };
}

function labelOf({ name, next = false }: Pick<PileView, 'name' | 'next'>, content: string): string {
  if (next) return content === '' ? t`${name}, next` : t`${name}, ${content}, next`;
  return content === '' ? name : t`${name}, ${content}`;
}

/** Everything that the table draws. */
export interface TableView {
  /** Size of the table, in cards. */
  readonly columns: number;
  readonly rows: number;
  /** Height for fanning below the last row, in cards. */
  readonly fanRoom: number;
  /** Size in portrait, if it differs. */
  readonly portrait?: Partial<Pick<TableView, 'columns' | 'rows' | 'fanRoom'>>;
  /** In reading order. */
  readonly piles: readonly PileView[];
}

/** What a person did on the table, before any rule is asked. */
export type Gesture =
  /** Pressed a pile as a whole, such as the stock. */
  | { readonly kind: 'press'; readonly pile: PileId }
  /** Dragged the topmost `count` cards of one pile to another. */
  | { readonly kind: 'drop'; readonly from: PileId; readonly count: number; readonly to: PileId }
  /** Tapped a card that has `count` − 1 cards on it: the game chooses the target. With 0, an empty pile: the game says what it takes. */
  | { readonly kind: 'tap'; readonly pile: PileId; readonly count: number }
  /** Double-clicked such a card, which sends it to a foundation. */
  | { readonly kind: 'send'; readonly pile: PileId; readonly count: number }
  /** Selected cards to be removed together. */
  | { readonly kind: 'select'; readonly cards: readonly Card[] };

/** True for a pile that is pressed as one control; its cards are no controls. */
export const isButtonPile = ({ kind, next }: PileView): boolean =>
  kind === 'stock' || next === true;

/** The pile that a card lies in, and its index there. */
export function findCard(
  view: TableView,
  card: Card,
): { readonly pile: PileView; readonly index: number } | undefined {
  for (const pile of view.piles) {
    const index = pile.cards.findIndex((each) => each.card === card);
    if (index >= 0) return { pile, index };
  }
  return undefined;
}
