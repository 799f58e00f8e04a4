import { expect, test } from 'vitest';
import { FULL_DECK } from '../../../../src/engine/deck';
import { cardFaults } from '../../../../src/games/common/position';

test.each([
  [25, 23, { sentence: 'There are 2 unknown cards too many.' }],
  [1, 0, { sentence: 'There is 1 unknown card too many.' }],
  [1, 2, { isMissing: true, sentence: '1 card is unknown, but 2 cards are missing.' }],
])('%i unknown cards where %i are to be found', (unknown, left, fault) => {
  const given = { piles: [], faults: [], left: FULL_DECK.slice(0, left), unknown };
  expect(cardFaults(given)).toEqual([fault]);
});
