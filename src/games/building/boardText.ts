import { cardCode } from '../../engine/card';
import { formatCards } from '../../engine/deck';
import { formatColumns, formatRow } from '../../engine/textTable';
import type { Board } from './board';

const COLUMN_WIDTH = 6;

/** A pile above the columns: its name and the cards that show, as text. */
export type UpperPile = readonly [name: string, shows: string];

/** Other piles, the foundations, and the columns with their last card lowest, face-down cards as `[ ]`. */
export function formatBoard(
  { foundations, tableau }: Board,
  others: readonly UpperPile[] = [],
): string {
  const line = (texts: readonly string[]): string => formatRow(texts, COLUMN_WIDTH);
  const upper: readonly UpperPile[] = [
    ...others,
    ...foundations.map(
      (cards, i): UpperPile => [`f${i + 1}`, formatCards(cards.slice(-1)) || '--'],
    ),
  ];
  return [
    line(upper.map(([name]) => name)),
    line(upper.map(([, shows]) => shows)),
    '',
    line(tableau.map((_, i) => `c${i + 1}`)),
    ...formatColumns(
      tableau.map(({ cards }) => cards),
      COLUMN_WIDTH,
      (card, column, row) => (row < (tableau[column]?.hidden ?? 0) ? '[ ]' : cardCode(card)),
    ),
  ].join('\n');
}
