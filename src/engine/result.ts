/** A value, or an error that a person, a file or a message caused; our own bugs throw instead. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A value as a result. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** An error as a result. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** The error of a result; `undefined` if there is none. */
export const errorOf = <E>(result: Result<unknown, E>): E | undefined =>
  result.ok ? undefined : result.error;
