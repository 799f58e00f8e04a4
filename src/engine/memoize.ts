/**
 * A function that computes each answer once, for as long as what it was asked about is in use. What else it is given
 * must be the same for the same object.
 */
export function memoize<Of extends object, More extends readonly unknown[], Answer>(
  compute: (of: Of, ...more: More) => Answer,
): (of: Of, ...more: More) => Answer {
  const known = new WeakMap<Of, Answer>();
  return (of, ...more) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const answer = compute(of, ...more);
    known.set(of, answer);
    return answer;
  };
}
