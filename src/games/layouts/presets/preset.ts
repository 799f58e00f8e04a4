import type { LayoutTitle } from '../game';

/** A described game that the menu lists. */
export interface Preset extends LayoutTitle {
  /** Other names, as books and programs have them. */
  readonly aliases?: readonly string[];
  /** The description as text; see `parseLayout`. */
  readonly layout: string;
}

/** Keeps the ids of a table as a type. */
export const presetsOf = <Id extends string>(table: Readonly<Record<Id, Preset>>) => table;
