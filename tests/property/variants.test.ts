import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  GAME_IDS,
  type GameId,
  optionsOf,
  parseVariant,
  type VariantId,
  valuesOf,
  variantOf,
} from '../../src/games/index';

/** A game with values for all its options, and those values as text in any order and case. */
const chosen = fc.constantFrom(...GAME_IDS).chain((id) =>
  fc
    .record({
      values: fc.tuple(
        ...optionsOf(id).map(({ values }) => fc.constantFrom(...values.map(({ value }) => value))),
      ),
      order: fc.shuffledSubarray(optionsOf(id).map((_, i) => i)),
      isUpper: fc.boolean(),
    })
    .map(({ values, order, isUpper }) => {
      const pairs = order.map((i) => `;${optionsOf(id)[i]?.name}=${values[i]}`).join('');
      const given = optionsOf(id).map(({ name, default: usual }, i) => [
        name,
        order.includes(i) ? values[i] : usual,
      ]);
      return {
        id,
        values: Object.fromEntries(given) as Readonly<Record<string, string>>,
        text: id + (isUpper ? pairs.toUpperCase() : pairs),
      };
    }),
);

const parsed = (text: string): VariantId => {
  const variant = parseVariant(text);
  if (!variant.ok) throw new Error(variant.error);
  return variant.value;
};

test('a name reads back as itself and as its values, however it was written', () => {
  fc.assert(
    fc.property(chosen, ({ id, values, text }) => {
      const name = parsed(text);
      expect(valuesOf(name)).toEqual(values);
      expect(parsed(name)).toBe(name);
      expect(variantOf(id, values)).toBe(name);
    }),
  );
});

test('equal rules have equal names, in games of one kind too', () => {
  const kindred: readonly GameId[] = ['klondike-3', 'klondike-1'];
  fc.assert(
    fc.property(chosen, ({ id, values }) => {
      const names = (kindred.includes(id) ? kindred : [id]).map((game) => variantOf(game, values));
      expect(new Set(names).size).toBe(1);
    }),
  );
});

test('no text makes the parser throw, and what it accepts it gives back unchanged', () => {
  const words = fc.constantFrom(
    ...GAME_IDS,
    ...';;==',
    'draw',
    'places',
    'redeals',
    '2',
    'ANY',
    'unlimited',
    ' ',
  );
  const texts = fc.oneof(
    fc.string(),
    fc.array(words).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const variant = parseVariant(text);
      if (variant.ok) expect(parsed(variant.value)).toBe(variant.value);
      else expect(variant.error).toMatch(/^[^\n]+\.$/);
    }),
  );
});
