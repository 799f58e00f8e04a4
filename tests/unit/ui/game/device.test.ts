import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stayAwake, vibrate } from '../../../../src/ui/game/device';
import { fakeGames, storeOver } from '../../../support/fakeGames';

let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
});

afterEach(() => vi.unstubAllGlobals());

test('a refusal vibrates once, a move does not, and nothing does after the end', async () => {
  const vibrated = vi.fn();
  vi.stubGlobal('navigator', { vibrate: vibrated });
  const store = storeOver(fakeGames(), { randomDeal: () => '275' });
  await store.actions.newGame('klondike-3');
  const stop = vibrate(store);
  store.actions.play({ type: 'draw' });
  expect(vibrated).not.toHaveBeenCalled();
  store.actions.undo();
  store.actions.undo();
  expect(vibrated).toHaveBeenCalledExactlyOnceWith([40]);
  stop();
  store.actions.undo();
  expect(vibrated).toHaveBeenCalledOnce();
});

test('without a motor a refusal only says why', async () => {
  vi.stubGlobal('navigator', {});
  const store = storeOver(fakeGames(), { randomDeal: () => '275' });
  await store.actions.newGame('klondike-3');
  vibrate(store);
  store.actions.undo();
  expect(store.getState().announcement?.kind).toBe('refusal');
});

test('the screen stays on, again after the page was hidden, until it is no longer wanted', async () => {
  const release = vi.fn(async () => undefined);
  const request = vi.fn(async () => ({ release }));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const stop = stayAwake();
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  stop();
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
  page.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

test('a browser that refuses the lock, or has none, changes nothing', async () => {
  vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.reject(new Error('battery')) } });
  stayAwake()();
  vi.stubGlobal('navigator', {});
  stayAwake()();
  await Promise.resolve();
});
