import { cardCode } from '../../../engine/card';
import { isButtonPile, type PileId, type PileView, type TableView } from '../../../engine/view';

/** A card or a whole pile that can have the keyboard’s focus. */
export interface FocusTarget {
  /** The card's code or the pile's id. */
  readonly id: string;
  /** The pile itself, or the one that the card lies in. */
  readonly pile: PileId;
}

/** Where an arrow, Home or End moves the focus. */
export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** The arrows, and where they lead. */
export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The keys that move the focus, and where to. */
export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ...ARROWS,
  Home: 'first',
  End: 'last',
};

const MIRRORED: Partial<Record<Direction, Direction>> = { left: 'right', right: 'left' };

/** A direction on the screen as one in the view: left and right are swapped on a mirrored table. */
export const unmirrored = (direction: Direction, isMirrored: boolean): Direction =>
  (isMirrored && MIRRORED[direction]) || direction;

/**
 * The focus targets of a pile, bottom first: a column’s face-up cards, another pile’s top card, or the pile itself. A `spot`
 * without a face-up card has none.
 */
export function focusTargetsOf(pile: PileView): readonly FocusTarget[] {
  const { id, kind, cards } = pile;
  const shown = cards.filter(({ faceUp }) => faceUp);
  const reachable = kind === 'tableau' ? shown : shown.slice(-1);
  if (kind === 'spot' && reachable.length === 0) return [];
  if (isButtonPile(pile) || reachable.length === 0) return [{ id, pile: id }];
  return reachable.map(({ card }) => ({ id: cardCode(card), pile: id }));
}

/** The target itself if it still exists, else the top of its pile, else the table’s first target. */
export function nearestFocusTarget(view: TableView, target: FocusTarget | undefined): FocusTarget {
  const own = view.piles.filter(({ id }) => id === target?.pile).flatMap(focusTargetsOf);
  const same = own.find(({ id }) => id === target?.id);
  if (same) return same;
  const all = view.piles.flatMap(focusTargetsOf);
  const moved = all.find(({ id }) => id === target?.id);
  return moved ?? own.at(-1) ?? all[0] ?? { id: '', pile: '' };
}

/** The next target in a direction; the same one at the table's edge. */
export function moveFocus(view: TableView, from: FocusTarget, direction: Direction): FocusTarget {
  const pile = view.piles.find(({ id }) => id === from.pile);
  if (!pile) return nearestFocusTarget(view, undefined);
  switch (direction) {
    case 'first':
      return topTargetOf(view.piles.find(isReachable)) ?? from;
    case 'last':
      return topTargetOf(view.piles.findLast(isReachable)) ?? from;
    case 'left':
      return topTargetOf(pileInRow(view, pile, -1)) ?? from;
    case 'right':
      return topTargetOf(pileInRow(view, pile, 1)) ?? from;
    case 'up':
      return neighbour(pile, from, -1) ?? topTargetOf(pileInNextRow(view, pile, -1)) ?? from;
    case 'down':
      return neighbour(pile, from, 1) ?? bottomTargetOf(pileInNextRow(view, pile, 1)) ?? from;
  }
}

const isReachable = (pile: PileView): boolean => focusTargetsOf(pile).length > 0;

const topTargetOf = (pile: PileView | undefined): FocusTarget | undefined =>
  pile && focusTargetsOf(pile).at(-1);

const bottomTargetOf = (pile: PileView | undefined): FocusTarget | undefined =>
  pile && focusTargetsOf(pile)[0];

/** The next target of the same pile, towards its top (1) or its bottom (−1). */
function neighbour(pile: PileView, from: FocusTarget, step: 1 | -1): FocusTarget | undefined {
  const targets = focusTargetsOf(pile);
  return targets[targets.findIndex(({ id }) => id === from.id) + step];
}

/** The next pile of the same row, to the right (1) or left (−1). */
function pileInRow(view: TableView, { row, column }: PileView, step: 1 | -1): PileView | undefined {
  return view.piles
    .filter((pile) => pile.row === row && (pile.column - column) * step > 0 && isReachable(pile))
    .sort((a, b) => (a.column - b.column) * step)[0];
}

/** The pile of the next row, below (1) or above (−1), whose column is nearest. */
function pileInNextRow(
  view: TableView,
  { row, column }: PileView,
  step: 1 | -1,
): PileView | undefined {
  return view.piles
    .filter((pile) => (pile.row - row) * step > 0 && isReachable(pile))
    .sort(
      (a, b) => (a.row - b.row) * step || Math.abs(a.column - column) - Math.abs(b.column - column),
    )[0];
}
