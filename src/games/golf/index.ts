import { t } from '@lingui/core/macro';
import type { OptionValues } from '../../engine/options';
import type { TableView } from '../../engine/view';
import { wasteViewAt } from '../common/wasteView';
import { type ColumnsState, columnHint, columnTexts, columnViewsAt } from '../peeling/columns';
import { peelGame } from '../peeling/peelGame';
import { stockViewAt } from '../peeling/piles';
import { COLUMNS, dealGolf, RULES } from './rules';

/** In portrait stock and waste lie below the columns, within the reach of a thumb. */
const PORTRAIT_ROWS = 3.2;
const BELOW = PORTRAIT_ROWS - 1;

const stockView = stockViewAt({ column: 0, row: 0, portrait: { column: 2, row: BELOW } });
const wasteView = wasteViewAt({ column: 1, row: 0, portrait: { column: 3, row: BELOW } }, false);
const columnView = columnViewsAt((column) => ({ column, row: 1, portrait: { column, row: 0 } }));

/** Stock and waste above seven columns; in portrait below them. */
const view = ({ stock, waste, columns }: ColumnsState): TableView => ({
  columns: COLUMNS,
  rows: 2,
  fanRoom: 1,
  portrait: { columns: COLUMNS, rows: PORTRAIT_ROWS, fanRoom: 0 },
  piles: [stockView(stock), wasteView(waste), ...columns.map((cards, i) => columnView(cards, i))],
});

/** Golf with these option values. */
export function golf(values: OptionValues) {
  const wrap = values.wrap === 'yes';
  return peelGame(RULES, {
    name: t`Golf`,
    about: t`Play seven columns away, one rank up or down at a time.`,
    howToPlay: () => [
      t`Play all cards of the seven columns to the waste. Only the last card of a column can be played.`,
      t`A card goes on the waste if it is one rank higher or lower than the card there. Suits do not matter.`,
      wrap
        ? t`Ace and king follow each other: an ace goes on a king, and a king on an ace.`
        : t`Nothing goes on a king, and only a 2 goes on an ace.`,
      t`A click on the stock turns its top card to the waste. There is one pass.`,
      t`Your score is the number of cards left in the columns: the fewer, the better.`,
    ],
    wrap,
    deal: (deal, deck) => dealGolf(wrap, deal, deck),
    view,
    hint: (state) => columnHint(RULES, state),
    ...columnTexts(COLUMNS),
  });
}
