import { expect, test } from 'vitest';
import { FULL_DECK } from '../../../../src/engine/deck';
import { dealKlondike } from '../../../../src/games/klondike/state';

test('pile 1 takes the top card, pile 2 the next two, … and 24 are the stock', () => {
  const state = dealKlondike(3, '0', FULL_DECK);
  expect(state.tableau[0]).toEqual({ cards: [51], hidden: 0 });
  expect(state.tableau[1]).toEqual({ cards: [50, 49], hidden: 1 });
  expect(state.tableau[6]).toEqual({ cards: [30, 29, 28, 27, 26, 25, 24], hidden: 6 });
  expect(state.stock).toEqual(FULL_DECK.slice(0, 24));
  expect(state.waste).toEqual([]);
});
