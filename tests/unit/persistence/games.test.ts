import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { gameOf } from '../../../src/games/index';
import { createGames, type Games } from '../../../src/persistence/games';
import { DATABASE } from '../../../src/persistence/openDatabase';
import {
  factsOf,
  formatRecord,
  type GameRecord,
  newRecord,
  withMoves,
} from '../../../src/persistence/record';
import { createSafeStorage } from '../../../src/persistence/safeStorage';
import { playAtRandom } from '../../support/random';
import { gameRecord } from '../../support/records';
import { type FakeStorage, fakeStorage } from '../../support/storage';

let local: FakeStorage;
let said: string[];
let warned: (string | undefined)[];
let time: number;
const onFirstAnswer = vi.fn();

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  local = fakeStorage();
  said = [];
  warned = [];
  time = 1000;
  onFirstAnswer.mockClear();
});
afterEach(() => vi.useRealTimers());

function newGames() {
  // A game that waits to be stored may be stored after its test.
  const [own, warnings] = [said, warned];
  return createGames({
    storage: createSafeStorage(local),
    now: () => time,
    onTrouble: (sentence) => own.push(sentence),
    onLoss: (sentence) => warnings.push(sentence),
    onNewer: (id, isOvertaken) => own.push(`${isOvertaken ? 'overtaken' : 'newer'}: ${id}`),
    onFirstAnswer,
  });
}

/** A game of three draws, or of so many. */
const game = (n: number, more: Partial<GameRecord> = {}): GameRecord => ({
  ...newRecord(`g${n}`, 'klondike-3', String(n), 1000 + n),
  revision: 1,
  moves: '1AAA',
  cursor: 3,
  ...more,
});

/** A revision of the first game, with these moves. */
const line = (revision: number, moves: string): GameRecord =>
  game(1, { revision, moves, cursor: moves.length - 1 });

const journalOf = (): readonly string[] =>
  [...local.texts.keys()]
    .filter((key) => key.startsWith('patience/journal/'))
    .map((key) => key.slice('patience/journal/'.length));

const quarantinedIn = async (games: Games) => (await games.database()).quarantined();

const idsOf = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id).sort();

test('a game is at hand at once, in the database after a flush, and in the journal while it is the last', async () => {
  const games = newGames();
  games.write(game(1));
  expect(await games.last('klondike-3')).toMatchObject({ record: game(1), history: { cursor: 3 } });
  games.write(game(2));
  await games.flush();
  expect(journalOf()).toEqual(['g2']);
  expect(idsOf(await newGames().list())).toEqual(['g1', 'g2']);
  const first = await newGames().game('g1');
  expect(first.ok && first.value).toMatchObject({ record: game(1), history: { cursor: 3 } });
});

test('a game without a move, a bet and a result is not kept', async () => {
  const games = newGames();
  expect(games.write(newRecord('new', 'klondike-3', '7', 5))).toBe(true);
  await games.flush();
  expect(local.texts.size).toBe(0);
  expect(await games.list()).toEqual([]);
  expect(await games.last('klondike-3')).toBeUndefined();
});

test('the database gets a game within a second, and at once when another comes', async () => {
  const games = newGames();
  await games.open();
  games.write(game(1));
  await vi.waitFor(async () => expect(await storedIds()).toEqual(['g1']), 3000);
  games.write(game(2));
  games.write(game(3));
  await vi.waitFor(async () => expect(await storedIds()).toEqual(['g1', 'g2', 'g3']), 500);
});

test('the browser has each state before it is waited for, also while the states before it are stored', async () => {
  const games = newGames();
  await games.open();
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  onTestFinished(() => commit.mockRestore());
  const states = ['A', 'AA', 'AB', 'ABA'].map((line, n) =>
    game(1, { revision: n + 1, moves: `1${line}`, cursor: line.length }),
  );
  for (const [n, state] of states.entries()) {
    games.write(state, states[n - 1]);
    expect(commit).toHaveBeenCalledTimes(n + 1);
  }
  await games.flush();
  expect(await newGames().list()).toMatchObject([{ id: 'g1', revision: 4 }]);
});

async function storedIds(): Promise<readonly unknown[]> {
  const behind = await openDB(DATABASE);
  const keys = behind.objectStoreNames.contains('games') ? await behind.getAllKeys('games') : [];
  behind.close();
  return keys;
}

test('a page that is killed before the database has a move goes on from it', async () => {
  const first = newGames();
  first.write(game(1));
  await first.flush();
  first.write(game(1, { revision: 2, moves: '1AAAA', cursor: 4 }));
  const second = newGames();
  expect(await second.last('klondike-3')).toMatchObject({ history: { cursor: 4 } });
  await second.open();
  const [listed] = await second.list();
  expect(listed).toMatchObject({ revision: 2, length: 4 });
  // Done again, it changes nothing.
  const texts = new Map(local.texts);
  await newGames().open();
  expect(new Map(local.texts)).toEqual(texts);
  expect(await newGames().list()).toEqual([listed]);
});

test('a clock that is set back loses no move', async () => {
  const first = newGames();
  first.write(game(1, { updated: 9_000_000 }));
  await first.flush();
  first.write(game(1, { revision: 2, updated: 5, moves: '1AAAA', cursor: 4 }));
  await newGames().open();
  expect(await newGames().list()).toMatchObject([{ revision: 2, updated: 5, length: 4 }]);
});

test('the last game comes from the database where the journal has it no longer', async () => {
  const first = newGames();
  first.write(game(1));
  await first.flush();
  first.write(game(2, { variant: 'klondike-1' }));
  await first.flush();
  expect(journalOf()).toEqual(['g2']);
  expect(await newGames().last('klondike-3')).toMatchObject({ record: { id: 'g1' } });
  expect(await newGames().last('golf')).toBeUndefined();
});

test('a browser that has lost what was last in its storage still has the games of its database', async () => {
  const first = newGames();
  first.write(game(1, { deal: '7' }));
  first.write(game(2, { deal: '7' }));
  await first.flush();
  local.texts.clear();
  const second = newGames();
  // The first cards do not wait for the database.
  expect(await second.last('klondike-3')).toBeUndefined();
  expect(await second.unfinished('klondike-3', '7')).toBeUndefined();
  await second.open();
  expect(onFirstAnswer).toHaveBeenCalledOnce();
  expect(await second.last('klondike-3')).toMatchObject({ record: { id: 'g2' } });
  expect((await second.unfinished('klondike-3', '7'))?.record.id).toBe('g2');
});

test('a journal that is older than the database is given up, and the page shows the newer state', async () => {
  const first = newGames();
  first.write(game(1));
  await first.flush();
  const older = new Map(local.texts);
  first.write(game(1, { revision: 2, moves: '1AAAA', cursor: 4 }));
  await first.flush();
  for (const [key, text] of older) local.texts.set(key, text);
  const second = newGames();
  expect(await second.last('klondike-3')).toMatchObject({ history: { cursor: 3 } });
  await second.open();
  expect(said).toEqual(['newer: g1']);
  expect(await second.last('klondike-3')).toMatchObject({ history: { cursor: 4 } });
});

test('texts of the journal that cannot be read, or replayed, go to quarantine with the reason', async () => {
  const first = newGames();
  first.write(game(1));
  await first.flush();
  const illegal = formatRecord(game(2, { moves: '1A_A', variant: 'klondike-1' }));
  local.texts.set('patience/journal/g1', 'rubbish');
  local.texts.set('patience/journal/g2', illegal);
  const games = newGames();
  // The database has the game as it was before.
  expect(await games.last('klondike-3')).toMatchObject({ record: game(1) });
  await newGames().open();
  const found = [...(await quarantinedIn(newGames()))].sort((a, b) => (a.key < b.key ? -1 : 1));
  expect(found).toMatchObject([
    { key: 'patience/journal/g1', why: 'damaged', at: 1000, text: 'rubbish' },
    { key: 'patience/journal/g2', why: 'illegalMove 2', text: illegal },
  ]);
  expect(journalOf()).toEqual([]);
  expect(idsOf(await games.list())).toEqual(['g1']);
  await newGames().open();
  expect(await quarantinedIn(newGames())).toHaveLength(2);
});

test('a last game that cannot be replayed is none, and is not lost', async () => {
  const damaged = formatRecord(game(1, { moves: '1A_A' }));
  local.texts.set('patience/journal/g1', damaged);
  expect(await newGames().last('klondike-3')).toBeUndefined();
  await newGames().open();
  expect(await quarantinedIn(newGames())).toMatchObject([{ text: damaged }]);
});

describe('two tabs without locks', () => {
  const state = (revision: number, line: string): GameRecord =>
    game(1, { revision, moves: `1${line}`, cursor: line.length });

  /** The lines of moves of all games. */
  const linesIn = async (games: Games) =>
    (await games.ofDeal('klondike-3', '1')).map(({ moves }) => moves.slice(1)).sort();

  test('that go on from one state in different ways are two games of the deal, however they meet', async () => {
    for (const order of ['one first', 'two first', 'the journal is lost']) {
      globalThis.indexedDB = new IDBFactory();
      local.texts.clear();
      said = [];
      const [one, two] = [newGames(), newGames()];
      one.write(state(1, 'A'));
      await one.flush();
      if (order === 'two first') await two.open();
      one.write(state(2, 'AA'), state(1, 'A'));
      if (order === 'the journal is lost') local.texts.clear();
      two.write(state(2, 'AB'), state(1, 'A'));
      await Promise.all([one.flush(), two.flush()]);
      await newGames().open();
      expect(await linesIn(newGames()), order).toEqual(['AA', 'AB']);
      expect(await quarantinedIn(newGames())).toEqual([]);
    }
  });

  test('in turns play one game', async () => {
    const [one, two] = [newGames(), newGames()];
    const states = ['A', 'AA', 'AAA', 'AAAA'].map((line, n) => state(n + 1, line));
    for (const [n, each] of states.entries()) {
      expect((n % 2 ? two : one).write(each, states[n - 1])).toBe(true);
    }
    await Promise.all([one.flush(), two.flush()]);
    expect(await linesIn(newGames())).toEqual(['AAAA']);
    expect(said.filter((text) => text.startsWith('overtaken'))).toEqual([]);
  });

  test('of which one has moves that the other went on from lose nothing, and keep one game', async () => {
    const [one, two] = [newGames(), newGames()];
    one.write(state(5, 'AAA'));
    await one.flush();
    local.texts.clear();
    two.write(state(2, 'AA'));
    await two.flush();
    expect(said).toContain('newer: g1');
    expect(await linesIn(newGames())).toEqual(['AAA']);
  });

  test('lose nothing, and add no third game, if one takes a move back before the browser has answered', async () => {
    const [one, two] = [newGames(), newGames()];
    one.write(state(1, 'A'));
    await one.flush();
    await two.open();
    one.write(state(2, 'AB'), state(1, 'A'));
    await one.flush();
    local.texts.clear();
    two.write(state(2, 'AC'), state(1, 'A'));
    two.write(state(3, 'AD'), state(2, 'AC'));
    two.write(state(4, 'AE'), state(3, 'AD'));
    await two.flush();
    expect(await linesIn(newGames())).toEqual(['AB', 'AE']);
  });

  test('one tells its page that what it played is another game now', async () => {
    const [one, two] = [newGames(), newGames()];
    one.write(state(5, 'AA'));
    await one.flush();
    local.texts.clear();
    two.write(state(2, 'AB'));
    await two.flush();
    expect(said).toContain('overtaken: g1');
    expect((await newGames().game('g1')).ok).toBe(true);
    expect(await linesIn(newGames())).toEqual(['AA', 'AB']);
  });
});

test('a move taken back and another one made are one game, before and after a reload', async () => {
  const first = newGames();
  first.write(line(1, '1AA'));
  first.write(line(2, '1AB'), line(1, '1AA'));
  await first.flush();
  first.write(line(3, '1AC'), line(2, '1AB'));
  await first.flush();
  const second = newGames();
  const read = await second.game('g1');
  second.write(line(4, '1AD'), read.ok ? read.value.record : undefined);
  await second.flush();
  expect(await second.list()).toMatchObject([{ id: 'g1', revision: 4 }]);
});

describe('the games of a deal', () => {
  test('are those of the database and of the journal, the newest first', async () => {
    const games = newGames();
    games.write(game(1, { deal: '7', updated: 10 }));
    games.write(game(2, { deal: '7', updated: 30, variant: 'klondike-1' }));
    games.write(game(3, { deal: '7', updated: 20 }));
    await games.flush();
    games.write(game(1, { revision: 2, deal: '7', updated: 40 }));
    const found = await games.ofDeal('klondike-3', '7');
    expect(found.map(({ id, revision }) => [id, revision])).toEqual([
      ['g1', 2],
      ['g3', 1],
    ]);
  });

  test('have a newest one that goes on: without a result, or with a loss taken back', async () => {
    const games = newGames();
    games.write(game(1, { deal: '7', updated: 10 }));
    games.write(game(2, { deal: '7', updated: 20 }));
    expect((await games.unfinished('klondike-3', '7'))?.record.id).toBe('g2');
    expect(await games.unfinished('klondike-3', '8')).toBeUndefined();
    const pictures = gameRecord(7);
    expect(pictures.result).toBeDefined();
    games.write({ ...pictures, result: 'lost' });
    expect(await games.unfinished('pictures', pictures.deal)).toBeUndefined();
    const history = playAtRandom(gameOf('golf'), '3', 1000);
    const golf = withMoves(newRecord('golf-3', 'golf', '3', 5), history);
    const lost = { ...golf, revision: 1, result: 'lost' as const, ended: 9 };
    games.write(lost);
    expect(await games.unfinished('golf', '3')).toBeUndefined();
    games.write({ ...lost, revision: 2, cursor: lost.cursor - 1 });
    expect((await games.unfinished('golf', '3'))?.record.id).toBe('golf-3');
  });
});

test('a list is kept until this tab or another changes a game', async () => {
  const games = newGames();
  games.write(game(1));
  const [one, again] = [await games.list(), await games.list()];
  expect(one).toHaveLength(1);
  expect(again).toBe(one);
  const heard = vi.fn();
  const end = games.onChange(heard);
  const other = newGames();
  other.write(game(2));
  await other.flush();
  await vi.waitFor(async () => expect(await games.list()).toHaveLength(2));
  expect(heard).toHaveBeenCalled();
  end();
  heard.mockClear();
  games.write(game(3));
  await games.flush();
  expect(heard).not.toHaveBeenCalled();
  expect(await games.list()).toHaveLength(3);
});

test('a game that is deleted is gone everywhere, and can be brought back', async () => {
  const games = newGames();
  games.write(game(1));
  games.write(game(2));
  const bringBack = await games.remove('g2');
  expect(await games.last('klondike-3')).toBeUndefined();
  expect((await games.game('g2')).ok).toBe(false);
  expect(idsOf(await games.list())).toEqual(['g1']);
  // The next start of the page does not bring it back.
  await newGames().open();
  expect(idsOf(await newGames().list())).toEqual(['g1']);
  await bringBack();
  expect(idsOf(await games.list())).toEqual(['g1', 'g2']);
  expect((await games.game('g2')).ok).toBe(true);
});

test('time that another tab counts does not bring a deleted game back, whatever its clock says; a move does', async () => {
  const [here, other] = [newGames(), newGames()];
  other.write(game(1));
  await other.flush();
  const bringBack = await here.remove('g1');
  for (const updated of [5, 9_000_000]) {
    other.write(game(1, { revision: 2, seconds: 10, updated }), game(1));
    await other.flush();
    expect(await here.list()).toEqual([]);
    expect(await newGames().list()).toEqual([]);
  }
  await bringBack();
  expect(await here.list()).toMatchObject([{ revision: 1 }]);
  await here.remove('g1');
  other.write(game(1, { revision: 3, moves: '1AAAA', cursor: 4 }), game(1));
  await other.flush();
  expect(await newGames().list()).toMatchObject([{ revision: 3, length: 4 }]);
});

test('a move that follows at once on time that another tab counts brings a deleted game back', async () => {
  const [here, other] = [newGames(), newGames()];
  other.write(game(1));
  await other.flush();
  await here.remove('g1');
  const counted = game(1, { revision: 2, seconds: 10 });
  other.write(counted, game(1));
  other.write(game(1, { revision: 3, moves: '1AAB', cursor: 3 }), counted);
  await other.flush();
  expect(await here.list()).toMatchObject([{ id: 'g1', revision: 3 }]);
});

test('everything is deleted, and settings stay', async () => {
  const games = newGames();
  games.write(game(1));
  const { verdicts } = await games.database();
  await verdicts.add('klondike-3', '7', 'winnable');
  local.texts.set('patience/settings', '{}');
  games.write(game(2));
  await games.clear();
  expect(await games.list()).toEqual([]);
  expect((await verdicts.of('klondike-3')).size).toBe(0);
  expect([...local.texts.keys()]).toEqual(['patience/settings']);
  await newGames().open();
  expect(await newGames().list()).toEqual([]);
});

describe('a database that fails', () => {
  /** Makes the browser refuse databases, or take nothing more into them. */
  function breakDatabase(name: string): void {
    const error = new DOMException('no', name);
    globalThis.indexedDB = {
      open: () => {
        throw error;
      },
      databases: async () => [],
    } as unknown as IDBFactory;
  }

  test.each([
    ['SecurityError', 'forbidden', /^This browser keeps no database\. Older games may be lost\.$/],
    ['QuotaExceededError', 'full', /^Storage is full\. Older games may be lost\.$/],
  ] as const)('%s: play goes on, and one sentence says it', async (name, trouble, sentence) => {
    breakDatabase(name);
    const games = newGames();
    games.write(game(1));
    await games.flush();
    games.write(game(1, { revision: 2 }));
    await games.flush();
    expect(said).toEqual([expect.stringMatching(sentence)]);
    expect(games.trouble()).toBe(trouble);
    expect(await games.last('klondike-3')).toMatchObject({ record: { revision: 2 } });
    expect(await games.list()).toEqual([factsOf(game(1, { revision: 2 }))]);
    expect(await games.ofDeal('klondike-3', '1')).toHaveLength(1);
    expect((await games.game('g1')).ok).toBe(true);
    expect(await games.game('g2')).toMatchObject({ ok: false });
    await expect(games.remove('g1')).rejects.toThrow();
    expect(await games.last('klondike-3')).toMatchObject({ record: { revision: 2 } });
  });

  test('nothing leaves the journal, and all of it arrives when the database works again', async () => {
    const working = globalThis.indexedDB;
    breakDatabase('QuotaExceededError');
    const games = newGames();
    for (let n = 0; n < 12; n++) games.write(game(n));
    await games.flush();
    expect(journalOf()).toHaveLength(12);
    globalThis.indexedDB = working;
    await games.flush();
    expect(games.trouble()).toBeUndefined();
    expect(journalOf()).toEqual(['g11']);
    expect(await newGames().list()).toHaveLength(12);
  });

  test('a full database that can be read is spoken of once, and stays in trouble', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    const games = newGames();
    games.write(game(1));
    await games.flush();
    expect(await games.list()).toHaveLength(1);
    expect(games.trouble()).toBe('full');
    games.write(game(1, { revision: 2 }));
    await games.flush();
    expect(said).toHaveLength(1);
    put.mockRestore();
    await games.flush();
    expect(games.trouble()).toBeUndefined();
  });

  test.each([
    ['answers late', 4000, [], undefined],
    ['stays silent', 6000, [expect.stringMatching(/database does not answer/)], 'silent'],
  ] as const)(
    'nothing is said of a database that %s until it is clear',
    async (_, late, sentences, trouble) => {
      await newGames().list();
      const other = await openDB(DATABASE);
      const { store } = other.transaction('games', 'readwrite');
      let isBusy = true;
      const released = (async () => {
        while (isBusy) await store.count();
      })();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const games = newGames();
      const listed = games.list();
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(2000);
      await listed;
      await vi.advanceTimersByTimeAsync(late);
      isBusy = false;
      await released;
      other.close();
      await vi.waitFor(() => expect(games.trouble()).toBe(trouble));
      expect(said).toEqual(sentences);
    },
  );

  test('a move taken back after a refused one is no second game', async () => {
    const before = newGames();
    before.write(line(1, '1AA'));
    await before.flush();
    const games = newGames();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    games.write(line(2, '1AAA'), line(1, '1AA'));
    await games.flush();
    put.mockRestore();
    games.write(line(3, '1AB'), line(2, '1AAA'));
    await games.flush();
    expect(await games.list()).toMatchObject([{ id: 'g1', revision: 3 }]);
    expect(await newGames().list()).toHaveLength(1);
  });

  test('nor after one that was stored without an answer, and one that was refused', async () => {
    const before = newGames();
    before.write(line(1, '1AA'));
    await before.flush();
    const games = newGames();
    await games.open();
    const { commit } = IDBTransaction.prototype;
    const unanswered = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (
      this: IDBTransaction,
    ) {
      commit.call(this);
      throw new DOMException('no', 'UnknownError');
    });
    games.write(line(2, '1AAA'), line(1, '1AA'));
    await games.flush();
    unanswered.mockRestore();
    expect(await newGames().list()).toMatchObject([{ revision: 2 }]);
    const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    games.write(line(3, '1AAAA'), line(2, '1AAA'));
    await games.flush();
    refused.mockRestore();
    games.write(line(4, '1AB'), line(3, '1AAAA'));
    await games.flush();
    expect(await games.list()).toMatchObject([{ id: 'g1', revision: 4 }]);
    expect(await newGames().list()).toHaveLength(1);
  });

  test('what cannot be read is not spoken of before a game cannot be stored', async () => {
    breakDatabase('SecurityError');
    const games = newGames();
    await games.open();
    await games.list();
    expect(games.trouble()).toBe('forbidden');
    expect(said).toEqual([]);
    games.write(game(1));
    await games.flush();
    expect(said).toHaveLength(1);
  });

  test('if the small storage is full, too, the sentence says what a reload would lose', async () => {
    breakDatabase('QuotaExceededError');
    local.refuses = true;
    const games = newGames();
    games.write(game(1));
    await games.flush();
    expect(said).toEqual(['Storage is full. A reload would lose this game.']);
    expect(await games.last('klondike-3')).toMatchObject({ record: game(1) });
  });

  test('a small storage with too little room for the game is as full as one without any', async () => {
    breakDatabase('SecurityError');
    local.rejects = (key) => key.startsWith('patience/journal/');
    const games = newGames();
    games.write(game(1));
    await games.flush();
    expect(said).toEqual(['Storage is full. A reload would lose this game.']);
    local.rejects = () => false;
    games.write(game(2));
    games.write(game(1, { revision: 2 }));
    await games.flush();
    expect(said).toEqual([
      'Storage is full. A reload would lose this game.',
      'This browser keeps no database. Older games may be lost.',
    ]);
  });

  test('a full small storage alone is not spoken of: the database has the game at once', async () => {
    local.refuses = true;
    const games = newGames();
    await games.open();
    games.write(game(1));
    await vi.waitFor(async () => expect(await storedIds()).toEqual(['g1']));
    await games.flush();
    expect(said).toEqual([]);
    expect(await newGames().list()).toHaveLength(1);
  });

  test('that a game is saved again is said after a sentence that it was not', async () => {
    const working = globalThis.indexedDB;
    breakDatabase('SecurityError');
    local.refuses = true;
    const games = newGames();
    games.write(game(1));
    await games.flush();
    games.write(game(1, { revision: 2 }));
    await games.flush();
    const sentence = 'Storage is full. A reload would lose this game.';
    expect(warned).toEqual([sentence, sentence]);
    globalThis.indexedDB = working;
    await games.flush();
    await games.flush();
    expect(warned).toEqual([sentence, sentence, undefined]);
    expect(said).toEqual([
      'Storage is full. A reload would lose this game.',
      'The game is saved again.',
    ]);
  });

  test('one that is deleted under the page is made again', async () => {
    const games = newGames();
    games.write(game(1));
    await games.flush();
    await deleteDB(DATABASE);
    games.write(game(1, { revision: 2, moves: '1AAAA', cursor: 4 }));
    await games.flush();
    expect(said).toEqual([]);
    expect(await games.list()).toMatchObject([{ id: 'g1', revision: 2 }]);
  });
});

test('a move in a game of 100,000 moves writes at most 200 kB', () => {
  const moves = `1${'A'.repeat(100_000)}`;
  newGames().write(game(1, { moves, cursor: 100_000 }));
  const written = [...local.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  expect(written).toBeLessThan(200_000);
});
