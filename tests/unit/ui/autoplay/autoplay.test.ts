import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutoplay } from '../../../../src/ui/autoplay/autoplay';
import { currentOf, fakeGames, storeOver, type TestStore } from '../../../support/fakeGames';

const STEP_MS = 100;

let store: TestStore;
let dialog: object | null;
const cursor = () => currentOf(store).history.cursor;

beforeEach(async () => {
  vi.useFakeTimers();
  dialog = null;
  vi.stubGlobal('document', { querySelector: () => dialog });
  store = storeOver(fakeGames());
  await store.actions.newGame('perditio-tempus');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const autoplay = () => createAutoplay(store, store.actions.step, () => STEP_MS);

test('a step is made at every interval until it is paused', () => {
  const player = autoplay();
  player.play();
  vi.advanceTimersByTime(3 * STEP_MS);
  expect(cursor()).toBe(3);
  player.pause();
  vi.advanceTimersByTime(3 * STEP_MS);
  expect(cursor()).toBe(3);
  expect(player.getState().playing).toBe(false);
});

test('it ends where a step moves nothing', () => {
  const player = autoplay();
  player.play();
  vi.advanceTimersByTime(10_000 * STEP_MS);
  const end = cursor();
  expect(player.getState().playing).toBe(false);
  store.actions.jump(Number.POSITIVE_INFINITY);
  expect(cursor()).toBe(end);
});

test('it waits until this tab may change the game', () => {
  const player = autoplay();
  store.lock.change('pending');
  player.play();
  vi.advanceTimersByTime(2 * STEP_MS);
  expect(cursor()).toBe(0);
  expect(player.getState().playing).toBe(true);
  store.lock.change('held');
  vi.advanceTimersByTime(3 * STEP_MS);
  expect(cursor()).toBe(3);
});

test('it waits while a dialog is open, and goes on when that is closed', () => {
  const player = autoplay();
  player.play();
  vi.advanceTimersByTime(2 * STEP_MS);
  dialog = {};
  vi.advanceTimersByTime(5 * STEP_MS);
  expect(cursor()).toBe(2);
  expect(player.getState().playing).toBe(true);
  dialog = null;
  vi.advanceTimersByTime(3 * STEP_MS);
  expect(cursor()).toBe(5);
});

test('any other change of the game ends it, but no announcement and no hint', () => {
  const player = autoplay();
  player.play();
  vi.advanceTimersByTime(2 * STEP_MS);
  store.actions.announce('Copied.');
  store.actions.hint();
  expect(player.getState().playing).toBe(true);
  store.actions.undo();
  expect(player.getState().playing).toBe(false);
  vi.advanceTimersByTime(2 * STEP_MS);
  expect(cursor()).toBe(1);
});

test('another game ends it', async () => {
  const player = autoplay();
  player.play();
  await store.actions.newGame('perditio-tempus');
  expect(player.getState().playing).toBe(false);
});
