import { cardCode } from '../../engine/card';
import { isButtonPile, type PileId, type PileView, type TableView } from '../../engine/view';

/** Something on the table that the keyboard can stop at: a card by its code, or a pile by its id. */
export interface FocusTarget {
  readonly key: string;
  readonly pile: PileId;
}

export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** The stops of a pile from its bottom up: a fan's face-up cards, another pile's top card, or the pile itself. */
export function focusTargetsOf(pile: PileView): readonly FocusTarget[] {
  const { id, kind, cards } = pile;
  const shown = cards.filter(({ faceUp }) => faceUp);
  const reachable = kind === 'tableau' ? shown : shown.slice(-1);
  if (isButtonPile(pile) || reachable.length === 0) return [{ key: id, pile: id }];
  return reachable.map(({ card }) => ({ key: cardCode(card), pile: id }));
}

/** The stop itself while it is there, else the topmost of its pile, else the table's first. */
export function nearestFocusTarget(view: TableView, stop: FocusTarget | undefined): FocusTarget {
  const own = view.piles.filter(({ id }) => id === stop?.pile).flatMap(focusTargetsOf);
  const same = own.find(({ key }) => key === stop?.key);
  if (same) return same;
  const every = view.piles.flatMap(focusTargetsOf);
  return every.find(({ key }) => key === stop?.key) ?? own.at(-1) ?? (every[0] as FocusTarget);
}

/** The next stop in a direction, or the same one at the table's edge. */
export function moveFocus(view: TableView, from: FocusTarget, direction: Direction): FocusTarget {
  const pile = view.piles.find(({ id }) => id === from.pile);
  if (!pile) return nearestFocusTarget(view, undefined);
  if (direction === 'first' || direction === 'last') {
    return topFocusTarget(view.piles.at(direction === 'first' ? 0 : -1)) ?? from;
  }
  if (direction === 'left' || direction === 'right') {
    return topFocusTarget(beside(view, pile, direction === 'right' ? 1 : -1)) ?? from;
  }
  const stops = focusTargetsOf(pile);
  const index = stops.findIndex(({ key }) => key === from.key);
  const within = stops[index + (direction === 'down' ? 1 : -1)];
  if (within) return within;
  const next = nearestBelow(view, pile, direction === 'down' ? 1 : -1);
  if (!next) return from;
  return (direction === 'down' ? focusTargetsOf(next)[0] : topFocusTarget(next)) ?? from;
}

const topFocusTarget = (pile: PileView | undefined): FocusTarget | undefined =>
  pile && focusTargetsOf(pile).at(-1);

/** The next pile of the same row to one side. */
function beside(view: TableView, { row, column }: PileView, side: 1 | -1): PileView | undefined {
  return view.piles
    .filter((pile) => pile.row === row && (pile.column - column) * side > 0)
    .sort((a, b) => (a.column - b.column) * side)[0];
}

/** The pile of the next row, down (1) or up (−1), that is nearest by column. */
function nearestBelow(
  view: TableView,
  { row, column }: PileView,
  side: 1 | -1,
): PileView | undefined {
  const others = view.piles.filter((pile) => (pile.row - row) * side > 0);
  return others.sort(
    (a, b) => (a.row - b.row) * side || Math.abs(a.column - column) - Math.abs(b.column - column),
  )[0];
}
