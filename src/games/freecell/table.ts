import type { Card } from '../../engine/card';
import { memoize } from '../../engine/memoize';
import { err, ok, type Result } from '../../engine/result';
import type { Gesture, PileView, TableView } from '../../engine/view';
import { cardCount } from '../../engine/words';
import { isSafe } from '../building/rules';
import { foundationInWords } from '../building/words';
import { cardsOf, emptyPiles, type FreeCellPile, parsePileId } from './pile';
import { apply, type FreeCellMove, targetsFor } from './rules';
import { COLUMNS, FOUNDATIONS, type FreeCellState, isWon, runLength } from './state';
import { explain, explainNoTarget } from './text';

/**
 * Cells at the left of the upper row and foundations at its right. For more than four cells that row is wider than the
 * columns; in portrait the foundations then have a row of their own, so that cards are no smaller.
 */
export function view(state: FreeCellState): TableView {
  const columns = Math.max(COLUMNS, state.cells.length + FOUNDATIONS);
  const left = (columns - COLUMNS) / 2;
  const isOver = isWon(state);
  const isWide = columns > COLUMNS;
  return {
    columns,
    rows: 2,
    fanRoom: 1.2,
    ...(isWide && { portrait: { columns: COLUMNS, rows: 3 } }),
    piles: [
      ...state.cells.map((cards, i) => cellView(cards, i)),
      ...state.foundations.map((cards, i) =>
        foundationView(cards, i, columns - FOUNDATIONS + i, isWide),
      ),
      ...state.columns.map((cards, i) => columnView(cards, i, left + i, isWide, isOver)),
    ],
  };
}

// The view of a pile is the same object as long as the pile does not change, so that it is not drawn again.
const cellView = memoize((cards: readonly Card[], i: number): PileView => {
  const name = `Free cell ${i + 1}`;
  return {
    id: `cell-${i + 1}`,
    kind: 'cell',
    name,
    label: cards.length === 0 ? `${name}, empty` : name,
    column: i,
    row: 0,
    placeholder: '',
    cards: cards.map((card) => ({ card, faceUp: true, liftable: true })),
  };
});

const foundationView = memoize(
  (cards: readonly Card[], i: number, column: number, isWide: boolean): PileView => {
    const name = `Foundation ${i + 1}`;
    return {
      id: `foundation-${i + 1}`,
      kind: 'foundation',
      name,
      label: `${name}, ${foundationInWords(cards)}`,
      column,
      row: 0,
      ...(isWide && { portrait: { column: COLUMNS - FOUNDATIONS + i, row: 1 } }),
      placeholder: 'A',
      cards: cards.map((card) => ({ card, faceUp: true, liftable: false })),
    };
  },
);

const columnView = memoize(
  (
    cards: readonly Card[],
    i: number,
    column: number,
    isWide: boolean,
    isOver: boolean,
  ): PileView => {
    const name = `Column ${i + 1}`;
    const firstLiftable = isOver ? cards.length : cards.length - runLength(cards);
    return {
      id: `tableau-${i + 1}`,
      kind: 'tableau',
      name,
      label: `${name}, ${cards.length === 0 ? 'empty' : cardCount(cards.length)}`,
      column,
      row: 1,
      ...(isWide && { portrait: { column: i, row: 2 } }),
      placeholder: '',
      cards: cards.map((card, at) => ({ card, faceUp: true, liftable: at >= firstLiftable })),
    };
  },
);

const NO_SUCH_PILE = 'There is no such pile.';

/** The moves that a gesture can mean, or why it means none. */
export function movesFor(
  state: FreeCellState,
  gesture: Gesture,
): Result<readonly FreeCellMove[], string> {
  switch (gesture.kind) {
    case 'press':
      return err('There is no stock to draw from.');
    case 'drop': {
      const [from, to] = [parsePileId(gesture.from), parsePileId(gesture.to)];
      return from && to ? ok([{ from, to, count: gesture.count }]) : err(NO_SUCH_PILE);
    }
    case 'tap':
      return legalMovesTo(tapTargets, state, gesture.pile, gesture.count);
    case 'send':
      return legalMovesTo(sendTargets, state, gesture.pile, gesture.count);
    case 'select':
      return err('Cards are moved here, not picked.');
  }
}

/** The piles that the topmost `count` cards of a pile may go to, the best first; `head` is the lowest of them. */
type Targets = (
  state: FreeCellState,
  from: FreeCellPile,
  count: number,
  head: Card,
) => readonly FreeCellPile[];

function legalMovesTo(
  targets: Targets,
  state: FreeCellState,
  id: string,
  count: number,
): Result<readonly FreeCellMove[], string> {
  const from = parsePileId(id);
  const head = from && cardsOf(state, from)?.at(-count);
  if (!from || head === undefined) return err(from ? 'There is no card there.' : NO_SUCH_PILE);
  if (from.kind === 'foundation') return err('A card on a foundation stays there.');
  const tried = targets(state, from, count, head).map((to) => {
    const move = { from, to, count };
    return { move, next: apply(state, move) };
  });
  const legal = tried.flatMap(({ move, next }) => (next.ok ? [move] : []));
  if (legal.length > 0) return ok(legal);
  const [refused] = tried.flatMap(({ next }) => (next.ok ? [] : [next.error]));
  return err(refused ? explain(refused) : explainNoTarget(head, count));
}

const sendTargets: Targets = (state, from, count, head) =>
  count > 1
    ? []
    : [
        ...targetsFor(state, head, 'foundation'),
        ...(from.kind === 'cell' ? [] : emptyPiles(state, 'cell')),
      ].slice(0, 1);

/**
 * If the card is safe, a foundation first; then columns with cards, those with the longest runs first; then, if the card is
 * not safe, a foundation; then the first free cell, and the first empty column unless the cards are a whole column.
 */
const tapTargets: Targets = (state, from, count, head) => {
  const foundations = count > 1 ? [] : targetsFor(state, head, 'foundation').slice(0, 1);
  const columns = targetsFor(state, head, 'tableau').map((pile) => {
    const cards = cardsOf(state, pile) ?? [];
    return { pile, run: cards.length === 0 ? 0 : runLength(cards) };
  });
  const occupied = columns.filter(({ run }) => run > 0).sort((a, b) => b.run - a.run);
  const empty = columns.filter(({ run }) => run === 0).slice(0, 1);
  const isWhole = from.kind === 'tableau' && cardsOf(state, from)?.length === count;
  const cells = count > 1 || from.kind === 'cell' ? [] : emptyPiles(state, 'cell').slice(0, 1);
  const safe = isSafe(head, state.foundations);
  return [
    ...(safe ? foundations : []),
    ...occupied.map(({ pile }) => pile),
    ...(safe ? [] : foundations),
    ...cells,
    ...(isWhole ? [] : empty.map(({ pile }) => pile)),
  ];
};
