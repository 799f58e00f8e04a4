/** The whole numbers from `first` to `last`. */
export const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
