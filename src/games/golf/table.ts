import type { Card } from '../../engine/card';
import { memoize } from '../../engine/memoize';
import { err, ok, type Result } from '../../engine/result';
import type { Gesture, PileId, PileView, TableView } from '../../engine/view';
import { cardCount } from '../../engine/words';
import { stockViewAt, wasteViewAt } from '../peeling/piles';
import { apply, columnId, columnOf, DRAW, type GolfMove } from './rules';
import { COLUMNS, type GolfState } from './state';
import { explainFor } from './text';

/** In portrait stock and waste lie below the columns, within the reach of a thumb. */
const PORTRAIT_ROWS = 3.2;
const STOCK_PLACE = { column: 0, row: 0, portrait: { column: 2, row: PORTRAIT_ROWS - 1 } };
const WASTE_PLACE = { column: 1, row: 0, portrait: { column: 3, row: PORTRAIT_ROWS - 1 } };

/** Stock and waste above seven columns; in portrait below them. */
export const view = ({ stock, waste, columns }: GolfState): TableView => ({
  columns: COLUMNS,
  rows: 2,
  fanRoom: 1,
  portrait: { columns: COLUMNS, rows: PORTRAIT_ROWS, fanRoom: 0 },
  piles: [stockView(stock), wasteView(waste), ...columns.map((cards, i) => columnView(cards, i))],
});

const stockView = stockViewAt(STOCK_PLACE);
const wasteView = wasteViewAt(WASTE_PLACE, false);

const columnView = memoize((cards: readonly Card[], i: number): PileView => {
  const name = `Column ${i + 1}`;
  return {
    id: columnId(i + 1),
    kind: 'tableau',
    name,
    label: `${name}, ${cards.length === 0 ? 'empty' : cardCount(cards.length)}`,
    column: i,
    row: 1,
    portrait: { column: i, row: 0 },
    placeholder: '',
    cards: cards.map((card, at) => ({ card, faceUp: true, liftable: at === cards.length - 1 })),
  };
});

/** The moves that a gesture can mean, or why it means none. */
export function movesFor(state: GolfState, gesture: Gesture): Result<readonly GolfMove[], string> {
  switch (gesture.kind) {
    case 'press':
      return gesture.pile === 'stock' ? ok([DRAW]) : err('Only the stock is pressed as a pile.');
    case 'drop':
      if (gesture.to !== 'waste') return err('Cards go to the waste alone.');
      return playOf(gesture.from, gesture.count);
    case 'tap':
      return legalPlayOf(state, gesture.pile, gesture.count);
    case 'send':
      return err('There is no foundation here.');
    case 'select':
      return err('Cards are moved here, not picked.');
  }
}

/** The play of the topmost `count` cards of a pile, legal or not. */
function playOf(pile: PileId, count: number): Result<readonly GolfMove[], string> {
  const column = columnOf(pile);
  if (column === undefined) return err('Only the last card of a column can be played.');
  return count === 1
    ? ok([{ type: 'play', column }])
    : err('One card at a time goes to the waste.');
}

function legalPlayOf(
  state: GolfState,
  pile: PileId,
  count: number,
): Result<readonly GolfMove[], string> {
  const play = playOf(pile, count);
  const [move] = play.ok ? play.value : [];
  if (move === undefined) return play;
  const next = apply(state, move);
  return next.ok ? play : err(explainFor(state.wrap)(next.error));
}
