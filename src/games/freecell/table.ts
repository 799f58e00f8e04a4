import type { Card } from '../../engine/card';
import { memoize } from '../../engine/memoize';
import type { Pile } from '../../engine/pile';
import { type PileView, pileView, type TableView } from '../../engine/view';
import { cardsOf, columnTargets, targetsOf } from '../building/board';
import type { Column } from '../building/column';
import { isSafe, isWon, runLength } from '../building/rules';
import { type Targets, transfersFor } from '../building/table';
import { CLOSE, columnView, foundationView } from '../building/views';
import { apply, emptyPiles, findLiftFault, RULES } from './rules';
import { COLUMNS, FOUNDATIONS, type FreeCellState } from './state';
import { explain, explainNoTarget } from './text';

/**
 * Cells at the left of the upper row, foundations at its right. With more than four cells that row is wider than the columns;
 * in portrait the foundations then have a row of their own, so that the cards stay as large.
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
        foundationViewOf(cards, i, columns - 1 - (FOUNDATIONS - 1 - i) * CLOSE, isWide),
      ),
      ...state.tableau.map((column, i) => columnViewOf(column, i, left + i, isWide, isOver)),
    ],
  };
}

const cellView = memoize(
  (cards: readonly Card[], i: number): PileView =>
    pileView({
      id: `cell-${i + 1}`,
      kind: 'cell',
      name: `Free cell ${i + 1}`,
      shows: cards.length === 0 ? 'empty' : '',
      column: i * CLOSE,
      row: 0,
      cards,
      liftable: 1,
    }),
);

const foundationViewOf = memoize(
  (cards: readonly Card[], i: number, column: number, isWide: boolean): PileView => ({
    ...foundationView(cards, i, column, 'A', 0),
    ...(isWide && { portrait: { column: COLUMNS - FOUNDATIONS + i, row: 1 } }),
  }),
);

const columnViewOf = memoize(
  (column: Column, i: number, place: number, isWide: boolean, isOver: boolean): PileView => ({
    ...columnView(column, i, place, isOver ? 0 : runLength(column.cards), ''),
    ...(isWide && { portrait: { column: i, row: 2 } }),
  }),
);

const sendTargets: Targets<FreeCellState> = (state, from, count, head) =>
  count > 1
    ? []
    : [
        ...targetsOf(state, head, 'foundation', RULES),
        ...(from.kind === 'cell' ? [] : emptyPiles(state, 'cell')),
      ].slice(0, 1);

/**
 * If the card is safe, a foundation first; then columns with cards, those with the longest runs first; then, if the card is
 * not safe, a foundation; then the first free cell, and the first empty column unless the cards are a whole column.
 */
const tapTargets: Targets<FreeCellState> = (state, from, count, head) => {
  const foundations = count > 1 ? [] : targetsOf(state, head, 'foundation', RULES).slice(0, 1);
  const columns = columnTargets(state, from, count, RULES, ({ cards }) => runLength(cards));
  const isEmpty = (pile: Pile): boolean => cardsOf(state, pile)?.length === 0;
  const cells = count > 1 || from.kind === 'cell' ? [] : emptyPiles(state, 'cell').slice(0, 1);
  const safe = isSafe(head, state.foundations);
  return [
    ...(safe ? foundations : []),
    ...columns.filter((pile) => !isEmpty(pile)),
    ...(safe ? [] : foundations),
    ...cells,
    ...columns.filter(isEmpty),
  ];
};

export const movesFor = transfersFor({
  cardsOf,
  apply,
  explain,
  findLiftFault,
  tapTargets,
  sendTargets,
  explainNoTarget,
});
