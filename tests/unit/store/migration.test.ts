import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import type { Archive } from '../../../src/archive/archive';
import { checkGame } from '../../../src/archive/checkGame';
import { createArchive } from '../../../src/archive/idbArchive';
import { keyOf } from '../../../src/archive/playedGame';
import { listSteps } from '../../../src/engine/steps';
import { gameOf, type VariantId } from '../../../src/games/all';
import { createArchivist } from '../../../src/store/archivist';
import { parseGameKey } from '../../../src/store/gameKeys';
import { createRecords } from '../../../src/store/records';
import { createSafeStorage } from '../../../src/store/safeStorage';
import version1 from '../../fixtures/version1.json';
import { type FakeStorage, fakeStorage } from '../../support/storage';

/** What the page stored before there was an archive: tests/fixtures/playVersion1.mjs played it. */
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

/** The games of the old texts, each with its key. */
const oldGames = Object.entries(OLD)
  .filter(([key]) => parseGameKey(key))
  .map(([, text]): OldGame => JSON.parse(text));

let local: FakeStorage;
let archive: Archive;

beforeEach(async () => {
  await deleteDB('patience');
  local = fakeStorage();
  for (const [key, text] of Object.entries(OLD)) local.setItem(key, text);
  archive = createArchive({ now: () => 1, news: { tell: () => {}, listen: () => () => {} } });
});

const collect = (of = archive) =>
  createArchivist({
    storage: createSafeStorage(local),
    archive: of,
    onTable: () => undefined,
    pause: () => Promise.resolve(),
  }).collect();

/** Every archived game, in the form of the old texts. */
async function archived(): Promise<readonly OldGame[]> {
  const facts = await archive.facts();
  const games = await Promise.all(facts.map((each) => archive.game(keyOf(each))));
  return games.map((game) => {
    const checked = checkGame(game.ok && game.value);
    if (!checked.ok) throw new Error(checked.error);
    const { history, game: found } = checked.value;
    const { formatMove } = gameOf(found.game).text;
    return {
      game: found.game,
      deal: found.deal,
      moves: listSteps(history.steps).map(({ move }) => formatMove(move)),
      cursor: found.cursor,
      ...(found.result && { outcome: found.result }),
      ...(found.guess && { guess: found.guess }),
      ...(found.undos && { undos: found.undos }),
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

test('the fixture has games of every kind', () => {
  expect(oldGames.length).toBeGreaterThan(20);
  expect(oldGames.some(({ moves, cursor }) => cursor < moves.length)).toBe(true);
  expect(oldGames.some(({ outcome }) => outcome === 'won')).toBe(true);
  expect(oldGames.some(({ guess }) => guess !== undefined)).toBe(true);
  expect(oldGames.some(({ undos }) => undos !== undefined)).toBe(true);
  expect(oldGames.some(({ game }) => game.includes(';'))).toBe(true);
  expect(Object.keys(OLD)).toContain('patience/klondike-1/21/1');
});

test('every game of version 1 is archived, with its moves, cursor, result and guess', async () => {
  await collect();
  const games = await archived();
  expect(games).toHaveLength(oldGames.length);
  expect(games).toEqual(expect.arrayContaining(oldGames.map(withoutTimes)));
});

test('what version 1 had put aside is in the archive, with the reason', async () => {
  await collect();
  expect(await archive.aside()).toMatchObject([
    { key: 'patience/klondike-3/32', why: expect.stringMatching(/^move 2 of it is not legal/) },
    { key: 'patience/klondike-3/31', why: 'it is damaged' },
  ]);
  expect((await archive.aside()).map(({ text }) => text).sort()).toEqual(
    Object.keys(OLD)
      .filter((key) => key.startsWith('patience/aside/'))
      .map((key) => OLD[key])
      .sort(),
  );
  expect([...local.texts.keys()].filter((key) => key.includes('/aside/'))).toEqual([]);
});

test('the records count on', async () => {
  const before = local.texts.get('patience/records');
  await collect();
  expect(local.texts.get('patience/records')).toBe(before);
  const records = createRecords(createSafeStorage(local));
  expect(records.of('klondike-1')).toMatchObject({ started: 14, won: 1, fewest: 106 });
  expect(records.guesses()).toEqual({ right: 1, total: 1 });
});

test('migrating twice changes nothing, nor does a start that was cut off before the old texts went', async () => {
  await collect();
  const [games, aside, texts] = [await archived(), await archive.aside(), new Map(local.texts)];
  await collect();
  expect(new Map(local.texts)).toEqual(texts);
  for (const [key, text] of Object.entries(OLD)) local.setItem(key, text);
  await collect();
  expect(await archived()).toEqual(games);
  expect(await archive.aside()).toEqual(aside);
  expect(new Map(local.texts)).toEqual(texts);
});

test('the old texts stay until the new ones are read back', async () => {
  const damaged = () => Promise.resolve({ ok: false, error: 'it is damaged' } as const);
  await collect({ ...archive, game: damaged, aside: () => Promise.resolve([]) });
  for (const [key, text] of Object.entries(OLD)) expect(local.texts.get(key), key).toBe(text);
});

test('two games of a deal that were saved in the same moment stay two games', async () => {
  const [key, kept] = ['patience/klondike-1/21', 'patience/klondike-1/21/1'];
  const at = /"at":\d+/.exec(OLD[key] ?? '')?.[0] ?? '';
  local.setItem(kept, (OLD[kept] ?? '').replace(/"at":\d+/, at));
  await collect();
  await collect();
  const games = (await archived()).filter(({ deal }) => deal === '21');
  expect(games.map(({ moves }) => moves.length).sort()).toEqual([2, 3]);
});
