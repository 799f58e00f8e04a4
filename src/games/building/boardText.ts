import { cardCode } from '../../engine/card';
import { formatCards } from '../../engine/deck';
import type { Result } from '../../engine/result';
import { formatColumns, formatRow } from '../../engine/textTable';
import { type Board, type BoardRules, cardsOf, targetsOf } from './board';
import { takenBy } from './takenBy';
import { parseTransfer, type Transfer } from './transfer';

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

/** Parses a transfer; on a board, `f` alone is the foundation that takes the card. */
export const parseBoardMove = (
  text: string,
  example: string,
  { foundations, tableau }: { readonly foundations: number; readonly tableau: number },
  rules: BoardRules,
  board?: Board,
): Result<Transfer, string> =>
  parseTransfer(
    text,
    example,
    { foundation: foundations, tableau },
    board &&
      ((_kind, from) => {
        const card = cardsOf(board, from)?.at(-1);
        const [pile] = card === undefined ? [] : targetsOf(board, card, 'foundation', rules);
        return takenBy(pile, card, from);
      }),
  );
