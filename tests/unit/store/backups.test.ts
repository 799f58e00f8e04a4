import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import type { Archive } from '../../../src/archive/archive';
import { createArchive } from '../../../src/archive/idbArchive';
import { keyOf } from '../../../src/archive/playedGame';
import { createArchivist } from '../../../src/store/archivist';
import { createBackups } from '../../../src/store/backups';
import { createRecords } from '../../../src/store/records';
import { createSafeStorage } from '../../../src/store/safeStorage';
import type { PlayedGame } from '../../../src/store/savedGame';
import { createSaves } from '../../../src/store/saves';
import { archivedGame, archivedGames } from '../../support/archivedGames';
import { playedGame } from '../../support/playedGame';
import { type FakeStorage, fakeStorage } from '../../support/storage';

let local: FakeStorage;
let archive: Archive;
let onTable: PlayedGame | undefined;
let now: number;

/** A browser without any data. */
async function reset(): Promise<void> {
  await deleteDB('patience');
  local = fakeStorage();
  onTable = undefined;
  now = 1_000_000;
  archive = createArchive({ now: () => now, news: { tell: () => {}, listen: () => () => {} } });
}
beforeEach(reset);

const storage = () => createSafeStorage(local);
const saves = () => createSaves(storage(), () => now);
const backups = (of = archive) => {
  const parts = {
    storage: storage(),
    archive: of,
    onTable: () => onTable,
    pause: () => Promise.resolve(),
  };
  return createBackups({ ...parts, archivist: createArchivist(parts), now: () => now++ });
};

const exported = async (of = archive) => backups(of).exportAll(() => {});
const imported = async (file: Blob, signal = new AbortController().signal) =>
  backups().importFile(file, () => {}, signal);

/** All games of the archive, by name. */
const allGames = async () =>
  Promise.all(
    (await archive.facts())
      .map(keyOf)
      .sort()
      .map((key) => archive.game(key)),
  );

const NONE = { added: 0, updated: 0, newerHere: 0, same: 0, unreadable: [] };

test('what is exported comes back in another browser, and importing it twice says 0 new', async () => {
  await archive.merge(archivedGames(300));
  await archive.addAside('patience/golf/7', 'rubbish', 'it is damaged', 9);
  createRecords(storage()).countResult('golf', undefined, 'won', 30);
  createRecords(storage()).countGuess(true);
  const before = await allGames();
  const { file, games, isWhole } = await exported();
  expect({ games, isWhole }).toEqual({ games: 300, isWhole: true });

  await reset();
  const report = { ...NONE, added: 300 };
  expect(await imported(file)).toEqual({ ok: true, value: { report, ended: 'whole' } });
  expect(await allGames()).toEqual(before);
  expect(await archive.aside()).toEqual([
    { id: 1, key: 'patience/golf/7', text: 'rubbish', why: 'it is damaged', at: 9 },
  ]);
  expect(createRecords(storage()).of('golf')).toMatchObject({ won: 1, fewest: 30 });
  expect(createRecords(storage()).guesses()).toEqual({ right: 1, total: 1 });
  const again = { ...NONE, same: 300 };
  expect(await imported(file)).toMatchObject({ value: { report: again } });
  expect(await archive.aside()).toHaveLength(1);
  expect(createRecords(storage()).of('golf')).toMatchObject({ won: 1 });
});

test('a newer state here stays, and a newer one of the file comes in', async () => {
  await archive.merge([archivedGame(1, 1), archivedGame(2, 2), archivedGame(3, 1)]);
  const { file } = await exported();
  await archive.merge([archivedGame(1, 3)]);
  await archive.remove([keyOf(archivedGame(2))]);
  await archive.merge([archivedGame(2, 1)]);
  const report = { ...NONE, updated: 1, newerHere: 1, same: 1 };
  expect(await imported(file)).toMatchObject({ value: { report } });
  const games = (await allGames()).map((game) => game.ok && game.value);
  expect(games).toEqual(expect.arrayContaining([archivedGame(1, 3), archivedGame(2, 2)]));
});

test('games that are in the small storage alone are exported, too, in their newest state', async () => {
  saves().save(playedGame('klondike-3', '1', ['s', 's']));
  await createArchivist({
    storage: storage(),
    archive,
    onTable: () => undefined,
    pause: () => Promise.resolve(),
  }).collect();
  const own = saves();
  const loaded = own.load('klondike-3', '1').game as PlayedGame;
  now += 5000;
  own.save({ ...playedGame('klondike-3', '1', ['s', 's', 's']), started: loaded.started ?? 0 });
  saves().save(playedGame('golf', '2', []));
  local.texts.set('patience/freecell/3', 'rubbish');
  onTable = { ...playedGame('klondike-1', '4', ['s']), started: now };
  const { file, games } = await exported();
  expect(games).toBe(2);
  await reset();
  expect(await imported(file)).toMatchObject({ value: { report: { added: 2 } } });
  const facts = [...(await archive.facts())].sort((a, b) => (a.game < b.game ? -1 : 1));
  expect(facts).toMatchObject([
    { game: 'klondike-1', cursor: 1 },
    { game: 'klondike-3', cursor: 3 },
  ]);
  expect(await archive.aside()).toMatchObject([{ key: 'patience/freecell/3', text: 'rubbish' }]);
});

test('without an archive the games at hand are exported, and it is said that they are not all', async () => {
  saves().save(playedGame('klondike-3', '1', ['s', 's']));
  const forbidden = () => Promise.reject(new DOMException('forbidden', 'SecurityError'));
  const { games, isWhole } = await exported({ ...archive, aside: forbidden });
  expect({ games, isWhole }).toEqual({ games: 1, isWhole: false });
});

test.each([
  [{ game: 'golf', won: -1 }, 'its counts are damaged'],
  [{ game: 'golf', won: 1, fewest: '20' }, 'its counts are damaged'],
  [{ game: 'chess', won: 1 }, 'it belongs to an unknown game'],
  [{ game: 7, won: 1 }, 'it belongs to an unknown game'],
  [{ right: 1, total: 0.5 }, 'its counts are damaged'],
  [{ right: 1 }, 'it is damaged'],
])('a damaged record stays in the file: %j', async (record, why) => {
  createRecords(storage()).countResult('golf', undefined, 'won', 30);
  const lines = (await (await exported()).file.text()).split('\n');
  const n = lines.findIndex((line) => line.includes('"golf"'));
  await reset();
  const bent = lines.with(n, JSON.stringify(record)).join('\n');
  const report = { ...NONE, unreadable: [{ place: `line ${n + 1}`, why }] };
  expect(await imported(new Blob([bent]))).toMatchObject({ value: { report } });
  expect(createRecords(storage()).of('golf')).toMatchObject({ won: 0 });
  expect(createRecords(storage()).guesses()).toEqual({ right: 0, total: 0 });
});

test('a damaged file brings in what it can, and names each line that it cannot', async () => {
  await archive.merge(archivedGames(8));
  const lines = (await (await exported()).file.text()).split('\n');
  await reset();
  lines[2] = '{"version":1';
  lines[3] = lines[3]?.replace(/"moves":"1../, '"moves":"1__') ?? '';
  lines[4] = lines[4]?.replace('"version":1', '"version":2') ?? '';
  expect(await imported(new Blob([lines.join('\n')]))).toEqual({
    ok: true,
    value: {
      report: {
        ...NONE,
        added: 5,
        unreadable: [
          { place: 'line 3', why: 'it is damaged' },
          { place: 'line 4', why: expect.stringMatching(/^move 1 of it is not legal|^its moves/) },
          { place: 'line 5', why: 'it was written by another version' },
        ],
      },
      ended: 'whole',
    },
  });
  expect(await allGames()).toHaveLength(5);
});

test('a file that is no backup changes nothing', async () => {
  for (const text of ['', 'rubbish', '{"program":"patience-lab","backup":9,"games":[\n]}']) {
    expect(await imported(new Blob([text]))).toMatchObject({ ok: false });
  }
  expect(local.texts.size).toBe(0);
  expect(await archive.facts()).toEqual([]);
});

test('an import that is stopped keeps what has come in', async () => {
  await archive.merge(archivedGames(700));
  const { file } = await exported();
  await reset();
  const stop = new AbortController();
  const { merge } = archive;
  archive = {
    ...archive,
    merge: (games) => {
      stop.abort();
      return merge(games);
    },
  };
  const result = await backups().importFile(file, () => {}, stop.signal);
  expect(result).toMatchObject({ value: { ended: 'stopped', report: { added: 200 } } });
  expect(await allGames()).toHaveLength(200);
});

test('a database that becomes full ends the import, and what has come in stays', async () => {
  await archive.merge(archivedGames(700));
  const { file } = await exported();
  await reset();
  const { merge } = archive;
  let portions = 0;
  archive = {
    ...archive,
    merge: (games) =>
      ++portions > 2
        ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
        : merge(games),
  };
  const result = await imported(file);
  expect(result).toMatchObject({ value: { ended: 'full', report: { added: 400 } } });
  expect(await allGames()).toHaveLength(400);
});

test('a deal of an imported game is found in the archive, and comes back newer at hand', async () => {
  saves().save(playedGame('klondike-3', '1', ['s']));
  const loaded = saves().load('klondike-3', '1').game as PlayedGame;
  const old = local.texts.get('patience/klondike-3/1') ?? '';
  now += 60_000;
  const own = saves();
  own.load('klondike-3', '1');
  own.save({ ...playedGame('klondike-3', '1', ['s', 's', 's']), started: loaded.started ?? 0 });
  const { file } = await exported();
  await reset();
  local.texts.set('patience/klondike-3/1', old);
  await imported(file);
  expect(saves().load('klondike-3', '1').game?.history.cursor).toBe(3);
});
