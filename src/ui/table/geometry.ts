import type { CSSProperties } from 'react';
import type { PileView } from '../../engine/view';
import { LOWEST_ROW, type Placement, reachOf } from '../parts/placement';

/*
 * Positions of piles and cards, as CSS sums of lengths that measures.css derives from the table’s size. The browser computes
 * them, so a resize moves every card without a render, and a mirrored table only has other lengths.
 */

/** The left edge of a column. */
const left = (column: number): string => `var(--first-column) + ${column} * var(--column-step)`;

/** The height of a column above the felt. */
const height = (column: number): string =>
  `var(--z-first-column) + ${column} * var(--z-column-step)`;

/** The top edge of a row. */
const top = (row: number): string =>
  row === LOWEST_ROW ? 'var(--lowest-row)' : `var(--first-row) + ${row} * var(--row-step)`;

/** The distance of a card in a fan to the right from its pile. A mirrored fan ends at its pile instead of starting there. */
const acrossFan = (right: number, rightAll: number): string =>
  rightAll === 0 ? '0px' : `${right} * var(--fan-right) - ${rightAll} * var(--fan-back)`;

/**
 * The length of `down` steps of a fan. The steps shrink if the pile’s last card would lie on a pile below, or come near the
 * table’s edge; so that ranks stay in sight they shrink further only if it would leave the table.
 * A picture is cut off there instead: see --fan-cut.
 */
function downFan(
  { row, fanTo }: Pick<Placement, 'row'> & Partial<Pick<Placement, 'fanTo'>>,
  down: number,
  downAll: number,
): string {
  if (down === 0) return '0px';
  const within = (end: string): string => `(${end} - ${row} * var(--row-step)) / ${downAll}`;
  const room =
    fanTo === undefined
      ? `max(${within('var(--fan-rest)')}, min(var(--least-fan), ${within('var(--fan-cut, var(--fan-limit))')}))`
      : within(`${fanTo} * var(--row-step)`);
  return `${down} * min(var(--fan-down), ${room})`;
}

/** The offset of a larger card, since CSS scales about the centre. */
const growth = (scale: number, side: 'width' | 'height'): string =>
  scale === 1 ? '' : ` + ${(scale - 1) / 2} * var(--card-${side})`;

/** The translation of a card from the felt’s top left corner (`--spread` overrides it once the game is won), its z-index and scale. */
export function cardStyle(place: Placement): CSSProperties {
  const { column, row, scale, right, rightAll, down, downAll, layer, depth } = place;
  const x = `${left(column)} + ${acrossFan(right, rightAll)}${growth(scale, 'width')} + var(--dx)`;
  const y = `${top(row)} + ${downFan(place, down, downAll)}${growth(scale, 'height')} + var(--dy)`;
  return {
    translate: `var(--spread, calc(${x}) calc(${y}))`,
    zIndex: `calc(var(--above) + ${layer} * var(--z-layer) + ${height(column)} + ${depth})`,
    ...(scale !== 1 && { '--scale': scale }),
  };
}

/** The position of a pile and the reach of its fan. */
export function pileStyle(pile: PileView): CSSProperties {
  const { rightAll, down, downAll } = reachOf(pile);
  const { column, row, scale = 1 } = pile;
  return {
    left: `calc(${left(column)})`,
    top: `calc(${top(row)})`,
    ...(scale !== 1 && {
      '--scale': scale,
      width: `calc(${scale} * var(--card-width))`,
      height: `calc(${scale} * var(--card-height))`,
    }),
    '--reach-right': `calc(${rightAll} * var(--fan-right))`,
    '--reach-back': `calc(${rightAll} * var(--fan-back))`,
    '--reach-down': `calc(${downFan(pile, down, downAll)})`,
  };
}

/** Places a text over the lower edge of a pile’s card: centred in the middle of the table, shifted inwards near its sides. */
export function sumStyle(
  { column, row }: PileView,
  columns: number,
  mirrored: boolean,
): CSSProperties {
  const across = Math.min(1, Math.max(0, column / Math.max(1, columns - 1)));
  const share = mirrored ? 1 - across : across;
  return {
    left: `calc(${left(column)} + ${share} * var(--card-width))`,
    top: `calc(${top(row)} + 0.78 * var(--card-height))`,
    translate: `${-100 * share}% 0`,
  };
}
