import { type Card, cardCode } from './card';

/** Cells side by side as a line of text, each `width` characters wide. */
export const formatRow = (cells: readonly string[], width: number): string =>
  cells
    .map((text) => text.padEnd(width))
    .join('')
    .trimEnd();

/** Columns of cards as lines of text, the last card of a column lowest; `cellOf` is the text of a card in its row. */
export const formatColumns = (
  columns: readonly (readonly Card[])[],
  width: number,
  cellOf = (card: Card, _column: number, _row: number): string => cardCode(card),
): readonly string[] => {
  const deepest = Math.max(...columns.map((cards) => cards.length));
  return Array.from({ length: deepest }, (_, row) =>
    formatRow(
      columns.map((cards, column) => {
        const card = cards[row];
        return card === undefined ? '' : cellOf(card, column, row);
      }),
      width,
    ),
  );
};
