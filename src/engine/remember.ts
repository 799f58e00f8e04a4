/** A function that computes each answer once, for as long as what it was asked about is in use. */
export function remember<Of extends object, Answer>(
  compute: (of: Of) => Answer,
): (of: Of) => Answer {
  const known = new WeakMap<Of, Answer>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const answer = compute(of);
    known.set(of, answer);
    return answer;
  };
}
