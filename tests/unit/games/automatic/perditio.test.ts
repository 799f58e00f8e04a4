import { expect, test } from 'vitest';
import { addCard, isEmpty, turnCard } from '../../../../src/games/automatic/perditio';

test('a pile turns the card added last; turning an empty one is an error (stack assignment, class Pile)', () => {
  const pile = addCard(addCard([], 'low'), 'high');
  expect(turnCard(pile)).toEqual({ ok: true, value: { card: 'high', pile: ['low'] } });
  expect(isEmpty(pile)).toBe(false);
  expect(turnCard([])).toEqual({ ok: false, error: 'empty pile' });
});
