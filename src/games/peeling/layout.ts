import type { Card } from '../../engine/card';

// Layouts of overlapping cards, which are taken from the open edge inwards.

/** A place of a layout. Places count from 1, row by row from the top, each row from left to right. */
interface Place {
  /** Where it lies, in cards from the layout’s left edge. */
  readonly column: number;
  /** Its row, counted from 0 at the top. */
  readonly row: number;
  /** The places of the next row whose cards lie on its card. */
  readonly coveredBy: readonly number[];
}

export type Layout = readonly Place[];

/** The cards of a layout, by place; null where the card is gone. */
export type Places = readonly (Card | null)[];

/** The layout of these rows, given as the columns of their places: a card covers those half a card beside it in the row above. */
export function layOut(rows: readonly (readonly number[])[]): Layout {
  const all = rows.flatMap((columns, row) => columns.map((column) => ({ column, row })));
  return all.map(({ column, row }) => ({
    column,
    row,
    coveredBy: all.flatMap((other, i) =>
      other.row === row + 1 && Math.abs(other.column - column) === 0.5 ? [i + 1] : [],
    ),
  }));
}

/** The card of a place; nothing if it is gone, or if there is no such place. */
export const cardAt = (places: Places, place: number): Card | undefined =>
  places[place - 1] ?? undefined;

/** The places whose cards still lie on the card of a place. */
export const coversOf = (layout: Layout, places: Places, place: number): readonly number[] =>
  layout[place - 1]?.coveredBy.filter((each) => cardAt(places, each) !== undefined) ?? [];

/** True if no card lies on the card of a place. */
export const isUncovered = (layout: Layout, places: Places, place: number): boolean =>
  coversOf(layout, places, place).length === 0;

/** The places with a card on which no other lies, in order. */
export const openPlaces = (layout: Layout, places: Places): readonly number[] =>
  layout.flatMap((_, i) =>
    cardAt(places, i + 1) !== undefined && isUncovered(layout, places, i + 1) ? [i + 1] : [],
  );

/** How many cards the layout still has. */
export const cardsLeft = (places: Places): number => places.filter((card) => card !== null).length;
