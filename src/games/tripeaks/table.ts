import { err, ok, type Result } from '../../engine/result';
import type { Gesture, PileId, TableView } from '../../engine/view';
import { layoutViews, placeOf, stockViewAt, wasteViewAt } from '../peeling/piles';
import { apply, DRAW, type TriPeaksMove } from './rules';
import { PEAKS, type TriPeaksState } from './state';
import { explainFor } from './text';

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
const placeViews = layoutViews(
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

/** The moves that a gesture can mean, or why it means none. */
export function movesFor(
  state: TriPeaksState,
  gesture: Gesture,
): Result<readonly TriPeaksMove[], string> {
  switch (gesture.kind) {
    case 'press':
      return gesture.pile === 'stock' ? ok([DRAW]) : err('Only the stock is pressed as a pile.');
    case 'drop':
      if (gesture.to !== 'waste') return err('Cards go to the waste alone.');
      return playOf(gesture.from);
    case 'tap':
      return legalPlayOf(state, gesture.pile);
    case 'send':
      return err('There is no foundation here.');
    case 'select':
      return err('Cards are moved here, not picked.');
  }
}

/** The play of the card of a place, legal or not. */
function playOf(pile: PileId): Result<readonly TriPeaksMove[], string> {
  const place = placeOf(pile);
  return place === undefined
    ? err('Only cards of the peaks can be played.')
    : ok([{ type: 'play', place }]);
}

function legalPlayOf(state: TriPeaksState, pile: PileId): Result<readonly TriPeaksMove[], string> {
  const play = playOf(pile);
  const [move] = play.ok ? play.value : [];
  if (move === undefined) return play;
  const next = apply(state, move);
  return next.ok ? play : err(explainFor(state.wrap)(next.error));
}
