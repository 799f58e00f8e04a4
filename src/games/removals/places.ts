import { range } from '../../engine/numbers';
import type { Pile } from '../../engine/pile';

/** A place for cards, of which the last one may leave once no other place covers it. Places count from 1. */
export interface Place {
  readonly pile: Pile;
  /** How many cards it is dealt. */
  readonly cards: number;
  /** In a pyramid or in peaks: how far it lies from the left edge and from the top, in cards and rows. */
  readonly column: number;
  readonly row: number;
  /** The places whose cards lie on its card. */
  readonly coveredBy: readonly number[];
}

/** Which places a description has; columns are given by their cards. */
interface Shapes {
  readonly pyramid?: number;
  readonly peaks?: number;
  readonly row?: number;
  readonly columns?: readonly number[];
}

type Rows = readonly (readonly number[])[];

const count = (length: number): readonly number[] => range(0, length - 1);

/** The columns of a pyramid’s places, row by row. */
const pyramidRows = (rows: number): Rows =>
  count(rows).map((row) => count(row + 1).map((i) => (rows - 1 - row) / 2 + i));

/** The columns of the places of peaks, which are three cards wide and share their lowest row. */
const peakRows = (peaks: number): Rows =>
  peaks === 0
    ? []
    : [
        count(peaks).map((peak) => 1.5 + 3 * peak),
        count(peaks).flatMap((peak) => [1 + 3 * peak, 2 + 3 * peak]),
        count(3 * peaks).map((i) => 0.5 + i),
        count(3 * peaks + 1),
      ];

/** Overlaps rows: a card covers those half a card beside it in the row above. `before` places come before them. */
function overlapping(rows: Rows, before: number): readonly Omit<Place, 'pile'>[] {
  const all = rows.flatMap((columns, row) => columns.map((column) => ({ column, row })));
  return all.map(({ column, row }) => ({
    column,
    row,
    cards: 1,
    coveredBy: all.flatMap((other, i) =>
      other.row === row + 1 && Math.abs(other.column - column) === 0.5 ? [before + i + 1] : [],
    ),
  }));
}

/** The places of a description: pyramid, peaks and single places, row by row, and then the columns. */
export function placesOf({
  pyramid = 0,
  peaks = 0,
  row = 0,
  columns = [],
}: Shapes): readonly Place[] {
  const pyramidPlaces = overlapping(pyramidRows(pyramid), 0);
  const covered = [
    ...pyramidPlaces,
    ...overlapping(peakRows(peaks), pyramidPlaces.length),
    ...overlapping([count(row)], 0),
  ];
  return [
    ...covered.map((place, i): Place => ({ ...place, pile: { kind: 'place', index: i + 1 } })),
    ...columns.map(
      (cards, i): Place => ({
        pile: { kind: 'tableau', index: i + 1 },
        cards,
        column: i,
        row: 0,
        coveredBy: [],
      }),
    ),
  ];
}
