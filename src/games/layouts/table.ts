import { t } from '@lingui/core/macro';
import { type Card, cornerIndex, makeCard } from '../../engine/card';
import type { TableSide } from '../../engine/game';
import { memoize } from '../../engine/memoize';
import { parsePileId, pileTitle, STOCK } from '../../engine/pile';
import { err, ok } from '../../engine/result';
import { type PileView, pileView, type TableView } from '../../engine/view';
import { wasteViewAt } from '../common/wasteView';
import { noSelecting, noSuchPile, onlyStockPressed, stockInWords } from '../common/words';
import type { Column, LayoutState } from './board';
import { baseRank, movable } from './building';
import type { FullLayout } from './layout';
import { tablePlaces } from './places';
import { canDraw, DRAW, isWon, type LayoutMove } from './rules';
import { legalTransfers } from './taps';
import { foundationInWords } from './words';

/** The height for fanning below the columns, in cards. */
const fanRoom = ({ columns }: FullLayout): number =>
  Math.min(1.8, Math.max(1, 0.5 + 0.11 * Math.max(...columns)));

/** The table of a game of columns; `room` is the height for fanning, if it is not the usual. */
export function layoutTable(
  setup: FullLayout,
  room = fanRoom(setup),
): TableSide<LayoutState, LayoutMove> {
  const { size, at } = tablePlaces(setup);
  const kind = setup.goal === 'runs' ? 'stack' : 'foundation';

  const foundationOf = (
    cards: readonly Card[],
    i: number,
    liftable: number,
    base: number,
  ): PileView =>
    pileView({
      id: `foundation-${i + 1}`,
      kind,
      name: pileTitle({ kind: 'foundation', index: i + 1 }),
      shows: foundationInWords(cards),
      ...at('foundation', i),
      placeholder: setup.goal === 'runs' ? '' : signOf(base),
      cards,
      liftable,
    });
  const foundation = memoize(foundationOf);
  const waste = wasteViewAt(at('waste', 0), true);
  const column = memoize(
    ({ cards, hidden }: Column, i: number, liftable: number, base: number): PileView =>
      pileView({
        id: `tableau-${i + 1}`,
        kind: 'tableau',
        name: pileTitle({ kind: 'tableau', index: i + 1 }),
        ...at('tableau', i),
        placeholder: columnSign(setup, base),
        cards,
        hidden,
        liftable,
      }),
  );
  const cell = memoize(
    (cards: readonly Card[], i: number): PileView =>
      pileView({
        id: `cell-${i + 1}`,
        kind: 'cell',
        name: pileTitle({ kind: 'cell', index: i + 1 }),
        shows: cards.length === 0 ? t`empty` : '',
        ...at('cell', i),
        cards,
        liftable: 1,
      }),
  );
  const reserved = memoize(
    (cards: readonly Card[], i: number): PileView =>
      pileView({
        id: `reserve-${i + 1}`,
        kind: setup.reserve[i] === 1 ? 'cell' : setup.reserve.length === 1 ? 'heap' : 'stack',
        name:
          setup.reserve.length === 1 ? t`Reserve` : pileTitle({ kind: 'reserve', index: i + 1 }),
        ...at('reserve', i),
        ...(cards.length > 1 && { badge: String(cards.length) }),
        cards,
        hidden: cards.length - 1,
        liftable: 1,
      }),
  );

  const view = (state: LayoutState): TableView => {
    const isOver = isWon(setup, state);
    const foundationAt = isOver ? foundationOf : foundation;
    const liftable = setup.back && !isOver ? 1 : 0;
    const base = baseRank(setup, state);
    return {
      ...size,
      fanRoom: room,
      piles: [
        ...(state.stock ? [stockView(setup, state, state.stock)] : []),
        ...(state.waste ? [waste(state.waste)] : []),
        ...(state.cells ?? []).map((cards, i) => cell(cards, i)),
        ...state.foundations.map((cards, i) => foundationAt(cards, i, liftable, base)),
        ...(state.reserve ?? []).map((cards, i) => reserved(cards, i)),
        ...state.tableau.map((each, i) => column(each, i, movable(setup, state, each), base)),
      ],
    };
  };
  return { view, movesFor: movesFor(setup) };
}

/** The rank that an empty pile takes, as its outline shows it: `A`, `10`. */
const signOf = (rank: number): string => cornerIndex(makeCard(0, rank));

/** The sign of an empty column: the rank that it takes. */
const columnSign = ({ empty, ranks }: FullLayout, base: number): string => {
  if (empty === 'none') return '×';
  return empty === 'king' ? signOf((base + ranks - 1) % ranks) : '';
};

/** How often the waste may be turned over, as dots on the outline of the stock; up to five, since more are no matter. */
const dots = (redealsLeft = 0): string => '•'.repeat(redealsLeft > 5 ? 0 : redealsLeft);

function stockView(setup: FullLayout, state: LayoutState, stock: readonly Card[]): PileView {
  const { redealsLeft } = state;
  const turns = stock.length === 0 && canDraw(setup, state);
  return pileView({
    id: 'stock',
    kind: 'stock',
    name: pileTitle(STOCK),
    shows: stockInWords(stock.length, turns, redealsLeft),
    column: 0,
    row: 0,
    placeholder: turns ? '↻' : state.waste && state.waste.length > 0 ? '×' : '',
    badge: stock.length > 0 ? String(stock.length) : turns ? dots(redealsLeft) : '',
    cards: stock,
    hidden: stock.length,
  });
}

const movesFor =
  (setup: FullLayout): TableSide<LayoutState, LayoutMove>['movesFor'] =>
  (state, gesture) => {
    switch (gesture.kind) {
      case 'press':
        return gesture.pile === 'stock' && state.stock ? ok([DRAW]) : err(onlyStockPressed());
      case 'drop': {
        const [from, to] = [parsePileId(gesture.from), parsePileId(gesture.to)];
        return from && to ? ok([{ from, to, count: gesture.count }]) : err(noSuchPile());
      }
      case 'select':
        return err(noSelecting());
      case 'send':
        if (setup.goal === 'runs') return err(t`Runs leave by themselves, once they are complete.`);
    }
    const { kind, pile, count } = gesture;
    return legalTransfers(setup, state, kind, pile, count);
  };
