import type { PileView, TableView } from '../../engine/view';
import type { BoardKind } from './board';
import { type FullLayout, foundationCount, stockSize } from './layout';

type Place = Pick<PileView, 'column' | 'row' | 'fanTo'>;

/** A table’s size, and where its piles lie, counted from 0. */
interface Places extends Pick<TableView, 'columns' | 'rows'> {
  readonly at: (kind: BoardKind, i: number) => Place;
}

/** The distance, in columns, of free cells and of foundations that fill a row together: it leaves a gap between the two. */
const CLOSE = 0.965;
/** The most columns that fit side by side, and the longest that leave space for a second row. */
const MANY_COLUMNS = { wide: 14, narrow: 10 };
const SHORT_COLUMN = 5;
/** Without a stock fewer columns lie in two rows too, where no other row is wider then: the cards are half as large again. */
const SOME_COLUMNS = 8;
/** The distance of two rows of columns, with space for eight cards at full height. */
const COLUMN_ROWS = 2.6;
/** The least number of reserve piles that a row holds. */
const RESERVE_ROW = 8;

/**
 * The upper row has, from the left, the stock, the waste with space for its fan, the free cells and the foundations; on a
 * `narrow` table the foundations get a row below if they would make it wider. A single reserve pile fans down under the stock,
 * left of the columns. Several have rows of their own. Many short columns lie in two rows, on a narrow table sooner.
 */
function placesOf(setup: FullLayout, narrow: boolean): Places {
  const hasStock = stockSize(setup) > 0;
  const foundations = foundationCount(setup);
  const { length: count } = setup.columns;
  const { length: piles } = setup.reserve;
  const side = piles === 1 ? 1 : 0;
  const waste = hasStock ? 1 : 0;
  const cells = waste + (hasStock && setup.stock !== 'rows' ? 2 : 0);
  const left = cells + setup.cells;
  const half = Math.ceil(count / 2);
  const longest = Math.max(...setup.columns);
  const isDouble = narrow
    ? (count > MANY_COLUMNS.narrow && longest <= SHORT_COLUMN) ||
      (!hasStock &&
        count > SOME_COLUMNS &&
        longest <= SHORT_COLUMN + 1 &&
        Math.max(left, foundations) <= half)
    : count > MANY_COLUMNS.wide && longest <= SHORT_COLUMN;
  const inRow = isDouble ? half : count;
  const reserveRows = piles > 1 ? Math.ceil(piles / Math.max(RESERVE_ROW, inRow)) : 0;
  const reserveInRow = Math.ceil(piles / Math.max(1, reserveRows));
  const lower = Math.max(side + inRow, reserveRows > 0 ? reserveInRow : 0);
  const isBelow = narrow && left > 0 && left + foundations > lower;
  const upper = isBelow ? Math.max(left, side + foundations) : left + foundations;
  const columns = Math.max(lower, upper);
  const below = isBelow ? 2 : 1;
  const step =
    setup.cells > 0 && !isBelow && left + foundations === columns && columns > lower ? CLOSE : 1;
  /** The place of a pile in rows, each in the middle of the table, or at its right if a reserve lies at the left. */
  const inRows = (i: number, perRow: number, row: number, step: number): Place => ({
    column: (columns - perRow) / (2 - side) + (i % perRow),
    row: row + step * Math.floor(i / perRow),
  });
  return {
    columns,
    rows: below + reserveRows + (isDouble ? COLUMN_ROWS : 0) + 1,
    at: (kind, i) => {
      switch (kind) {
        case 'waste':
          return { column: waste, row: 0 };
        case 'cell':
          return { column: cells + i * step, row: 0 };
        case 'foundation':
          return { column: columns - 1 - (foundations - 1 - i) * step, row: below - 1 };
        case 'tableau':
          return {
            ...inRows(i, inRow, below + reserveRows, COLUMN_ROWS),
            ...(isDouble && i < inRow && { fanTo: below + reserveRows + COLUMN_ROWS - 1 }),
          };
        case 'reserve':
          return piles === 1 ? { column: 0, row: 1 } : inRows(i, reserveInRow, below, 1);
      }
    },
  };
}

/** The size of the table of a game of columns and the places of its piles, in portrait too if that makes the cards larger. */
export function tablePlaces(setup: FullLayout) {
  const wide = placesOf(setup, false);
  const narrow = placesOf(setup, true);
  const isFolded = narrow.columns < wide.columns;
  const sizeOf = ({ columns, rows }: Places) => ({ columns, rows });
  return {
    size: { ...sizeOf(wide), ...(isFolded && { portrait: sizeOf(narrow) }) },
    at: (kind: BoardKind, i: number) => ({
      ...wide.at(kind, i),
      ...(isFolded && { portrait: narrow.at(kind, i) }),
    }),
  };
}
