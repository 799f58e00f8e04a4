import { expect, test } from 'vitest';
import type { Card } from '../../../../src/engine/card';
import { err, ok } from '../../../../src/engine/result';
import { DRAW, type RemovalMove } from '../../../../src/games/removals/rules';
import type { RemovalState, Source } from '../../../../src/games/removals/state';
import { cardOf, pyramidState, removalGameOf, take } from '../../../support/removals';

const game = removalGameOf('pyramid');
const { rules, text, lines, table, selecting } = game;
const remove = (...from: readonly Source[]): RemovalMove => take(...from);
const state = pyramidState({
  stock: '2C 8D',
  waste: '8C 5S',
  places: { 16: 'QD', 17: '4C', 22: '5C', 23: '8H', 28: 'KS' },
  redealsLeft: 2,
});

test('a refusal says what is wrong', () => {
  const explain = (move: RemovalMove, from: RemovalState = state) => {
    const next = rules.apply(from, move);
    return next.ok ? 'legal' : text.explain(next.error);
  };
  expect(explain(remove(23, 'stock'))).toBe('8 + 8 = 16, not 13.');
  expect(explain(remove(22))).toBe('5 of Clubs needs an 8.');
  expect(explain(remove(16, 22))).toBe(
    'Queen of Diamonds is covered by the 5 of Clubs and the 8 of Hearts.',
  );
  expect(explain(remove(17, 22))).toBe('4 of Clubs is covered by the 8 of Hearts.');
  expect(explain(remove(22, 22))).toBe('Place 22 is named twice.');
  expect(explain(remove(1))).toBe('Place 1 is empty.');
  expect(explain(remove(29))).toBe('There is no such place; they are 1 to 28.');
  expect(explain(remove())).toBe('Select a King, or two cards that add up to 13.');
  expect(explain(remove('waste'), pyramidState({ places: { 1: '5C' } }))).toBe(
    'The waste is empty.',
  );
  expect(explain(DRAW, pyramidState({ places: { 1: '5C' } }))).toBe('Stock and waste are empty.');
  expect(explain(DRAW, pyramidState({ places: { 1: '5C' }, waste: '2C', redealsLeft: 0 }))).toBe(
    'The stock is empty, and the waste may not be turned over again.',
  );
  expect(explain(DRAW, pyramidState({ stock: '2C' }))).toBe('You have won this game.');
});

test('what a move did', () => {
  const narrate = (move: RemovalMove, from = state) => {
    const next = rules.apply(from, move);
    return next.ok ? text.narrate(from, move, next.value) : [];
  };
  expect(narrate(remove(22, 23))).toEqual(['5 of Clubs and 8 of Hearts removed.']);
  expect(narrate(remove(28))).toEqual(['King of Spades removed.']);
  expect(narrate(remove(22, 'stock'))).toEqual([
    '5 of Clubs and 8 of Diamonds removed.',
    'The open card is now the 2 of Clubs.',
  ]);
  expect(narrate(DRAW)).toEqual([
    '8 of Diamonds to the waste; the open card is now the 2 of Clubs.',
  ]);
  const uncovered = rules.apply(state, remove(22, 23));
  expect(uncovered.ok && text.aside?.(state, remove(22, 23), uncovered.value)).toEqual([
    'Queen of Diamonds and 4 of Clubs uncovered.',
  ]);
  const last = pyramidState({ stock: '2C', places: { 1: '5C' } });
  expect(narrate(DRAW, last)).toEqual(['2 of Clubs to the waste; the stock is empty.']);
  const turned = pyramidState({ waste: '2C 3C', places: { 1: '5C' } });
  expect(narrate(DRAW, turned)).toEqual(['Turned the waste over: 2 cards in the stock.']);
  expect(narrate(DRAW, { ...turned, redealsLeft: 2 })[1]).toBe('1 redeal left.');
});

test('a suggestion names only what is in view', () => {
  expect(text.suggest(state, DRAW)).toBe('draw from the stock');
  expect(text.suggest({ ...state, stock: [] }, DRAW)).toBe('turn the waste over');
  expect(text.suggest(state, remove(22, 23))).toBe('5 of Clubs and 8 of Hearts');
});

test('the end in words', () => {
  expect(text.ended(pyramidState({ stock: '2C' }), 40)).toBe('Won in 40 moves.');
  expect(text.ended(pyramidState({ places: { 1: '5C', 2: '4C' } }), 40)).toBe(
    'No moves left. 2 cards to go.',
  );
  expect(text.ended(pyramidState({ stock: '2C', places: { 1: '5C' } }), 40)).toBe(
    'No moves left. 1 card to go.',
  );
});

test('moves as lines, in any order and in capitals', () => {
  expect(lines.parseMove(' S ')).toEqual(ok(DRAW));
  expect(lines.parseMove('M 25, 22')).toEqual(ok(remove(22, 25)));
  expect(lines.parseMove('m w s')).toEqual(ok(remove('stock', 'waste')));
  expect(lines.parseMove('m w 3')).toEqual(ok(remove(3, 'waste')));
  expect(text.formatMove(remove('stock', 'waste'))).toBe('m s w');
  expect(text.formatMove(remove(28))).toBe('m 28');
  const example = 'moves look like “s”, “m 22 25” or “m 23 w”';
  expect(lines.parseMove('s 1')).toEqual(err('“s” takes no arguments.'));
  expect(lines.parseMove('m')).toEqual(err('A move names one card or two, as in “m 22 25”.'));
  expect(lines.parseMove('m 1 2 3')).toEqual(err(`Too many words: ${example}.`));
  expect(lines.parseMove('m 29')).toEqual(err('“29” is not a place; they are 1 to 28.'));
  expect(lines.parseMove('x')).toEqual(err(`“x” is not a move; ${example}.`));
});

test('the selected cards in words', () => {
  const summary = (codes: string) =>
    selecting?.summarise(codes.split(' ').filter(Boolean).map(cardOf));
  expect(summary('')).toEqual({ legal: false, text: '', sum: '' });
  expect(summary('8H')).toEqual({ legal: false, text: 'It needs a 5', sum: '+ 5' });
  expect(summary('5H')).toMatchObject({ text: 'It needs an 8' });
  expect(summary('QH')).toEqual({ legal: false, text: 'It needs an Ace', sum: '+ A' });
  expect(summary('AH')).toMatchObject({ text: 'It needs a Queen', sum: '+ Q' });
  expect(summary('KH')).toMatchObject({ legal: true });
  expect(summary('8H 3C')).toMatchObject({ legal: false, text: '8 + 3 = 11, not 13' });
  expect(summary('8H 5C')).toMatchObject({ legal: true, sum: '8 + 5 = 13' });
});

test('gestures: a pair is selected or dropped, a king also on the discard', () => {
  const drop = (from: string, to: string) =>
    table.movesFor(state, { kind: 'drop', from, count: 1, to });
  const select = (...codes: string[]) =>
    table.movesFor(state, { kind: 'select', cards: codes.map(cardOf) });
  expect(table.movesFor(state, { kind: 'press', pile: 'stock' })).toEqual(ok([DRAW]));
  expect(drop('place-23', 'place-22')).toEqual(ok([remove(22, 23)]));
  expect(drop('waste', 'open')).toEqual(ok([remove('stock', 'waste')]));
  expect(drop('place-28', 'discard')).toEqual(ok([remove(28)]));
  expect(drop('place-22', 'stock')).toEqual(err('Drop a card on its partner.'));
  expect(drop('discard', 'place-22')).toEqual(err('Only open cards can be moved.'));
  expect(select('8H', '5C')).toEqual(ok([remove(22, 23)]));
  expect(select('5S', '8D')).toEqual(ok([remove('stock', 'waste')]));
  expect(select('8C')).toEqual(err('Only open cards can be selected.'));
});

test('the cards that go with a card', () => {
  const partners = (...codes: string[]) => selecting?.partners(state, codes.map(cardOf));
  expect(partners('5C')).toEqual([cardOf('8H'), cardOf('8D')]);
  expect(partners('5S')).toEqual([cardOf('8H'), cardOf('8D')]);
  expect(partners('QD')).toEqual([]);
  expect(partners('5C', '8H')).toEqual([]);
});

test('the table: the stock’s top card lies open beside it; covered cards cannot be picked up', () => {
  const { piles } = table.view(state);
  const pile = (id: string) => piles.find((each) => each.id === id);
  expect(pile('stock')).toMatchObject({ label: 'Stock, 2 cards, 2 redeals left', badge: '2 ↻2' });
  expect(pile('stock')?.cards).toMatchObject([{ card: cardOf('2C'), faceUp: false }]);
  expect(pile('open')?.cards).toMatchObject([{ card: cardOf('8D'), liftable: true }]);
  expect(pile('waste')?.cards).toMatchObject([{ liftable: false }, { liftable: true }]);
  expect(pile('place-16')?.cards).toMatchObject([{ faceUp: true, liftable: false, blocked: true }]);
  expect(pile('place-22')?.cards).toMatchObject([{ faceUp: true, liftable: true }]);
  const stockWith = (stock: readonly Card[], redealsLeft: number) =>
    table.view({ ...state, stock, redealsLeft }).piles[0];
  const emptyStock = (redealsLeft: number) => stockWith([], redealsLeft);
  expect(stockWith(state.stock, 0)).toMatchObject({ badge: '2', placeholder: '' });
  expect(stockWith([cardOf('8D')], 2)).toMatchObject({ badge: '', placeholder: '↻2' });
  expect(emptyStock(0)).toMatchObject({
    label: 'Stock, empty, no redeals left',
    badge: '',
    placeholder: '',
  });
  expect(emptyStock(1)).toMatchObject({
    label: 'Stock, empty, turns the waste over, 1 redeal left',
    placeholder: '↻1',
  });
});

test('the hint of a draw says when the card comes that the line goes on with', () => {
  const gainOfDraw = (...line: RemovalMove[]) => text.gain?.(state, DRAW, line);
  expect(gainOfDraw(remove(22, 'stock'))).toBe('That brings up a card you can use.');
  expect(gainOfDraw(DRAW, DRAW, remove(23, 'waste'))).toBe('A card you can use comes in 3 draws.');
  // This pair is open already.
  expect(gainOfDraw(remove(28))).toBeUndefined();
  expect(gainOfDraw()).toBeUndefined();
});
