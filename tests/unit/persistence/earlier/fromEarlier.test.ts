import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { replay } from '../../../../src/engine/history';
import { encodeGame } from '../../../../src/engine/moveCode';
import { listSteps } from '../../../../src/engine/steps';
import { gameOf, type VariantId } from '../../../../src/games/all';
import { createDatabase, type GameDatabase } from '../../../../src/persistence/database';
import { parseEarlierKey } from '../../../../src/persistence/earlier/games';
import { moveIntoDatabase, type Sources } from '../../../../src/persistence/intoDatabase';
import { createJournal } from '../../../../src/persistence/journal';
import { createSafeStorage } from '../../../../src/persistence/safeStorage';
import version1 from '../../../fixtures/version1.json';
import { earlierForm, gameRecord, gameRecords } from '../../../support/records';
import { type FakeStorage, fakeStorage } from '../../../support/storage';

/** What the page of version 1 stored before it had an archive: tests/fixtures/playVersion1.mjs played it. */
const OLD: Readonly<Record<string, string>> = version1;

interface OldGame {
  readonly game: VariantId;
  readonly deal: string;
  readonly moves: readonly string[];
  readonly cursor: number;
  readonly outcome?: string;
  readonly guess?: string;
  readonly undos?: number;
}

/** The games of the old texts. */
const oldGames = Object.entries(OLD)
  .filter(([key]) => parseEarlierKey(key))
  .map(([, text]): OldGame => JSON.parse(text));

let local: FakeStorage;
let database: GameDatabase;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  local = fakeStorage();
  for (const [key, text] of Object.entries(OLD)) local.setItem(key, text);
  database = createDatabase(
    () => 1,
    () => {},
  );
});

const start = (changes: Partial<Sources> = {}) => {
  const storage = createSafeStorage(local);
  const journal = createJournal(storage);
  return moveIntoDatabase({ storage, journal, database, now: () => 1, ...changes });
};

/** Every stored game, in the form of the old texts. */
async function stored(): Promise<readonly OldGame[]> {
  const listed = await database.list();
  const games = await Promise.all(listed.map(({ id }) => database.game(id)));
  return games.map((game) => {
    if (!game.ok) throw new Error(game.error);
    const { record, history } = game.value;
    const { formatMove } = gameOf(record.variant).text;
    return {
      game: record.variant,
      deal: record.deal,
      moves: listSteps(history.steps).map(({ move }) => formatMove(move)),
      cursor: record.cursor,
      ...(record.result && { outcome: record.result }),
      ...(record.bet && { guess: record.bet }),
      ...(record.undos && { undos: record.undos }),
    };
  });
}

const withoutTimes = ({ game, deal, moves, cursor, outcome, guess, undos }: OldGame): OldGame => ({
  game,
  deal,
  moves,
  cursor,
  ...(outcome !== undefined && { outcome }),
  ...(guess !== undefined && { guess }),
  ...(undos !== undefined && { undos }),
});

const oldKeys = (): readonly string[] =>
  [...local.texts.keys()].filter((key) => key !== 'patience/settings' && key in OLD);

test('the fixture has games of every kind', () => {
  expect(oldGames.length).toBeGreaterThan(20);
  expect(oldGames.some(({ moves, cursor }) => cursor < moves.length)).toBe(true);
  expect(oldGames.some(({ outcome }) => outcome === 'won')).toBe(true);
  expect(oldGames.some(({ guess }) => guess !== undefined)).toBe(true);
  expect(oldGames.some(({ undos }) => undos !== undefined)).toBe(true);
  expect(oldGames.some(({ game }) => game.includes(';'))).toBe(true);
  expect(Object.keys(OLD)).toContain('patience/klondike-1/21/1');
});

test('every game of version 1 arrives, with its moves, cursor, result and bet', async () => {
  await start();
  const games = await stored();
  expect(games).toHaveLength(oldGames.length);
  expect(games).toEqual(expect.arrayContaining(oldGames.map(withoutTimes)));
  expect(oldKeys()).toEqual([]);
});

test('what version 1 had put aside is in quarantine, with the reason, and so are its counters', async () => {
  await start();
  const found = [...(await database.quarantined())].sort((a, b) => (a.key < b.key ? -1 : 1));
  expect(found).toMatchObject([
    { key: 'patience/klondike-3/31', why: 'it is damaged' },
    { key: 'patience/klondike-3/32', why: expect.stringMatching(/^move 2 of it is not legal/) },
    { key: 'patience/records', why: 'counts of games that were not kept' },
  ]);
  const kept = found.map(({ text }) => text);
  for (const [key, text] of Object.entries(OLD)) {
    if (key.startsWith('patience/aside/') || key === 'patience/records') {
      expect(kept).toContain(text);
    }
  }
  expect([...local.texts.keys()].filter((key) => key.includes('/aside/'))).toEqual([]);
});

test('the deal that was on the table last is at hand, for each variant', async () => {
  await start();
  const journal = createJournal(createSafeStorage(local));
  const notes = Object.entries(OLD).filter(([, text]) =>
    /^\{"version":1,"deal":"\w+"\}$/.test(text),
  );
  expect(notes.length).toBeGreaterThan(5);
  for (const [key, text] of notes) {
    const variant = key.replace('patience/', '') as VariantId;
    expect(journal.last(variant)).toMatchObject({ variant, deal: JSON.parse(text).deal });
  }
});

test('migrating twice changes nothing, nor does a start that was cut off before the old texts went', async () => {
  await start();
  const before = [await stored(), await database.quarantined(), new Map(local.texts)];
  await start();
  expect([await stored(), await database.quarantined(), new Map(local.texts)]).toEqual(before);
  for (const [key, text] of Object.entries(OLD)) local.setItem(key, text);
  await start();
  const again = [await stored(), await database.quarantined(), new Map(local.texts)];
  expect(again).toEqual(before);
});

test('the old texts stay until the new ones are read back', async () => {
  await start({ database: { ...database, records: async () => [] } });
  for (const [key, text] of Object.entries(OLD)) expect(local.texts.get(key), key).toBe(text);
});

test('the old texts stay if the database takes nothing', async () => {
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  await expect(start({ database: { ...database, merge: full } })).rejects.toThrow('full');
  for (const [key, text] of Object.entries(OLD)) expect(local.texts.get(key), key).toBe(text);
});

test('two games of a deal that were saved in the same moment stay two games', async () => {
  const [key, kept] = ['patience/klondike-1/21', 'patience/klondike-1/21/1'];
  const at = /"at":\d+/.exec(OLD[key] ?? '')?.[0] ?? '';
  local.setItem(kept, (OLD[kept] ?? '').replace(/"at":\d+/, at));
  await start();
  await start();
  const games = (await stored()).filter(({ deal }) => deal === '21');
  expect(games.map(({ moves }) => moves.length).sort()).toEqual([2, 3]);
});

describe('texts of version 1', () => {
  const KEY = 'patience/klondike-3/275';
  const good = {
    version: 1,
    game: 'klondike-3',
    deal: '275',
    moves: ['s', 's', 's', 's'],
    cursor: 4,
    seconds: 9,
    at: 50_000,
  };
  beforeEach(() => local.texts.clear());

  test.each<[string, string, string]>([
    ['cut off', JSON.stringify(good).slice(0, 60), 'it is damaged'],
    ['empty', '', 'it is damaged'],
    ['null', 'null', 'it is damaged'],
    [
      'another version',
      JSON.stringify({ ...good, version: 2 }),
      'it was written by another version',
    ],
    ['another game', JSON.stringify({ ...good, game: 'golf' }), 'it belongs to another game'],
    ['another deal', JSON.stringify({ ...good, deal: '276' }), 'it belongs to another deal'],
    ['a cursor beyond the moves', JSON.stringify({ ...good, cursor: 5 }), 'it is damaged'],
    ['moves that are no text', JSON.stringify({ ...good, moves: [7] }), 'it is damaged'],
  ])('%s: it goes to quarantine', async (_name, text, why) => {
    local.setItem(KEY, text);
    await start();
    expect(await database.list()).toEqual([]);
    expect(await database.quarantined()).toEqual([{ id: 1, key: KEY, why, at: 1, text }]);
    expect(local.texts.size).toBe(0);
  });

  test('an illegal move in the middle: the game arrives up to it, and the text is in quarantine', async () => {
    const text = JSON.stringify({ ...good, moves: ['s', 'm c1, c2, 9', 's', 's'] });
    local.setItem(KEY, text);
    await start();
    expect(await database.list()).toMatchObject([{ cursor: 1, length: 1, seconds: 9 }]);
    expect(await database.quarantined()).toMatchObject([
      { key: KEY, text, why: 'move 2 of it is not legal' },
    ]);
  });

  test('a result that the moves do not show is left out, and the text is in quarantine', async () => {
    const text = JSON.stringify({ ...good, outcome: 'won', undos: 3 });
    local.setItem(KEY, text);
    await start();
    const [listed] = await database.list();
    expect(listed).toMatchObject({ cursor: 4, undos: 3 });
    expect(listed).not.toHaveProperty('result');
    expect(await database.quarantined()).toMatchObject([
      { key: KEY, text, why: 'its moves do not end in a win' },
    ]);
  });

  test('a game without a move is none; with a bet it is one', async () => {
    local.setItem(KEY, JSON.stringify({ ...good, moves: [], cursor: 0 }));
    const bet = { ...good, game: 'pictures', deal: '3', moves: [], cursor: 0, guess: 'lost' };
    local.setItem('patience/pictures/3', JSON.stringify(bet));
    await start();
    expect(await database.list()).toMatchObject([{ variant: 'pictures', bet: 'lost', length: 0 }]);
    expect(await database.quarantined()).toEqual([]);
    expect(local.texts.size).toBe(0);
  });

  test('damaged notes are dropped, and the others arrive', async () => {
    const notes = { undos: -1, hints: 2, helped: true, winnable: true, source: 'daily' };
    local.setItem(KEY, JSON.stringify({ ...good, ...notes, day: '2026-02-30', late: true }));
    await start();
    const [listed] = await database.list();
    expect(listed).toMatchObject({ hints: 2, helped: true, winnable: true, source: 'daily' });
    expect(listed).toMatchObject({ late: true, started: 41_000, updated: 50_000 });
    expect(listed).not.toHaveProperty('undos');
    expect(listed).not.toHaveProperty('day');
  });

  test('a damaged note of the last deal goes to quarantine', async () => {
    local.setItem('patience/klondike-3', '{');
    await start();
    expect(await database.quarantined()).toMatchObject([{ key: 'patience/klondike-3', text: '{' }]);
    expect(local.texts.size).toBe(0);
  });

  test('other texts stay, among them the days and the settings', async () => {
    const others = [
      'settings',
      'daily',
      'daily/golf',
      'klondike-3/nonsense',
      'chess/7',
      'last/golf',
    ];
    for (const name of others) local.setItem(`patience/${name}`, '{}');
    local.setItem('another', '{}');
    const before = new Map(local.texts);
    await start();
    expect(new Map(local.texts)).toEqual(before);
    expect(await database.quarantined()).toEqual([]);
  });
});

describe('the archive of version 1', () => {
  const keyOf = ({ variant, deal, started }: ReturnType<typeof gameRecord>): string =>
    `${variant}/${deal}/${started}`;

  /** Makes the databases of version 1, with these rows. */
  async function makeArchive(
    rows: ReadonlyMap<string, unknown>,
    aside: readonly unknown[] = [],
  ): Promise<void> {
    const archive = await openDB('patience', 1, {
      upgrade: (made) => {
        made.createObjectStore('games');
        made.createObjectStore('pages', { autoIncrement: true });
        made.createObjectStore('aside', { autoIncrement: true });
      },
    });
    for (const [key, row] of rows) await archive.put('games', row, key);
    for (const row of aside) await archive.add('aside', row);
    archive.close();
    const verdicts = await openDB('patience-verdicts', 1, {
      upgrade: (made) => void made.createObjectStore('verdicts'),
    });
    await verdicts.put('verdicts', 'unwinnable', 'klondike-3/7');
    await verdicts.put('verdicts', 'rubbish', 'klondike-3/8');
    verdicts.close();
  }

  const names = async () => (await indexedDB.databases()).map(({ name }) => name);
  const rowsOf = (count: number) =>
    new Map(
      gameRecords(count).map((record) => [keyOf(record), { game: earlierForm(record), page: 1 }]),
    );

  beforeEach(() => local.texts.clear());

  test('arrives whole, and its databases go', async () => {
    const aside = { key: 'patience/golf/7', why: 'it is damaged', at: 9, text: 'rubbish' };
    await makeArchive(rowsOf(450), [aside, 7]);
    await start();
    const listed = await database.list();
    expect(listed).toHaveLength(450);
    const byDeal = new Map(listed.map((each) => [each.deal, each]));
    for (const record of gameRecords(450)) {
      const { id: _id, revision: _revision, version: _version, moves: _moves, ...facts } = record;
      expect(byDeal.get(record.deal)).toMatchObject({ ...facts, revision: record.updated });
    }
    expect(await database.quarantined()).toMatchObject([
      aside,
      { key: 'aside/2', why: 'it is damaged', text: '7' },
    ]);
    expect([...(await database.verdicts.of('klondike-3'))]).toEqual([['7', 'unwinnable']]);
    expect(await names()).toEqual(['patience-lab']);
  });

  test('is not made where it was not', async () => {
    await start();
    await database.list();
    expect(await names()).toEqual(['patience-lab']);
  });

  test('damaged rows go to quarantine, and the others arrive', async () => {
    const rows = new Map<string, unknown>(rowsOf(8));
    // In the order of keys.
    const [two, one, three] = [1, 0, 2].map((n) => keyOf(gameRecord(n))) as [
      string,
      string,
      string,
    ];
    const illegal = { ...earlierForm(gameRecord(1)), moves: '1__' };
    rows.set(one, 'rubbish');
    rows.set(two, { game: illegal, page: 1 });
    rows.set(three, { game: { ...earlierForm(gameRecord(2)), result: 'won' }, page: 1 });
    await makeArchive(rows);
    await start();
    expect(await database.list()).toHaveLength(6);
    expect(await database.quarantined()).toMatchObject([
      { key: two, why: 'move 1 of it is not legal', text: JSON.stringify(illegal) },
      { key: one, why: 'it is damaged', text: 'rubbish' },
      { key: three, why: 'its moves do not end in a win' },
    ]);
    expect(await names()).toEqual(['patience-lab']);
  });

  test('a start that was cut off is done again without doubles', async () => {
    await makeArchive(rowsOf(8));
    const { merge } = database;
    const cut = async (records: Parameters<typeof merge>[0]) => {
      await merge(records);
      throw new Error('cut');
    };
    await expect(start({ database: { ...database, merge: cut } })).rejects.toThrow('cut');
    expect(await names()).toContain('patience');
    await start();
    expect(await database.list()).toHaveLength(8);
    expect(await database.quarantined()).toEqual([]);
    expect(await names()).toEqual(['patience-lab']);
  });

  test('a game that is in the archive and in a text is one game, in its newer state', async () => {
    const { deal, started } = gameRecord(0);
    const lines = ['s', 's', 's'];
    const history = replay(gameOf('klondike-3'), deal, lines);
    const code = history.ok ? encodeGame(gameOf('klondike-3'), history.value) : undefined;
    const row = {
      ...earlierForm(gameRecord(0)),
      moves: code?.ok ? code.value : '',
      cursor: 3,
      at: started + 5,
    };
    await makeArchive(new Map([[keyOf(gameRecord(0)), { game: row, page: 1 }]]));
    const text = { version: 1, game: 'klondike-3', deal, moves: [...lines, 's'], cursor: 4 };
    const saved = { ...text, seconds: 1, started, at: started + 9 };
    local.setItem(`patience/klondike-3/${deal}`, JSON.stringify(saved));
    await start();
    expect(await database.list()).toMatchObject([{ cursor: 4, updated: started + 9 }]);
  });
});
