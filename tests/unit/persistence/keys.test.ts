import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_LOCK, KEYS, PREFIX, TAB_KEYS } from '../../../src/persistence/keys';

const NAMES = [...Object.values({ ...KEYS, ...TAB_KEYS }), GAME_LOCK];

test('every name is its own, and the app’s', () => {
  expect(new Set(NAMES).size).toBe(NAMES.length);
  for (const name of NAMES) expect(name.startsWith(PREFIX)).toBe(true);
});

test('no other file spells the name of a key or a lock', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && file !== join('persistence', 'keys.ts'),
  );
  expect(files.length).toBeGreaterThan(100);
  const spelled = files.filter((file) =>
    /['"`]patience\//.test(readFileSync(join('src', file), 'utf8')),
  );
  expect(spelled).toEqual([]);
});
