import { sum } from '../engine/numbers';
import { MEMBERS, type Member, type Removal, setupOf, stockSize } from '../games/removals/removal';
import { hasUnremovableCards } from '../games/removals/removalText';
import { spread } from './piles';

// Changes to a description of a game of removal. What a change makes meaningless goes with it; all other faults stay and are reported.

/** A member that is not a list of numbers. */
export type PlainMember = Exclude<Member, 'columns'>;

/** What the places can be: each has members of its own. */
export const SHAPES = ['pyramid', 'peaks', 'columns', 'mixed', 'row'] as const;
export type Shape = (typeof SHAPES)[number];

/** The places of a shape that a game is given first. */
const FIRST_PLACES: Readonly<Record<Shape, Removal>> = {
  pyramid: { pyramid: 7 },
  peaks: { peaks: 3 },
  columns: { columns: [5, 5, 5, 5, 5, 5, 5] },
  mixed: { pyramid: 7, columns: [3, 3, 3, 3, 3, 3, 3, 3] },
  row: { row: 9 },
};

/** The shape of a description. */
export const shapeOf = ({ pyramid = 0, peaks = 0, row = 0, columns = [] }: Removal): Shape => {
  if (pyramid > 0) return columns.length > 0 ? 'mixed' : 'pyramid';
  return peaks > 0 ? 'peaks' : row > 0 && columns.length === 0 ? 'row' : 'columns';
};

/** The sums with which every card can leave, beside these sets. */
export const sumsWith = (sets: Removal['sets']): readonly number[] =>
  MEMBERS.sum.filter(
    (each) =>
      each > 0 && !hasUnremovableCards(setupOf({ match: 'sum', sum: each, ...(sets && { sets }) })),
  );

/** The sum nearest to one, with which every card can leave. */
const nearestSum = (wanted: number, sets: Removal['sets']): number =>
  sumsWith(sets).reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) ? b : a));

const FIRST_SUM = 13;

/** The description without what does not go together. */
function tidy(removal: Removal): Removal {
  const setup = setupOf(removal);
  const { decks, pyramid, peaks, columns, row } = setup;
  const isRow = row > 0;
  const match = isRow && setup.match === 'next' ? 'sum' : setup.match;
  const [isNext, isSum] = [match === 'next', match === 'sum'];
  const sets = isSum && isRow ? setup.sets : 'none';
  const start = setup.start === 'ace' && decks > 1 ? 'any' : setup.start;
  const begun: Removal = {
    decks,
    pyramid,
    peaks,
    columns,
    row,
    hidden: setup.hidden && pyramid + peaks > 0,
    match,
    onKing: isNext ? setup.onKing : 'both',
    sum: isSum ? nearestSum(setup.sum || FIRST_SUM, sets) : 0,
    sets,
    refill: isRow,
    start: isNext && columns.length > 0 ? start : 'card',
  };
  const hasStock = !isNext && !isRow && stockSize(setupOf(begun)) !== 0;
  const isRows = hasStock && setup.stock === 'rows' && columns.length > 0;
  const hasWaste = hasStock && !isRows;
  return {
    ...begun,
    stock: isRows ? 'rows' : 1,
    redeals: hasWaste ? setup.redeals : 0,
    open: hasWaste && setup.open,
    goal: isNext ? 'places' : isRow || isRows ? 'all' : setup.goal,
  };
}

/** True if all cards must lie in the columns, or do so already. */
const dealsAll = (removal: Removal): boolean => {
  const setup = setupOf(removal);
  return stockSize(setup) === 0 || (setup.match === 'next' && setup.start !== 'card');
};

/** Deals all cards that are left to the columns, if there are any. */
function dealAll(removal: Removal): Removal {
  const setup = setupOf(removal);
  const { columns } = setup;
  if (columns.length === 0) return removal;
  const none = columns.map(() => 0);
  return { ...removal, columns: spread(columns, none, stockSize(setup) + sum(columns)) };
}

/** The description after a change of how many cards are dealt where; a game that dealt all cards still does. */
const redealt = (before: Removal, after: Removal): Removal => {
  const tidied = tidy(after);
  return dealsAll(before) || dealsAll(tidied) ? tidy(dealAll(tidied)) : tidied;
};

/** The members whose change deals other cards. */
const DEALING: readonly Member[] = ['decks', 'pyramid', 'start'];

/** Sets a member that is not a list. */
export const withMember = <Name extends PlainMember>(
  removal: Removal,
  name: Name,
  value: NonNullable<Removal[Name]>,
): Removal => {
  const changed = { ...removal, [name]: value };
  return DEALING.includes(name) ? redealt(removal, changed) : tidy(changed);
};

/** Sets what the places are. The pyramid or the columns that it has already stay. */
export function withShape(removal: Removal, shape: Shape): Removal {
  if (shapeOf(removal) === shape) return removal;
  const { pyramid, peaks, columns, row, ...rest } = removal;
  const first = FIRST_PLACES[shape];
  return tidy({
    ...rest,
    ...first,
    ...(first.pyramid && pyramid && { pyramid }),
    ...(shape === 'columns' && columns && columns.length > 0 && { columns }),
  });
}

/** Sets how many cards each column is dealt, and so how many columns there are. */
export const withColumns = (removal: Removal, columns: readonly number[]): Removal => {
  const changed = { ...removal, columns };
  return columns.length === removal.columns?.length ? tidy(changed) : redealt(removal, changed);
};
