import { expect, test } from 'vitest';
import { rowAfterKey } from '../../../../src/ui/statistics/useVirtualList';

test.each([
  ['ArrowDown', 5, 6],
  ['ArrowUp', 5, 4],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 99, 99],
  ['PageDown', 5, 14],
  ['PageUp', 5, 0],
  ['Home', 50, 0],
  ['End', 50, 99],
  ['a', 50, undefined],
])('%s goes from row %i to %s', (key, row, target) => {
  expect(rowAfterKey(key, row, 100, 9)).toBe(target);
});
