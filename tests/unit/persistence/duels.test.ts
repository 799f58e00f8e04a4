import { expect, test } from 'vitest';
import { KEYS } from '../../../src/persistence/keys';
import { createSafeStorage } from '../../../src/persistence/safeStorage';
import { acceptDuel, rivalOf } from '../../../src/store/challenge';
import { fakeStorage } from '../../support/storage';

const DEAL = { variant: 'klondike-3', deal: '275' } as const;

test('what is to beat is remembered by its deal, the newest fifty of them', () => {
  const storage = createSafeStorage(fakeStorage());
  expect(rivalOf(storage, DEAL)).toBeUndefined();
  acceptDuel(storage, DEAL, { moves: 99, seconds: 0 });
  acceptDuel(storage, DEAL, { moves: 87, seconds: 192 });
  expect(rivalOf(storage, DEAL)).toEqual({ moves: 87, seconds: 192 });
  expect(rivalOf(storage, { ...DEAL, variant: 'klondike-1' })).toBeUndefined();
  for (let n = 0; n < 49; n++)
    acceptDuel(storage, { variant: 'golf', deal: `${n}` }, { moves: 9, seconds: 1 });
  expect(rivalOf(storage, DEAL)).toBeDefined();
  acceptDuel(storage, { variant: 'golf', deal: '49' }, { moves: 9, seconds: 1 });
  expect(rivalOf(storage, DEAL)).toBeUndefined();
});

test.each([
  '',
  '{}',
  '{"version":2}',
  '{"version":1,"duels":{"klondike-3 275":7}}',
  '{"version":1,"duels":{"klondike-3 275":{"moves":0,"seconds":1}}}',
  '{"version":1,"duels":{"klondike-3 275":{"moves":5,"seconds":-1}}}',
])('a damaged text %s asks to beat nothing, and can be written over', (text) => {
  const storage = createSafeStorage(fakeStorage());
  storage.write(KEYS.duels, text);
  expect(rivalOf(storage, DEAL)).toBeUndefined();
  acceptDuel(storage, DEAL, { moves: 5, seconds: 1 });
  expect(rivalOf(storage, DEAL)).toEqual({ moves: 5, seconds: 1 });
});
