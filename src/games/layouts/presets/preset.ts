import type { LayoutTitle } from '../game';
import type { Layout } from '../layout';

/** A described game that the menu lists. */
export interface Preset extends LayoutTitle {
  /** Other names, as books and programs have them. */
  readonly aliases?: () => readonly string[];
  /** The description, or its text; see `parseLayout`. */
  readonly layout: Layout | string;
}

/** Keeps the ids of a table as a type. */
export const presetsOf = <Id extends string>(table: Readonly<Record<Id, Preset>>) => table;
