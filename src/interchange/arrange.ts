import { sum } from '../engine/numbers';
import type { PositionPile } from '../games/positions';
import { type CardLine, cardsIn, type TextPiles } from './forms';
import type { Shape } from './shape';

interface Arranged {
  readonly columns: readonly PositionPile[];
  readonly places: readonly PositionPile[];
  /** Added to the distance where the lines are not simply the columns. */
  readonly doubt: number;
}

/** Finds the columns in the lines, which may have been broken, or be the rows of the table. */
export function arrange(
  { rows, columns: dealt }: Shape,
  { lines, places: given, isExact }: TextPiles,
): Arranged | undefined {
  // Lines that are columns are no places.
  const [places, rest] = given || isExact ? [given ?? [], lines] : takePlaces(rows, lines);
  if (places?.length !== sum(rows)) return undefined;
  const filled = rest.filter(({ isColumn }) => isColumn);
  const last = rest.findLastIndex(({ isColumn }) => isColumn);
  const first = rest.findIndex(({ isColumn }) => isColumn);
  const between = rest.slice(Math.max(0, first), last + 1);
  const count = dealt.length;
  if (filled.length === count) return { places, columns: filled.map(cardsIn), doubt: 0 };
  // Empty lines are empty columns where that gives the right number.
  if (between.length === count) return { places, columns: between.map(cardsIn), doubt: 1 };
  const columns = isExact ? undefined : (joined(filled, dealt) ?? turned(filled, dealt));
  if (columns) return { places, columns, doubt: 1 };
  if (filled.length > count) return undefined;
  const empty = Array.from({ length: count - filled.length }, () => []);
  return { places, columns: [...filled.map(cardsIn), ...empty], doubt: 2 * empty.length };
}

/** The single places in the first lines, and the lines that are left; no places if the lines do not fit them. */
function takePlaces(
  rows: readonly number[],
  lines: readonly CardLine[],
): readonly [places: readonly PositionPile[] | undefined, rest: readonly CardLine[]] {
  const count = sum(rows);
  const places: PositionPile[] = [];
  let taken = 0;
  for (; places.length < count && taken < lines.length; taken++)
    places.push(...(lines[taken]?.cards ?? []).map((card) => (card ? [card] : [])));
  return [places.length === count ? places : undefined, lines.slice(taken)];
}

/** Lines of which each is a column or a part of one, as a deal has them; undefined if they are not. */
function joined(
  lines: readonly CardLine[],
  dealt: readonly number[],
): readonly PositionPile[] | undefined {
  const columns: PositionPile[] = [];
  let at = 0;
  for (const length of dealt) {
    const column: PositionPile[number][] = [];
    while (column.length < length && at < lines.length)
      column.push(...cardsIn(lines[at++] as CardLine));
    if (column.length !== length) return undefined;
    columns.push(column);
  }
  return at === lines.length ? columns : undefined;
}

/** The columns of lines that are the rows of a deal, from the top of the table down; undefined if they are not. */
function turned(
  lines: readonly CardLine[],
  dealt: readonly number[],
): readonly PositionPile[] | undefined {
  const rows = lines.map(cardsIn);
  const isRow = (row: PositionPile, i: number): boolean =>
    row.length === dealt.filter((length) => length > i).length;
  if (rows.length !== Math.max(0, ...dealt) || !rows.every(isRow)) return undefined;
  const before = dealt.map((_, column) => dealt.slice(0, column));
  return dealt.map((length, column) =>
    rows.slice(0, length).flatMap((row, i) => {
      const at = before[column]?.filter((other) => other > i).length ?? 0;
      return row.slice(at, at + 1);
    }),
  );
}
