import { expect, test } from 'vitest';
import { isCount, parseJsonObject } from '../../../src/engine/json';

test('only the text of an object is read', () => {
  expect(parseJsonObject('{"version":1}')).toEqual({ version: 1 });
  for (const text of ['', '{', 'null', '[]', '1', '"text"']) {
    expect(parseJsonObject(text), text).toBeUndefined();
  }
});

test('a text that nests too deep to be written again is not read', () => {
  const nested = (depth: number): string => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  expect(parseJsonObject(nested(99))).toBeDefined();
  for (const depth of [100, 5_000, 500_000]) expect(parseJsonObject(nested(depth))).toBeUndefined();
});

test('a count is a whole number from 0', () => {
  for (const value of [0, 1, 2 ** 53 - 1]) expect(isCount(value)).toBe(true);
  for (const value of [-1, 0.5, Number.NaN, 2 ** 53, '1', null, undefined]) {
    expect(isCount(value)).toBe(false);
  }
});
