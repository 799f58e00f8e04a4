import { memoize } from '../../engine/memoize';
import { parsePileId } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import {
  type Gesture,
  type PileId,
  type PileView,
  pileView,
  type TableView,
} from '../../engine/view';
import { cardCount } from '../../engine/words';
import { cardsOf, columnTargets, targetsOf } from '../building/board';
import { type Column, faceUpCount } from '../building/column';
import { isSafe, isWon } from '../building/rules';
import type { Targets } from '../building/table';
import type { Transfer } from '../building/transfer';
import { columnView, foundationView, wasteViewAt } from '../building/views';
import {
  explainInPlace,
  NO_SELECTING,
  NO_SUCH_PILE,
  ONLY_STOCK_PRESSED,
  redealsInWords,
} from '../building/words';
import { boardRules, type KlondikeMove, moveOf } from './moves';
import { apply } from './rules';
import { canRedeal, type KlondikeState, TABLEAU_PILES } from './state';
import { explainNoMove, explainNoTarget } from './text';

const FIRST_FOUNDATION_COLUMN = 3;

/** Stock and waste at the left of the upper row, the foundations at its right, the tableau below. */
export function view(state: KlondikeState): TableView {
  const { noReturn = false, anyOnEmpty = false } = state;
  // Not memoised once the game is won: then their cards cannot be lifted, but can again after an undo.
  const isOver = isWon(state);
  const viewOf = isOver ? foundationView : foundationViewOf;
  return {
    columns: TABLEAU_PILES,
    rows: 2,
    fanRoom: 1,
    piles: [
      stockView(state),
      wasteView(state.waste),
      ...state.foundations.map((cards, i) =>
        viewOf(cards, i, FIRST_FOUNDATION_COLUMN + i, 'A', isOver || noReturn ? 0 : 1),
      ),
      ...state.tableau.map((pile, i) => tableauView(pile, i, anyOnEmpty)),
    ],
  };
}

const stockView = (state: KlondikeState): PileView =>
  pileView({
    id: 'stock',
    kind: 'stock',
    name: 'Stock',
    shows: stockInWords(state),
    column: 0,
    row: 0,
    placeholder: stockSign(state),
    badge: stockBadge(state),
    cards: state.stock,
    hidden: state.stock.length,
  });

/** How often the waste may still be turned over, where that is limited, and how many cards are left: `↻2 · 24`. */
const stockBadge = ({ stock, redealsLeft }: KlondikeState): string =>
  [
    ...(redealsLeft === undefined ? [] : [`↻${redealsLeft}`]),
    ...(stock.length > 0 ? [stock.length] : []),
  ].join(' · ');

/** The sign on an empty stock: whether the waste can be turned over. */
function stockSign(state: KlondikeState): string {
  if (state.waste.length === 0) return '';
  return canRedeal(state) ? '↻' : '×';
}

const wasteView = wasteViewAt({ column: 1, row: 0 }, true);

const foundationViewOf = memoize(foundationView);

const tableauView = memoize(
  (pile: Column, i: number, anyOnEmpty: boolean): PileView =>
    columnView(pile, i, i, faceUpCount(pile), anyOnEmpty ? '' : 'K'),
);

/** `12 cards, 2 redeals left` */
function stockInWords(state: KlondikeState): string {
  const { stock, redealsLeft } = state;
  const parts = [
    stock.length > 0 ? cardCount(stock.length) : 'empty',
    ...(stock.length === 0 && canRedeal(state) ? ['turns the waste over'] : []),
    ...(redealsLeft === undefined ? [] : [redealsInWords(redealsLeft)]),
  ];
  return parts.join(', ');
}

/** The move that a press on the stock or a drop means, legal or not; nothing for any other gesture. */
export function moveOfGesture(gesture: Gesture): KlondikeMove | undefined {
  if (gesture.kind === 'press' && gesture.pile === 'stock') return { type: 'clickStock' };
  const transfer = gesture.kind === 'drop' ? transferOfDrop(gesture) : undefined;
  return transfer && moveOf(transfer);
}

function transferOfDrop(drop: Extract<Gesture, { kind: 'drop' }>): Transfer | undefined {
  const from = parsePileId(drop.from);
  const to = parsePileId(drop.to);
  return from && to && { from, count: drop.count, to };
}

export function movesFor(
  state: KlondikeState,
  gesture: Gesture,
): Result<readonly KlondikeMove[], string> {
  const move = moveOfGesture(gesture);
  if (move) return ok([move]);
  switch (gesture.kind) {
    case 'press':
      return err(ONLY_STOCK_PRESSED);
    case 'drop': {
      const transfer = transferOfDrop(gesture);
      return err(transfer ? explainNoMove(transfer) : NO_SUCH_PILE);
    }
    case 'tap':
      return movesTo(tapTargets, state, gesture.pile, gesture.count);
    case 'send':
      return movesTo(foundationTargets, state, gesture.pile, gesture.count);
    case 'select':
      return err(NO_SELECTING);
  }
}

function movesTo(
  targets: Targets<KlondikeState>,
  state: KlondikeState,
  id: PileId,
  count: number,
): Result<readonly KlondikeMove[], string> {
  const from = parsePileId(id);
  if (!from) return err(NO_SUCH_PILE);
  if (from.kind === 'foundation') return err('A card on a foundation is moved by dragging it.');
  const head = from.kind === 'stock' ? undefined : cardsOf(state, from)?.at(-count);
  if (head === undefined) return err('There is no card there.');
  if (from.kind === 'waste' && count > 1)
    return err('Only one card at a time can be taken from the waste.');
  const moves = targets(state, from, count, head).flatMap((to) => {
    const move = moveOf({ from, count, to });
    return move && apply(state, move).ok ? [move] : [];
  });
  if (moves.length > 0) return ok(moves);
  const column = from.kind === 'tableau' ? state.tableau[from.index - 1] : undefined;
  const below = column && faceUpCount(column) > count ? column.cards.at(-count - 1) : undefined;
  return err(
    below === undefined ? explainNoTarget(state, head, count) : explainInPlace(head, below),
  );
}

const foundationTargets: Targets<KlondikeState> = (state, _from, count, head) =>
  count === 1 ? targetsOf(state, head, 'foundation', boardRules(state)) : [];

/**
 * If the card is safe, a foundation first; then columns with cards, those with most face-up cards first, then the first
 * empty one; if the card is not safe, a foundation last.
 */
const tapTargets: Targets<KlondikeState> = (state, from, count, head) => {
  const foundations = foundationTargets(state, from, count, head).slice(0, 1);
  const columns = columnTargets(state, from, count, boardRules(state), faceUpCount);
  return isSafe(head, state.foundations)
    ? [...foundations, ...columns]
    : [...columns, ...foundations];
};
