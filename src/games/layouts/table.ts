import { t } from '@lingui/core/macro';
import { type Card, rankLetter, suitOf } from '../../engine/card';
import type { TableSide } from '../../engine/game';
import { memoize } from '../../engine/memoize';
import { formatPileId, type Pile, parsePileId, pileTitle, STOCK } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import { type PileId, type PileView, pileView, type TableView } from '../../engine/view';
import { wasteViewAt } from '../common/wasteView';
import { noSelecting, noSuchPile, onlyStockPressed, stockInWords } from '../common/words';
import { isSafe } from './advice';
import {
  type Column,
  cardsOf,
  columnAt,
  emptyPiles,
  type LayoutState,
  type Transfer,
} from './board';
import { baseRank, movable, runOf } from './building';
import { explain } from './explain';
import type { FullLayout } from './layout';
import { emptyPileInWords, explainInPlace, explainNowhere } from './needs';
import { tablePlaces } from './places';
import { apply, canDraw, DRAW, findLiftFault, isWon, type LayoutMove, targetsOf } from './rules';
import { foundationInWords, staysThere } from './words';

/** The height for fanning below the columns, in cards. */
const fanRoom = ({ columns }: FullLayout): number =>
  Math.min(1.8, Math.max(1, 0.5 + 0.11 * Math.max(...columns)));

/** The table of a game of columns; `room` is the height for fanning, if it is not the usual. */
export function layoutTable(
  setup: FullLayout,
  room = fanRoom(setup),
): TableSide<LayoutState, LayoutMove> {
  const { size, at } = tablePlaces(setup);
  /** What is a pile’s own, by its index from 0. */
  const own = (kind: 'foundation' | 'tableau' | 'cell' | 'reserve', i: number) => {
    const pile = { kind, index: i + 1 };
    return { id: formatPileId(pile), name: pileTitle(pile), ...at(kind, i) };
  };
  const foundationOf = (cards: readonly Card[], i: number, liftable: number, base: number) =>
    pileView({
      ...own('foundation', i),
      kind: setup.goal === 'runs' ? 'stack' : 'foundation',
      shows: foundationInWords(cards),
      placeholder: setup.goal === 'runs' ? '' : rankLetter(base),
      cards,
      liftable,
    });
  const foundation = memoize(foundationOf);
  const waste = wasteViewAt(at('waste', 0), true);
  const column = memoize(({ cards, hidden }: Column, i: number, liftable: number, base: number) =>
    pileView({
      ...own('tableau', i),
      kind: 'tableau',
      placeholder: columnSign(setup, base),
      cards,
      hidden,
      liftable,
    }),
  );
  const cell = memoize((cards: readonly Card[], i: number) =>
    pileView({
      ...own('cell', i),
      kind: 'cell',
      shows: cards.length === 0 ? t`empty` : '',
      cards,
      liftable: 1,
    }),
  );
  const isOnly = setup.reserve.length === 1;
  const reserved = memoize((cards: readonly Card[], i: number) =>
    pileView({
      ...own('reserve', i),
      kind: setup.reserve[i] === 1 ? 'cell' : isOnly ? 'heap' : 'stack',
      ...(isOnly && { name: t`Reserve` }),
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

/** The sign of an empty column: the rank that it takes. */
const columnSign = ({ empty, ranks }: FullLayout, base: number): string => {
  if (empty === 'none') return '×';
  return empty === 'king' ? rankLetter((base + ranks - 1) % ranks) : '';
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

/** The columns that take a card: the longest runs first, before them its own suit where whole suits leave; and the first empty one. */
function columnsFor(setup: FullLayout, state: LayoutState, head: Card) {
  const rate = ({ index }: Pile): number => {
    const column = columnAt(state, index - 1);
    const top = column.cards.at(-1);
    const isSuit = setup.goal === 'runs' && top !== undefined && suitOf(top) === suitOf(head);
    return runOf(setup, state, column) + (isSuit ? 1000 : 0);
  };
  const columns = targetsOf(setup, state, head, 'tableau');
  const isEmpty = (pile: Pile): boolean => cardsOf(state, pile)?.length === 0;
  return {
    occupied: columns.filter((pile) => !isEmpty(pile)).sort((a, b) => rate(b) - rate(a)),
    empty: columns.filter(isEmpty).slice(0, 1),
  };
}

/** The first pile of each kind above the columns that takes a card, if `count` is one. */
const foundationFor = (setup: FullLayout, state: LayoutState, count: number, head: Card) =>
  count > 1 ? [] : targetsOf(setup, state, head, 'foundation').slice(0, 1);
const cellFor = (state: LayoutState, from: Pile, count: number): readonly Pile[] =>
  count > 1 || from.kind === 'cell' ? [] : emptyPiles(state, 'cell').slice(0, 1);

/** A foundation first if the card is safe there; columns with cards; a free cell; an empty column; a foundation last. */
function tapTargets(
  setup: FullLayout,
  state: LayoutState,
  from: Pile,
  count: number,
  head: Card,
): readonly Pile[] {
  const upper = foundationFor(setup, state, count, head);
  const { occupied, empty } = columnsFor(setup, state, head);
  const isWhole = from.kind === 'tableau' && cardsOf(state, from)?.length === count;
  const isSafeThere = upper.length > 0 && isSafe(setup, state, head);
  return [
    ...(isSafeThere ? upper : []),
    ...occupied,
    ...(setup.cells > 0 && !isSafeThere ? upper : []),
    ...cellFor(state, from, count),
    ...(isWhole ? [] : empty),
    ...(setup.cells === 0 && !isSafeThere ? upper : []),
  ];
}

/** The legal moves of a tap or a send, or why there is none. */
function legalTransfers(
  setup: FullLayout,
  state: LayoutState,
  kind: 'tap' | 'send',
  id: PileId,
  count: number,
): Result<readonly Transfer[], string> {
  const from = parsePileId(id);
  const cards = from && cardsOf(state, from);
  if (!from || !cards) return err(noSuchPile());
  if (cards.length === 0) return err(emptyPileInWords(setup, state, from));
  const head = cards.at(-count);
  if (head === undefined) return err(t`There is no card there.`);
  if (from.kind === 'foundation')
    return err(setup.back ? t`A card on a foundation is moved by dragging it.` : staysThere());
  const fault = findLiftFault(setup, state, from, count);
  if (fault) return err(explain(setup, fault));
  const targets =
    kind === 'tap'
      ? tapTargets(setup, state, from, count, head)
      : [...foundationFor(setup, state, count, head), ...cellFor(state, from, count)].slice(0, 1);
  const tried = targets.map((to) => {
    const move = { from, to, count };
    return { move, next: apply(setup, state, move) };
  });
  const legal = tried.flatMap(({ move, next }) => (next.ok ? [move] : []));
  if (legal.length > 0) return ok(legal);
  const [refused] = tried.flatMap(({ next }) => (next.ok ? [] : [next.error]));
  if (refused) return err(explain(setup, refused));
  const below = from.kind === 'tableau' ? cards.at(-count - 1) : undefined;
  // What can be lifted together lies in order.
  const isInPlace = below !== undefined && !findLiftFault(setup, state, from, count + 1);
  return err(
    isInPlace
      ? explainInPlace(head, below)
      : explainNowhere({ ...setup, base: baseRank(setup, state) }, head, from, count),
  );
}
