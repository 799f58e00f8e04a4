/** The size of a slow proof: `small` in the suite, `full` with `npm run proof`. */
export const proofSize = (small: number, full: number): number =>
  process.env.SIZE === 'full' ? full : small;
