import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Card } from '../../../src/engine/card';
import { formatCardSet, isCardSet, parseCardSet } from '../../../src/engine/cardSet';

const cards = fc.uniqueArray(fc.nat({ max: 467 }).map((card) => card as Card));

test('a set of cards is read back from its text, whatever the order', () => {
  fc.assert(
    fc.property(cards, (set) => {
      const text = formatCardSet(set);
      expect(parseCardSet(text)).toEqual([...set].sort((a, b) => a - b));
      expect(formatCardSet([...set, ...set].reverse())).toBe(text);
      expect(isCardSet(text)).toBe(set.length > 0);
    }),
  );
});

test.each([undefined, 7, '', '0', 'f0', 'F', 'g', '-1', 'f'.repeat(118)])(
  '%s is no set with a card',
  (value) => {
    expect(isCardSet(value)).toBe(false);
  },
);
