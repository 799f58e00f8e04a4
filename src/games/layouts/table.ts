import { type Card, cornerIndex, makeCard, suitOf } from '../../engine/card';
import type { TableSide } from '../../engine/game';
import { memoize } from '../../engine/memoize';
import type { Pile } from '../../engine/pile';
import { err, ok } from '../../engine/result';
import { type PileView, pileView, type TableView } from '../../engine/view';
import { cardCount } from '../../engine/words';
import type { Column } from '../building/column';
import { type Targets, transfersFor } from '../building/table';
import { columnView, foundationView, wasteViewAt } from '../building/views';
import { ONLY_STOCK_PRESSED, redealsInWords } from '../building/words';
import { cardsOf, emptyPiles, type LayoutState } from './board';
import { baseOf, movable, runOf } from './building';
import { explain } from './explain';
import type { Setup } from './layout';
import { tablePlaces } from './places';
import {
  apply,
  canDraw,
  DRAW,
  findLiftFault,
  isWon,
  type LayoutMove,
  type LayoutReason,
  targetsOf,
} from './rules';
import { isSafe } from './safe';
import { rowsLeft } from './text';
import { explainNowhere } from './words';

/** Height for fanning below the columns, in cards. */
const fanRoom = ({ columns }: Setup): number =>
  Math.min(1.8, Math.max(1, 0.5 + 0.11 * Math.max(...columns)));

/** The table of a described game; `room` is the height for fanning, if it is not the usual. */
export function layoutTable(
  setup: Setup,
  room = fanRoom(setup),
): TableSide<LayoutState, LayoutMove> {
  const { size, at } = tablePlaces(setup);
  const kind = setup.goal === 'runs' ? 'stack' : 'foundation';

  const foundationOf = (
    cards: readonly Card[],
    i: number,
    liftable: number,
    base: number,
  ): PileView => ({
    ...foundationView(cards, i, 0, setup.goal === 'runs' ? '' : signOf(base), liftable, kind),
    ...at('foundation', i),
  });
  const foundation = memoize(foundationOf);
  const waste = wasteViewAt(at('waste', 0), true);
  const column = memoize(
    (each: Column, i: number, liftable: number, base: number): PileView => ({
      ...columnView(each, i, 0, liftable, columnSign(setup, base)),
      ...at('tableau', i),
    }),
  );
  const cell = memoize(
    (cards: readonly Card[], i: number): PileView =>
      pileView({
        id: `cell-${i + 1}`,
        kind: 'cell',
        name: `Free cell ${i + 1}`,
        shows: cards.length === 0 ? 'empty' : '',
        ...at('cell', i),
        cards,
        liftable: 1,
      }),
  );
  const reserved = memoize(
    (cards: readonly Card[], i: number): PileView =>
      pileView({
        id: `reserve-${i + 1}`,
        kind: setup.reserve[i] === 1 ? 'cell' : 'stack',
        name: setup.reserve.length === 1 ? 'Reserve' : `Reserve pile ${i + 1}`,
        ...at('reserve', i),
        ...(cards.length > 1 && { badge: String(cards.length) }),
        cards,
        liftable: 1,
      }),
  );

  const view = (state: LayoutState): TableView => {
    const isOver = isWon(setup, state);
    const foundationAt = isOver ? foundationOf : foundation;
    const liftable = setup.back && !isOver ? 1 : 0;
    const base = baseOf(setup, state);
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

/** The rank that a pile waits for, as its sign: `A`, `10`. */
const signOf = (rank: number): string => cornerIndex(makeCard(0, rank));

/** What an empty column shows that it takes. */
const columnSign = ({ empty, ranks }: Setup, base: number): string => {
  if (empty === 'none') return '×';
  return empty === 'king' ? signOf((base + ranks - 1) % ranks) : '';
};

function stockView(setup: Setup, state: LayoutState, stock: readonly Card[]): PileView {
  const { redealsLeft } = state;
  const isRows = setup.stock === 'rows';
  const turns = stock.length === 0 && canDraw(setup, state);
  const hasLimit = !isRows && redealsLeft !== undefined && setup.redeals > 0;
  return pileView({
    id: 'stock',
    kind: 'stock',
    name: 'Stock',
    shows: [
      stock.length > 0 ? cardCount(stock.length) : 'empty',
      ...(turns ? ['turns the waste over'] : []),
      ...(hasLimit ? [redealsInWords(redealsLeft)] : []),
    ].join(', '),
    column: 0,
    row: 0,
    placeholder: turns ? '↻' : state.waste && state.waste.length > 0 ? '×' : '',
    ...(hasLimit && { badge: `↻${redealsLeft}` }),
    ...(isRows && stock.length > 0 && { badge: String(rowsLeft(setup, stock)) }),
    cards: stock,
    hidden: stock.length,
  });
}

/** Columns with cards, those with the longest runs first, of which a card of the same suit comes first if whole suits leave. */
function occupiedColumns(setup: Setup, state: LayoutState, head: Card): readonly Pile[] {
  const rate = ({ index }: Pile): number => {
    const column = state.tableau[index - 1] as Column;
    const top = column.cards.at(-1);
    const isSuit = setup.goal === 'runs' && top !== undefined && suitOf(top) === suitOf(head);
    return runOf(setup, state, column) + (isSuit ? 1000 : 0);
  };
  return targetsOf(setup, state, head, 'tableau')
    .filter((pile) => cardsOf(state, pile)?.length !== 0)
    .toSorted((a, b) => rate(b) - rate(a));
}

function movesFor(setup: Setup): TableSide<LayoutState, LayoutMove>['movesFor'] {
  const foundations = (state: LayoutState, count: number, head: Card): readonly Pile[] =>
    count > 1 ? [] : targetsOf(setup, state, head, 'foundation').slice(0, 1);
  const cells = (state: LayoutState, from: Pile, count: number): readonly Pile[] =>
    count > 1 || from.kind === 'cell' ? [] : emptyPiles(state, 'cell').slice(0, 1);

  /** A foundation first if the card is safe there; columns with cards; a free cell; an empty column; a foundation last. */
  const tapTargets: Targets<LayoutState> = (state, from, count, head) => {
    const upper = foundations(state, count, head);
    const isWhole = from.kind === 'tableau' && cardsOf(state, from)?.length === count;
    const isSafeThere = upper.length > 0 && isSafe(setup, state, head);
    return [
      ...(isSafeThere ? upper : []),
      ...occupiedColumns(setup, state, head),
      ...(setup.cells > 0 && !isSafeThere ? upper : []),
      ...cells(state, from, count),
      ...(isWhole ? [] : emptyPiles(state, 'tableau').slice(0, 1)),
      ...(setup.cells === 0 && !isSafeThere ? upper : []),
    ];
  };

  const sendTargets: Targets<LayoutState> = (state, from, count, head) =>
    [...foundations(state, count, head), ...cells(state, from, count)].slice(0, 1);

  const transfers = transfersFor<LayoutState, LayoutReason>({
    cardsOf,
    apply: (state, move) => apply(setup, state, move),
    explain: (refused) => explain(setup, refused),
    findLiftFault: (state, from, count) => findLiftFault(setup, state, from, count),
    tapTargets,
    sendTargets,
    explainNoTarget: (head, count) => explainNowhere(setup, head, count),
  });

  return (state, gesture) => {
    if (gesture.kind === 'press')
      return gesture.pile === 'stock' && state.stock ? ok([DRAW]) : err(ONLY_STOCK_PRESSED);
    if (gesture.kind === 'send' && setup.goal === 'runs')
      return err('Runs leave by themselves, once they are complete.');
    const isTaken = 'pile' in gesture && gesture.pile.startsWith('foundation');
    if (isTaken && setup.back) return err('A card on a foundation is moved by dragging it.');
    return transfers(state, gesture);
  };
}
