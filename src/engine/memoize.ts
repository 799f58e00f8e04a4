/**
 * Memoises by the first argument, held weakly. The other arguments must always be the same for the same first
 * one; `undefined` is not memoised.
 */
export function memoize<Key extends object, More extends readonly unknown[], Value>(
  compute: (key: Key, ...more: More) => Value,
): (key: Key, ...more: More) => Value {
  const known = new WeakMap<Key, Value>();
  return (key, ...more) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = compute(key, ...more);
    known.set(key, value);
    return value;
  };
}
