import { expect, test } from 'vitest';
import type { TableView } from '../../../../src/engine/view';
import {
  isSame,
  LOWEST_ROW,
  orient,
  placeCards,
  reachOf,
  visibleCards,
  withStockBelow,
} from '../../../../src/ui/parts/placement';
import { cardsOf as cards } from '../../../support/board';
import { dealKlondike, klondikeState, view } from '../../../support/klondike';
import { removalGameOf, removalState } from '../../../support/removals';

const place = (state: Parameters<typeof view>[0], code: string) => {
  const found = placeCards(view(state)).find(({ card }) => card === cards(code)[0]);
  if (!found) throw new Error(`${code} is not on the table`);
  return found;
};

test('the order of the cards never changes', () => {
  const numbers = placeCards(view(dealKlondike(3, '275'))).map(({ card }) => card);
  expect(numbers).toEqual(Array.from({ length: 52 }, (_, n) => n));
});

test('a column fans down, face-down cards closer together', () => {
  const state = klondikeState({ tableau: ['2H 3H | 9C 8H'] });
  expect(place(state, '2H')).toMatchObject({ down: 0, faceUp: false, liftable: false, count: 0 });
  expect(place(state, '9C').down).toBeCloseTo(0.94);
  expect(place(state, '8H').down).toBeCloseTo(1.94);
  expect(place(state, '2H').downAll).toBeCloseTo(1.94);
});

test('the waste fans its three topmost cards, the rest are covered', () => {
  const state = klondikeState({ waste: '2H 3H 4H 5H 6H' });
  expect(['2H', '3H', '4H', '5H', '6H'].map((code) => place(state, code).right)).toEqual([
    0, 0, 0, 1, 2,
  ]);
  expect(['2H', '3H', '4H', '5H', '6H'].map((code) => place(state, code).covered)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('cards are named with their place', () => {
  const state = klondikeState({ tableau: ['', '', '', '2H 3H | QH'] });
  expect(place(state, 'QH').label).toBe('Queen of Hearts, 3 of 3 in column 4');
  expect(place(state, '3H').label).toBe('Face-down card, 2 of 3 in column 4');
});

test('cards below the three visible of the waste are drawn too, deeper ones are culled', () => {
  const state = klondikeState({ waste: '2H 3H 4H 5H 6H 7H 8H' });
  const codes = ['2H', '3H', '4H', '5H', '6H', '7H', '8H'];
  expect(codes.filter((code) => place(state, code).culled)).toEqual(['2H']);
  expect(codes.filter((code) => place(state, code).covered)).toEqual(['2H', '3H', '4H', '5H']);
});

test('a face-up card shows a strip only where another lies on it, a face-down card none', () => {
  const state = klondikeState({ tableau: ['2H 3H | 9C 8H'] });
  const strips = ['2H', '3H', '9C', '8H'].map((code) => place(state, code).strip);
  expect(strips).toEqual([0, 0, 1, 0]);
});

test('screen readers hear the cards that are seen, but none of a pile that is one button', () => {
  const state = klondikeState({ stock: '2C', waste: '2H 3H 4H 5H', tableau: ['2S | 9C'] });
  expect(place(state, '2C')).toMatchObject({ onButtonPile: true, ariaHidden: true, label: '' });
  expect(place(state, '2H')).toMatchObject({ onButtonPile: false, ariaHidden: true, label: '' });
  expect(place(state, '3H').ariaHidden).toBe(false);
  expect(place(state, '2S').ariaHidden).toBe(false);
});

test('a fan reaches as far as its last card, an empty pile nowhere', () => {
  const { piles } = view(klondikeState({ waste: '2H 3H 4H 5H', tableau: ['2S | 9C 8H'] }));
  const reach = (id: string) => piles.filter((pile) => pile.id === id).map(reachOf);
  expect(reach('waste')).toEqual([{ rightAll: 2, down: 0, downAll: 1 }]);
  expect(reach('tableau-1')).toEqual([{ rightAll: 0, down: 1.47, downAll: 1.47 }]);
  expect(reach('tableau-2')).toEqual([{ rightAll: 0, down: 0, downAll: 1 }]);
});

test('a fan of larger cards takes larger steps, so that no index is cut off', () => {
  const [waste] = view(klondikeState({ waste: '2H 3H 4H' })).piles.filter(
    ({ id }) => id === 'waste',
  );
  expect(waste && reachOf({ ...waste, scale: 1.5 }).rightAll).toBe(3);
});

test('the visible cards of a pile are its topmost', () => {
  const { piles } = view(klondikeState({ waste: '2H 3H 4H 5H', foundations: ['AH 2H'] }));
  const visible = (id: string) =>
    piles.filter((pile) => pile.id === id).map((pile) => visibleCards(pile).length);
  expect(visible('waste')).toEqual([3]);
  expect(visible('foundation-1')).toEqual([1]);
});

test('a view has its portrait size and places on a portrait table only', () => {
  const landscape = view(klondikeState({ stock: '2C' }));
  expect(orient(landscape, true)).toBe(landscape);
  const [first, ...others] = landscape.piles;
  if (!first) throw new Error('a table without piles');
  const both = {
    ...landscape,
    portrait: { columns: 4, rows: 5 },
    piles: [{ ...first, portrait: { column: 2, row: 3 } }, ...others],
  };
  expect(orient(both, false)).toBe(both);
  expect(orient(both, true)).toMatchObject({ columns: 4, rows: 5 });
  expect(orient(both, true).piles[0]).toMatchObject({ id: first.id, column: 2, row: 3 });
  expect(orient(both, true).piles[1]).toMatchObject({ column: others[0]?.column });
});

test('stock and waste may lie at the lower edge; what lies under a first row that they leave moves up', () => {
  const rowsOf = ({ piles }: TableView) =>
    Object.fromEntries(piles.map(({ id, row }) => [id, row])) as Record<string, number>;
  const below = withStockBelow(view(klondikeState({ stock: '2C' })));
  expect(rowsOf(below)).toMatchObject({ stock: LOWEST_ROW, waste: LOWEST_ROW, 'foundation-1': 0 });
  // At the right, and between them the room of a fan.
  const columnOf = (id: string) => below.piles.find((pile) => pile.id === id)?.column;
  expect([columnOf('waste'), columnOf('stock')]).toEqual([4, 6]);
  const one = view(klondikeState({ stock: '2C' }));
  const alone = { ...one, piles: one.piles.filter(({ kind }) => kind !== 'foundation') };
  expect(rowsOf(withStockBelow(alone))).toMatchObject({ stock: LOWEST_ROW, 'tableau-1': 0 });
  expect(withStockBelow(alone).rows).toBe(one.rows - 1);
  expect(withStockBelow(below)).toBe(below);
});

test('placements are the same if every field is', () => {
  const one = place(klondikeState({ tableau: ['9C'] }), '9C');
  expect(isSame(one, { ...one })).toBe(true);
  expect(isSame(one, { ...one, strip: 1 })).toBe(false);
});

test('a card that cards of other piles lie on is told as covered, and named by its row and place', () => {
  const state = removalState('pyramid', { places: { 16: 'QD', 22: '5C' } });
  const labels = placeCards(removalGameOf('pyramid').table.view(state)).map(({ card, label }) => [
    card,
    label,
  ]);
  expect(labels).toEqual([
    [cards('QD')[0], 'Queen of Diamonds, row 6, place 16, covered'],
    [cards('5C')[0], '5 of Clubs, row 7, place 22'],
  ]);
  const dimmed = placeCards(removalGameOf('pyramid').table.view(state)).map((each) => each.dimmed);
  expect(dimmed).toEqual([true, false]);
  const peaks = removalState('tripeaks', { waste: '8H', places: { 10: '9C', 19: '7C' } });
  expect(
    placeCards(removalGameOf('tripeaks').table.view(peaks)).map(({ label }) => label),
  ).toContain('Face-down card, row 3, place 10, covered');
});

test('a pile may have another size in portrait', () => {
  const scales = (portrait: boolean) =>
    orient(
      removalGameOf('tripeaks').table.view(removalState('tripeaks', { waste: '8H' })),
      portrait,
    )
      .piles.slice(0, 3)
      .map(({ scale }) => scale);
  expect([scales(false), scales(true)]).toEqual([
    [undefined, undefined, undefined],
    [1.35, 1.35, undefined],
  ]);
});
