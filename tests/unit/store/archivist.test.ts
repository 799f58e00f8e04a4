import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Archive } from '../../../src/archive/archive';
import { createArchive } from '../../../src/archive/idbArchive';
import { createArchivist } from '../../../src/store/archivist';
import { readLocalGames } from '../../../src/store/localGames';
import { ARCHIVED_KEY, createSafeStorage } from '../../../src/store/safeStorage';
import { formatSavedGame, type PlayedGame } from '../../../src/store/savedGame';
import { createSaves } from '../../../src/store/saves';
import { playedGame } from '../../support/playedGame';
import { type FakeStorage, fakeStorage } from '../../support/storage';
import won from '../../vectors/klondike_won.json';

const ID = 'klondike-3';
let local: FakeStorage;
let archive: Archive;
let onTable: PlayedGame | undefined;
let now: number;

beforeEach(async () => {
  await deleteDB('patience');
  local = fakeStorage();
  onTable = undefined;
  now = 1_000_000;
  archive = createArchive({ now: () => 1, news: { tell: () => {}, listen: () => () => {} } });
});

const archivist = (of = archive) =>
  createArchivist({
    storage: createSafeStorage(local),
    archive: of,
    onTable: () => onTable,
    pause: () => Promise.resolve(),
  });
const saves = () => createSaves(createSafeStorage(local), () => now++);
const clicks = (n: number): readonly string[] => Array.from({ length: n }, () => 's');
const played = (deal: number, n = 3): PlayedGame => playedGame(ID, String(deal), clicks(n));

/** Saves games of the deals from 1, the last deal noted. */
function save(count: number): void {
  for (let deal = 1; deal <= count; deal++) saves().save(played(deal));
  saves().setLastDeal(ID, String(count));
}
const stored = () => [...local.texts.keys()].filter((key) => /^patience\/klondike-3\//.test(key));

test('every game is archived, and the older ones leave the small storage', async () => {
  save(12);
  await archivist().collect();
  expect(await archive.facts()).toHaveLength(12);
  expect(stored()).toEqual([8, 9, 10, 11, 12].map((deal) => `patience/klondike-3/${deal}`));
  expect(local.texts.has(ARCHIVED_KEY)).toBe(true);
});

test('a game comes back as it was left, with those kept beside it', async () => {
  save(12);
  now += 10;
  saves().keep(played(3, 5));
  const [main, kept] = [saves().load(ID, '3').game, saves().kept(ID, '3')];
  await archivist().collect();
  expect(stored()).not.toContain('patience/klondike-3/3');
  await archivist().recall(ID, '3');
  const lengths = [
    saves().load(ID, '3').game,
    ...saves()
      .kept(ID, '3')
      .map(({ game }) => game),
  ].map((game) => game?.history.steps.length);
  expect(lengths.sort()).toEqual([main?.history.steps.length, kept[0]?.game.history.steps.length]);
});

test('the deal on the table stays, and is archived as it was last saved', async () => {
  save(12);
  onTable = played(2, 6);
  saves().load(ID, '2');
  await archivist().collect();
  expect(stored()).toContain('patience/klondike-3/2');
  const own = saves();
  const loaded = own.load(ID, '2').game as PlayedGame;
  onTable = { ...played(2, 7), started: loaded.started ?? 0 };
  own.save(onTable);
  await archivist().store(onTable);
  const [game] = await archive.gamesOf(ID, '2');
  expect(game).toMatchObject({ cursor: 7 });
  expect(await archive.facts()).toHaveLength(12);
});

test('collecting again changes nothing', async () => {
  save(8);
  await archivist().collect();
  const [texts, facts] = [new Map(local.texts), await archive.facts()];
  await archivist().collect();
  expect(new Map(local.texts)).toEqual(texts);
  expect(await archive.facts()).toEqual(facts);
});

test('texts that cannot be read, or not to their end, are put aside with the reason', async () => {
  save(12);
  local.texts.set('patience/klondike-3/1', 'rubbish');
  const text = local.texts.get('patience/klondike-3/2') ?? '';
  local.texts.set('patience/klondike-3/2', text.replace('"s","s"]', '"s","m c1, f4, 1"]'));
  local.texts.set('patience/aside/1/patience/klondike-3/77', 'older rubbish');
  await archivist().collect();
  const aside = (await archive.aside()).map(({ key, why }) => [key, why]);
  expect(aside).toEqual([
    ['patience/klondike-3/77', 'it is damaged'],
    ['patience/klondike-3/1', 'it is damaged'],
    ['patience/klondike-3/2', expect.stringContaining('move 3 of it is not legal')],
  ]);
  expect(await archive.facts()).toHaveLength(11);
  expect([...local.texts.keys()].filter((key) => key.includes('aside'))).toEqual([]);
  await archivist().collect();
  expect(await archive.aside()).toHaveLength(3);
});

test('nothing leaves the small storage if the archive fails', async () => {
  save(12);
  const broken: Archive = { ...archive, merge: () => Promise.reject(new DOMException('full')) };
  const before = new Map(local.texts);
  await expect(archivist(broken).collect()).rejects.toThrow('full');
  expect(new Map(local.texts)).toEqual(before);
});

test('nothing leaves the small storage that does not come back from the archive', async () => {
  save(12);
  const forgetful: Archive = {
    ...archive,
    merge: () => Promise.resolve({ added: 0, updated: 0, newerHere: 0, same: 0 }),
  };
  await archivist(forgetful).collect();
  expect(stored()).toHaveLength(12);
});

test('a game that the archive has in a newer state comes back', async () => {
  save(2);
  const first = saves().load(ID, '1').game as PlayedGame;
  await archivist().collect();
  const old = local.texts.get('patience/klondike-3/1') ?? '';
  saves().load(ID, '1');
  const own = saves();
  own.load(ID, '1');
  onTable = { ...played(1, 9), started: first.started ?? 0 };
  now += 1000;
  own.save(onTable);
  await archivist().store(onTable);
  onTable = undefined;
  local.texts.set('patience/klondike-3/1', old);
  await archivist().collect();
  expect(saves().load(ID, '1').game?.history.cursor).toBe(9);
});

describe('a clock that goes back', () => {
  const DAYS = 2 * 24 * 60 * 60 * 1000;
  const KEY = 'patience/klondike-3/1';
  const at = (moment: number, game: PlayedGame): PlayedGame => ({ ...game, started: moment });
  const { deal, moves } = won[ID];
  const wonGame: PlayedGame = { ...playedGame(ID, deal, moves), result: 'won', source: 'random' };

  /** Saves a game as the page does that is loaded now, and archives it. */
  async function play(game: PlayedGame): Promise<void> {
    const page = saves();
    page.load(game.id, game.deal);
    expect(page.save(game).ok).toBe(true);
    onTable = game;
    await archivist().store(game);
    onTable = undefined;
  }

  test('loses no move', async () => {
    const started = now + DAYS;
    now = started;
    await play(at(started, played(1, 3)));
    now -= DAYS;
    await play(at(started, played(1, 8)));
    await archivist().collect();
    expect(saves().load(ID, '1').game?.history.steps.length).toBe(8);
    expect(await archive.gamesOf(ID, '1')).toMatchObject([{ cursor: 8 }]);
  });

  test('loses no moves that take others back', async () => {
    const started = now + DAYS;
    now = started;
    await play(at(started, played(1, 3)));
    now -= DAYS;
    await play(at(started, playedGame(ID, '1', [...clicks(2), ...clicks(4)])));
    await play(at(started, { ...played(1, 2), undos: 4 }));
    await archivist().collect();
    expect(await archive.gamesOf(ID, '1')).toMatchObject([{ cursor: 2, undos: 4 }]);
  });

  test('loses no win', async () => {
    const started = now + DAYS;
    now = started;
    await play(at(started, playedGame(ID, deal, moves.slice(0, 3))));
    now -= DAYS;
    await play({ ...at(started, wonGame), ended: now });
    await archivist().collect();
    expect(await archive.facts()).toMatchObject([{ result: 'won', length: moves.length }]);
  });

  test('gives back what an earlier version saved with the bare clock', async () => {
    const started = now + DAYS;
    now = started;
    await play(at(started, played(1, 3)));
    local.texts.set(KEY, formatSavedGame(at(started, played(1, 8)), started - DAYS));
    saves().setLastDeal(ID, '7');
    await archivist().collect();
    expect(saves().load(ID, '1').game?.history.steps.length).toBe(8);
    expect(await archive.gamesOf(ID, '1')).toMatchObject([{ cursor: 8 }]);
  });

  test('does not hide the game on the table from a backup, though the storage is full', async () => {
    const storage = createSafeStorage(local);
    const game = at(now, played(1, 3));
    storage.write(KEY, formatSavedGame(game, now + DAYS));
    const { games } = await readLocalGames(storage, { ...game, ...played(1, 5) }, now);
    expect([...games.values()]).toMatchObject([{ cursor: 5 }]);
  });
});

test('a game taken out of the archive leaves the small storage too', async () => {
  save(2);
  await archivist().collect();
  const facts = await archive.facts();
  const keys = facts.map(({ game, deal, started }) => `${game}/${deal}/${started}`);
  archivist().forget(keys.slice(0, 1));
  expect(stored()).toHaveLength(1);
});
