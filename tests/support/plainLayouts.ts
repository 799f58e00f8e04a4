// Layouts as plain lists: for each place, counted from 0, the places whose cards lie on its card.

/** A pyramid of some rows: the two places below and beside each. */
export function plainPyramidLayout(rows: number): readonly (readonly number[])[] {
  const covers: number[][] = [];
  for (let row = 1; row <= rows; row++) {
    for (let i = 0; i < row; i++) {
      const below = covers.length + row;
      covers.push(row === rows ? [] : [below, below + 1]);
    }
  }
  return covers;
}

/** The three peaks, place by place. */
export const PLAIN_PEAKS: readonly (readonly number[])[] = [
  ...[3, 5, 7].map((below) => [below, below + 1]),
  ...[9, 10, 12, 13, 15, 16].map((below) => [below, below + 1]),
  ...[18, 19, 20, 21, 22, 23, 24, 25, 26].map((below) => [below, below + 1]),
  ...Array.from({ length: 10 }, () => []),
];
