import type { PileId, TableView } from '../../../engine/view';

/** A rectangle on the page, in CSS pixels. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where cards may be dropped for each pile: its place, extended down to the next pile below it or to the table's bottom edge.
 * A pile that partly covers it ends it too, unless that pile is empty. `places` are the piles' own rectangles, `bottom` is the
 * edge's `y`.
 */
export function dropColumns(
  view: TableView,
  places: ReadonlyMap<PileId, Rect>,
  bottom: number,
): ReadonlyMap<PileId, Rect> {
  const columns = new Map<PileId, Rect>();
  for (const { id, column, row } of view.piles) {
    const place = places.get(id);
    if (!place) continue;
    const below = view.piles
      .filter((pile) => Math.abs(pile.column - column) < 1 && pile.row > row)
      .filter((pile) => pile.row >= row + 1 || pile.cards.length > 0)
      .map((pile) => places.get(pile.id)?.top ?? bottom);
    const { left, top, width } = place;
    columns.set(id, { left, top, width, height: Math.min(bottom, ...below) - top });
  }
  return columns;
}

/** The pile whose column the card overlaps most, of those that pass `among`; undefined if it overlaps none. */
export function mostOverlapped(
  card: Rect,
  columns: ReadonlyMap<PileId, Rect>,
  among: (pile: PileId) => boolean,
): PileId | undefined {
  let best: PileId | undefined;
  let bestArea = 0;
  for (const [pile, column] of columns) {
    const area = among(pile) ? overlap(card, column) : 0;
    if (area > bestArea) {
      bestArea = area;
      best = pile;
    }
  }
  return best;
}

/** The area that two rectangles share, in square CSS pixels. */
function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
