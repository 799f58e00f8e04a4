import { cardCode } from '../../../engine/card';
import { isButtonPile, type PileId, type PileView, type TableView } from '../../../engine/view';
import { visibleCards } from '../../parts/placement';

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

/** The focus targets of a pile, bottom first: its visible face-up cards, or the pile itself. A `spot` without a face-up card has none. */
export function focusTargetsOf(pile: PileView): readonly FocusTarget[] {
  const { id, kind } = pile;
  const reachable = visibleCards(pile).filter(({ faceUp }) => faceUp);
  if (kind === 'spot' && reachable.length === 0) return [];
  if (isButtonPile(pile) || reachable.length === 0) return [{ id, pile: id }];
  return reachable.map(({ card }) => ({ id: cardCode(card), pile: id }));
}

/**
 * The target itself if it still exists, also in another pile, else the top of its pile, else the table’s first target. The focus does not
 * follow a card that has left the game, nor one that goes from a place to the waste. From a spot it goes to the nearest spot with an uncovered card, and on a waste to its top card.
 */
export function nearestFocusTarget(view: TableView, target: FocusTarget | undefined): FocusTarget {
  const origin = view.piles.find(({ id }) => id === target?.pile);
  const isTarget = ({ id }: FocusTarget): boolean => id === target?.id;
  const own = origin ? focusTargetsOf(origin) : [];
  const same = (origin?.kind === 'waste' ? own.slice(-1) : own).find(isTarget);
  if (same) return same;
  const others = view.piles.filter(({ kind }) =>
    origin?.kind === 'spot'
      ? kind === 'spot'
      : kind !== 'stack' && !(origin?.kind === 'place' && kind === 'waste'),
  );
  const moved = others
    .filter(({ id }) => id !== origin?.id)
    .flatMap(focusTargetsOf)
    .find(isTarget);
  const near = origin?.kind === 'spot' ? topTargetOf(nearestPile(others, origin)) : undefined;
  const first = topTargetOf(view.piles.find(isReachable));
  return moved ?? own.at(-1) ?? near ?? first ?? { id: '', pile: '' };
}

/** The top card of the column whose number is a digit; `0` stands for 10. Undefined for any other key, or if there is no such column. */
export const columnTarget = ({ piles }: TableView, key: string): FocusTarget | undefined =>
  /^\d$/.test(key)
    ? topTargetOf(piles.filter(({ kind }) => kind === 'tableau')[(Number(key) || 10) - 1])
    : undefined;

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
      return neighbour(pile, from, 1) ?? topTargetOf(pileInNextRow(view, pile, 1)) ?? from;
  }
}

const isReachable = (pile: PileView): boolean => focusTargetsOf(pile).length > 0;

const topTargetOf = (pile: PileView | undefined): FocusTarget | undefined =>
  pile && focusTargetsOf(pile).at(-1);

/** The next target of the same pile, towards its top (1) or its bottom (−1). */
function neighbour(pile: PileView, from: FocusTarget, step: 1 | -1): FocusTarget | undefined {
  const targets = focusTargetsOf(pile);
  return targets[targets.findIndex(({ id }) => id === from.id) + step];
}

/** Piles less far apart lie in one row, in cards. */
const ROW_GAP = 0.25;

/** How far the middle of a pile’s first card lies below that of another, in cards. */
const rowsBetween = (from: PileView, to: PileView): number => middleOf(to) - middleOf(from);
const middleOf = ({ row, scale = 1 }: PileView): number => row + scale / 2;

/** The next pile of the same row, to the right (1) or left (−1). */
function pileInRow(view: TableView, from: PileView, step: 1 | -1): PileView | undefined {
  const isBeside = (pile: PileView): boolean =>
    Math.abs(rowsBetween(from, pile)) < ROW_GAP && (pile.column - from.column) * step > 0;
  return view.piles
    .filter((pile) => isBeside(pile) && isReachable(pile))
    .sort((a, b) => (a.column - b.column) * step)[0];
}

/** The pile of the next row, below (1) or above (−1), whose column is nearest: of those at most a card beside it, if there are any. */
function pileInNextRow(view: TableView, from: PileView, step: 1 | -1): PileView | undefined {
  const beside = (pile: PileView): number => Math.abs(pile.column - from.column);
  const piles = view.piles
    .filter((pile) => rowsBetween(from, pile) * step >= ROW_GAP && isReachable(pile))
    .sort((a, b) => rowsBetween(b, a) * step || beside(a) - beside(b));
  return piles.find((pile) => beside(pile) <= 1) ?? piles[0];
}

/** The pile with a card to be picked up that is nearest to another. */
function nearestPile(piles: readonly PileView[], { row, column }: PileView): PileView | undefined {
  const distance = (pile: PileView): number => Math.hypot(pile.row - row, pile.column - column);
  return piles
    .filter(({ cards }) => cards.at(-1)?.liftable)
    .sort((a, b) => distance(a) - distance(b))[0];
}
