import type { CSSProperties } from 'react';
import type { PileView } from '../../engine/view';
import type { Placement } from '../parts/placement';

/*
 * Where piles and cards lie, as CSS sums of the lengths that Table.css derives from the table's size. The browser works
 * them out, so a resize moves every card without a render; a mirrored table only has other lengths.
 */

/** The left edge of a column. */
const left = (column: number): string => `var(--first-column) + ${column} * var(--column-step)`;

/** The top edge of a row. */
const top = (row: number): string => `var(--first-row) + ${row} * var(--row-step)`;

/** How far a card of a fan to the right lies from its pile's place. A mirrored fan ends at that place instead of starting there. */
const acrossFan = (right: number, rightAll: number): string =>
  rightAll === 0 ? '0px' : `${right} * var(--fan-right) - ${rightAll} * var(--fan-back)`;

/** The length of some steps down a fan: comfortable ones, or shorter so that the pile's last card stays on the table. */
const downFan = (row: number, down: number, downAll: number): string =>
  down === 0
    ? '0px'
    : `${down} * min(var(--fan-down), (var(--fan-limit) - ${row} * var(--row-step)) / ${downAll})`;

/**
 * The translation of a card from the felt's top left corner (`--spread` overrides it in the win animation), its order above
 * the felt and, if other cards of its fan lie on it, the height of the strip that shows.
 */
export function cardStyle(place: Placement): CSSProperties {
  const { column, row, right, rightAll, down, downAll, strip, depth } = place;
  const x = `${left(column)} + ${acrossFan(right, rightAll)} + var(--dx)`;
  const y = `${top(row)} + ${downFan(row, down, downAll)} + var(--dy)`;
  return {
    translate: `var(--spread, calc(${x}) calc(${y}))`,
    zIndex: `calc(var(--above) + ${depth})`,
    ...(strip > 0 && { '--strip': `calc(${downFan(row, strip, downAll)})` }),
  };
}

/** The place of a pile, and how far its last card lies from that place: the second argument is `reachOf` the pile. */
export function pileStyle(
  { column, row }: PileView,
  { rightAll, down, downAll }: Pick<Placement, 'rightAll' | 'down' | 'downAll'>,
): CSSProperties {
  return {
    left: `calc(${left(column)})`,
    top: `calc(${top(row)})`,
    '--reach-right': `calc(${rightAll} * var(--fan-right))`,
    '--reach-back': `calc(${rightAll} * var(--fan-back))`,
    '--reach-down': `calc(${downFan(row, down, downAll)})`,
  } as CSSProperties;
}
