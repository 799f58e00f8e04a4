import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { deleteDB } from 'idb';
import { expect, test } from 'vitest';
import type { Archive } from '../../src/archive/archive';
import { createArchive } from '../../src/archive/idbArchive';
import { type ArchivedGame, keyOf, newerOf } from '../../src/archive/playedGame';
import { createArchivist } from '../../src/store/archivist';
import { createBackups } from '../../src/store/backups';
import { createRecords } from '../../src/store/records';
import { createSafeStorage } from '../../src/store/safeStorage';
import { archivedGame } from '../support/archivedGames';
import { proofSize } from '../support/proofSize';
import { fakeStorage } from '../support/storage';

const RUNS = proofSize(30, 300);
const NO_NEWS = { tell: () => {}, listen: () => () => {} };

/** States of a few games; some of one game at the same moment. */
const anyState: fc.Arbitrary<ArchivedGame> = fc
  .record({
    n: fc.nat({ max: 7 }),
    changes: fc.integer({ min: 1, max: 4 }),
    isEqual: fc.boolean(),
    seconds: fc.nat({ max: 2 }),
  })
  .map(({ n, changes, isEqual, seconds }) => {
    const game = archivedGame(n, changes);
    return isEqual ? { ...game, at: game.started + 1, seconds } : game;
  });

const anyRecord = fc.record({
  id: fc.constantFrom('golf' as const, 'freecell' as const),
  won: fc.nat({ max: 3 }),
  moves: fc.integer({ min: 20, max: 25 }),
});
const anyPart = fc.record({
  games: fc.array(anyState, { maxLength: 5 }),
  records: fc.array(anyRecord, { maxLength: 2 }),
  aside: fc.array(fc.record({ text: fc.constantFrom('a', 'b'), at: fc.nat({ max: 3 }) }), {
    maxLength: 2,
  }),
});
type Part = typeof anyPart extends fc.Arbitrary<infer T> ? T : never;

/** A browser with these parts of a history; and what its backups do. */
async function browser(parts: readonly Part[] = []) {
  await deleteDB('patience');
  const storage = createSafeStorage(fakeStorage());
  const archive = createArchive({ now: () => 9, news: NO_NEWS });
  const common = { storage, archive, onTable: () => undefined, pause: () => Promise.resolve() };
  const backups = createBackups({ ...common, archivist: createArchivist(common), now: () => 9 });
  const records = createRecords(storage);
  for (const { games, records: counted, aside } of parts) {
    await archive.merge(games);
    for (const { text, at } of aside) await archive.addAside('key', text, `because ${at}`, at);
    for (const { id, won, moves } of counted) {
      for (let n = 0; n < won; n++) records.countResult(id, undefined, 'won', moves);
    }
  }
  return { archive, backups, records };
}

/** Everything that a browser has, in one order. */
async function everything({
  archive,
  records,
}: {
  archive: Archive;
  records: ReturnType<typeof createRecords>;
}) {
  const keys = (await archive.facts()).map(keyOf).sort();
  const games = await Promise.all(keys.map((key) => archive.game(key)));
  const aside = (await archive.aside()).map(({ key, why, at, text }) =>
    [key, text, why, at].join(),
  );
  return { games, aside: aside.sort(), records: [records.of('golf'), records.of('freecell')] };
}

test('backups merged in any order, in any groups and more than once end in the same archive', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyPart, { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat({ max: 3 }), { maxLength: 8 }),
      fc.nat({ max: 4 }),
      async (parts, order, split) => {
        const files: Blob[] = [];
        for (const part of parts) {
          const { backups } = await browser([part]);
          files.push((await backups.exportAll(() => {})).file);
        }
        const merged = async (all: readonly Blob[]) => {
          const target = await browser();
          for (const file of all) {
            const done = await target.backups.importFile(
              file,
              () => {},
              new AbortController().signal,
            );
            expect(done).toMatchObject({
              ok: true,
              value: { ended: 'whole', report: { unreadable: [] } },
            });
          }
          return target;
        };
        const straight = await everything(await merged(files));
        const picked = order.map((n) => files[n % files.length] as Blob);
        expect(await everything(await merged([...picked, ...files.toReversed()]))).toEqual(
          straight,
        );
        // Two groups, each merged on its own, exported, and merged with the other.
        const groups = [files.slice(0, split), files.slice(split)];
        const halves: Blob[] = [];
        for (const group of groups) {
          halves.push((await (await merged(group)).backups.exportAll(() => {})).file);
        }
        expect(await everything(await merged(halves.toReversed()))).toEqual(straight);
      },
    ),
    { numRuns: RUNS },
  );
});

test('the newer of two states is the same in any order and any groups', () => {
  fc.assert(
    fc.property(anyState, anyState, anyState, (one, two, three) => {
      const [a, b, c] = [one, { ...two, started: one.started }, { ...three, started: one.started }];
      expect(newerOf(a, b)).toEqual(newerOf(b, a));
      expect(newerOf(newerOf(a, b), c)).toEqual(newerOf(a, newerOf(b, c)));
      expect(newerOf(a, a)).toBe(a);
    }),
  );
});
