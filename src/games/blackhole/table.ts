import { t } from '@lingui/core/macro';
import type { TableView } from '../../engine/view';
import { wasteViewAt } from '../common/wasteView';
import { type ColumnsState, columnViewsAt } from '../peeling/columns';
import { COLUMNS } from './rules';

/** How many columns lie side by side, and how far their rows are apart, in cards. */
const LANDSCAPE = { width: 9, rowStep: 1.65 };
const PORTRAIT = { width: 6, rowStep: 1.7 };

/** The place of a column below the hole. A short last row lies in the middle. */
function placeIn({ width, rowStep }: typeof LANDSCAPE, i: number) {
  const row = Math.floor(i / width);
  const inRow = Math.min(width, COLUMNS - row * width);
  return { column: (i % width) + (width - inRow) / 2, row: 1 + row * rowStep };
}

const holeView = wasteViewAt(
  { column: 4, row: 0, portrait: { column: 2.5, row: 0 } },
  false,
  () => t`Hole`,
);
const columnView = columnViewsAt((i) => ({
  ...placeIn(LANDSCAPE, i),
  portrait: placeIn(PORTRAIT, i),
}));

/** The hole, and two rows of columns below it, or three in portrait. */
export const view = ({ waste, columns }: ColumnsState): TableView => ({
  columns: LANDSCAPE.width,
  rows: 2 + LANDSCAPE.rowStep,
  fanRoom: 0.6,
  portrait: { columns: PORTRAIT.width, rows: 2 + 2 * PORTRAIT.rowStep, fanRoom: 0.6 },
  piles: [holeView(waste), ...columns.map((cards, i) => columnView(cards, i))],
});
