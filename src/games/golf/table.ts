import type { TableView } from '../../engine/view';
import { wasteViewAt } from '../common/wasteView';
import { type ColumnsState, columnViewsAt } from '../peeling/columns';
import { stockViewAt } from '../peeling/piles';
import { COLUMNS } from './rules';

/** In portrait stock and waste lie below the columns, within the reach of a thumb. */
const PORTRAIT_ROWS = 3.2;
const STOCK_PLACE = { column: 0, row: 0, portrait: { column: 2, row: PORTRAIT_ROWS - 1 } };
const WASTE_PLACE = { column: 1, row: 0, portrait: { column: 3, row: PORTRAIT_ROWS - 1 } };

/** Stock and waste above seven columns; in portrait below them. */
export const view = ({ stock, waste, columns }: ColumnsState): TableView => ({
  columns: COLUMNS,
  rows: 2,
  fanRoom: 1,
  portrait: { columns: COLUMNS, rows: PORTRAIT_ROWS, fanRoom: 0 },
  piles: [stockView(stock), wasteView(waste), ...columns.map((cards, i) => columnView(cards, i))],
});

const stockView = stockViewAt(STOCK_PLACE);
const wasteView = wasteViewAt(WASTE_PLACE, false);

const columnView = columnViewsAt((column) => ({ column, row: 1, portrait: { column, row: 0 } }));
