/** A move that was made, and where it led. */
export interface Step<State, Move> {
  readonly move: Move;
  /** The state after the move. */
  readonly state: State;
}

/**
 * A list of steps in chunks, all full except the last. A longer list shares the full chunks, so that appending stays cheap in
 * long games.
 */
export interface Steps<State, Move> {
  readonly length: number;
  readonly chunks: readonly (readonly Step<State, Move>[])[];
}

const CHUNK = 256;

export const stepsOf = <State, Move>(steps: readonly Step<State, Move>[]): Steps<State, Move> => ({
  length: steps.length,
  chunks: Array.from({ length: Math.ceil(steps.length / CHUNK) }, (_, i) =>
    steps.slice(i * CHUNK, (i + 1) * CHUNK),
  ),
});

/** The step at an index, counted from 0; nothing beyond the last. */
export const stepAt = <State, Move>(
  { chunks }: Steps<State, Move>,
  index: number,
): Step<State, Move> | undefined => chunks[Math.floor(index / CHUNK)]?.[index % CHUNK];

/** The steps as an array, from `from` to before `to`; all by default. */
export const listSteps = <State, Move>(
  { chunks }: Steps<State, Move>,
  from = 0,
  to?: number,
): readonly Step<State, Move>[] => chunks.flat().slice(from, to);

/** The first `count` steps, then one more. */
export function addStep<State, Move>(
  { chunks }: Steps<State, Move>,
  count: number,
  step: Step<State, Move>,
): Steps<State, Move> {
  const full = Math.floor(count / CHUNK);
  // `toSpliced` copies once; a copy that then grows would be copied again.
  const last = (chunks[full] ?? []).toSpliced(count % CHUNK, CHUNK, step);
  return { length: count + 1, chunks: chunks.toSpliced(full, chunks.length, last) };
}
