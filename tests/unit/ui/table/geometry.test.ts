import { expect, test } from 'vitest';
import type { Card } from '../../../../src/engine/card';
import type { PileView } from '../../../../src/engine/view';
import { placeCards } from '../../../../src/ui/parts/placement';
import { cardStyle } from '../../../../src/ui/table/geometry';

const pile = (id: string, cards: readonly number[], layer?: number): PileView => ({
  ...{ id, kind: 'place', name: id, label: id, column: 0, row: 0, placeholder: '' },
  cards: cards.map((card) => ({ card: card as Card, faceUp: true, liftable: false })),
  ...(layer !== undefined && { layer }),
});

test('a pile of a higher layer lies above a lower one, and cards of a pile keep their depth', () => {
  const piles = [pile('high', [0], 2), pile('low', [1, 2, 3], 1), pile('felt', [4, 5])];
  const places = placeCards({ columns: 1, rows: 1, fanRoom: 0, piles });
  expect(places.map((place) => cardStyle(place).zIndex)).toEqual([
    'calc(var(--above) + 2 * var(--z-layer) + 0)',
    'calc(var(--above) + 1 * var(--z-layer) + 0)',
    'calc(var(--above) + 1 * var(--z-layer) + 1)',
    'calc(var(--above) + 1 * var(--z-layer) + 2)',
    'calc(var(--above) + 0)',
    'calc(var(--above) + 1)',
  ]);
});
