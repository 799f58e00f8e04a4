import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase } from '../../../src/persistence/database';
import { DATABASE } from '../../../src/persistence/openDatabase';
import { factsOf, formatRecord, type GameRecord, newRecord } from '../../../src/persistence/record';
import { SilentDatabase } from '../../../src/persistence/safeStorage';
import { gameRecord } from '../../support/records';
import { variant } from '../../support/variants';
import 'fake-indexeddb/auto';

let changes: number;
const open = () =>
  createDatabase(
    () => 5,
    () => changes++,
  );

beforeEach(async () => {
  changes = 0;
  await deleteDB(DATABASE);
});

const game = (n: number, more: Partial<GameRecord> = {}): GameRecord => ({
  ...newRecord(`g${String(n).padStart(5, '0')}`, 'klondike-3', String(n), 1000 + n),
  revision: 1,
  moves: '1AA',
  cursor: 2,
  seconds: 3,
  ...more,
});

/** Changes a row behind the database’s back. */
async function putRow(id: string, row: unknown): Promise<void> {
  const behind = await openDB(DATABASE);
  await behind.put('games', row, id);
  behind.close();
}

test('what is stored comes back, in lists and whole', async () => {
  const all = Array.from({ length: 1200 }, (_, n) =>
    game(n, n % 3 ? {} : { undos: 2, source: 'daily', day: '2026-11-23', bet: 'lost' }),
  );
  expect(await open().merge(all)).toEqual(Array(1200).fill('added'));
  expect(await open().list()).toEqual(all.map(factsOf));
  const whole = await open().game(game(7).id);
  expect(whole.ok && whole.value.record).toEqual(game(7));
  expect(whole.ok && whole.value.history).toMatchObject({ cursor: 2, steps: { length: 2 } });
  expect(await open().records([game(7).id, 'none', game(9).id])).toEqual([
    game(7),
    { ...game(9), undos: 2, source: 'daily', day: '2026-11-23', bet: 'lost' },
  ]);
});

test('a newer state replaces an older one, and never the other way, whatever the clocks say', async () => {
  const database = open();
  await database.merge([game(1, { updated: 9000 })]);
  const newer = game(1, { revision: 2, updated: 7, seconds: 10 });
  expect(await database.merge([newer, newer])).toEqual(['updated', 'same']);
  expect(await database.merge([game(1, { updated: 9000 })])).toEqual(['newerHere']);
  expect(await database.list()).toEqual([factsOf(newer)]);
});

test('a deal has many games', async () => {
  const database = open();
  const own = [1, 2, 3].map((n) => game(n, { deal: '7', updated: 10 * n }));
  await database.merge([...own, game(4), game(5, { deal: '7', variant: 'klondike-1' })]);
  expect(await database.ofDeal('klondike-3', '7')).toEqual(own);
  expect(await database.ofDeal('klondike-3', '8')).toEqual([]);
  await database.remove(own[1]?.id ?? '');
  expect((await database.ofDeal('klondike-3', '7')).map(({ id }) => id)).toEqual([
    'g00001',
    'g00003',
  ]);
});

test('a removed game is gone, and can be put back', async () => {
  const database = open();
  await database.merge([game(1), game(2)]);
  await database.remove(game(1).id);
  await database.remove('none');
  expect((await database.list()).map(({ deal }) => deal)).toEqual(['2']);
  expect(await database.game(game(1).id)).toEqual({ ok: false, error: 'notStored' });
  await database.merge([game(1)]);
  expect(await database.list()).toHaveLength(2);
  await database.verdicts.add('klondike-3', '7', 'winnable');
  await database.clear();
  expect(await database.list()).toEqual([]);
  expect((await database.verdicts.of('klondike-3')).size).toBe(0);
});

test('a game that cannot be replayed goes to quarantine when it is opened, with its reason', async () => {
  const database = open();
  await database.merge([game(1), game(2)]);
  const text = formatRecord(game(1, { moves: '1Axx' }));
  await putRow(game(1).id, text);
  const why = 'illegalMove 2';
  expect(await database.game(game(1).id)).toEqual({ ok: false, error: why });
  expect(await database.quarantined()).toEqual([{ id: 1, key: game(1).id, why, at: 5, text }]);
  expect((await database.list()).map(({ deal }) => deal)).toEqual(['2']);
});

test('rows that cannot be read go to quarantine when they are listed', async () => {
  const database = open();
  await database.merge([game(1), game(2), game(3), game(4)]);
  await putRow(game(2).id, 'rubbish');
  await putRow(game(3).id, 7n);
  await putRow(game(4).id, formatRecord(game(1)));
  expect((await database.list()).map(({ deal }) => deal)).toEqual(['1']);
  expect(await database.quarantined()).toMatchObject([
    { key: game(2).id, why: 'damaged', text: 'rubbish' },
    { key: game(3).id, why: 'damaged', text: '"7"' },
    { key: game(4).id, why: 'anotherName', text: formatRecord(game(1)) },
  ]);
  expect(await database.list()).toHaveLength(1);
});

test('a state that cannot be replayed keeps out none that can, and is not lost', async () => {
  const database = open();
  await database.merge([game(1)]);
  const damaged = formatRecord(game(1, { revision: 9, moves: '1_' }));
  await putRow(game(1).id, damaged);
  expect(await database.merge([game(1)])).toEqual(['added']);
  expect(await database.quarantined()).toMatchObject([{ text: damaged }]);
  expect((await database.game(game(1).id)).ok).toBe(true);
});

test('a game of another deal under the same id changes nothing, and goes to quarantine', async () => {
  const database = open();
  await database.merge([game(1)]);
  const hostile = game(1, { deal: '2', revision: 9 });
  expect(await database.merge([hostile])).toEqual(['another']);
  expect(await database.list()).toEqual([factsOf(game(1))]);
  expect(await database.quarantined()).toMatchObject([
    { key: game(1).id, why: 'nameTaken', text: formatRecord(hostile) },
  ]);
});

test('all rows come in portions, in the order of ids', async () => {
  const database = open();
  await database.merge(Array.from({ length: 25 }, (_, n) => game(n)));
  await putRow('z', 'rubbish');
  const portions: (readonly unknown[])[] = [];
  for await (const rows of database.portions(10)) portions.push(rows.map(([, row]) => row));
  expect(portions.map(({ length }) => length)).toEqual([10, 10, 6]);
  const texts = Array.from({ length: 25 }, (_, n) => formatRecord(game(n)));
  expect(portions.flat()).toEqual([...texts, 'rubbish']);
});

test('the database goes on after the browser has deleted it', async () => {
  const database = open();
  await database.merge([game(1)]);
  await deleteDB(DATABASE);
  expect(await database.list()).toEqual([]);
  await database.merge([game(2)]);
  expect(await database.list()).toMatchObject([{ deal: '2' }]);
});

test('it is a change if a game is stored or removed, and none if all are there already', async () => {
  const database = open();
  await database.merge([game(1)]);
  expect(changes).toBe(1);
  await database.merge([game(1)]);
  await database.merge([]);
  expect(changes).toBe(1);
  await database.remove(game(1).id);
  expect(changes).toBe(2);
});

test('texts in quarantine are there once, with the earlier note, and can be removed', async () => {
  const database = open();
  const entry = { key: 'patience/golf/7', why: 'damaged', at: 9, text: 'rubbish' };
  await database.quarantine([entry, { ...entry, at: 7 }, { ...entry, text: 'other' }]);
  await database.quarantine([{ ...entry, at: 8 }]);
  expect(await database.quarantined()).toEqual([
    { ...entry, at: 7, id: 1 },
    { ...entry, text: 'other', id: 2 },
  ]);
  await database.removeQuarantined(1);
  expect(await database.quarantined()).toMatchObject([{ id: 2 }]);
});

test('a damaged note in quarantine is shown as it is', async () => {
  const database = open();
  await database.quarantined();
  const behind = await openDB(DATABASE);
  await behind.add('quarantine', { key: 7, text: 'x' });
  behind.close();
  expect(await database.quarantined()).toEqual([
    { id: 1, key: 'quarantine', why: 'damaged', at: 0, text: '{"key":7,"text":"x"}' },
  ]);
});

test('verdicts are remembered by variant and deal', async () => {
  await open().verdicts.add('klondike-3', '7', 'unwinnable');
  await open().verdicts.add('klondike-3', '8', 'unknown');
  await open().verdicts.add(variant('klondike-3;redeals=2'), '7', 'winnable');
  expect([...(await open().verdicts.of('klondike-3'))]).toEqual([
    ['7', 'unwinnable'],
    ['8', 'unknown'],
  ]);
});

test('verdicts on a deal’s positions are apart from those on deals', async () => {
  const { verdicts } = open();
  await verdicts.add('klondike-3', '7', 'winnable');
  await verdicts.add('klondike-3', '7', 'unwinnable', '(1 2)');
  await verdicts.add('klondike-3', '77', 'winnable', '(3)');
  expect([...(await verdicts.ofPositions('klondike-3', '7'))]).toEqual([
    ['(1 2)', 'unwinnable'],
    ['', 'winnable'],
  ]);
  expect([...(await verdicts.of('klondike-3'))]).toEqual([['7', 'winnable']]);
});

test('what became of the chance is kept with a game, and goes with it', async () => {
  const database = open();
  const totals = { ended: 5, start: 0.5, luck: -0.25, cost: 0.25 };
  await database.merge([game(1), game(2)]);
  await database.verdicts.add('klondike-3', '7', 'winnable');
  for (const id of [game(1).id, game(2).id]) await database.accounts.add(id, totals);
  await database.remove(game(1).id);
  expect([...(await database.accounts.all())]).toEqual([[game(2).id, totals]]);
  expect([...(await database.verdicts.of('klondike-3'))]).toEqual([['7', 'winnable']]);
  await database.clear();
  expect((await database.accounts.all()).size).toBe(0);
});

describe('a database that does not answer', () => {
  const silent = (): unknown => Reflect.construct(IDBOpenDBRequest, []);

  test('is given up after two seconds, then at once', async () => {
    const working = globalThis.indexedDB;
    onTestFinished(() => {
      vi.useRealTimers();
      globalThis.indexedDB = working;
    });
    globalThis.indexedDB = { open: silent } as unknown as IDBFactory;
    vi.useFakeTimers();
    const database = open();
    const asked = expect(database.list()).rejects.toThrow(SilentDatabase);
    await vi.advanceTimersByTimeAsync(2000);
    await asked;
    await expect(database.list()).rejects.toThrow(SilentDatabase);
  });

  test('is waited for by an import, also after others gave it up', async () => {
    onTestFinished(() => void vi.useRealTimers());
    const database = open();
    await database.merge([game(1)]);
    // Another tab keeps a transaction open.
    const other = await openDB(DATABASE);
    const { store } = other.transaction('games', 'readwrite');
    let isBusy = true;
    const released = (async () => {
      while (isBusy) await store.count();
    })();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = database.merge([game(2)]);
    const asked = expect(database.list()).rejects.toThrow(SilentDatabase);
    await vi.advanceTimersByTimeAsync(2000);
    await asked;
    const second = database.merge([game(3)]);
    await vi.advanceTimersByTimeAsync(20_000);
    isBusy = false;
    await released;
    other.close();
    expect(await first).toEqual(['added']);
    expect(await second).toEqual(['added']);
    expect(await database.list()).toHaveLength(3);
  });
});

test('nothing is stored of a transaction that fails', async () => {
  const database = open();
  await database.merge([game(1)]);
  const broken = { ...game(3), id: {} as string };
  await expect(database.merge([game(2), broken])).rejects.toThrow();
  expect(await database.list()).toEqual([factsOf(game(1))]);
  expect(await database.merge([gameRecord(3)])).toEqual(['added']);
});
