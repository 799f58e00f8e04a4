import type { Pairing } from './rules';

const [TEN, JACK, QUEEN, KING] = [9, 10, 11, 12];

export const ELEVENS: Pairing = {
  name: 'Elevens',
  places: 9,
  sum: 11,
  sets: [[JACK, QUEEN, KING]],
};
export const THIRTEENS: Pairing = { name: 'Thirteens', places: 10, sum: 13, sets: [[KING]] };
export const TENS: Pairing = {
  name: 'Tens',
  places: 13,
  sum: 10,
  sets: [TEN, JACK, QUEEN, KING].map(four),
};

function four(rank: number): readonly number[] {
  return [rank, rank, rank, rank];
}
