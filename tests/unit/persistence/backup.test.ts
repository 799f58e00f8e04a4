import { beforeEach, expect, test } from 'vitest';
import { exportGames, importGames, NOTHING_IMPORTED } from '../../../src/persistence/backup';
import type { GameDatabase } from '../../../src/persistence/database';
import type { Journal } from '../../../src/persistence/journal';
import { formatRecord, type GameRecord, newRecord } from '../../../src/persistence/record';
import { freshBrowser } from '../../support/freshBrowser';
import { gameRecord, gameRecords } from '../../support/records';
import type { FakeStorage } from '../../support/storage';

let local: FakeStorage;
let journal: Journal;
let database: GameDatabase;
let now: number;

/** A browser without any data. */
function reset(): void {
  now = 1_000_000;
  ({ local, journal, database } = freshBrowser(() => now));
}
beforeEach(reset);

const parts = (of: GameDatabase) => ({ database: of, journal, now: () => now++ });
const exported = (of = database) => exportGames(parts(of), () => {});
const imported = (file: Blob, of = database, signal = new AbortController().signal) =>
  importGames(parts(of), file, () => {}, signal);

/** All games of the database, by id. */
async function allGames(): Promise<readonly GameRecord[]> {
  const listed = await database.list();
  return database.records(listed.map(({ id }) => id).sort());
}

const ENTRY = { key: 'patience/golf/7', text: 'rubbish', why: 'damaged', at: 9 };

test('what is exported comes back in another browser, and importing it twice says 0 new', async () => {
  await database.merge(gameRecords(300));
  await database.quarantine([ENTRY]);
  const before = await allGames();
  const { file, games, isWhole } = await exported();
  expect({ games, isWhole }).toEqual({ games: 300, isWhole: true });

  reset();
  const report = { ...NOTHING_IMPORTED, added: 300 };
  expect(await imported(file)).toEqual({ ok: true, value: { report, ended: 'whole' } });
  expect(await allGames()).toEqual(before);
  expect(await database.quarantined()).toEqual([{ ...ENTRY, id: 1 }]);
  const again = { ...NOTHING_IMPORTED, same: 300 };
  expect(await imported(file)).toMatchObject({ value: { report: again } });
  expect(await database.quarantined()).toHaveLength(1);
});

test('a newer state here stays, and a newer one of the file comes in', async () => {
  await database.merge([gameRecord(1, 1), gameRecord(2, 2), gameRecord(3, 1)]);
  const { file } = await exported();
  await database.merge([gameRecord(1, 3)]);
  await database.remove(gameRecord(2).id);
  await database.merge([gameRecord(2, 1)]);
  const report = { ...NOTHING_IMPORTED, updated: 1, newerHere: 1, same: 1 };
  expect(await imported(file)).toMatchObject({ value: { report } });
  expect(await allGames()).toEqual([gameRecord(1, 3), gameRecord(2, 2), gameRecord(3, 1)]);
});

test('a line of the backup that went another way is kept beside the one that is here, once', async () => {
  const moves = (line: string, revision: number): GameRecord => ({
    ...newRecord('g', 'klondike-3', '5', 7),
    ...{ revision, moves: `1${line}`, cursor: line.length },
  });
  for (const here of [2, 9]) {
    reset();
    await database.merge([moves('AAB', 5)]);
    const { file } = await exported();
    reset();
    await database.merge([moves('AAC', here)]);
    expect(await imported(file)).toMatchObject({
      value: { report: { ...NOTHING_IMPORTED, added: 1 } },
    });
    expect((await allGames()).map((game) => game.moves).sort()).toEqual(['1AAB', '1AAC']);
    await imported(file);
    expect(await allGames()).toHaveLength(2);
  }
});

test('games that only the journal has are exported, too, in their newest state', async () => {
  await database.merge([gameRecord(0, 1), gameRecord(1, 2)]);
  journal.write(gameRecord(0, 2));
  journal.write(gameRecord(1, 1));
  journal.write(gameRecord(4));
  const { file, games } = await exported();
  expect(games).toBe(3);
  reset();
  expect(await imported(file)).toMatchObject({ value: { report: { added: 3 } } });
  expect(await allGames()).toEqual([gameRecord(0, 2), gameRecord(1, 2), gameRecord(4)]);
});

test('without a database the games at hand are exported, and it is said that they are not all', async () => {
  journal.write(gameRecord(0));
  const forbidden = () => Promise.reject(new DOMException('forbidden', 'SecurityError'));
  const { file, games, isWhole } = await exported({ ...database, quarantined: forbidden });
  expect({ games, isWhole }).toEqual({ games: 1, isWhole: false });
  expect(await file.text()).toContain(formatRecord(gameRecord(0)));
});

test('damaged rows are exported as they are, and the import names their lines', async () => {
  await database.merge(gameRecords(2));
  const rows = async function* () {
    const damaged = formatRecord(gameRecord(1)).replace('1', '{');
    const good = formatRecord(gameRecord(0));
    yield Object.entries({ a: good, b: 'rubbish', c: damaged });
  };
  const { file } = await exported({ ...database, portions: rows });
  reset();
  expect(await imported(file)).toMatchObject({
    value: {
      report: {
        added: 1,
        unreadable: [
          { place: 3, why: 'damaged' },
          { place: 4, why: 'damaged' },
        ],
      },
    },
  });
});

test('a damaged file brings in what it can, and names each line that it cannot', async () => {
  await database.merge(gameRecords(8));
  const lines = (await (await exported()).file.text()).split('\n');
  reset();
  lines[1] = lines[1]?.slice(0, 20) ?? '';
  lines[2] = lines[2]?.replace(/"moves":"1../, '"moves":"1__') ?? '';
  lines[3] = lines[3]?.replace('"version":1', '"version":2') ?? '';
  expect(await imported(new Blob([lines.slice(0, 9).join('\n')]))).toEqual({
    ok: true,
    value: {
      report: {
        ...NOTHING_IMPORTED,
        added: 5,
        unreadable: [
          { place: 2, why: 'damaged' },
          { place: 3, why: expect.stringMatching(/^illegalMove 1$|^movesDamaged$/) },
          { place: 4, why: 'anotherVersion' },
          { place: 'end', why: 'restMissing' },
        ],
      },
      ended: 'whole',
    },
  });
  expect(await allGames()).toHaveLength(5);
});

test('a file that is no backup changes nothing', async () => {
  for (const text of ['', 'rubbish', '{"program":"patience-lab","backup":9}\n']) {
    expect(await imported(new Blob([text]))).toMatchObject({ ok: false });
  }
  expect(local.texts.size).toBe(0);
  expect(await database.list()).toEqual([]);
});

test('a hostile game that has the id of another changes nothing, and goes to quarantine', async () => {
  await database.merge([gameRecord(1)]);
  const hostile = { ...gameRecord(9), id: gameRecord(1).id, revision: 99 };
  const lines = ['{"program":"patience-lab","backup":1}', formatRecord(hostile), '{"end":2}'];
  expect(await imported(new Blob([lines.join('\n')]))).toMatchObject({
    value: { report: NOTHING_IMPORTED },
  });
  expect(await allGames()).toEqual([gameRecord(1)]);
  expect(await database.quarantined()).toMatchObject([{ text: formatRecord(hostile) }]);
});

test('an import that is stopped keeps what has come in', async () => {
  await database.merge(gameRecords(700));
  const { file } = await exported();
  reset();
  const stop = new AbortController();
  const { merge } = database;
  const stopping: GameDatabase = {
    ...database,
    merge: (records) => {
      stop.abort();
      return merge(records);
    },
  };
  expect(await imported(file, stopping, stop.signal)).toMatchObject({
    value: { ended: 'stopped', report: { added: 200 } },
  });
  expect(await allGames()).toHaveLength(200);
});

test('a database that becomes full ends the import, and what has come in stays', async () => {
  await database.merge(gameRecords(700));
  const { file } = await exported();
  reset();
  const { merge } = database;
  let portions = 0;
  const filling: GameDatabase = {
    ...database,
    merge: (records) =>
      ++portions > 2
        ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
        : merge(records),
  };
  expect(await imported(file, filling)).toMatchObject({
    value: { ended: 'full', report: { added: 400 } },
  });
  expect(await allGames()).toHaveLength(400);
});

test('a state of the journal goes if the import has brought a newer one', async () => {
  await database.merge([gameRecord(0, 3)]);
  const { file } = await exported();
  reset();
  journal.write(gameRecord(0, 1));
  journal.write(gameRecord(1, 1));
  await imported(file);
  expect(journal.records()).toEqual([gameRecord(1, 1)]);
  expect(await allGames()).toEqual([gameRecord(0, 3), gameRecord(1, 1)]);
});
