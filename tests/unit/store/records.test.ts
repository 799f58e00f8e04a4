import { beforeEach, expect, test } from 'vitest';
import { gameOf } from '../../../src/games/all';
import { createStores, type Stores } from '../../../src/store/browser';
import { createRecords, describeRecord } from '../../../src/store/records';
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
    const move = gameOf('klondike-3').text.parseMove(line);
    if (move.ok) store.actions.play(move.value);
  }
  const once = { started: 1, won: 1, lost: 0, fewest: moves.length, helped: 0 };
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
  expect(records.of('klondike-1')).toEqual({ started: 1, won: 0, lost: 1, fewest: 0, helped: 0 });
  records.countResult('klondike-1', 'lost', 'won', 120);
  expect(records.of('klondike-1')).toEqual({ started: 1, won: 1, lost: 0, fewest: 120, helped: 0 });
  records.countResult('klondike-1', 'won', 'lost', 10);
  records.countResult('klondike-1', undefined, 'won', 130);
  expect(records.of('klondike-1').fewest).toBe(120);
});

test('records without the number of helped deals stay readable, and only finished deals are told', () => {
  const stored = {
    version: 1,
    games: { 'klondike-3': { started: 9, won: 2, lost: 1, fewest: 98 } },
  };
  storage.texts.set('patience/records', JSON.stringify(stored));
  const records = createRecords(safeStorage());
  const told = () => describeRecord(records.of('klondike-3'), true);
  expect(told()).toBe('Won 2 of 3 · best 98 moves');
  expect(describeRecord(records.of('klondike-3'), false)).toBe('Won 2 of 3');
  records.countResult('klondike-3', undefined, 'helped', 60);
  expect(told()).toBe('Won 2 of 3 · best 98 moves · 1 with the solver');
  records.countStart('klondike-1');
  expect(describeRecord(records.of('klondike-1'), true)).toBeUndefined();
});

test('a game that the solver finished counts for no record', () => {
  const { store, records } = open();
  const { deal, moves } = won['klondike-3'];
  store.actions.open('klondike-3', deal);
  const line = moves.map((text) => {
    const move = gameOf('klondike-3').text.parseMove(text);
    if (!move.ok) throw new Error(move.error);
    return move.value;
  });
  store.actions.loadSolution(line);
  store.actions.jump(line.length);
  const helped = { started: 1, won: 0, lost: 0, fewest: 0, helped: 1 };
  expect(store.getState().current).toMatchObject({ result: 'won', helped: true });
  expect(records.of('klondike-3')).toEqual(helped);
  store.actions.undo();
  store.actions.redo();
  store.actions.restart();
  expect(records.of('klondike-3')).toEqual(helped);
});

test('a win stays counted when the solver shows another way later', () => {
  const { store, records } = open();
  const { deal, moves } = won['klondike-3'];
  store.actions.open('klondike-3', deal);
  const parsed = moves.map((text) => gameOf('klondike-3').text.parseMove(text));
  for (const move of parsed) if (move.ok) store.actions.play(move.value);
  store.actions.restart();
  store.actions.loadSolution(parsed.flatMap((move) => (move.ok ? [move.value] : [])));
  store.actions.jump(moves.length);
  expect(records.of('klondike-3')).toMatchObject({ won: 1, lost: 0, helped: 0 });
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

test('a game with other rules has a record of its own', () => {
  const records = createRecords(createSafeStorage(fakeStorage()));
  records.countResult('elevens;places=8', undefined, 'won', 20);
  records.countResult('elevens', undefined, 'lost', 12);
  expect(records.of('elevens;places=8')).toMatchObject({ won: 1, lost: 0 });
  expect(records.of('elevens')).toMatchObject({ won: 0, lost: 1 });
  expect(records.of('elevens;places=7')).toMatchObject({ started: 0 });
});
