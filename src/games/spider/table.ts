import { type Card, suitOf } from '../../engine/card';
import { memoize } from '../../engine/memoize';
import { err, ok, type Result } from '../../engine/result';
import { type Gesture, type PileView, pileView, type TableView } from '../../engine/view';
import { cardsOf, columnTargets, findLiftFault } from '../building/board';
import { boardViews } from '../building/boardViews';
import { type Targets, transfersFor } from '../building/table';
import { ONLY_STOCK_PRESSED } from '../building/words';
import { apply, DEAL, RULES, type SpiderMove } from './rules';
import { COLUMNS, FOUNDATIONS, runOf, type SpiderState } from './state';
import { explain, explainNoTarget } from './text';

/** The stock at the left of the upper row and the foundations at its right, the columns below. */
export const view = (state: SpiderState): TableView => ({
  columns: COLUMNS,
  rows: 2,
  fanRoom: 1.4,
  piles: [
    stockView(state.stock),
    ...boardViews(state, RULES, COLUMNS - FOUNDATIONS, { foundation: '', column: '' }, 'stack'),
  ],
});

const stockView = memoize(
  (stock: readonly Card[]): PileView =>
    pileView({
      id: 'stock',
      kind: 'stock',
      name: 'Stock',
      column: 0,
      row: 0,
      ...(stock.length > 0 && { badge: String(stock.length / COLUMNS) }),
      cards: stock,
      hidden: stock.length,
    }),
);

/** Columns that end in the same suit first, then those with the longest runs. */
const tapTargets: Targets<SpiderState> = (state, from, count, head) =>
  columnTargets(state, from, count, RULES, (column) => {
    const top = column.cards.at(-1);
    const isSuit = top !== undefined && suitOf(top) === suitOf(head);
    return runOf(column) + (isSuit ? COLUMNS * FOUNDATIONS : 0);
  });

const transfers = transfersFor<SpiderState, Parameters<typeof explain>[0]['reason']>({
  cardsOf,
  apply,
  explain,
  findLiftFault: (state, from, count) => findLiftFault(state, from, count, RULES),
  tapTargets,
  sendTargets: tapTargets,
  explainNoTarget,
});

export function movesFor(
  state: SpiderState,
  gesture: Gesture,
): Result<readonly SpiderMove[], string> {
  if (gesture.kind === 'send') return err('Runs leave by themselves, once they are complete.');
  if (gesture.kind !== 'press') return transfers(state, gesture);
  return gesture.pile === 'stock' ? ok([DEAL]) : err(ONLY_STOCK_PRESSED);
}
