import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consoleGameOf } from '../../src/games/lines';
import type { Stores } from '../../src/store/stores';
import { openPage } from '../support/openPage';
import { testStores } from '../support/testStores';
import won from '../vectors/klondike_won.json';

const { deal, moves } = won['klondike-1'];
/** After so many moves of the won game auto-complete is offered. */
const BY_HAND = 89;
const OFFERED = 'Auto-complete is available now.';

let stores: Stores;
let said: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stores = testStores();
  said = [];
  stores.store.subscribe(({ announcement }, before) => {
    if (announcement && announcement !== before.announcement) said.push(announcement.text);
  });
});
afterEach(() => vi.useRealTimers());

/** Plays moves of the won game, and waits. */
async function play(from: number, to: number): Promise<void> {
  const { lines } = consoleGameOf('klondike-1');
  await act(async () => {
    for (const line of moves.slice(from, to)) {
      const move = lines.parseMove(line);
      if (move.ok) stores.store.actions.play(move.value);
    }
  });
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

test('auto-complete is announced once, when a move makes it possible', async () => {
  await openPage(stores, `#/klondike-1/${deal}`);
  await play(0, BY_HAND - 1);
  expect(said).not.toContain(OFFERED);
  await play(BY_HAND - 1, BY_HAND);
  expect(said.at(-1)).toBe(OFFERED);
  await act(async () => stores.store.actions.undo());
  await play(BY_HAND - 1, BY_HAND + 1);
  expect(said.filter((text) => text === OFFERED)).toHaveLength(1);
});

test('while it plays only the win is announced', async () => {
  await openPage(stores, `#/klondike-1/${deal}`);
  await play(0, BY_HAND);
  said.length = 0;
  await act(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  });
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  const moved = said.filter((text) => text.includes('foundation'));
  expect(moved).toHaveLength(1);
  expect(moved[0]).toMatch(/ to foundation \d\. .*Won in \d+ moves\./);
});
