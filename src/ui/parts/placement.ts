import { type Card, cardName } from '../../engine/card';
import { memoize } from '../../engine/memoize';
import { isButtonPile, type PileKind, type PileView, type TableView } from '../../engine/view';

/** How a kind of pile spreads its cards, and how many of its topmost cards can be seen. */
interface Fan {
  readonly direction: 'none' | 'right' | 'down';
  readonly visible: number;
  /** How many cards under those are drawn as well: what shows in the next moment is there already. */
  readonly under?: number;
  /** Steps between its cards, in those of a tableau pile. */
  readonly step?: number;
}

/** Face-down cards of a fan lie closer: this part of a step of a face-up card. */
const FACE_DOWN_STEP = 0.4;

const FANS: Readonly<Record<PileKind, Fan>> = {
  stock: { direction: 'none', visible: 1, under: 3 },
  waste: { direction: 'right', visible: 3, under: 3 },
  foundation: { direction: 'none', visible: 1, under: 1 },
  tableau: { direction: 'down', visible: Number.POSITIVE_INFINITY },
  place: { direction: 'none', visible: 1 },
  stack: { direction: 'none', visible: 1 },
  heap: { direction: 'down', visible: Number.POSITIVE_INFINITY, step: 0.3 },
};

/** How many of a pile's topmost cards a look at it shows. */
export const visibleCards = ({ kind, cards }: PileView): PileView['cards'] =>
  cards.slice(Math.max(0, cards.length - FANS[kind].visible));

/** Where one card lies, in units that the style sheet turns into lengths. All plain values, to be compared. */
export interface Placement {
  readonly card: Card;
  readonly pile: string;
  readonly faceUp: boolean;
  readonly liftable: boolean;
  /** How many cards a lift of this one takes, itself and all that lie on it; 0 if it cannot be lifted. */
  readonly count: number;
  readonly column: number;
  readonly row: number;
  /** Steps to the right within the pile, and those of the pile's last card. */
  readonly right: number;
  readonly rightAll: number;
  /** Steps down within the pile, and those of the pile's last card: the longer, the tighter. */
  readonly down: number;
  readonly downAll: number;
  /** Steps from a face-up card to the one that lies on it further down: what shows of it. Nothing for one that shows whole. */
  readonly strip: number;
  /** Order from the table's felt upwards, within the pile. */
  readonly depth: number;
  /** Lies under cards that cover it whole. */
  readonly covered: boolean;
  /** Lies so deep under such cards that it is not drawn. */
  readonly culled: boolean;
  /** Part of a pile that is pressed as a whole. */
  readonly onButtonPile: boolean;
  /** Not told to screen readers: covered, or part of a pile that is pressed as a whole. */
  readonly ariaHidden: boolean;
  /** The card and its place in words; nothing for one that is not told. */
  readonly label: string;
  readonly detail: string;
}

/** How far a pile's fan reaches: the steps of its last card, as in its placement. */
export function reachOf(pile: PileView): Pick<Placement, 'rightAll' | 'down' | 'downAll'> {
  const { rightAll = 0, down = 0, downAll = 1 } = placementsOf(pile).at(-1) ?? {};
  return { rightAll, down, downAll };
}

/** The view as it lies on a table of this shape. */
export function orient(view: TableView, portrait: boolean): TableView {
  if (!portrait || !view.portrait) return view;
  return {
    ...view,
    ...view.portrait,
    piles: view.piles.map((pile) => ({ ...pile, ...pile.portrait })),
  };
}

/** Every card of the view in the order of the cards' numbers, which never changes. */
export function placeCards(view: TableView): readonly Placement[] {
  return view.piles.flatMap(placementsOf).sort((a, b) => a.card - b.card);
}

/** Two placements that place the card alike. */
export function isSame(one: Placement, other: Placement): boolean {
  if (one === other) return true;
  const names = Object.keys(one) as (keyof Placement)[];
  return names.every((name) => one[name] === other[name]);
}

const placementsOf = memoize(placePile);

function placePile(pile: PileView): readonly Placement[] {
  const { direction, visible, under = 0, step = 1 } = FANS[pile.kind];
  const total = pile.cards.length;
  const firstVisible = Math.max(0, total - visible);
  const steps = downSteps(pile);
  const place = pile.name.toLowerCase();
  const onButtonPile = isButtonPile(pile);
  return pile.cards.map(({ card, faceUp, liftable, detail = '' }, i) => {
    const covered = i < firstVisible;
    const ariaHidden = covered || onButtonPile;
    const name = faceUp ? cardName(card) : 'Face-down card';
    return {
      card,
      pile: pile.id,
      faceUp,
      liftable,
      count: liftable ? total - i : 0,
      column: pile.column,
      row: pile.row,
      right: direction === 'right' ? Math.max(0, i - firstVisible) : 0,
      rightAll: direction === 'right' ? total - 1 - firstVisible : 0,
      down: direction === 'down' ? (steps[i] ?? 0) : 0,
      downAll: direction === 'down' ? Math.max(1, steps.at(-1) ?? 0) : 1,
      strip: direction === 'down' && faceUp && i + 1 < total ? step : 0,
      depth: i,
      covered,
      culled: i < firstVisible - under,
      onButtonPile,
      ariaHidden,
      label: ariaHidden ? '' : `${name}, ${where(pile, i, place)}`,
      detail,
    };
  });
}

const where = ({ kind, cards }: PileView, i: number, place: string): string =>
  kind === 'place' ? place : `${i + 1} of ${cards.length} in ${place}`;

/** For each card the steps between the pile's first card and it. */
function downSteps({ kind, cards }: PileView): readonly number[] {
  const { step = 1 } = FANS[kind];
  let steps = 0;
  return cards.map(({ faceUp }) => {
    const at = steps;
    steps += step * (faceUp ? 1 : FACE_DOWN_STEP);
    return at;
  });
}
