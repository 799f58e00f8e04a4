/** A value, or an error that a person, a file or a message caused; our own bugs throw instead. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** The values that each item gives, or the first error. */
export function allOk<Item, T, E>(
  items: Iterable<Item>,
  resultOf: (item: Item, index: number) => Result<T, E>,
): Result<readonly T[], E> {
  const values: T[] = [];
  for (const item of items) {
    const result = resultOf(item, values.length);
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
}
