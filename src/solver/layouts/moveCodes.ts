/** What a move comes from, and may go to, besides piles. */
export const WASTE = 61;
export const FOUNDATION = 62;
export const DEAL = 63;

/**
 * A move of `count` cards. From the waste, `count` is the number, from 1, of the card that it shows after some turns; from a
 * foundation it is the face.
 */
export const moveOf = (from: number, to: number, count: number): number =>
  from | (to << 6) | (count << 12);
export const fromIn = (move: number): number => move & 63;
export const toIn = (move: number): number => (move >> 6) & 63;
export const countIn = (move: number): number => move >> 12;
