import { t } from '@lingui/core/macro';
import type { TableView } from '../../engine/view';
import { wasteViewAt } from '../common/wasteView';
import { type ColumnsState, columnHint, columnTexts, columnViewsAt } from '../peeling/columns';
import { peelGame } from '../peeling/peelGame';
import { COLUMNS, dealBlackHole, RULES } from './rules';

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
const view = ({ waste, columns }: ColumnsState): TableView => ({
  columns: LANDSCAPE.width,
  rows: 2 + LANDSCAPE.rowStep,
  fanRoom: 0.6,
  portrait: { columns: PORTRAIT.width, rows: 2 + 2 * PORTRAIT.rowStep, fanRoom: 0.6 },
  piles: [holeView(waste), ...columns.map((cards, i) => columnView(cards, i))],
});

/** With seventeen columns, longer chains take the hint too long. */
const LOOK_AHEAD = 5;

/** Black Hole. */
export const blackHole = () =>
  peelGame(RULES, {
    name: t`Black Hole`,
    about: t`Drop all cards into the hole, one rank up or down at a time.`,
    howToPlay: () => [
      t`The ace of spades lies in the hole. Play all other cards on it, one after another. Only the last card of a column can be played.`,
      t`A card goes into the hole if it is one rank higher or lower than the card there. Suits do not matter.`,
      t`Ace and king follow each other: an ace goes on a king, and a king on an ace.`,
      t`All cards lie face up, and there is no stock: what you see is all there is.`,
      t`Your score is the number of cards left in the columns: the fewer, the better.`,
    ],
    wrap: true,
    waste: 'hole',
    deal: dealBlackHole,
    view,
    hint: (state) => columnHint(RULES, state, LOOK_AHEAD),
    ...columnTexts(COLUMNS),
  });
