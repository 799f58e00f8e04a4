import type { TableView } from '../../engine/view';
import { wasteViewAt } from '../common/wasteView';
import { placeViewsAt, stockViewAt } from '../peeling/piles';
import { PEAKS, type TriPeaksState } from './rules';

/** Height, in rows, of the peaks with stock and waste below them. */
const ROWS = { landscape: 3.65, portrait: 5.6 };
const BELOW = ROWS.landscape - 1;

/** In portrait the cards of a row lie closer together, and stock and waste are larger, for a thumb. */
const COLUMN_STEP = 0.95;
const PORTRAIT_SCALE = 1.6;
const PORTRAIT_BELOW = { row: ROWS.portrait - PORTRAIT_SCALE, scale: PORTRAIT_SCALE };

const stockView = stockViewAt({
  column: 3.5,
  row: BELOW,
  portrait: { column: 2.5, ...PORTRAIT_BELOW },
});
const wasteView = wasteViewAt(
  { column: 4.6, row: BELOW, portrait: { column: 4.4, ...PORTRAIT_BELOW } },
  false,
);
const placeViews = placeViewsAt(
  PEAKS,
  { column: 0, row: 0, rowStep: 0.5 },
  { column: 0, row: 0, rowStep: 0.72, columnStep: COLUMN_STEP },
  'face down',
);

/** The peaks, and stock and waste below them. */
export const view = ({ stock, waste, places }: TriPeaksState): TableView => ({
  columns: 10,
  rows: ROWS.landscape,
  fanRoom: 0,
  portrait: { columns: 1 + 9 * COLUMN_STEP, rows: ROWS.portrait },
  piles: [stockView(stock), wasteView(waste), ...placeViews(places)],
});
