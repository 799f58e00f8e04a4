import { sum } from '../engine/numbers';
import { type Layout, type Member, setupOf, stockSize } from '../games/layouts/layout';
import { cardsAfter, resized, spread } from './piles';

// Changes to a description. Members that a change makes meaningless go with it; all other faults stay and are reported.

/** A member that is not a list of numbers. */
export type PlainMember = Exclude<Member, 'columns' | 'down' | 'reserve'>;

/** The value of a member. */
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

/** The description without meaningless members. */
function tidy(layout: Layout): Layout {
  const { columns } = layout;
  const setup = setupOf(layout);
  const { dealt, held, stock, redeals, full, base, start, back, ...rest } = layout;
  const down = columns.map((_, i) => setup.down[i] ?? 0);
  const hasDown = sum(down) > 0;
  const isRows = setup.stock === 'rows';
  return {
    ...rest,
    down: hasDown ? down : [],
    ...(hasDown && dealt && { dealt }),
    ...(setup.cells > 0 && held && { held }),
    ...(setup.goal === 'cards' && {
      ...(base !== undefined && { base }),
      ...(start !== undefined && { start }),
      ...(back !== undefined && { back }),
    }),
    ...(stockSize(setup) !== 0 && {
      ...(stock && { stock }),
      ...(!isRows && redeals !== undefined && { redeals }),
      ...(isRows && full && { full }),
    }),
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

/** Sets the number of columns. New ones continue the row of sizes. */
export function withColumnCount(layout: Layout, count: number): Layout {
  const { columns, down } = setupOf(layout);
  const isStairs = down.length > 0;
  return redealt(layout, {
    ...layout,
    columns: resized(columns, count, 1),
    down: isStairs ? resized(down, count, 0) : [],
  });
}

/** Sets the number of cards in a column. It keeps as many face-down cards as leave one face up. */
export function withCards(layout: Layout, column: number, cards: number): Layout {
  const { columns, down } = setupOf(layout);
  return tidy({
    ...layout,
    columns: columns.with(column, cards),
    down: columns.map((_, i) =>
      i === column ? Math.min(down[i] ?? 0, cards - 1) : (down[i] ?? 0),
    ),
  });
}

/** Adds cards to each column, or takes some away; one at the minimum stays in each. */
export const withMoreInEach = (layout: Layout, by: number): Layout =>
  layout.columns.reduce(
    (changed, _, column) => withCards(changed, column, cardsAfter(layout.columns, column, by)),
    layout,
  );

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
