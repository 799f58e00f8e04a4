import { beforeEach, describe, expect, test } from 'vitest';
import { type GameDatabase, mergeJournal } from '../../../src/persistence/database';
import { createJournal } from '../../../src/persistence/journal';
import { quarantinedTexts } from '../../../src/persistence/quarantine';
import { formatRecord, type GameRecord } from '../../../src/persistence/record';
import { createSafeStorage } from '../../../src/persistence/safeStorage';
import { gameRecord } from '../../support/records';
import { type FakeStorage, fakeStorage } from '../../support/storage';

let storage: FakeStorage;
beforeEach(() => {
  storage = fakeStorage();
});
const tab = () => createJournal(createSafeStorage(storage));
const keyOf = ({ id }: GameRecord): string => `patience/journal/${id}`;
const GAME = gameRecord(0);
const quarantined = () => [...quarantinedTexts(createSafeStorage(storage)).values()];

test('games are written side by side, and read with the newest first', () => {
  const journal = tab();
  const games = [GAME, gameRecord(1), gameRecord(2)].map((record, n) => ({
    ...record,
    ended: 1000 + n,
  }));
  for (const record of games) expect(journal.write(record)).toEqual([record]);
  expect(tab().read(GAME.id)).toEqual(games[0]);
  expect(tab().records()).toEqual(games.toReversed());
});

describe('a text that cannot be read is damaged, and says why', () => {
  const good = formatRecord(GAME);
  test.each<[string, string, string]>([
    ['cut off', good.slice(0, 60), 'damaged'],
    ['empty', '', 'damaged'],
    ['null', 'null', 'damaged'],
    ['another version', good.replace('"version":1', '"version":3'), 'anotherVersion'],
    ['another name', good.replace('game-0', 'game-1'), 'anotherName'],
    ['moves that are no text', good.replace(/"moves":".*"/, '"moves":7'), 'damaged'],
  ])('%s', (_name, text, why) => {
    tab().write(GAME);
    storage.texts.set(keyOf(GAME), text);
    expect(tab().read(GAME.id)).toBeUndefined();
    expect(tab().records()).toEqual([]);
    const place = keyOf(GAME);
    expect([...tab().damaged()]).toEqual([[place, { key: place, text, why }]]);
    // It tells that something was played here: the database may have it.
    expect(tab().isEmpty()).toBe(false);
  });
});

test('a tab does not overwrite what another has written since: both lines of moves are kept', () => {
  const [first, second] = [tab(), tab()];
  const state = (revision: number, line: string): GameRecord => ({
    ...GAME,
    ...{ revision, moves: `1${line}`, cursor: line.length },
  });
  const [one, two, other] = [state(1, 'A'), state(2, 'AA'), state(2, 'AB')];
  first.write(one);
  expect(second.write(two, one)).toEqual([two]);
  const kept = first.write(other, one);
  expect(kept.map(({ moves }) => moves).sort()).toEqual(['1AA', '1AB']);
  expect(tab().records()).toHaveLength(2);
  expect(tab().read(GAME.id)).toEqual(kept[0]);
  // A state that continues what is there needs no second game.
  const next = state(3, `${kept[0]?.moves.slice(1)}A`);
  expect(second.write(next)).toEqual([next]);
  expect(tab().records()).toHaveLength(2);
});

test('a storage that is full or missing refuses, and breaks nothing', () => {
  const journal = tab();
  journal.write(GAME);
  storage.refuses = true;
  const next = { ...GAME, revision: 2 };
  journal.write(next);
  // While the page is open, the game is kept in memory.
  expect(journal.read(GAME.id)).toEqual(next);
  const none = createJournal(createSafeStorage(undefined));
  none.write(GAME);
  expect(none.records()).toEqual([GAME]);
});

test('no game is ever dropped, however many there are and whatever the clock says', () => {
  const journal = tab();
  for (let n = 0; n < 200; n++) journal.write({ ...GAME, id: `g${n}`, updated: 1000 - n });
  expect(journal.records()).toHaveLength(200);
});

test('a confirmed state goes, unless it is newer, or its game is on the table', () => {
  const journal = tab();
  const last = { ...GAME, id: 'last' };
  journal.write({ ...GAME, revision: 5 });
  journal.write(last);
  journal.confirm({ ...GAME, revision: 4 });
  journal.confirm(last);
  expect(journal.records()).toHaveLength(2);
  journal.confirm({ ...GAME, revision: 5 });
  expect(journal.records()).toEqual([last]);
});

test('a page that has written nothing yet takes the newest game for the one on the table', () => {
  const [older, newer] = [
    { ...GAME, ended: 1000 },
    { ...GAME, id: 'newer', ended: 2000 },
  ];
  for (const record of [newer, older]) tab().write(record);
  const next = tab();
  for (const record of [newer, older]) next.confirm(record);
  expect(next.records()).toEqual([newer]);
});

test('a confirmed state that the storage did not take is not hidden by the older one there', () => {
  const journal = tab();
  journal.write(GAME);
  storage.refuses = true;
  const next = { ...GAME, revision: 2 };
  journal.write(next);
  journal.confirm(next);
  expect(tab().read(GAME.id)).toBeUndefined();
});

test('a state goes to quarantine without the newer one that was written since', () => {
  const journal = tab();
  const newer = { ...GAME, revision: 2 };
  journal.write(newer);
  journal.quarantine(GAME, 'damaged');
  expect(tab().read(GAME.id)).toEqual(newer);
  expect(quarantined()).toMatchObject([{ text: formatRecord(GAME) }]);
});

test('a state that cannot be replayed goes to quarantine as it is written, once', async () => {
  const journal = tab();
  const damaged = { ...GAME, moves: '1____' };
  const text = JSON.stringify(Object.fromEntries(Object.entries(damaged).sort()));
  storage.texts.set(keyOf(GAME), text);
  const database = { store: async () => [] } as unknown as GameDatabase;
  await Promise.all([mergeJournal({ journal, database }), mergeJournal({ journal, database })]);
  expect(journal.records()).toEqual([]);
  expect(quarantined()).toMatchObject([{ text }]);
});

test('a deleted game is gone', () => {
  const journal = tab();
  journal.write(GAME);
  journal.write(gameRecord(1));
  journal.remove(GAME.id);
  expect(journal.records()).toEqual([gameRecord(1)]);
  createSafeStorage(storage).write('patience/settings', '{}');
  journal.clear();
  expect([...storage.texts.keys()]).toEqual(['patience/settings']);
});

test('a state in quarantine is no longer in the journal, unless there is no room', () => {
  const journal = tab();
  journal.write(GAME);
  storage.rejects = (key) => key.includes('quarantine');
  journal.quarantine(GAME, 'damaged');
  expect(journal.records()).toEqual([GAME]);
  storage.rejects = () => false;
  journal.quarantine(GAME, 'damaged');
  expect(journal.records()).toEqual([]);
  expect(quarantined()).toMatchObject([{ text: formatRecord(GAME), why: 'damaged' }]);
});

test('the key of a storage event names the game', () => {
  expect(tab().idOfKey(keyOf(GAME))).toBe(GAME.id);
  for (const key of [null, 'patience/settings', 'other'])
    expect(tab().idOfKey(key)).toBeUndefined();
});
