import { type Card, colourOf, makeCard, rankName, rankOf, SUITS, suitOf } from '../../engine/card';
import { err, ok, type Result } from '../../engine/result';
import type { CardView, Gesture, PileView, TableView } from '../../engine/view';
import { apply, foundationsFor, type KlondikeMove, moveOf, splitPile, tableausFor } from './rules';
import { faceUpCount, isWon, type KlondikeState, TABLEAU_PILES, type TableauPile } from './state';
import { builtUp, count, noWay, nowhereToGo } from './text';

const FIRST_FOUNDATION_COLUMN = 3;

/**
 * The view of each pile of cards that is on a table, so that a pile that did not change is drawn by the very
 * same object. A won game's piles, which cannot be lifted, are not kept.
 */
const views = new WeakMap<object, PileView>();

function cachedView(pile: object, over: boolean, draw: () => PileView): PileView {
  const view = (over ? undefined : views.get(pile)) ?? draw();
  if (!over) views.set(pile, view);
  return view;
}

/** Stock and waste at the left of the upper row, foundations at its right, the tableau below. */
export function view(state: KlondikeState): TableView {
  const over = isWon(state);
  return {
    columns: TABLEAU_PILES,
    rows: 2,
    fanRoom: 1,
    piles: [
      stockView(state),
      cachedView(state.waste, over, () => wasteView(state.waste, over)),
      ...state.foundations.map((cards, i) =>
        cachedView(cards, over, () => foundationView(cards, i, over)),
      ),
      ...state.tableau.map((pile, i) => cachedView(pile, over, () => tableauView(pile, i, over))),
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
  placeholder: state.waste.length > 0 ? '↻' : '',
  cards: state.stock.map((card) => ({ card, faceUp: false, liftable: false })),
});

const wasteView = (waste: readonly Card[], over: boolean): PileView => ({
  id: 'waste',
  kind: 'waste',
  name: 'Waste',
  label: `Waste, ${topped(waste)}`,
  column: 1,
  row: 0,
  placeholder: '',
  cards: onlyTopLiftable(waste, over),
});

function foundationView(cards: readonly Card[], i: number, over: boolean): PileView {
  const name = `Foundation ${i + 1}`;
  return {
    id: `foundation-${i + 1}`,
    kind: 'foundation',
    name,
    label: `${name}, ${builtUp(cards)}`,
    column: FIRST_FOUNDATION_COLUMN + i,
    row: 0,
    placeholder: 'A',
    cards: onlyTopLiftable(cards, over),
  };
}

function tableauView({ cards, hidden }: TableauPile, i: number, over: boolean): PileView {
  const name = `Tableau ${i + 1}`;
  return {
    id: `tableau-${i + 1}`,
    kind: 'tableau',
    name,
    label: `${name}, ${cards.length === 0 ? 'empty' : count(cards.length)}`,
    column: i,
    row: 1,
    placeholder: 'K',
    cards: cards.map((card, at) => {
      const faceUp = at >= hidden;
      return { card, faceUp, liftable: faceUp && !over };
    }),
  };
}

const onlyTopLiftable = (cards: readonly Card[], over: boolean): readonly CardView[] =>
  cards.map((card, i) => ({ card, faceUp: true, liftable: !over && i === cards.length - 1 }));

function stockLabel({ stock, waste }: KlondikeState): string {
  if (stock.length > 0) return `Stock, ${count(stock.length)}`;
  return waste.length > 0 ? 'Stock, empty, turns the waste over' : 'Stock, empty';
}

function topped(cards: readonly Card[]): string {
  const top = cards.at(-1);
  return top === undefined ? 'empty' : `${spoken(top)} on top`;
}

const spoken = (card: Card): string =>
  `${rankName(rankOf(card))} of ${SUITS[suitOf(card)].toLowerCase()}`;

/** What a gesture means in Klondike. The order of a tap's targets is that of table.md. */
export function movesFor(
  state: KlondikeState,
  gesture: Gesture,
): Result<readonly KlondikeMove[], string> {
  switch (gesture.kind) {
    case 'press':
      return gesture.pile === 'stock'
        ? ok([{ type: 'clickStock' }])
        : err('Only the stock is pressed as a pile.');
    case 'drop': {
      const move = moveOf(gesture);
      return move ? ok([move]) : err(noWay(gesture));
    }
    case 'tap':
      return targeted(state, gesture.pile, gesture.count, tapTargets);
    case 'send':
      return targeted(state, gesture.pile, gesture.count, foundationTargets);
    case 'select':
      return err('Cards are moved here, not picked.');
  }
}

function targeted(
  state: KlondikeState,
  pile: string,
  cards: number,
  targets: (state: KlondikeState, pile: string, cards: number, head: Card) => readonly string[],
): Result<readonly KlondikeMove[], string> {
  const [kind, number] = splitPile(pile);
  if (kind === 'foundation') return err('A card on a foundation is moved by dragging it.');
  const source = kind === 'waste' ? state.waste : state.tableau[number - 1]?.cards;
  const head = source?.at(-cards);
  if (head === undefined) return err('There is no card there.');
  const moves = targets(state, pile, cards, head)
    .map((to) => moveOf({ from: pile, count: cards, to }))
    .filter((move) => move !== undefined && apply(state, move).ok);
  return moves.length > 0 ? ok(moves as KlondikeMove[]) : err(nowhereToGo(head, cards));
}

const foundationTargets = (
  state: KlondikeState,
  _pile: string,
  cards: number,
  head: Card,
): readonly string[] =>
  cards === 1 ? foundationsFor(state, head).map((number) => `foundation-${number}`) : [];

/** A safe foundation, else occupied piles, the longer resulting run first, else an empty one, else a foundation. */
function tapTargets(
  state: KlondikeState,
  pile: string,
  cards: number,
  head: Card,
): readonly string[] {
  const home = foundationTargets(state, pile, cards, head).slice(0, 1);
  const piles = tableausFor(state, head).map((number) => ({
    id: `tableau-${number}`,
    run: faceUpCount(state.tableau[number - 1] as TableauPile),
  }));
  const occupied = piles.filter(({ run }) => run > 0).sort((a, b) => b.run - a.run);
  const empty = isWholePile(state, pile, cards) ? [] : piles.filter(({ run }) => run === 0);
  const tableau = [...occupied, ...empty.slice(0, 1)].map(({ id }) => id);
  return isSafe(state, head) ? [...home, ...tableau] : [...tableau, ...home];
}

/** Whether the cards are a whole tableau pile: moved to an empty one they would change nothing. */
function isWholePile(state: KlondikeState, pile: string, cards: number): boolean {
  const [kind, number] = splitPile(pile);
  return kind === 'tableau' && state.tableau[number - 1]?.cards.length === cards;
}

/**
 * Whether a card can go home without being missed: an ace or a two always; else when both suits of the
 * other colour are up to at least rank − 1, and the other suit of its own colour up to at least rank − 2.
 */
export function isSafe(state: KlondikeState, card: Card): boolean {
  const rank = rankOf(card);
  if (rank < 2) return true;
  const height = [0, 0, 0, 0];
  for (const foundation of state.foundations) {
    const top = foundation.at(-1);
    if (top !== undefined) height[suitOf(top)] = foundation.length;
  }
  return height.every((cards, suit) => {
    if (suit === suitOf(card)) return true;
    const otherColour = colourOf(makeCard(suit, rank)) !== colourOf(card);
    return cards >= (otherColour ? rank : rank - 1);
  });
}
