/** How many values are at least `from` and less than `to`; the last bin of a histogram may have no end. */
export interface Bin {
  readonly from: number;
  readonly to?: number;
  readonly count: number;
}

/** Bins of a histogram, at most; one more holds what lies far above the others. */
const MAX_BINS = 16;

/** The share of the values that the bins of one width must hold. */
const HELD = 0.95;

/** Widths of bins in which people count moves. */
export const MOVE_WIDTHS: readonly number[] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

const [MINUTE, HOUR] = [60, 3600];
/** Widths of bins in which people count time, in seconds. */
export const TIME_WIDTHS: readonly number[] = [
  ...[1, 2, 5, 10, 15, 30],
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 5, 10, 24].map((hours) => hours * HOUR),
];

/**
 * The histogram of values that are sorted and not negative, in bins of the least width that needs few of them. Values far above
 * the others lie together in a bin without an end.
 */
export function histogram(sorted: Float64Array, widths: readonly number[]): readonly Bin[] {
  const [low, high] = [sorted[0], quantile(sorted, HELD)];
  if (low === undefined || high === undefined) return [];
  const edgesOf = (width: number): readonly [first: number, end: number] => [
    Math.floor(low / width) * width,
    (Math.floor(high / width) + 1) * width,
  ];
  const fits = (width: number): boolean => {
    const [first, end] = edgesOf(width);
    return end - first <= MAX_BINS * width;
  };
  const width = widths.find(fits) ?? high;
  const [first, end] = edgesOf(width);
  const bins = Math.round((end - first) / width);
  const edges = Array.from({ length: bins + 1 }, (_, i) => first + i * width);
  const counted = binsAt(sorted, edges);
  return counted.at(-1)?.count === 0 ? counted.slice(0, -1) : counted;
}

/** The histogram of values that are not less than the first of the edges; the last bin has no end. */
export function binsAt(values: Iterable<number>, edges: readonly number[]): readonly Bin[] {
  const counts = new Array<number>(edges.length).fill(0);
  let at = 0;
  for (const value of values) {
    // The values are mostly sorted, so that the next one is near.
    while (at > 0 && value < (edges[at] as number)) at--;
    while (at + 1 < edges.length && value >= (edges[at + 1] as number)) at++;
    counts[at] = (counts[at] as number) + 1;
  }
  return edges.map((from, i) => {
    const to = edges[i + 1];
    return { from, ...(to !== undefined && { to }), count: counts[i] as number };
  });
}

/** The value below which lies a share of the sorted values, the upper one where two would do; undefined without any. */
const quantile = (sorted: Float64Array, share: number): number | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

/** The middle of sorted values, or the mean of the two in the middle; undefined without any. */
export function median(sorted: Float64Array): number | undefined {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}
