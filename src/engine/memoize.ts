/**
 * Memoises by the first argument alone, held weakly; `undefined` is not memoised. For the same first argument the others must
 * be the same each time. So two piles must never share one empty array: the second would get the view of the first.
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
