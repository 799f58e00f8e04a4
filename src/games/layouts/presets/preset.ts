/** A described game that the menu lists. */
export interface Preset {
  readonly name: string;
  /** Other names, as books and programs have them. */
  readonly aliases?: readonly string[];
  /** One line for the menu. */
  readonly about: string;
  /** The description as text; see `parseLayout`. */
  readonly layout: string;
  /** True for a game whose deals people know by Microsoft’s numbers. */
  readonly microsoftDeals?: true;
}

/** Keeps the ids of a table as a type. */
export const presetsOf = <Id extends string>(table: Readonly<Record<Id, Preset>>) => table;
