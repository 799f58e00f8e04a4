import { expect, test } from 'vitest';
import { KEYS } from '../../../src/persistence/keys';
import { createSafeStorage } from '../../../src/persistence/safeStorage';
import { keepSetUpPosition, setUpPosition } from '../../../src/persistence/setUpPositions';
import { fakeStorage } from '../../support/storage';

test('the position of each game is kept until it is cleared', () => {
  const storage = createSafeStorage(fakeStorage());
  keepSetUpPosition(storage, 'yukon', '');
  expect(storage.read(KEYS.positions)).toBeNull();
  keepSetUpPosition(storage, 'yukon', 't7H');
  keepSetUpPosition(storage, 'freecell', 'tKC');
  keepSetUpPosition(storage, 'yukon', 't7H8S');
  expect(setUpPosition(storage, 'yukon')).toBe('t7H8S');
  expect(setUpPosition(storage, 'freecell')).toBe('tKC');
  keepSetUpPosition(storage, 'yukon', '');
  expect(setUpPosition(storage, 'yukon')).toBe('');
  expect(setUpPosition(storage, 'freecell')).toBe('tKC');
});

test.each([
  '',
  '{"version":2,"positions":{"yukon":"t7H"}}',
  '{"version":1,"positions":{"yukon":7}}',
])('a damaged text %s has no position, and can be written over', (text) => {
  const storage = createSafeStorage(fakeStorage());
  storage.write(KEYS.positions, text);
  expect(setUpPosition(storage, 'yukon')).toBe('');
  keepSetUpPosition(storage, 'yukon', 't7H');
  expect(setUpPosition(storage, 'yukon')).toBe('t7H');
});
