import { expect, test } from 'vitest';
import { FULL_DECK, formatCards } from '../../../../src/engine/deck';
import type { RemovalMove } from '../../../../src/games/removals/rules';
import type { RemovalState } from '../../../../src/games/removals/state';
import { cardOf, removalGameOf, removalPlay, take, tripeaksState } from '../../../support/removals';

const { advice, rules } = removalGameOf('tripeaks');
const { legalMoves, status } = rules;
const hint = (state: RemovalState) => advice?.hint?.(state);

const draw: RemovalMove = { type: 'draw' };
const play = (place: number): RemovalMove => take(place);

const { after, reasonOf } = removalPlay('tripeaks');

test('the deal: 28 places row by row, one card to the waste, 23 in the stock', () => {
  const { places, waste, stock } = rules.deal('0', FULL_DECK);
  expect(places.flat()).toEqual(FULL_DECK.slice(24).reverse());
  expect(formatCards(waste)).toBe('JD');
  expect(stock).toEqual(FULL_DECK.slice(0, 23));
});

test('a card goes on the waste one rank up or down, whatever its suit', () => {
  const state = tripeaksState({
    stock: 'KS',
    waste: '8H',
    places: { 19: '9H', 20: '7C', 21: '8D' },
  });
  expect(legalMoves(state)).toEqual([draw, play(19), play(20)]);
  const next = after(after(state, play(19)), play(21));
  expect(formatCards(next.waste)).toBe('8H 9H 8D');
  expect(next.places[18]).toEqual([]);
  expect(next.stock).toBe(state.stock);
  expect(reasonOf(state, play(21))).toBe('does not fit');
});

test('ace and king follow each other, unless the option says otherwise', () => {
  const fits = (card: string, waste: string, wrap: boolean) =>
    removalGameOf(wrap ? 'tripeaks' : 'tripeaks;wrap=no').rules.apply(
      tripeaksState({ waste, places: { 19: card, 20: '5C' } }),
      play(19),
    ).ok;
  expect([fits('AC', 'KH', true), fits('KC', 'AH', true)]).toEqual([true, true]);
  expect([fits('AC', 'KH', false), fits('KC', 'AH', false)]).toEqual([false, false]);
  // Nothing else changes: a queen goes on a king, and a 2 on an ace.
  for (const wrap of [true, false]) {
    expect([fits('QC', 'KH', wrap), fits('2C', 'AH', wrap), fits('3C', 'AH', wrap)]).toEqual([
      ...[true, true, false],
    ]);
  }
});

test('a card that others lie on stays, even where it fits', () => {
  const state = tripeaksState({ waste: '8H', places: { 10: '9C', 19: '7C', 20: '2C' } });
  expect(reasonOf(state, play(10))).toBe('covered');
  const next = after(state, play(19));
  expect(reasonOf(next, play(10))).toBe('covered');
});

test('a face-down card is turned up in the move that uncovers it', () => {
  const game = removalGameOf('tripeaks');
  const state = tripeaksState({ waste: '8H', places: { 10: '9C', 19: '7C', 28: '2C' } });
  const faceUpAt = (of: RemovalState) =>
    game.table.view(of).piles.find(({ id }) => id === 'place-10')?.cards[0]?.faceUp;
  expect(faceUpAt(state)).toBe(false);
  expect(faceUpAt(after(state, play(19)))).toBe(true);
  expect(game.text.narrate(state, play(19), after(state, play(19)))).toEqual([
    '7 of Clubs to the waste.',
    '9 of Clubs revealed.',
  ]);
});

test('a draw turns the top card of the stock; there is no second pass', () => {
  const state = tripeaksState({ stock: 'AS KS', waste: '8H', places: { 19: '2C' } });
  const next = after(state, draw);
  expect([formatCards(next.stock), formatCards(next.waste)]).toEqual(['AS', '8H KS']);
  expect(reasonOf(after(next, draw), draw)).toBe('nothing to draw');
});

test('what is not there cannot be played', () => {
  const state = tripeaksState({ waste: '8H', places: { 19: '9C' } });
  expect(reasonOf(state, play(20))).toBe('no card');
  for (const place of [0, 29, -1, 1.5]) expect(reasonOf(state, play(place))).toBe('no such place');
});

test('won once the peaks are gone, whatever the stock; stuck without a stock and a card that fits', () => {
  const won = after(tripeaksState({ stock: 'AS', waste: '8H', places: { 19: '9C' } }), play(19));
  expect([status(won), legalMoves(won), reasonOf(won, draw)]).toEqual(['won', [], 'game won']);
  expect(status(tripeaksState({ stock: '2S', waste: '8H', places: { 19: 'KC' } }))).toBe('playing');
  expect(status(tripeaksState({ waste: '8H', places: { 19: 'KC' } }))).toBe('stuck');
});

test('the score is the number of cards left in the peaks', () => {
  const state = tripeaksState({ stock: '2S', waste: '8H', places: { 19: 'KC', 20: '2C' } });
  expect(rules.score(state)).toBe(2);
});

test('the hint begins the longest chain of open cards; of equal ones that which uncovers more', () => {
  const chain = { waste: '8H', places: { 19: '9C', 21: '7D', 22: '6D', 23: '7S' } };
  expect(hint(tripeaksState(chain))).toEqual(play(21));
  const equal = { waste: '8H', places: { 12: 'KH', 19: '9C', 21: '9D' } };
  expect(hint(tripeaksState(equal))).toEqual(play(21));
});

test('the hint does not know what lies face down', () => {
  // The covered 6 would make the chain by way of the 7 longer.
  const state = tripeaksState({ waste: '8H', places: { 10: '6S', 19: '7C', 22: '9C', 23: 'TC' } });
  expect(state.places[9]).toEqual([cardOf('6S')]);
  expect(hint(state)).toEqual(play(22));
});

test('without a card that fits, the draw; without a stock, or after a win, nothing', () => {
  expect(hint(tripeaksState({ stock: '2S', waste: '8H', places: { 19: 'KC' } }))).toEqual(draw);
  expect(hint(tripeaksState({ waste: '8H', places: { 19: 'KC' } }))).toBeUndefined();
  expect(hint(tripeaksState({ stock: '2S', waste: '8H' }))).toBeUndefined();
});
