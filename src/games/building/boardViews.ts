import { memoize } from '../../engine/memoize';
import type { PileView } from '../../engine/view';
import type { Board, BoardRules } from './board';
import type { Column } from './column';
import { columnView, foundationView } from './views';

/**
 * The views of the foundations, which begin at column `firstFoundation` of the table, and of the columns below them. `signs`
 * are shown on empty piles. Foundations of kind `stack` fill by themselves.
 */
export function boardViews(
  { foundations, tableau }: Board,
  { movable }: BoardRules,
  firstFoundation: number,
  signs: { readonly foundation: string; readonly column: string },
  foundationKind: 'foundation' | 'stack' = 'foundation',
): readonly PileView[] {
  return [
    ...foundations.map((cards, i) =>
      foundationViewOf(cards, i, firstFoundation + i, signs.foundation, 0, foundationKind),
    ),
    ...tableau.map((column, i) => columnViewOf(column, i, movable, signs.column)),
  ];
}

const foundationViewOf = memoize(foundationView);

const columnViewOf = memoize(
  (column: Column, i: number, movable: BoardRules['movable'], sign: string): PileView =>
    columnView(column, i, i, movable(column), sign),
);
