import type { PileView, TableView } from '../../engine/view';
import type { FullRemoval } from './removal';

/** Where a pile lies on the table, in cards from the top left. */
type Spot = Pick<PileView, 'column' | 'row' | 'fanTo' | 'portrait'>;

/** Where everything lies. */
export interface TablePlan extends Omit<TableView, 'piles'> {
  /** By place, from 0. */
  readonly places: readonly Spot[];
  readonly stock: Spot;
  readonly waste: Spot;
  /** The open card of the stock, beside it. */
  readonly open: Spot;
  readonly discard: Spot;
}

/** A place in landscape, and another in portrait. */
const spot = (
  [column, row]: readonly [number, number],
  [across, down, scale, fanTo]: readonly [number, number, number?, number?],
): Spot => ({
  column: rounded(column),
  row: rounded(row),
  portrait: {
    column: rounded(across),
    row: rounded(down),
    ...(scale !== undefined && { scale }),
    ...(fanTo !== undefined && { fanTo: rounded(fanTo) }),
  },
});

/** Sums such as 4.6 − 0.1 to a thousandth of a card. */
const rounded = (cards: number): number => Math.round(1000 * cards) / 1000;

export function planOf(setup: FullRemoval): TablePlan {
  if (setup.pyramid > 0) return pyramidPlan(setup);
  if (setup.peaks > 0) return peaksPlan(setup);
  return setup.row > 0 ? rowPlan(setup) : columnsPlan(setup);
}

/** Width for stock, open card, waste and discard side by side, in cards. */
const MIN_WIDTH = 4.6;
/** Width of a pyramid in landscape with which it stays clear of stock, open card and waste. */
const MIN_PYRAMID_WIDTH = 5.2;

/** How far the rows of a pyramid are apart, in cards. */
const PYRAMID_STEP = { landscape: 0.455, portrait: 0.59 };
/** Width on each side of a pyramid in landscape, for the stock and the discard. */
const SIDE = 1;

/** A pyramid: in landscape between the stock and the discard; in portrait they lie below it. Columns lie between. */
function pyramidPlan({ pyramid, places, columns }: FullRemoval): TablePlan {
  const widthFrom = (min: number): number => Math.max(pyramid, columns.length, min);
  const [landscape, portrait] = [widthFrom(MIN_PYRAMID_WIDTH), widthFrom(MIN_WIDTH)];
  const height = (step: number): number => 1 + step * (pyramid - 1);
  const tall = columns.length > 0 ? 1.1 + 0.25 * (Math.max(...columns) - 1) : 0;
  const below = height(PYRAMID_STEP.portrait) + tall + 0.26;
  return {
    columns: landscape + 2 * SIDE,
    rows: height(PYRAMID_STEP.landscape) + tall + 0.02,
    fanRoom: 0,
    portrait: { columns: portrait, rows: below + 1 },
    places: places.map(({ pile, column, row }) => {
      const isColumn = pile.kind === 'tableau';
      const x = (width: number): number =>
        column + (width - (isColumn ? columns.length : pyramid)) / 2;
      const y = (step: number): number => (isColumn ? height(step) + 0.1 : step * row);
      return spot(
        [SIDE + x(landscape), y(PYRAMID_STEP.landscape)],
        [x(portrait), y(PYRAMID_STEP.portrait)],
      );
    }),
    stock: spot([0, 0], [0, below]),
    open: spot([1.05, 0], [1.05, below]),
    waste: spot([0, 1.05], [2.4, below]),
    discard: spot([landscape - 1 + 2 * SIDE, 0], [portrait - 1, below]),
  };
}

/**
 * Peaks above the stock and the waste, which lie on both sides of the middle. In portrait the columns lie closer together, and
 * stock and waste are larger, for a thumb; but where cards leave in pairs, stock, open card, waste and discard lie side by side.
 */
function peaksPlan({ peaks, places, match }: FullRemoval): TablePlan {
  const across = 3 * peaks;
  const rows = { landscape: 3.65, portrait: 4.3 };
  const step = 0.82;
  const scale = 1.35;
  const widthTo = (last: number): number => Math.max(1 + last, MIN_WIDTH);
  const [landscape, portrait] = [widthTo(across), widthTo(across * step)];
  const side = (x: number, right = x): Spot =>
    spot([x, rows.landscape - 1], [right, rows.portrait - 1]);
  const pair = (side: -1 | 1): Spot =>
    spot(
      [landscape / 2 - 0.5 + 0.55 * side, rows.landscape - 1],
      [(portrait - scale + (scale + 0.1) * side) / 2, rows.portrait - scale, scale],
    );
  const isNext = match === 'next';
  return {
    columns: landscape,
    rows: rows.landscape,
    fanRoom: 0,
    portrait: { columns: portrait, rows: rows.portrait },
    places: places.map(({ column, row }) =>
      spot(
        [(landscape - 1 - across) / 2 + column, 0.5 * row],
        [(portrait - 1 - across * step) / 2 + step * column, 0.5 * row],
      ),
    ),
    stock: isNext ? pair(-1) : side(0),
    waste: isNext ? pair(1) : side(2.1),
    open: side(1.05),
    discard: side(landscape - 1, portrait - 1),
  };
}

/** Width for the stock and the discard left of single places, in cards; in portrait they lie above. */
const LEFT_MARGIN = 1.4;
const PORTRAIT_ROWS = 3;

/** Two rows of single places, or three in portrait. */
function rowPlan({ places }: FullRemoval): TablePlan {
  const across = Math.ceil(places.length / 2);
  const acrossPortrait = Math.ceil(places.length / PORTRAIT_ROWS);
  return {
    columns: LEFT_MARGIN + across,
    rows: 2,
    fanRoom: 0,
    portrait: { columns: acrossPortrait, rows: 1 + PORTRAIT_ROWS },
    places: places.map((_, i) =>
      spot(
        [LEFT_MARGIN + (i % across), Math.floor(i / across)],
        [i % acrossPortrait, 1 + Math.floor(i / acrossPortrait)],
      ),
    ),
    stock: spot([0, 0], [0, 0]),
    open: spot([0, 1], [1, 0]),
    waste: spot([0, 1], [1, 0]),
    discard: spot([0, 1], [acrossPortrait - 1, 0]),
  };
}

const MAX_ACROSS = 10;

/** Columns below stock and waste; in portrait above them, within the reach of a thumb. Many columns lie in rows. */
function columnsPlan({ columns, open }: FullRemoval): TablePlan {
  const count = columns.length;
  if (count > MAX_ACROSS) return columnRowsPlan(columns, open);
  const portraitRows = 3.6;
  const below = portraitRows - 1;
  const width = Math.max(count, 4);
  const middle = (width - 1) / 2;
  /** Half of the way from the stock to the waste in portrait. */
  const half = Math.min(0.6, (width - 3) / 2);
  return {
    columns: width,
    rows: 2,
    fanRoom: 1,
    portrait: { columns: width, rows: portraitRows, fanRoom: 0 },
    places: columns.map((_, column) => {
      const x = (width - count) / 2 + column;
      return spot([x, 1], [x, 0, 1, below - 1.05]);
    }),
    stock: spot([0, 0], [open ? 0 : middle - half, below]),
    open: spot([1, 0], [1, below]),
    waste: spot([open ? 2 : 1, 0], [open ? 2 : middle + half, below]),
    discard: spot([width - 1, 0], [width - 1, below]),
  };
}

/** Rows of columns: how many columns lie in each, how far rows are apart at least, and how far the cards of a column. */
interface Rows {
  readonly width: number;
  readonly step: number;
  readonly fan: number;
}

/** How far a row of single cards is from the next, in cards. */
const SINGLE_STEP = 1.12;

/** Two rows of columns below the waste, the first with all single cards, or three in portrait. A short last row lies in the middle. */
function columnRowsPlan(columns: FullRemoval['columns'], open: boolean): TablePlan {
  const count = columns.length;
  const half = Math.ceil(count / 2);
  const singles = columns.findIndex((length) => length > 1);
  const landscape: Rows = { width: singles === half + 1 ? singles : half, step: 1.65, fan: 0.24 };
  const portrait: Rows = { width: Math.ceil(count / 3), step: 1.7, fan: 0.3 };
  /** Where a row begins: below the longest column of each row above. */
  const topOf = ({ width, step, fan }: Rows, row: number): number =>
    Array.from({ length: row }, (_, above) => {
      const longest = Math.max(...columns.slice(above * width, (above + 1) * width));
      return longest === 1 ? SINGLE_STEP : Math.max(step, 1.05 + fan * (longest - 1));
    }).reduce((sum, height) => sum + height, 1);
  /** Height below the last row for the fans of its columns, in cards. */
  const fanRoom = ({ width, fan }: Rows): number => {
    const last = columns.slice(width * Math.floor((count - 1) / width));
    return rounded(Math.max(0.6, fan * (Math.max(...last) - 1)));
  };
  /** Where a column lies. What is played on a column above another row does not reach that. */
  const at = (rows: Rows, i: number) => {
    const { width } = rows;
    const row = Math.floor(i / width);
    const inRow = Math.min(width, count - row * width);
    return {
      column: (i % width) + (width - inRow) / 2,
      row: rounded(topOf(rows, row)),
      ...(count > (row + 1) * width && { fanTo: rounded(topOf(rows, row + 1) - 1) }),
    };
  };
  const middle = ({ width }: Rows): number => (width - 1) / 2;
  return {
    columns: landscape.width,
    rows: 1 + topOf(landscape, 1),
    fanRoom: fanRoom(landscape),
    // In portrait only the last row could tighten its fans, so their room is counted as rows.
    portrait: {
      columns: portrait.width,
      rows: 1 + topOf(portrait, 2) + fanRoom(portrait),
      fanRoom: 0,
    },
    places: columns.map((_, i) => ({ ...at(landscape, i), portrait: at(portrait, i) })),
    stock: spot([0, 0], [0, 0]),
    open: spot([1, 0], [1, 0]),
    waste: open ? spot([2, 0], [2, 0]) : spot([middle(landscape), 0], [middle(portrait), 0]),
    discard: spot([landscape.width - 1, 0], [portrait.width - 1, 0]),
  };
}
