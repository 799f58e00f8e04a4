import { sum } from '../engine/numbers';
import { DEFAULTS, type Layout, type Member, setupOf, stockSize } from '../games/layouts/layout';
import { resized, spread } from './piles';

// Changes to a description. Members that a change makes meaningless go with it; all other faults stay and are reported.

/** A member that is not a list of numbers. */
export type PlainMember = Exclude<Member, 'columns' | 'down' | 'reserve'>;

type Value<Name extends Member> = NonNullable<Layout[Name]>;

/** True if no card is left for a stock, as in FreeCell. */
const isWholeDeal = (layout: Layout): boolean => stockSize(setupOf(layout)) === 0;

/** Deals all cards that are left to the columns, whose face-down cards stay. */
function dealAll(layout: Layout): Layout {
  const setup = setupOf(layout);
  const { columns } = setup;
  const down = columns.map((_, i) => setup.down[i] ?? 0);
  return { ...layout, columns: spread(columns, down, stockSize(setup) + sum(columns)) };
}

/** The description without meaningless members: they get their defaults. */
function tidy(layout: Layout): Layout {
  const setup = setupOf(layout);
  const down = layout.columns.map((_, i) => setup.down[i] ?? 0);
  const hasDown = sum(down) > 0;
  const hasStock = stockSize(setup) !== 0;
  const isRows = setup.stock === 'rows';
  const { base, start, back } = DEFAULTS;
  return {
    ...layout,
    down: hasDown ? down : DEFAULTS.down,
    dealt: hasDown ? setup.dealt : DEFAULTS.dealt,
    held: setup.cells > 0 ? setup.held : DEFAULTS.held,
    ...(setup.goal === 'runs' && { base, start, back }),
    stock: hasStock ? setup.stock : DEFAULTS.stock,
    redeals: hasStock && !isRows ? setup.redeals : DEFAULTS.redeals,
    full: hasStock && isRows ? setup.full : DEFAULTS.full,
  };
}

/** The description after a change of how many cards are dealt where; a game that dealt all cards still does. */
const redealt = (before: Layout, after: Layout): Layout =>
  tidy(isWholeDeal(before) ? dealAll(after) : after);

/** Sets a member that is not a list. */
export const withMember = <Name extends PlainMember>(
  layout: Layout,
  name: Name,
  value: Value<Name>,
): Layout => {
  const changed = { ...layout, [name]: value };
  return name === 'decks' || name === 'held' || name === 'start'
    ? redealt(layout, changed)
    : tidy(changed);
};

/** Sets how many cards each column is dealt, and so how many columns there are. New ones continue the row of face-down cards. */
export function withColumns(layout: Layout, columns: readonly number[]): Layout {
  const { columns: before, down } = setupOf(layout);
  if (columns.length !== before.length) {
    const isStairs = down.length > 0;
    return redealt(layout, {
      ...layout,
      columns,
      down: isStairs ? resized(down, columns.length, 0) : [],
    });
  }
  const hidden = columns.map((cards, i) => {
    const now = down[i] ?? 0;
    return cards === before[i] ? now : Math.min(now, cards - 1);
  });
  return tidy({ ...layout, columns, down: hidden });
}

/** Sets how many cards of a column lie face down. */
export function withDown(layout: Layout, column: number, hidden: number): Layout {
  const { columns, down } = setupOf(layout);
  return tidy({ ...layout, down: columns.map((_, i) => (i === column ? hidden : (down[i] ?? 0))) });
}

/** Sets the number of piles of the reserve. */
export const withReserveCount = (layout: Layout, count: number): Layout =>
  redealt(layout, { ...layout, reserve: resized(setupOf(layout).reserve, count, 1) });

/** Sets the number of cards in a pile of the reserve. */
export const withReserved = (layout: Layout, pile: number, cards: number): Layout =>
  redealt(layout, { ...layout, reserve: setupOf(layout).reserve.with(pile, cards) });
