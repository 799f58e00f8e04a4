import { describe, expect, test } from 'vitest';
import type { Card } from '../../../../src/engine/card';
import {
  alternatesColour,
  ascends,
  continuesTableau,
  descends,
  fitsFoundation,
  isSafe,
} from '../../../../src/games/building/rules';
import { cards, upTo } from '../../../support/klondike';

type Relation = (card: Card, onto: Card) => boolean;

/** Whether a relation holds for `card onto`, two codes. */
function holds(relation: Relation, codes: string): boolean {
  const [card, onto] = cards(codes);
  return relation(card as Card, onto as Card);
}

test('colours alternate between red and black, not between two suits of one colour', () => {
  expect(holds(alternatesColour, '5H 6S')).toBe(true);
  expect(holds(alternatesColour, '5C 6D')).toBe(true);
  expect(holds(alternatesColour, '5H 6D')).toBe(false);
  expect(holds(alternatesColour, '5C 6S')).toBe(false);
});

test('ascending and descending are steps of one rank, whatever the suit, and never from king to ace', () => {
  expect(holds(ascends, '6S 5H')).toBe(true);
  expect(holds(descends, '5H 6S')).toBe(true);
  expect(holds(ascends, '5H 6S')).toBe(false);
  expect(holds(descends, '6S 5H')).toBe(false);
  expect(holds(ascends, '7S 5S')).toBe(false);
  expect(holds(ascends, 'AH KH')).toBe(false);
  expect(holds(descends, 'KH AH')).toBe(false);
});

test('a tableau is built down in alternating colours', () => {
  expect(holds(continuesTableau, '8H 9C')).toBe(true);
  expect(holds(continuesTableau, '8S 9C')).toBe(false);
  expect(holds(continuesTableau, '7H 9C')).toBe(false);
  expect(holds(continuesTableau, '9C 8H')).toBe(false);
});

test('a foundation is started by an ace and built up in suit', () => {
  const fits = (card: string, foundation: string) =>
    fitsFoundation(cards(card)[0] as Card, cards(foundation));
  expect(fits('AD', '')).toBe(true);
  expect(fits('2D', '')).toBe(false);
  expect(fits('2H', 'AH')).toBe(true);
  expect(fits('2D', 'AH')).toBe(false);
  expect(fits('3H', 'AH')).toBe(false);
  expect(fits('AH', 'AH')).toBe(false);
});

describe('safe cards', () => {
  const isSafeOn = (card: string, foundations: readonly string[]) =>
    isSafe(cards(card)[0] as Card, foundations.map(cards));

  test('aces and twos are always safe', () => {
    expect(isSafeOn('AS', [])).toBe(true);
    expect(isSafeOn('2S', [])).toBe(true);
    expect(isSafeOn('3S', [])).toBe(false);
  });

  test('a card that no card of another suit can need is safe', () => {
    const foundations = [upTo('H', 4), upTo('D', 3), upTo('C', 4), upTo('S', 4)];
    expect(isSafeOn('AS', foundations)).toBe(true);
    expect(isSafeOn('2S', foundations)).toBe(true);
    expect(isSafeOn('5H', foundations)).toBe(true); // black suits up to 4, diamonds to 3
    expect(isSafeOn('6H', foundations)).toBe(false); // a black 5 could need it
    expect(isSafeOn('5C', foundations)).toBe(false); // diamonds are only up to 3
    expect(isSafeOn('4C', foundations)).toBe(true);
  });

  test('the order of the foundations does not matter', () => {
    expect(isSafeOn('5H', ['', upTo('S', 4), upTo('C', 4), upTo('D', 3)])).toBe(true);
  });
});
