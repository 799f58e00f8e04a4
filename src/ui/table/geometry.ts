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

/** Lengths of the table. The felt has them computed once, and not for every card. */
const LENGTHS = [
  '--card-width',
  '--card-height',
  '--face-width',
  '--column-pitch',
  '--column-step',
  '--row-step',
  '--first-column',
  '--first-row',
  '--fan-limit',
  '--fan-rest',
  '--fan-right',
  '--fan-down',
];

/** How far a card is dragged or lifted from its place. */
const OFFSETS = ['--dx', '--dy'];

/** A card’s z-index above the felt, without its depth in the pile, and its place in the win animation: 0 to 12 across, 0 to 3 down. */
const NUMBERS = ['--above', '--win-column', '--win-row'];

/** Tells the browser the types of the table’s custom properties. A card’s own are not inherited: a change of one restyles one element. */
function registerMeasures(): void {
  const register = (
    names: readonly string[],
    definition: Omit<PropertyDefinition, 'name'>,
  ): void => {
    for (const name of names) CSS.registerProperty({ name, ...definition });
  };
  register(LENGTHS, { syntax: '<length>', inherits: true, initialValue: '0px' });
  register(OFFSETS, { syntax: '<length>', inherits: false, initialValue: '0px' });
  register(NUMBERS, { syntax: '<number>', inherits: false, initialValue: '0' });
}

// Not in tests without a browser.
if (typeof globalThis.CSS?.registerProperty === 'function') registerMeasures();
