/** A part of a list, from its first row to the one after its last. */
export interface Range {
  readonly first: number;
  readonly end: number;
}

/** Rows are drawn in portions of so many, so that a little scrolling draws nothing anew. */
const PORTION = 4;

/** The rows to draw: those in sight and some more on both sides, in whole portions. Heights are in pixels. */
export function rowsInSight(
  scrolled: number,
  height: number,
  rowHeight: number,
  count: number,
): Range {
  const first = Math.floor(scrolled / rowHeight / PORTION - 2) * PORTION;
  const end = Math.ceil((scrolled + height) / rowHeight / PORTION + 2) * PORTION;
  return { first: Math.max(0, Math.min(first, count)), end: Math.min(count, Math.max(0, end)) };
}

/** The row that a key goes to; undefined for any other key. A page is so many rows. */
export function rowAfterKey(
  key: string,
  row: number,
  count: number,
  page: number,
): number | undefined {
  const target = {
    ArrowUp: row - 1,
    ArrowDown: row + 1,
    PageUp: row - page,
    PageDown: row + page,
    Home: 0,
    End: count - 1,
  }[key];
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target));
}

/** How far to scroll so that a row is in sight: not at all if it is. */
export function scrollToShow(
  row: number,
  scrolled: number,
  height: number,
  rowHeight: number,
): number {
  const [top, bottom] = [row * rowHeight, (row + 1) * rowHeight];
  if (top < scrolled) return top;
  return bottom > scrolled + height ? bottom - height : scrolled;
}
