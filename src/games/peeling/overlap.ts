import type { Card } from '../../engine/card';

// Overlapping cards, which are taken from the open edge inwards.

/** A place for a card. Places count from 1, row by row from the top, each row from left to right. */
interface Place {
  /** Its distance from the left edge, in cards. */
  readonly column: number;
  /** Its row, counted from 0 at the top. */
  readonly row: number;
  /** The places of the next row whose cards lie on its card. */
  readonly coveredBy: readonly number[];
}

/** Which places there are, and which of them cover which. */
export type Overlap = readonly Place[];

/** The cards, by place; null where the card is gone. */
export type CardsByPlace = readonly (Card | null)[];

/** Overlaps rows, given as the columns of their places: a card covers those half a card beside it in the row above. */
export function overlapRows(rows: readonly (readonly number[])[]): Overlap {
  const all = rows.flatMap((columns, row) => columns.map((column) => ({ column, row })));
  return all.map(({ column, row }) => ({
    column,
    row,
    coveredBy: all.flatMap((other, i) =>
      other.row === row + 1 && Math.abs(other.column - column) === 0.5 ? [i + 1] : [],
    ),
  }));
}

/** The card of a place; undefined if it is gone, or if there is no such place. */
export const cardAt = (places: CardsByPlace, place: number): Card | undefined =>
  places[place - 1] ?? undefined;

/** The places whose cards still lie on the card of a place. */
export const coversOf = (
  overlap: Overlap,
  places: CardsByPlace,
  place: number,
): readonly number[] =>
  overlap[place - 1]?.coveredBy.filter((each) => cardAt(places, each) !== undefined) ?? [];

/** True if no card lies on the card of a place. */
export const isUncovered = (overlap: Overlap, places: CardsByPlace, place: number): boolean =>
  coversOf(overlap, places, place).length === 0;

/** The places with a card on which no other lies, in order. */
export const openPlaces = (overlap: Overlap, places: CardsByPlace): readonly number[] =>
  overlap.flatMap((_, i) =>
    cardAt(places, i + 1) !== undefined && isUncovered(overlap, places, i + 1) ? [i + 1] : [],
  );

/** How many cards are left. */
export const cardsLeft = (places: CardsByPlace): number =>
  places.filter((card) => card !== null).length;
