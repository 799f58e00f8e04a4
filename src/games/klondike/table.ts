import { type Card, rankName, rankOf, SUITS, suitOf } from '../../engine/card';
import { err, ok, type Result } from '../../engine/result';
import type { CardView, Gesture, PileId, PileView, TableView } from '../../engine/view';
import { cardCount } from '../../engine/words';
import { faceUpCount } from '../building/column';
import { isSafe } from '../building/rules';
import { foundationInWords } from '../building/words';
import { foundationsFor, type KlondikeMove, moveOf, type Transfer, tableausFor } from './moves';
import { cardsOf, foundationPile, type KlondikePile, parsePileId, tableauPile } from './pile';
import { apply } from './rules';
import { canRedeal, isWon, type KlondikeState, TABLEAU_PILES, type TableauPile } from './state';
import { explainNoTarget, explainTransfer, redealsInWords } from './text';

const FIRST_FOUNDATION_COLUMN = 3;

/** The view of each pile while the game is on. */
const views = new WeakMap<object, PileView>();

/**
 * The view of a pile, the very same object as long as the pile does not change, so that it is not drawn again.
 * Piles of a won game are not cached: their cards can no longer be lifted.
 */
function cachedView(pile: object, isOver: boolean, create: () => PileView): PileView {
  if (isOver) return create();
  const view = views.get(pile) ?? create();
  views.set(pile, view);
  return view;
}

/** Stock and waste at the left of the upper row, the foundations at its right, the tableau below. */
export function view(state: KlondikeState): TableView {
  const isOver = isWon(state);
  const { noReturn = false, anyOnEmpty = false } = state;
  return {
    columns: TABLEAU_PILES,
    rows: 2,
    fanRoom: 1,
    piles: [
      stockView(state),
      cachedView(state.waste, isOver, () => wasteView(state.waste, isOver)),
      ...state.foundations.map((cards, i) =>
        cachedView(cards, isOver, () => foundationView(cards, i, isOver || noReturn)),
      ),
      ...state.tableau.map((pile, i) =>
        cachedView(pile, isOver, () => tableauView(pile, i, isOver, anyOnEmpty)),
      ),
    ],
  };
}

const stockView = (state: KlondikeState): PileView => ({
  id: 'stock',
  kind: 'stock',
  name: 'Stock',
  label: stockLabel(state),
  column: 0,
  row: 0,
  placeholder: stockSign(state),
  ...(state.redealsLeft === undefined ? {} : { badge: `↻${state.redealsLeft}` }),
  cards: state.stock.map((card) => ({ card, faceUp: false, liftable: false })),
});

/** On the empty stock: whether the waste can be turned over. */
function stockSign(state: KlondikeState): string {
  if (state.waste.length === 0) return '';
  return canRedeal(state) ? '↻' : '×';
}

const wasteView = (waste: readonly Card[], isOver: boolean): PileView => ({
  id: 'waste',
  kind: 'waste',
  name: 'Waste',
  label: `Waste, ${topInWords(waste)}`,
  column: 1,
  row: 0,
  placeholder: '',
  cards: onlyTopLiftable(waste, isOver),
});

function foundationView(cards: readonly Card[], i: number, isFixed: boolean): PileView {
  const name = `Foundation ${i + 1}`;
  return {
    id: `foundation-${i + 1}`,
    kind: 'foundation',
    name,
    label: `${name}, ${foundationInWords(cards)}`,
    column: FIRST_FOUNDATION_COLUMN + i,
    row: 0,
    placeholder: 'A',
    cards: onlyTopLiftable(cards, isFixed),
  };
}

function tableauView(
  { cards, hidden }: TableauPile,
  i: number,
  isOver: boolean,
  anyOnEmpty: boolean,
): PileView {
  const name = `Column ${i + 1}`;
  return {
    id: `tableau-${i + 1}`,
    kind: 'tableau',
    name,
    label: `${name}, ${cards.length === 0 ? 'empty' : cardCount(cards.length)}`,
    column: i,
    row: 1,
    placeholder: anyOnEmpty ? '' : 'K',
    cards: cards.map((card, at) => {
      const faceUp = at >= hidden;
      return { card, faceUp, liftable: faceUp && !isOver };
    }),
  };
}

const onlyTopLiftable = (cards: readonly Card[], isFixed: boolean): readonly CardView[] =>
  cards.map((card, i) => ({ card, faceUp: true, liftable: !isFixed && i === cards.length - 1 }));

function stockLabel(state: KlondikeState): string {
  const { stock, redealsLeft } = state;
  const parts = [
    'Stock',
    stock.length > 0 ? cardCount(stock.length) : 'empty',
    ...(stock.length === 0 && canRedeal(state) ? ['turns the waste over'] : []),
    ...(redealsLeft === undefined ? [] : [redealsInWords(redealsLeft)]),
  ];
  return parts.join(', ');
}

function topInWords(cards: readonly Card[]): string {
  const top = cards.at(-1);
  return top === undefined
    ? 'empty'
    : `${rankName(rankOf(top))} of ${SUITS[suitOf(top)].toLowerCase()} on top`;
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

const NO_SUCH_PILE = 'There is no such pile.';

/** The moves that a gesture can mean, or why it means none. */
export function movesFor(
  state: KlondikeState,
  gesture: Gesture,
): Result<readonly KlondikeMove[], string> {
  const move = moveOfGesture(gesture);
  if (move) return ok([move]);
  switch (gesture.kind) {
    case 'press':
      return err('Only the stock is pressed as a pile.');
    case 'drop': {
      const transfer = transferOfDrop(gesture);
      return err(transfer ? explainTransfer(transfer) : NO_SUCH_PILE);
    }
    case 'tap':
      return movesTo(tapTargets, state, gesture.pile, gesture.count);
    case 'send':
      return movesTo(foundationTargets, state, gesture.pile, gesture.count);
    case 'select':
      return err('Cards are moved here, not picked.');
  }
}

/** The piles that the topmost `count` cards of a pile may go to, the best first; `head` is the lowest of them. */
type Targets = (
  state: KlondikeState,
  from: KlondikePile,
  count: number,
  head: Card,
) => readonly KlondikePile[];

function movesTo(
  targets: Targets,
  state: KlondikeState,
  id: PileId,
  count: number,
): Result<readonly KlondikeMove[], string> {
  const from = parsePileId(id);
  if (!from) return err(NO_SUCH_PILE);
  if (from.kind === 'foundation') return err('A card on a foundation is moved by dragging it.');
  const head = from.kind === 'stock' ? undefined : cardsOf(state, from)?.at(-count);
  if (head === undefined) return err('There is no card there.');
  const moves = targets(state, from, count, head).flatMap((to) => {
    const move = moveOf({ from, count, to });
    return move && apply(state, move).ok ? [move] : [];
  });
  return moves.length > 0 ? ok(moves) : err(explainNoTarget(state, head, count));
}

const foundationTargets: Targets = (state, _from, count, head) =>
  count === 1 ? foundationsFor(state, head).map(foundationPile) : [];

/**
 * If the card is safe, a foundation first; then occupied tableau piles, those with most face-up cards first, then the
 * first empty one; if the card is not safe, a foundation last.
 */
const tapTargets: Targets = (state, from, count, head) => {
  const foundations = foundationTargets(state, from, count, head).slice(0, 1);
  const piles = tableausFor(state, head).map((index) => ({
    index,
    faceUp: faceUpCount(state.tableau[index - 1] as TableauPile),
  }));
  const occupied = piles.filter(({ faceUp }) => faceUp > 0).sort((a, b) => b.faceUp - a.faceUp);
  const empty = isWholePile(state, from, count) ? [] : piles.filter(({ faceUp }) => faceUp === 0);
  const tableau = [...occupied, ...empty.slice(0, 1)].map(({ index }) => tableauPile(index));
  return isSafe(head, state.foundations)
    ? [...foundations, ...tableau]
    : [...tableau, ...foundations];
};

/** True for all cards of a tableau pile: moving them to an empty one would change nothing. */
const isWholePile = (state: KlondikeState, from: KlondikePile, count: number): boolean =>
  from.kind === 'tableau' && cardsOf(state, from)?.length === count;
