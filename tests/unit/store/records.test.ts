import { beforeEach, expect, test } from 'vitest';
import { gameOf } from '../../../src/games/all';
import { createStores, type Stores } from '../../../src/store/browser';
import { createRecords } from '../../../src/store/records';
import { createSafeStorage } from '../../../src/store/safeStorage';
import { type FakeStorage, fakeStorage } from '../../support/storage';
import won from '../../vectors/klondike_won.json';

let storage: FakeStorage;
beforeEach(() => {
  storage = fakeStorage();
});
const safeStorage = () => createSafeStorage(storage);
const open = (): Stores =>
  createStores(
    storage,
    () => 0,
    () => '1',
  );

test('a deal counts once as started, and once as won, however often it is undone', () => {
  const { store, records } = open();
  const { deal, moves } = won['klondike-3'];
  store.actions.open('klondike-3', deal);
  expect(records.of('klondike-3').started).toBe(0);
  for (const line of moves) {
    const move = gameOf('klondike-3').parseMove(line);
    if (move.ok) store.actions.play(move.value);
  }
  const once = { started: 1, won: 1, lost: 0, fewest: moves.length };
  expect(records.of('klondike-3')).toEqual(once);
  store.actions.undo();
  store.actions.redo();
  store.actions.restart();
  store.actions.redo();
  expect(records.of('klondike-3')).toEqual(once);
  const again = open();
  again.store.actions.open('klondike-3', deal);
  for (let n = 0; n < moves.length; n++) again.store.actions.redo();
  expect(again.records.of('klondike-3')).toEqual(once);
  expect(again.records.of('klondike-1').started).toBe(0);
});

test('a deal that was lost and is won after an undo is a win', () => {
  const records = createRecords(safeStorage());
  records.countStart('klondike-1');
  records.countResult('klondike-1', undefined, 'lost', 80);
  expect(records.of('klondike-1')).toEqual({ started: 1, won: 0, lost: 1, fewest: 0 });
  records.countResult('klondike-1', 'lost', 'won', 120);
  expect(records.of('klondike-1')).toEqual({ started: 1, won: 1, lost: 0, fewest: 120 });
  records.countResult('klondike-1', 'won', 'lost', 10);
  records.countResult('klondike-1', undefined, 'won', 130);
  expect(records.of('klondike-1').fewest).toBe(120);
});

test('unreadable records are quarantined, and counting starts anew', () => {
  storage.texts.set('patience/records', '{"version":1,"games":');
  expect(createRecords(safeStorage()).of('klondike-3').started).toBe(0);
  expect(storage.texts.get('patience/aside/1/patience/records')).toBe('{"version":1,"games":');
  storage.texts.set(
    'patience/records',
    '{"version":1,"games":{"klondike-3":{"started":-4,"won":"x"}}}',
  );
  expect(createRecords(safeStorage()).of('klondike-3')).toMatchObject({ started: 0, won: 0 });
});

test('the timer counts, and its seconds are stored with the game', () => {
  const { store } = open();
  store.actions.open('klondike-3', '275');
  store.actions.play({ type: 'clickStock' });
  store.actions.tick();
  store.actions.tick();
  store.actions.saveNow();
  const again = open();
  again.store.actions.open('klondike-3', '275');
  expect(again.store.getState().current?.seconds).toBe(2);
});
