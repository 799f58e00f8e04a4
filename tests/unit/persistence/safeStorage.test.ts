import { expect, test } from 'vitest';
import { quarantinedTexts, quarantineText } from '../../../src/persistence/quarantine';
import { createSafeStorage } from '../../../src/persistence/safeStorage';
import { fakeStorage } from '../../support/storage';

test('what a full storage does not take is kept while the page is open, until it does', () => {
  const storage = fakeStorage();
  const [safe, other] = [createSafeStorage(storage), createSafeStorage(storage)];
  safe.write('patience/a', '1');
  storage.refuses = true;
  expect(safe.write('patience/a', '2')).toEqual({ ok: false, error: 'full' });
  expect(safe.write('patience/b', '3').ok).toBe(false);
  expect([safe.read('patience/a'), safe.read('patience/b')]).toEqual(['2', '3']);
  expect(safe.keys('patience/')).toEqual(['patience/a', 'patience/b']);
  expect(safe.whyOnlyInMemory('patience/a')).toBe('full');
  expect(other.read('patience/a')).toBe('1');
  storage.refuses = false;
  // What another tab stores is newer.
  other.write('patience/b', '4');
  expect(safe.read('patience/b')).toBe('4');
  expect(safe.whyOnlyInMemory('patience/b')).toBeUndefined();
  expect(safe.write('patience/a', '5').ok).toBe(true);
  expect(safe.whyOnlyInMemory('patience/a')).toBeUndefined();
  expect(other.read('patience/a')).toBe('5');
  safe.remove('patience/a');
  expect([safe.read('patience/a'), other.read('patience/a')]).toEqual([null, null]);
});

test('a missing storage refuses, and breaks nothing', () => {
  const none = createSafeStorage(undefined);
  expect(none.write('patience/a', '1')).toEqual({ ok: false, error: 'forbidden' });
  expect(none.read('patience/a')).toBe('1');
  none.remove('patience/a');
  expect(none.keys('')).toEqual([]);
});

test('texts in quarantine lie side by side, each once, with the reason', () => {
  const safe = createSafeStorage(fakeStorage());
  const entry = { key: 'patience/a', text: 'x"', why: 'damaged' };
  expect(quarantineText(safe, entry)).toBe(true);
  expect(quarantineText(safe, entry)).toBe(true);
  expect(quarantineText(safe, { ...entry, text: 'y' })).toBe(true);
  expect([...quarantinedTexts(safe).values()]).toEqual([entry, { ...entry, text: 'y' }]);
});

test('a damaged text in quarantine is one itself, and a full storage takes none', () => {
  const storage = fakeStorage();
  const safe = createSafeStorage(storage);
  safe.write('patience/quarantine/1/patience/b', '{');
  expect([...quarantinedTexts(safe).values()]).toEqual([
    { key: 'patience/b', text: '{', why: 'damaged' },
  ]);
  storage.refuses = true;
  expect(quarantineText(safe, { key: 'patience/a', text: 'x', why: 'damaged' })).toBe(false);
  expect(quarantinedTexts(safe).size).toBe(1);
});
