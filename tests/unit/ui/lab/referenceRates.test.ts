import { expect, test } from 'vitest';
import { referenceRates } from '../../../../src/ui/lab/referenceRates';

test('the exact rate is shown where it is known, the player’s own once a deal is finished', () => {
  expect(referenceRates('perditio-tempus', { games: 4, won: 1 })).toEqual([
    { share: 1 / 13, label: 'exactly 1/13' },
    { share: 0.25, label: 'you' },
  ]);
  expect(referenceRates('tens', { games: 0, won: 0 })).toEqual([]);
});
