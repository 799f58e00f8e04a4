import type { DealId } from '../engine/dealId';
import { err, ok, type Result } from '../engine/result';

/** Deals `first` to `first + games − 1`, by number. */
export interface DealRange {
  readonly first: DealId;
  readonly games: number;
}

/** Deals `first` to `last`. Their number may be beyond safe integers. */
export interface Gap {
  readonly first: bigint;
  readonly last: bigint;
}

/** The first deal of a range, and the first one after it. */
const bounds = ({ first, games }: DealRange) => {
  const start = BigInt(first);
  return { start, end: start + BigInt(games) };
};

/** How many deals are in both ranges. */
export function sharedDeals(one: DealRange, other: DealRange): number {
  const [a, b] = [bounds(one), bounds(other)];
  const start = a.start > b.start ? a.start : b.start;
  const end = a.end < b.end ? a.end : b.end;
  return end > start ? Number(end - start) : 0;
}

/** Sorts ranges, joins those that touch, and drops empty ones. The error is the first deal that two of them have. */
export function joinRanges(ranges: readonly DealRange[]): Result<readonly DealRange[], DealId> {
  const sorted = ranges
    .filter(({ games }) => games > 0)
    .map((range) => ({ range, ...bounds(range) }))
    .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  const joined: DealRange[] = [];
  let reached: bigint | undefined;
  for (const { range, start, end } of sorted) {
    if (reached !== undefined && start < reached) return err(range.first);
    const before = start === reached ? joined.pop() : undefined;
    joined.push(before ? { ...before, games: before.games + range.games } : range);
    reached = end;
  }
  return ok(joined);
}

/** The gaps in joined ranges: within `wanted`, or by default between the first range and the last. */
export function gapsOf(ranges: readonly DealRange[], wanted: DealRange | undefined): Gap[] {
  const gaps: Gap[] = [];
  const target = wanted && bounds(wanted);
  let reached = target?.start;
  for (const { start, end } of ranges.map(bounds)) {
    if (reached !== undefined && start > reached) gaps.push({ first: reached, last: start - 1n });
    reached = end;
  }
  if (target && reached !== undefined && reached < target.end) {
    gaps.push({ first: reached, last: target.end - 1n });
  }
  return gaps;
}

/** The first deal of joined ranges that lies outside `wanted`. */
export function firstOutside(ranges: readonly DealRange[], wanted: DealRange): DealId | undefined {
  const { start, end } = bounds(wanted);
  for (const range of ranges.map(bounds)) {
    if (range.start < start) return String(range.start);
    if (range.end > end) return String(range.start > end ? range.start : end);
  }
  return undefined;
}
