/** Asked after every step of some work, about a millisecond, whether to continue. */
export type ShouldContinue = () => boolean;

/** Work done in steps: it yields after each, and is sent whether to continue. */
export type Resumable<T> = Generator<undefined, T, boolean>;

/** Runs the work to its end. */
export function runToEnd<T>(work: Resumable<T>, shouldContinue: ShouldContinue): T {
  let step = work.next();
  while (!step.done) step = work.next(shouldContinue());
  return step.value;
}
