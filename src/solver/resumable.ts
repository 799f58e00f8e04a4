/** Says whether to go on, asked after each piece of the work, a millisecond or so. */
export type ShouldContinue = () => boolean;

/** Work that is done in pieces; after each it is told whether to go on. */
export type Resumable<T> = Generator<undefined, T, boolean>;

/** Does all pieces one after the other. */
export function runToEnd<T>(pieces: Resumable<T>, goOn: ShouldContinue): T {
  let piece = pieces.next();
  while (!piece.done) piece = pieces.next(goOn());
  return piece.value;
}
