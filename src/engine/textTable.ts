import { type Card, cardCode } from './card';

/** Lines as text, each with its newline. */
export const linesAsText = (lines: readonly string[]): string =>
  lines.map((line) => `${line}\n`).join('');

/** A line of help: what is typed, and what it does. */
export const helpLine = (typed: string, does: string): string => `${typed.padEnd(16)}  ${does}`;

/** The rows with their cells as wide as the widest of the column. Text is at the right, in columns that are `isLeft` at the left. */
export function padCells(
  rows: readonly (readonly string[])[],
  isLeft: (column: number) => boolean = () => false,
): readonly (readonly string[])[] {
  const widthOf = (column: number): number =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row.map((cell, i) => (isLeft(i) ? cell.padEnd(widthOf(i)) : cell.padStart(widthOf(i)))),
  );
}

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
