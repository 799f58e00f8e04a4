/** How many values are at least `from` and less than `to`. The last bin may have no end. */
export interface Bin {
  readonly from: number;
  readonly to?: number;
  readonly count: number;
}

/** The most bins, not counting one for values far above the others. */
const MAX_BINS = 16;

/** The share of values that the bins of equal width must hold. */
const HELD = 0.95;

/** Natural widths of bins for moves. */
export const MOVE_WIDTHS: readonly number[] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

const [MINUTE, HOUR] = [60, 3600];
/** Natural widths of bins for time, in seconds. */
export const TIME_WIDTHS: readonly number[] = [
  ...[1, 2, 5, 10, 15, 30],
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 5, 10, 24].map((hours) => hours * HOUR),
];

/** The histogram of sorted values from 0 on, in few bins of the smallest width; values far above the others share a last one. */
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

/** The histogram of values from the first edge upwards; the last bin has no end. */
export function binsAt(values: Iterable<number>, edges: readonly number[]): readonly Bin[] {
  const counts = new Array<number>(edges.length).fill(0);
  let at = 0;
  for (const value of values) {
    // Values are mostly sorted, so the bin of the next one is near.
    while (at > 0 && value < (edges[at] as number)) at--;
    while (at + 1 < edges.length && value >= (edges[at + 1] as number)) at++;
    counts[at] = (counts[at] as number) + 1;
  }
  return edges.map((from, i) => {
    const to = edges[i + 1];
    return { from, ...(to !== undefined && { to }), count: counts[i] as number };
  });
}

/** The quantile of sorted values, the upper one of two; undefined without values. */
const quantile = (sorted: Float64Array, share: number): number | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

/** The median of sorted values; undefined without values. */
export function median(sorted: Float64Array): number | undefined {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}
