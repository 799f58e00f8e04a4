import { expect, test } from 'vitest';
import { err, ok } from '../../../../src/engine/result';
import { golfState, removalGameOf, take } from '../../../support/removals';

const { rules, table } = removalGameOf('golf');
const { movesFor, view } = table;
const state = golfState({ stock: 'AS 2S', waste: 'KS 8H', columns: ['TC 9H', '2C', '8D'] });
const play = (column: number) => ok([take(column)]);

test('stock, waste and seven columns, whose last cards can be picked up', () => {
  const { piles } = view(state);
  expect(piles.map(({ id, label }) => `${id}: ${label}`)).toEqual([
    'stock: Stock, 2 cards',
    'waste: Waste, 8 of hearts on top',
    'tableau-1: Column 1, 2 cards',
    'tableau-2: Column 2, 1 card',
    'tableau-3: Column 3, 1 card',
    ...[4, 5, 6, 7].map((n) => `tableau-${n}: Column ${n}, empty`),
  ]);
  expect(piles[2]?.cards.map(({ faceUp, liftable }) => [faceUp, liftable])).toEqual([
    [true, false],
    [true, true],
  ]);
  expect(piles.slice(0, 2).flatMap(({ cards }) => cards.filter((card) => card.liftable))).toEqual(
    [],
  );
  expect(piles[0]?.cards.some(({ faceUp }) => faceUp)).toBe(false);
  expect(view(golfState({ waste: 'KS' })).piles[0]?.label).toBe('Stock, empty');
});

test('a pile that does not change keeps its view', () => {
  const next = rules.apply(state, take(1));
  const [before, after] = [view(state), view(next.ok ? next.value : state)];
  const same = after.piles.flatMap((pile, i) => (pile === before.piles[i] ? [pile.id] : []));
  expect(same).toEqual(['stock', ...[2, 3, 4, 5, 6, 7].map((n) => `tableau-${n}`)]);
});

test('a press on the stock draws, and no other pile is pressed', () => {
  expect(movesFor(state, { kind: 'press', pile: 'stock' })).toEqual(ok([{ type: 'draw' }]));
  expect(movesFor(state, { kind: 'press', pile: 'waste' }).ok).toBe(false);
});

test('a drop on the waste plays, legal or not; nowhere else', () => {
  const drop = (from: string, to: string, count = 1) =>
    movesFor(state, { kind: 'drop', from, count, to });
  expect(drop('tableau-1', 'waste')).toEqual(play(1));
  expect(drop('tableau-2', 'waste')).toEqual(play(2));
  expect(drop('tableau-1', 'tableau-2')).toEqual(err('Cards can only be played to the waste.'));
  expect(drop('tableau-1', 'waste', 2)).toEqual(err('One card at a time goes to the waste.'));
  expect(drop('tableau-8', 'waste')).toEqual(err('Only the last card of a column can be played.'));
});

test('a tap plays a card that fits, and says why another does not', () => {
  const tap = (pile: string, count = 1) => movesFor(state, { kind: 'tap', pile, count });
  expect(tap('tableau-1')).toEqual(play(1));
  expect(tap('tableau-2')).toEqual(
    err('2 of Clubs needs an Ace or a 3; the waste shows the 8 of Hearts.'),
  );
  expect(tap('tableau-4')).toEqual(err('Column 4 is empty.'));
  expect(tap('tableau-1', 2)).toEqual(err('One card at a time goes to the waste.'));
  expect(tap('waste')).toEqual(err('Only the last card of a column can be played.'));
});
