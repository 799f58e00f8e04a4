import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { deleteDB, openDB } from 'idb';
import { expect, test } from 'vitest';
import type { Archive } from '../../src/archive/archive';
import { inText } from '../../src/archive/asides';
import { checkGame, parseGame } from '../../src/archive/checkGame';
import { createArchive } from '../../src/archive/idbArchive';
import { packPage } from '../../src/archive/pages';
import { type ArchivedGame, type GameKey, keyOf } from '../../src/archive/playedGame';
import '../../src/games/all';
import { createArchivist } from '../../src/store/archivist';
import { createBackups } from '../../src/store/backups';
import { parseGameKey } from '../../src/store/gameKeys';
import { createSafeStorage } from '../../src/store/safeStorage';
import { restoreGame } from '../../src/store/savedGame';
import version1 from '../fixtures/version1.json';
import { type Dice, damage, diceOf } from '../fuzz/dice';
import { archivedGames, backupOf } from '../support/archivedGames';
import { type FakeStorage, fakeStorage } from '../support/storage';

/** Seeds of each kind of damage: 1,000 in all. */
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);
const GAMES = archivedGames(12);
const OLD: Readonly<Record<string, string>> = version1;

let archive: Archive;
let local: FakeStorage;

async function reset(): Promise<void> {
  await deleteDB('patience');
  local = fakeStorage();
  archive = createArchive({ now: () => 5, news: { tell: () => {}, listen: () => () => {} } });
}

/** Checks what holds for the random choices of a seed. */
const check = (seed: number, holds: (dice: Dice) => Promise<void>): Promise<void> =>
  fc.assert(fc.asyncProperty(fc.gen(), (values) => holds(diceOf(values))).beforeEach(reset), {
    seed,
    numRuns: 1,
  });

const archivist = () =>
  createArchivist({
    storage: createSafeStorage(local),
    archive,
    onTable: () => undefined,
    pause: () => Promise.resolve(),
  });

/** Changes the database behind the archive’s back. */
async function behind<T>(task: (database: Awaited<ReturnType<typeof openDB>>) => Promise<T>) {
  const database = await openDB('patience');
  try {
    return await task(database);
  } finally {
    database.close();
  }
}

/** A text as the value it stands for, or itself. */
function parsed(text: string): unknown {
  try {
    // What is nested too deeply cannot be stored.
    return structuredClone(JSON.parse(text));
  } catch {
    return text;
  }
}

const WRONG: readonly unknown[] = [
  null,
  undefined,
  '',
  'x',
  0,
  -1,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 60,
  true,
  [],
  {},
  7n,
  new Date(0),
  new Uint8Array(3),
  '__proto__',
];

/** The moves of a row as its text has them, if it has any; else the whole text. */
function movesIn(row: unknown): string {
  const { moves } = (row as { readonly game?: { readonly moves?: unknown } } | null)?.game ?? {};
  return typeof moves === 'string' ? JSON.stringify(moves) : inText(row);
}

/** A row, damaged in one of many ways. */
function damagedRow(dice: Dice, game: ArchivedGame): unknown {
  const row = { game, page: 1 };
  const field = dice.pick(Object.keys(game));
  return dice.pick<() => unknown>([
    () => dice.pick(WRONG),
    () => ({ ...row, page: dice.pick(WRONG) }),
    () => ({ ...row, page: 77 }),
    () => ({ ...row, game: dice.pick(WRONG) }),
    () => ({ ...row, game: { ...game, [field]: dice.pick(WRONG) } }),
    () => ({ ...row, game: { ...game, version: 2 } }),
    () => ({ ...row, game: { ...game, moves: damage(dice, game.moves) } }),
    () => ({ ...row, game: { ...game, cursor: 1000 } }),
    () => ({ ...row, game: { ...game, deal: damage(dice, game.deal) } }),
    () => ({ ...row, game: { ...game, game: dice.pick(['golf', 'chess', 'klondike-3;draw=9']) } }),
    () => ({ ...row, game: { ...game, result: 'won', source: 'random' } }),
    () => ({ ...row, game: parsed(damage(dice, JSON.stringify(game))) }),
    () => parsed(damage(dice, JSON.stringify(row))),
  ])();
}

/** Opens every game that the archive lists. */
async function openAll(): Promise<ReadonlyMap<GameKey, ArchivedGame>> {
  const games = new Map<GameKey, ArchivedGame>();
  for (const facts of await archive.facts()) {
    const read = await archive.game(keyOf(facts));
    if (read.ok) games.set(keyOf(facts), read.value);
  }
  return games;
}

test.each(SEEDS)(
  'rows, damage %i: the other games are whole, and each damaged one is kept aside',
  (seed) =>
    check(seed, async (dice) => {
      await archive.merge(GAMES);
      const damaged = new Map<GameKey, unknown>();
      for (let n = dice.below(3); n >= 0; n--) {
        const game = dice.pick(GAMES);
        damaged.set(keyOf(game), damagedRow(dice, game));
      }
      await behind(async (database) => {
        for (const [key, row] of damaged) await database.put('games', row, key);
        if (dice.oneIn(2)) await database.clear('pages');
      });
      const opened = await openAll();
      const aside = await archive.aside();
      for (const game of GAMES) {
        const key = keyOf(game);
        if (!damaged.has(key)) expect(opened.get(key)).toEqual(game);
        else if (
          !aside.some((each) => each.key === key && each.text.includes(movesIn(damaged.get(key))))
        ) {
          // What can still be played is no damage that anybody could notice.
          const row = damaged.get(key) as { readonly game: unknown };
          const checked = checkGame(row.game);
          expect(checked.ok && checked.value.game, key).toEqual(opened.get(key));
        }
      }
      expect(aside.length).toBeLessThanOrEqual(damaged.size);
      expect((await archive.facts()).map(keyOf).sort()).toEqual([...opened.keys()].sort());
      // The games come back from a backup, and nothing that was put aside is lost.
      await archive.merge(GAMES);
      expect(await archive.aside()).toEqual(aside);
      expect((await archive.facts()).length).toBe(GAMES.length);
    }),
);

test.each(SEEDS)(
  'rows, damage %i: a backup brings the games back, and no damaged one is lost',
  (seed) =>
    check(seed + 1000, async (dice) => {
      await archive.merge(GAMES);
      const game = dice.pick(GAMES);
      const row = damagedRow(dice, game);
      await behind((database) => database.put('games', row, keyOf(game)));
      await archive.merge(GAMES);
      const opened = await openAll();
      expect([...opened.keys()].sort()).toEqual(GAMES.map(keyOf).sort());
      const isKept = (await archive.aside()).some(({ text }) => text.includes(movesIn(row)));
      const own = (row as { readonly game?: Partial<ArchivedGame> } | null)?.game;
      // A state that the game goes on from is not kept.
      const isPart = parseGame(own).ok && game.moves.startsWith(own?.moves ?? '');
      expect(isKept || isPart || checkGame(own).ok).toBe(true);
    }),
);

test.each(SEEDS)('pages, damage %i: they are made again from the games', (seed) =>
  check(seed + 2000, async (dice) => {
    await archive.merge(GAMES);
    const right = packPage(GAMES);
    const numbers = right.numbers.slice();
    numbers[dice.below(numbers.length)] = dice.pick([Number.NaN, -1, 0.5, 1e300, 77]);
    const page = dice.pick<() => unknown>([
      () => dice.pick(WRONG),
      () => ({ ...right, numbers }),
      () => ({ ...right, numbers: right.numbers.slice(1) }),
      () => ({ ...right, numbers: [...right.numbers] }),
      () => ({ ...right, keys: damage(dice, right.keys) }),
      () => ({ ...right, keys: right.keys.replace(/\d$/, '') }),
      () => ({ ...right, sum: dice.pick(WRONG) }),
      () => ({ keys: right.keys, numbers: right.numbers }),
      () => packPage(GAMES.slice(1)),
    ])();
    await behind((database) =>
      dice.oneIn(5) ? database.put('pages', right, 9) : database.put('pages', page, 1),
    );
    const opened = await openAll();
    expect([...opened.values()].sort((a, b) => a.started - b.started)).toEqual(GAMES);
    expect(await archive.aside()).toEqual([]);
  }),
);

test.each(SEEDS)(
  'small storage, damage %i: the other games are archived, and each damaged text is kept aside',
  (seed) =>
    check(seed + 3000, async (dice) => {
      const texts = new Map(Object.entries(OLD));
      const keys = [...texts.keys()];
      const damaged = new Set(dice.some(4, () => dice.pick(keys)));
      for (const key of damaged) texts.set(key, damage(dice, texts.get(key) ?? ''));
      for (const [key, text] of texts) local.setItem(key, text);
      await archivist().collect();
      await archivist().collect();
      const facts = await archive.facts();
      const aside = await archive.aside();
      for (const [key, text] of texts) {
        const parts = parseGameKey(key);
        if (!parts) continue;
        const restored = restoreGame(text, parts.id, parts.deal);
        const isWhole = restored.ok && restored.value.trouble === undefined;
        expect(isWhole || damaged.has(key), key).toBe(true);
        if (!isWhole) expect(aside.map((each) => each.text)).toContain(text);
        else if (restored.value.game.started !== undefined) {
          expect(
            facts.filter(({ game, deal }) => game === parts.id && deal === parts.deal),
          ).not.toEqual([]);
        }
      }
    }),
);

test.each(SEEDS)('backups, damage %i: the lines that are whole come in, or nothing does', (seed) =>
  check(seed + 4000, async (dice) => {
    const text = await backupOf(GAMES);
    const lines = text.split('\n');
    const bent = dice.oneIn(2)
      ? damage(dice, text)
      : lines.with(dice.below(lines.length), damage(dice, dice.pick(lines))).join('\n');
    const parts = {
      storage: createSafeStorage(local),
      archive,
      archivist: archivist(),
      now: () => 7,
    };
    const backups = createBackups({
      ...parts,
      onTable: () => undefined,
      pause: () => Promise.resolve(),
    });
    const imported = await backups.importFile(
      new Blob([bent]),
      () => {},
      new AbortController().signal,
    );
    const opened = await openAll();
    if (!imported.ok) {
      expect(imported.error).toMatch(/^[A-Z].*\.$/);
      expect(opened.size).toBe(0);
      return;
    }
    const { report, ended } = imported.value;
    expect(ended).toBe('whole');
    expect(report.added).toBe(opened.size);
    const given = bent.split('\n').map((line) => line.replace(/,$/, ''));
    for (const game of GAMES) {
      if (given.includes(JSON.stringify(game))) expect(opened.has(keyOf(game))).toBe(true);
    }
  }),
);
