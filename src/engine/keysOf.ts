/** The keys of a table, in the order in which they are written. */
export const keysOf = <Key extends string>(
  table: Readonly<Partial<Record<Key, unknown>>>,
): readonly Key[] => Object.keys(table) as Key[];

/** The entries of a table, in order, with the type of its keys. */
export const entriesOf = <Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
): readonly (readonly [Key, Value])[] => Object.entries(table) as [Key, Value][];
