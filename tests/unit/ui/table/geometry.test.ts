import { expect, test } from 'vitest';
import type { Card } from '../../../../src/engine/card';
import type { PileView } from '../../../../src/engine/view';
import { placeCards } from '../../../../src/ui/parts/placement';
import { cardStyle } from '../../../../src/ui/table/geometry';

const pile = (id: string, cards: readonly number[], layer?: number, column = 0): PileView => ({
  ...{ id, kind: 'place', name: id, label: id, column, row: 0, placeholder: '' },
  cards: cards.map((card) => ({ card: card as Card, faceUp: true, liftable: false })),
  ...(layer !== undefined && { layer }),
});

/** The heights of the cards of some piles, in the order of their numbers, on a table with these lengths. */
function heightsOf(piles: readonly PileView[], lengths: Readonly<Record<string, number>>) {
  const places = placeCards({ columns: 3, rows: 1, fanRoom: 0, piles });
  return places.map((place) => {
    const sum = String(cardStyle(place).zIndex).replace(/^calc/, '');
    const terms = sum.replace(/var\(--([a-z-]+)\)/g, (_, name) => String(lengths[name]));
    return terms
      .slice(1, -1)
      .split(' + ')
      .map((term) => term.split(' * ').reduce((product, factor) => product * Number(factor), 1))
      .reduce((total, term) => total + term, 0);
  });
}

const TABLE = { above: 1, 'z-layer': 20_000, 'z-first-column': 0, 'z-column-step': 500 };
const MIRRORED = { ...TABLE, 'z-first-column': 1_500, 'z-column-step': -500 };

test('a pile of a higher layer lies above a lower one, and cards of a pile keep their depth', () => {
  const piles = [pile('high', [0], 2), pile('low', [1, 2, 3], 1), pile('felt', [4, 5])];
  expect(heightsOf(piles, TABLE)).toEqual([40_001, 20_001, 20_002, 20_003, 1, 2]);
});

test('each column lies over its left neighbour, on a mirrored table too', () => {
  const piles = [pile('one', [0, 1], 0, 0), pile('two', [2], 0, 1), pile('half', [3], 0, 1.5)];
  expect(heightsOf(piles, TABLE)).toEqual([1, 2, 501, 751]);
  expect(heightsOf(piles, MIRRORED)).toEqual([1_501, 1_502, 1_001, 751]);
});
