/** Says whether to go on, asked after each piece of the work, a millisecond or so. */
export type GoOn = () => boolean;

/** Work that is done in pieces; after each it is told whether to go on. */
export type Pieces<T> = Generator<undefined, T, boolean>;

/** Does all pieces one after the other. */
export function doAll<T>(pieces: Pieces<T>, goOn: GoOn): T {
  let piece = pieces.next();
  while (!piece.done) piece = pieces.next(goOn());
  return piece.value;
}
