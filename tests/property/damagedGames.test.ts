import fc from 'fast-check';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { importGames } from '../../src/persistence/backup';
import { type GameDatabase, moveIntoDatabase } from '../../src/persistence/database';
import { createJournal } from '../../src/persistence/journal';
import { DATABASE } from '../../src/persistence/openDatabase';
import { inText } from '../../src/persistence/quarantineEntries';
import {
  formatRecord,
  type GameRecord,
  parseRow,
  replayRecord,
} from '../../src/persistence/record';
import { createSafeStorage } from '../../src/persistence/safeStorage';
import { type Dice, damage, diceOf } from '../fuzz/dice';
import { freshBrowser } from '../support/freshBrowser';
import { proofSize } from '../support/proofSize';
import { backupOf, gameRecords } from '../support/records';
import type { FakeStorage } from '../support/storage';

/** Seeds of each kind of damage. */
const SEEDS = Array.from({ length: proofSize(30, 1_000) }, (_, seed) => seed);
const GAMES = gameRecords(12);

let database: GameDatabase;
let local: FakeStorage;

function reset(): void {
  ({ local, database } = freshBrowser(() => 5));
}

/** Checks what holds for the random choices of a seed. */
const check = (seed: number, holds: (dice: Dice) => Promise<void>): Promise<void> =>
  fc.assert(fc.asyncProperty(fc.gen(), (values) => holds(diceOf(values))).beforeEach(reset), {
    seed,
    numRuns: 1,
  });

const journal = () => createJournal(createSafeStorage(local));
const start = () =>
  moveIntoDatabase({
    storage: createSafeStorage(local),
    journal: journal(),
    database,
    now: () => 5,
  });

/** Changes rows behind the database’s back. */
async function putRows(rows: ReadonlyMap<string, unknown>): Promise<void> {
  const behind = await openDB(DATABASE);
  for (const [id, row] of rows) await behind.put('games', row, id);
  behind.close();
}

const WRONG: readonly unknown[] = [
  null,
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
  '__proto__',
];

/** A value of the database that is no text. */
const NO_TEXT: readonly unknown[] = [...WRONG, undefined, 7n, new Date(0), new Uint8Array(3)];

/** The row of a record, damaged in one of many ways. */
function damagedRow(dice: Dice, record: GameRecord): unknown {
  const change = (changes: object): string => JSON.stringify({ ...record, ...changes });
  const field = dice.pick(Object.keys(record));
  return dice.pick<() => unknown>([
    () => dice.pick(NO_TEXT),
    () => ({ ...record }),
    () => change({ [field]: dice.pick(WRONG) }),
    () => change({ [field]: undefined }),
    () => change({ version: dice.pick([0, 2]) }),
    () => change({ id: dice.pick(GAMES).id }),
    () => change({ moves: damage(dice, record.moves) }),
    () => change({ cursor: 1000 }),
    () => change({ deal: damage(dice, record.deal) }),
    () => change({ variant: dice.pick(['golf', 'chess', 'klondike-3;draw=9']) }),
    () => change({ result: 'won' }),
    () => change({ revision: 99, moves: damage(dice, record.moves) }),
    () => damage(dice, formatRecord(record)),
  ])();
}

/** The record of a row, if it can be read and replayed. */
function readable(id: string, row: unknown): GameRecord | undefined {
  const record = parseRow(id, row);
  return record.ok && replayRecord(record.value).ok ? record.value : undefined;
}

/** Opens every game that is listed. */
async function openAll(): Promise<ReadonlyMap<string, GameRecord>> {
  const games = new Map<string, GameRecord>();
  for (const { id } of await database.list()) {
    const game = await database.game(id);
    if (game.ok) games.set(id, game.value.record);
  }
  return games;
}

test.each(SEEDS)(
  'rows, damage %i: the other games are whole, and each damaged one is in quarantine',
  (seed) =>
    check(seed, async (dice) => {
      await database.merge(GAMES);
      const damaged = new Map<string, unknown>();
      for (let n = dice.below(3); n >= 0; n--) {
        const record = dice.pick(GAMES);
        damaged.set(record.id, damagedRow(dice, record));
      }
      await putRows(damaged);
      const opened = await openAll();
      const quarantine = await database.quarantined();
      for (const record of GAMES) {
        const { id } = record;
        const row = damaged.get(id);
        // What can still be played is no damage that anybody could notice.
        const expected = damaged.has(id) ? readable(id, row) : record;
        expect(opened.get(id), id).toEqual(expected);
        const isKept = quarantine.some(({ key, text }) => key === id && text === inText(row));
        expect(isKept, id).toBe(expected === undefined);
      }
      expect(quarantine.length).toBeLessThanOrEqual(damaged.size);
      expect((await database.list()).map(({ id }) => id)).toEqual([...opened.keys()]);
      // The games come back from a backup, and nothing that is in quarantine is lost.
      await database.merge(GAMES);
      const after = await database.quarantined();
      expect(after.slice(0, quarantine.length)).toEqual(quarantine);
      expect((await database.list()).length).toBe(GAMES.length);
    }),
);

test.each(SEEDS)(
  'rows, damage %i: a backup brings the games back, and no damaged one is lost',
  (seed) =>
    check(seed + 1000, async (dice) => {
      await database.merge(GAMES);
      const record = dice.pick(GAMES);
      const row = damagedRow(dice, record);
      await putRows(new Map([[record.id, row]]));
      await database.merge(GAMES);
      const opened = await openAll();
      // A row that can still be played and has gone another way is a game of its own.
      expect([...opened.keys()]).toEqual(expect.arrayContaining(GAMES.map(({ id }) => id)));
      const isKept = (await database.quarantined()).some(({ text }) => text === inText(row));
      const own = parseRow(record.id, row);
      // A state that the game goes on from is not kept; nothing was in a row without a value.
      const isPart = own.ok && record.moves.startsWith(own.value.moves);
      const isEmpty = row === undefined;
      expect(isKept || isPart || isEmpty || readable(record.id, row) !== undefined).toBe(true);
    }),
);

test.each(SEEDS)(
  'journal, damage %i: the other games arrive, and each damaged text is in quarantine',
  (seed) =>
    check(seed + 2000, async (dice) => {
      await database.merge(GAMES.slice(0, 6));
      for (const record of GAMES) journal().write({ ...record, revision: 2 });
      const keys = [...local.texts.keys()];
      const damaged = new Set(dice.some(4, () => dice.pick(keys)));
      const texts = new Map<string, string>();
      for (const key of damaged) texts.set(key, damage(dice, local.texts.get(key) ?? ''));
      for (const [key, text] of texts) local.setItem(key, text);
      await start();
      await start();
      const opened = await openAll();
      const quarantine = (await database.quarantined()).map(({ text }) => text);
      for (const [n, record] of GAMES.entries()) {
        const key = `patience/journal/${record.id}`;
        const text = texts.get(key);
        const own = text === undefined ? { ...record, revision: 2 } : undefined;
        const read = own ?? readable(record.id, text);
        if (text !== undefined && !read) {
          expect(quarantine).toContain(text);
        }
        const stored = n < 6 ? record : undefined;
        expect(opened.get(record.id)?.id, key).toBe((read ?? stored)?.id);
        if (own) expect(opened.get(record.id)).toEqual(own);
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
    const parts = { database, journal: journal(), now: () => 7 };
    const { signal } = new AbortController();
    const imported = await importGames(parts, new Blob([bent]), () => {}, signal);
    const opened = await openAll();
    if (!imported.ok) {
      expect(imported.error).toMatch(/^[A-Z].*\.$/);
      expect(opened.size).toBe(0);
      return;
    }
    const { report, ended } = imported.value;
    expect(ended).toBe('whole');
    expect(report.added).toBe(opened.size);
    const given = bent.split('\n');
    const deals = [...opened.values()].map(({ variant, deal }) => `${variant}/${deal}`);
    for (const record of GAMES) {
      if (given.includes(formatRecord(record)))
        expect(deals).toContain(`${record.variant}/${record.deal}`);
    }
  }),
);
