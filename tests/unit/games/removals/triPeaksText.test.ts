import { expect, test } from 'vitest';
import { err, ok } from '../../../../src/engine/result';
import type { RemovalMove } from '../../../../src/games/removals/rules';
import { removalGameOf, take, tripeaksState } from '../../../support/removals';

const game = removalGameOf('tripeaks');
const { text, lines, table } = game;
const state = tripeaksState({
  stock: 'KS',
  waste: '8H',
  places: { 10: '3C', 11: '4C', 19: '9C', 20: '2D', 22: '5D' },
});

test('a refusal says what is wrong', () => {
  const explain = (move: RemovalMove, from = state, wrap = true) => {
    const of = removalGameOf(wrap ? 'tripeaks' : 'tripeaks;wrap=no');
    const next = of.rules.apply(from, move);
    return next.ok ? 'legal' : of.text.explain(next.error);
  };
  expect(explain(take(20))).toBe(
    '2 of Diamonds needs an Ace or a 3; the waste shows the 8 of Hearts.',
  );
  const king = tripeaksState({ waste: '3H', places: { 19: 'KC' } });
  const playKing: RemovalMove = take(19);
  expect(explain(playKing, king)).toMatch(/^King of Clubs needs an Ace or a Queen;/);
  expect(explain(playKing, king, false)).toMatch(/^King of Clubs needs a Queen;/);
  expect(explain(take(10))).toBe('That card is covered by the 9 of Clubs and the 2 of Diamonds.');
  expect(explain(take(11))).toBe('That card is covered by the 2 of Diamonds.');
  const deep = (place: number) => explain(take(place), game.rules.deal('1'));
  expect(deep(1)).toBe('That card is covered by 2 face-down cards.');
  expect(explain(take(1))).toBe('Place 1 is empty.');
  expect(explain(take(29))).toBe('There is no such place; they are 1 to 28.');
  expect(explain({ type: 'draw' }, king)).toBe('The stock is empty; there is no second pass.');
  expect(explain({ type: 'draw' }, tripeaksState({ waste: '8H' }))).toBe('You have won this game.');
});

test('a removal says how many cards it uncovers or may follow, and a draw what it is for', () => {
  const onEight = tripeaksState({ stock: 'KS', waste: '8H', places: { 10: '3C', 19: '9C' } });
  expect(text.gain?.(onEight, take(19))).toBe('That uncovers 1 card.');
  expect(
    text.gain?.(tripeaksState({ waste: '8H', places: { 19: '9C' } }), take(19)),
  ).toBeUndefined();
  expect(text.gain?.(onEight, take(19), [take(10), { type: 'draw' }])).toBe(
    '1 more card can follow.',
  );
  expect(text.gain?.(onEight, { type: 'draw' })).toBeUndefined();
  expect(text.gain?.(onEight, { type: 'draw' }, [take(19)])).toBe(
    'That brings up a card you can use.',
  );
  const onKing = tripeaksState({ stock: 'KS', waste: 'KH', places: { 10: '3C', 19: '9C' } });
  expect(text.gain?.(onKing, { type: 'draw' })).toBe('No move on the table helps now.');
});

test('a suggestion names only what is in view', () => {
  expect(text.suggest(state, { type: 'draw' })).toBe('draw from the stock');
  expect(text.suggest(state, take(19))).toBe('9 of Clubs to the waste');
});

test('the end in words', () => {
  expect(text.ended(tripeaksState({ waste: '8H' }), 40)).toBe('Won in 40 moves.');
  expect(text.ended(tripeaksState({ waste: '8H', places: { 19: 'KC', 20: '2C' } }), 40)).toBe(
    'No moves left. 2 cards to go.',
  );
});

test('moves as lines', () => {
  expect(lines.parseMove(' S ')).toEqual(ok({ type: 'draw' }));
  expect(lines.parseMove('M 19')).toEqual(ok(take(19)));
  expect(text.formatMove(take(19))).toBe('m 19');
  expect(lines.parseMove('s 1')).toEqual(err('“s” takes no arguments.'));
  expect(lines.parseMove('m')).toEqual(err('A move names a place, as in “m 19”.'));
  for (const name of ['29', '0', 'w', '-1'])
    expect(lines.parseMove(`m ${name}`)).toEqual(
      err(`“${name}” is not a place; they are 1 to 28.`),
    );
  expect(lines.parseMove('m 19 20')).toEqual(err('Too many words: moves look like “s” or “m 19”.'));
  expect(lines.parseMove('draw')).toEqual(
    err('“draw” is not a move; moves look like “s” or “m 19”.'),
  );
});

test('gestures: the stock is pressed, cards are tapped or dropped on the waste', () => {
  const play = (place: number) => ok([take(place)]);
  const drop = (from: string, to: string) =>
    table.movesFor(state, { kind: 'drop', from, count: 1, to });
  const tap = (pile: string) => table.movesFor(state, { kind: 'tap', pile, count: 1 });
  expect(table.movesFor(state, { kind: 'press', pile: 'stock' })).toEqual(ok([{ type: 'draw' }]));
  expect(table.movesFor(state, { kind: 'press', pile: 'waste' }).ok).toBe(false);
  expect(drop('place-19', 'waste')).toEqual(play(19));
  expect(drop('place-20', 'waste')).toEqual(play(20));
  expect(drop('place-19', 'place-20')).toEqual(err('Cards can only be played to the waste.'));
  expect(drop('stock', 'waste')).toEqual(err('Only cards of the peaks can be played.'));
  expect(tap('place-19')).toEqual(play(19));
  expect(tap('place-20')).toEqual(
    err('2 of Diamonds needs an Ace or a 3; the waste shows the 8 of Hearts.'),
  );
});

test('the table: covered cards lie face down, and cannot be picked up', () => {
  const { piles } = table.view(state);
  const pile = (id: string) => piles.find((each) => each.id === id);
  expect(pile('place-10')?.cards).toMatchObject([
    { faceUp: false, liftable: false, blocked: true },
  ]);
  expect(pile('place-19')?.cards).toMatchObject([{ faceUp: true, liftable: true }]);
  expect(pile('place-1')).toMatchObject({ label: 'Place 1, empty', cards: [] });
  expect(pile('waste')?.cards).toMatchObject([{ faceUp: true, liftable: false }]);
  expect([pile('place-1')?.layer, pile('place-28')?.layer]).toEqual([0, 3]);
});

test('a pile that does not change keeps its view', () => {
  const next = game.rules.apply(state, take(19));
  const [before, after] = [table.view(state), table.view(next.ok ? next.value : state)];
  const changed = after.piles.filter((pile, i) => pile !== before.piles[i]).map(({ id }) => id);
  expect(changed).toEqual(['waste', 'place-19']);
});
