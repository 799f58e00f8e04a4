import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { createArchive } from '../../../src/archive/idbArchive';
import { type ArchivedGame, keyOf } from '../../../src/archive/playedGame';
import '../../../src/games/all';

const NO_NEWS = { tell: () => {}, listen: () => () => {} };
const open = () => createArchive({ now: () => 5, news: NO_NEWS });

const game = (n: number, more: Partial<ArchivedGame> = {}): ArchivedGame => ({
  version: 1,
  game: 'klondike-3',
  deal: String(n),
  moves: '1AA',
  started: 1000 + n,
  at: 2000 + n,
  cursor: 2,
  seconds: 3,
  ...more,
});

/** The database behind the archive’s back. */
const database = () => openDB('patience');

beforeEach(() => deleteDB('patience'));

test('what is stored comes back, in facts and whole', async () => {
  const archive = open();
  const all = Array.from({ length: 1200 }, (_, n) =>
    game(n, n % 3 ? {} : { undos: 2, source: 'daily', day: '2026-11-23', guess: 'lost' }),
  );
  expect(await archive.merge(all)).toEqual({ added: 1200, updated: 0, newerHere: 0, same: 0 });
  const facts = [...(await open().facts())].sort((a, b) => a.started - b.started);
  expect(facts).toEqual(all.map(({ version: _version, moves: _moves, ...rest }) => rest));
  expect(await open().game(keyOf(game(7)))).toEqual({ ok: true, value: game(7) });
});

test('how many moves led to the result is kept, in facts and whole', async () => {
  const won = game(1, { result: 'won', length: 2, ended: 2000 });
  await open().merge([won]);
  expect(await open().facts()).toMatchObject([{ result: 'won', length: 2 }]);
  const behind = await database();
  await behind.clear('pages');
  behind.close();
  expect(await open().facts()).toMatchObject([{ result: 'won', length: 2 }]);
});

test('a newer state replaces an older one, and never the other way', async () => {
  const archive = open();
  await archive.merge([game(1)]);
  const newer = game(1, { at: 9000, seconds: 10 });
  expect(await archive.merge([newer, newer])).toMatchObject({ updated: 1, same: 1 });
  expect(await archive.merge([game(1)])).toMatchObject({ newerHere: 1 });
  expect(await archive.facts()).toMatchObject([{ at: 9000, seconds: 10 }]);
  expect(await archive.gamesOf('klondike-3', '1')).toEqual([newer]);
});

test('a removed game is gone, and can be put back', async () => {
  const archive = open();
  await archive.merge([game(1), game(2)]);
  await archive.remove([keyOf(game(1))]);
  expect(await archive.facts()).toMatchObject([{ deal: '2' }]);
  await archive.merge([game(1)]);
  expect(await archive.facts()).toHaveLength(2);
  await archive.removeAll();
  expect(await archive.facts()).toEqual([]);
});

test('a game that cannot be replayed is put aside when it is opened, with its reason', async () => {
  const archive = open();
  await archive.merge([game(1), game(2)]);
  const behind = await database();
  await behind.put('games', { game: game(1, { moves: '1Axx' }), page: 1 }, keyOf(game(1)));
  behind.close();
  expect(await archive.game(keyOf(game(1)))).toMatchObject({ ok: false });
  expect(await archive.aside()).toMatchObject([
    { key: keyOf(game(1)), why: expect.stringContaining('is not legal'), at: 5 },
  ]);
  expect(await archive.facts()).toMatchObject([{ deal: '2' }]);
});

test('damaged pages are made again from the games, and damaged rows are put aside', async () => {
  const archive = open();
  await archive.merge([game(1), game(2), game(3)]);
  const behind = await database();
  await behind.clear('pages');
  await behind.put('games', 'rubbish', keyOf(game(2)));
  behind.close();
  expect((await archive.facts()).map(({ deal }) => deal)).toEqual(['1', '3']);
  expect(await archive.aside()).toMatchObject([{ key: keyOf(game(2)), why: 'it is damaged' }]);
  expect(await archive.facts()).toHaveLength(2);
});

test('all rows come in portions', async () => {
  const archive = open();
  await archive.merge(Array.from({ length: 25 }, (_, n) => game(n)));
  const sizes: number[] = [];
  for await (const portion of archive.portions(10)) sizes.push(portion.length);
  expect(sizes).toEqual([10, 10, 5]);
});

test('the archive goes on after the browser has deleted its database', async () => {
  const archive = open();
  await archive.merge([game(1)]);
  await deleteDB('patience');
  expect(await archive.facts()).toEqual([]);
  await archive.merge([game(2)]);
  expect(await archive.facts()).toMatchObject([{ deal: '2' }]);
});
