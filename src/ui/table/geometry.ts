import type { CSSProperties } from 'react';
import type { PileView } from '../../engine/view';
import type { Placement } from '../parts/placement';

/**
 * Where piles and cards lie, in the measures that the style sheet takes from the table's size: the browser works the
 * lengths out, so a change of the window moves all cards without a render. A left-handed table has other measures only.
 */

/** From the felt's edge to a column. */
const left = (column: number): string => `var(--left) + ${column} * var(--pitch)`;

/** From the felt's upper edge to a row. */
const top = (row: number): string => `var(--top) + ${row} * var(--line)`;

/** To a card of a fan to the right: from where the fan begins, or, left-handed, back from where it ends. */
const along = (right: number, rightAll: number): string =>
  rightAll === 0 ? '0px' : `${right} * var(--fan-right) - ${rightAll} * var(--fan-back)`;

/** So many steps down a fan: easy to read, but never so long that the pile's last card leaves the table. */
const downwards = (row: number, down: number, downAll: number): string =>
  down === 0
    ? '0px'
    : `${down} * min(var(--fan-down), (var(--lowest) - ${row} * var(--line)) / ${downAll})`;

/**
 * A card's translation from the felt's corner, unless it is spread for the celebration, and its height above the felt; and,
 * of one that shows a strip only, how high that is.
 */
export function cardStyle(place: Placement): CSSProperties {
  const { column, row, right, rightAll, down, downAll, strip, depth } = place;
  const x = `${left(column)} + ${along(right, rightAll)} + var(--dx)`;
  const y = `${top(row)} + ${downwards(row, down, downAll)} + var(--dy)`;
  return {
    translate: `var(--spread, calc(${x}) calc(${y}))`,
    zIndex: `calc(var(--above) + ${depth})`,
    ...(strip > 0 && { '--strip': `calc(${downwards(row, strip, downAll)})` }),
  };
}

/** The place of a pile, and how far its last card, which lies as `reach` says, is from it. */
export function pileStyle(
  { column, row }: PileView,
  { rightAll, down, downAll }: Pick<Placement, 'rightAll' | 'down' | 'downAll'>,
): CSSProperties {
  return {
    left: `calc(${left(column)})`,
    top: `calc(${top(row)})`,
    '--reach-right': `calc(${rightAll} * var(--fan-right))`,
    '--reach-back': `calc(${rightAll} * var(--fan-back))`,
    '--reach-down': `calc(${downwards(row, down, downAll)})`,
  } as CSSProperties;
}
