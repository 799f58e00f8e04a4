import { t } from '@lingui/core/macro';
import { type Card, cardName } from '../../engine/card';
import { keysOf } from '../../engine/keysOf';
import { memoize } from '../../engine/memoize';
import {
  type CardView,
  isButtonPile,
  type PileKind,
  type PileView,
  type TableView,
} from '../../engine/view';
import { isEnglish } from '../../locales/format';

/** How a kind of pile fans its cards. */
interface Fan {
  readonly direction: 'none' | 'right' | 'down';
  /** How many of the topmost cards are seen. */
  readonly visible: number;
  /** How many covered cards below those are drawn too, ready to be uncovered. 0 if left out. */
  readonly under?: number;
  /** The distance between two face-up cards of a fan down, relative to the tableau’s. 1 if left out. */
  readonly step?: number;
}

/** The distance between face-down cards in a fan down, relative to face-up cards. */
const FACE_DOWN_STEP = 0.47;

const FANS: Readonly<Record<PileKind, Fan>> = {
  stock: { direction: 'none', visible: 1, under: 3 },
  waste: { direction: 'right', visible: 3, under: 3 },
  foundation: { direction: 'none', visible: 1, under: 1 },
  cell: { direction: 'none', visible: 1, under: 0 },
  tableau: { direction: 'down', visible: Number.POSITIVE_INFINITY },
  place: { direction: 'none', visible: 1 },
  spot: { direction: 'none', visible: 1 },
  stack: { direction: 'none', visible: 1 },
  heap: { direction: 'down', visible: Number.POSITIVE_INFINITY, step: 0.5 },
};

/** The visible cards of a pile, bottom first. */
export const visibleCards = ({ kind, cards }: PileView): PileView['cards'] =>
  cards.slice(Math.max(0, cards.length - FANS[kind].visible));

/** Where and how one card lies. Every field is a primitive, so that placements can be compared. */
export interface Placement {
  readonly card: Card;
  /** The id of its pile. */
  readonly pile: string;
  readonly faceUp: boolean;
  readonly liftable: boolean;
  /** Drawn darker, because cards of other piles lie on it. */
  readonly dimmed: boolean;
  /** How many cards a tap or a drag takes, with this one; if the card cannot move, a tap says why. 0 if a tap does nothing. */
  readonly count: number;
  /** The position of its pile, in columns and rows from the table’s top left. */
  readonly column: number;
  readonly row: number;
  /** The row that the pile’s last card may reach; the table’s lower edge if undefined. */
  readonly fanTo: number | undefined;
  /** How large it is drawn; 1 for most cards. */
  readonly scale: number;
  /** Steps to the right of the pile’s position, of this card and of the pile’s last; 0 if the pile does not fan right. Larger cards take larger steps. */
  readonly right: number;
  readonly rightAll: number;
  /**
   * Steps down from the pile’s position, of this card and of the pile’s last; 1 is the distance of face-up cards in the
   * tableau. `downAll` is at least 1: the space for the fan is divided by it, so that long fans are tighter.
   */
  readonly down: number;
  readonly downAll: number;
  /** Steps down to the next card, for a face-up card of a fan down that shows only a strip; 0 for any other card. */
  readonly strip: number;
  /** The layer of its pile: cards of a higher layer lie above it. */
  readonly layer: number;
  /** Index in the pile; the bottom card is 0. */
  readonly depth: number;
  /** Hidden by the visible cards of its pile. */
  readonly covered: boolean;
  /** Too deep below the visible cards to be drawn. */
  readonly culled: boolean;
  /** In a pile that is pressed as one control. */
  readonly onButtonPile: boolean;
  /** Hidden from screen readers: covered, or in a button pile. */
  readonly ariaHidden: boolean;
  /** The card and its place in words: `Queen of Hearts, 3 of 5 in tableau 4`; empty if `ariaHidden`. */
  readonly label: string;
  /** More about the card; empty if there is none. */
  readonly detail: string;
}

/** How far a pile’s fan reaches, in steps. */
export function reachOf(pile: PileView): Pick<Placement, 'rightAll' | 'down' | 'downAll'> {
  const { rightAll = 0, down = 0, downAll = 1 } = placementsOf(pile).at(-1) ?? {};
  return { rightAll, down, downAll };
}

/** The view for a portrait or a landscape table; the same object if both are alike. */
export function orient(view: TableView, portrait: boolean): TableView {
  if (!portrait || !view.portrait) return view;
  return {
    ...view,
    ...view.portrait,
    piles: view.piles.map((pile) => ({ ...pile, ...pile.portrait })),
  };
}

/** The row at the table’s lower edge, below every other. */
export const LOWEST_ROW = 99;

/** How many columns beside its own the fan of a waste reaches into. */
const FAN_COLUMNS = 1;

/** The table with stock and waste at its lower edge, if they lie in its first row: a stock at the left goes to the right, where the thumb is. */
export function withStockBelow(view: TableView): TableView {
  const moves = ({ kind, row }: PileView): boolean =>
    row === 0 && (kind === 'stock' || kind === 'waste');
  if (!view.piles.some(moves)) return view;
  const hasStock = view.piles.some((pile) => moves(pile) && pile.kind === 'stock');
  const last = view.columns - 1;
  const turned = ({ kind, column }: PileView): number =>
    hasStock ? last - column - (kind === 'waste' ? FAN_COLUMNS : 0) : column;
  const first = Math.min(...view.piles.flatMap((pile) => (moves(pile) ? [] : pile.row)));
  return {
    ...view,
    rows: view.rows - first,
    piles: view.piles.map((pile) => ({
      ...pile,
      ...(moves(pile) ? { row: LOWEST_ROW, column: turned(pile) } : { row: pile.row - first }),
      ...(pile.fanTo !== undefined && { fanTo: pile.fanTo - first }),
    })),
  };
}

/** The placements of all cards, in the order of the cards' numbers. */
export function placeCards(view: TableView): readonly Placement[] {
  return view.piles.flatMap(placementsOf).sort((a, b) => a.card - b.card);
}

/** True if two placements are equal in every field. */
export function isSame(one: Placement, other: Placement): boolean {
  if (one === other) return true;
  const names = keysOf(one);
  return names.every((name) => one[name] === other[name]);
}

const placementsOf = memoize(placePile);

function placePile(pile: PileView): readonly Placement[] {
  const { direction, visible, under = 0, step = 1 } = FANS[pile.kind];
  const { scale = 1 } = pile;
  const total = pile.cards.length;
  const firstVisible = Math.max(0, total - visible);
  const steps = downSteps(pile);
  const onButtonPile = isButtonPile(pile);
  return pile.cards.map((view, i) => {
    const { card, faceUp, liftable, blocked = false, detail = '' } = view;
    const covered = i < firstVisible;
    const ariaHidden = covered || onButtonPile;
    return {
      card,
      pile: pile.id,
      faceUp,
      liftable,
      dimmed: blocked,
      count: liftable || blocked || (faceUp && !onButtonPile) ? total - i : 0,
      column: pile.column,
      row: pile.row,
      fanTo: pile.fanTo,
      scale,
      right: direction === 'right' ? scale * Math.max(0, i - firstVisible) : 0,
      rightAll: direction === 'right' ? scale * (total - 1 - firstVisible) : 0,
      down: direction === 'down' ? (steps[i] ?? 0) : 0,
      downAll: direction === 'down' ? Math.max(1, steps.at(-1) ?? 0) : 1,
      strip: direction === 'down' && faceUp && i + 1 < total ? step : 0,
      layer: pile.layer ?? 0,
      depth: i,
      covered,
      culled: i < firstVisible - under,
      onButtonPile,
      ariaHidden,
      label: ariaHidden ? '' : labelOf(pile, view, i),
      detail,
    };
  });
}

/** `Queen of Hearts, 3 of 5 in column 4`; without the index if the pile holds one card at most, with the row if cards overlap. */
function labelOf(
  { kind, name, cards, layer = 0 }: PileView,
  view: CardView,
  index: number,
): string {
  const { card: face, faceUp, blocked } = view;
  const card = faceUp ? cardName(face) : t`Face-down card`;
  // Other languages write a pile’s name unchanged: `3 / 5: Spalte 4`.
  const pile = isEnglish() ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  if (kind !== 'place' && kind !== 'spot') {
    const [place, count] = [index + 1, cards.length];
    return t`${card}, ${place} of ${count} in ${pile}`;
  }
  if (kind === 'place') return t`${card}, ${pile}`;
  const row = layer + 1;
  return blocked ? t`${card}, row ${row}, ${pile}, covered` : t`${card}, row ${row}, ${pile}`;
}

function downSteps({ kind, cards }: PileView): readonly number[] {
  const { step = 1 } = FANS[kind];
  let steps = 0;
  return cards.map(({ faceUp }) => {
    const at = steps;
    steps += step * (faceUp ? 1 : FACE_DOWN_STEP);
    return at;
  });
}
