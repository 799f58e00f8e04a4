import { describe, expect, test } from 'vitest';
import { FULL_DECK, formatCards } from '../../../../src/engine/deck';
import { DRAW, type RemovalMove } from '../../../../src/games/removals/rules';
import type { RemovalState, Source } from '../../../../src/games/removals/state';
import { pyramidState, removalGameOf, removalPlay, take } from '../../../support/removals';

const { advice, rules } = removalGameOf('pyramid');
const { legalMoves, status } = rules;
const hint = (state: RemovalState) => advice?.hint?.(state);

const remove = (...from: readonly Source[]): RemovalMove => take(...from);

const { after, reasonOf } = removalPlay('pyramid');

test('the deal: 28 places row by row, the other cards in the stock', () => {
  const state = rules.deal('0', FULL_DECK);
  expect(state.places.flat()).toEqual(FULL_DECK.slice(24).reverse());
  expect(state.stock).toEqual(FULL_DECK.slice(0, 24));
  expect([state.waste, state.discard, state.redealsLeft]).toEqual([[], [], 2]);
  expect(removalGameOf('pyramid;passes=unlimited').rules.deal('0')).not.toHaveProperty(
    'redealsLeft',
  );
});

test('two cards go if they add up to thirteen: ace 1, jack 11, queen 12', () => {
  const pairs = ['AH QC', '2H JC', '3H TC', '4H 9C', '5H 8C', '6H 7C'];
  for (const pair of pairs) {
    const [one = '', other = ''] = pair.split(' ');
    const state = pyramidState({ places: { 22: one, 25: other } });
    expect(reasonOf(state, remove(22, 25)), pair).toBe('legal');
    expect(formatCards(after(state, remove(22, 25)).discard)).toBe(pair);
  }
  const others = pyramidState({ places: { 22: '6H', 23: '6C', 24: 'KS', 25: 'AS' } });
  expect(reasonOf(others, remove(22, 23))).toBe('no group');
  expect(reasonOf(others, remove(24, 25))).toBe('no group');
});

test('a king goes alone, and no other card does', () => {
  const state = pyramidState({ stock: 'KH', waste: 'KD', places: { 22: 'KS', 23: 'QC' } });
  expect(after(state, remove(22)).places[21]).toEqual([]);
  expect(after(state, remove('stock')).stock).toEqual([]);
  expect(after(state, remove('waste')).waste).toEqual([]);
  expect(reasonOf(state, remove(23))).toBe('no group');
});

test('the open card of the stock and the top of the waste go with the pyramid, and with each other', () => {
  const state = pyramidState({ stock: '2C 8D', waste: '8C 5S', places: { 22: '5C', 23: '8H' } });
  expect(legalMoves(state)).toEqual([
    DRAW,
    remove(22, 23),
    remove(22, 'stock'),
    remove(23, 'waste'),
    remove('stock', 'waste'),
  ]);
  const next = after(state, remove('stock', 'waste'));
  expect([formatCards(next.stock), formatCards(next.waste)]).toEqual(['2C', '8C']);
  expect(formatCards(next.discard)).toBe('8D 5S');
});

test('a covered card cannot go, not even with the only card that covers it', () => {
  const state = pyramidState({ places: { 1: '5C', 2: '8D' } });
  expect(reasonOf(state, remove(1, 2))).toBe('covered');
  expect(legalMoves(state)).toEqual([]);
});

test('three cards never go, nor one named twice, nor what is not there', () => {
  const state = pyramidState({ places: { 22: '6C', 23: '5D', 24: '2H', 25: 'KH' } });
  expect(reasonOf(state, remove(22, 23, 24))).toBe('no group');
  expect(reasonOf(state, remove(22, 22))).toBe('same card');
  expect(reasonOf(state, remove())).toBe('nothing selected');
  expect(reasonOf(state, remove(1))).toBe('no card');
  expect(reasonOf(state, remove('stock'))).toBe('no card');
  expect(reasonOf(state, remove('waste'))).toBe('no card');
  for (const place of [0, 29, 1.5]) expect(reasonOf(state, remove(place))).toBe('no such place');
});

describe('the stock', () => {
  test('a draw lays its open card on the waste', () => {
    const state = pyramidState({ stock: '2C 8D', waste: '5S', places: { 22: '5C' } });
    const next = after(state, DRAW);
    expect([formatCards(next.stock), formatCards(next.waste)]).toEqual(['2C', '5S 8D']);
  });

  test('when it is empty the waste is turned over, as often as the passes allow', () => {
    const state = pyramidState({ waste: '5S 8D', places: { 22: '5C' }, redealsLeft: 1 });
    const next = after(state, DRAW);
    expect([formatCards(next.stock), formatCards(next.waste)]).toEqual(['8D 5S', '']);
    expect(next.redealsLeft).toBe(0);
    expect(reasonOf(after(next, DRAW, DRAW), DRAW)).toBe('no redeal left');
  });

  test('with any number of passes it goes round and round', () => {
    const state = pyramidState({ stock: '2C 8D', places: { 22: '5C' } });
    expect(after(state, DRAW, DRAW, DRAW)).toEqual(state);
  });

  test('without a card in stock and waste there is nothing to draw', () => {
    expect(reasonOf(pyramidState({ places: { 22: '5C' } }), DRAW)).toBe('nothing to draw');
  });
});

describe('the ends', () => {
  test('won once the pyramid is gone, whatever stock and waste have; then nothing is legal', () => {
    const won = after(pyramidState({ stock: '2C KS', places: { 1: 'KD' } }), remove(1));
    expect([status(won), legalMoves(won), reasonOf(won, DRAW)]).toEqual(['won', [], 'game won']);
  });

  test('stuck if nothing can be removed, not even after draws', () => {
    expect(status(pyramidState({ stock: '2C 3C', places: { 22: '5C' } }))).toBe('stuck');
    expect(status(pyramidState({ stock: '8C 3C', places: { 22: '5C' } }))).toBe('playing');
    expect(status(pyramidState({ stock: '2C KC 3C', places: { 22: '5C' } }))).toBe('playing');
    // The open card and the one below it will be side by side.
    expect(status(pyramidState({ stock: 'TC 3C 4C', places: { 22: '5C' } }))).toBe('playing');
  });

  test('a card that lies deep in the waste comes up again only with another pass', () => {
    const state = { stock: '2C', waste: '8C 3C', places: { 22: '5C' } };
    expect(status(pyramidState({ ...state, redealsLeft: 0 }))).toBe('stuck');
    expect(status(pyramidState({ ...state, redealsLeft: 1 }))).toBe('playing');
    expect(status(pyramidState(state))).toBe('playing');
  });
});

test('the score is the number of cards left in the pyramid', () => {
  expect(
    removalGameOf('pyramid').rules.score(
      pyramidState({ stock: '2C', places: { 1: '5C', 2: '4C' } }),
    ),
  ).toBe(2);
});

describe('the hint', () => {
  test('a king first', () => {
    const state = pyramidState({ stock: '2C', places: { 22: '5C', 23: '8H', 24: 'KS' } });
    expect(hint(state)).toEqual(remove(24));
  });

  test('then the pair that uncovers most, of equal ones that with more cards of the pyramid', () => {
    const most = { 16: 'KD', 17: 'KH', 22: '5C', 23: '8H', 24: '8S', 25: '2S' };
    expect(hint(pyramidState({ places: { ...most, 24: '9S' }, waste: '8C' }))).toEqual(
      remove(22, 23),
    );
    const equal = { 22: '5C', 25: '8S' };
    expect(hint(pyramidState({ places: equal, waste: '8C' }))).toEqual(remove(22, 25));
  });

  test('a draw rather than a pair of stock and waste, as long as draws can help the pyramid', () => {
    const state = { stock: '8S 8D', waste: '5S', places: { 22: '5C', 23: '2C', 15: '3D' } };
    expect(hint(pyramidState({ ...state, places: { 22: '5C' } }))).toEqual(remove(22, 'stock'));
    expect(hint(pyramidState({ ...state, stock: 'JS 8D', places: { 22: '2C' } }))).toEqual(DRAW);
    expect(hint(pyramidState({ ...state, stock: '4S 8D', places: { 22: '2C' } }))).toEqual(
      remove('stock', 'waste'),
    );
  });

  test('nothing when the game is over', () => {
    expect(hint(pyramidState({ stock: '2C' }))).toBeUndefined();
    expect(hint(pyramidState({ stock: '2C', places: { 1: '5C' } }))).toBeUndefined();
  });

  test.each(['1', '2', '3', 'unlimited'])('following it ends, with passes: %s', (passes) => {
    const { advice, rules } = removalGameOf(`pyramid;passes=${passes}`);
    for (let deal = 0; deal < 50; deal++) {
      let state = rules.deal(String(deal));
      let moves = 0;
      for (let move = advice?.hint?.(state); move; move = advice?.hint?.(state)) {
        state = after(state, move);
        expect(++moves).toBeLessThan(300);
      }
      expect(rules.status(state)).not.toBe('playing');
    }
  });
});
