import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportGames, importGames } from '../../src/persistence/backup';
import type { GameRecord } from '../../src/persistence/record';
import { freshBrowser } from '../support/freshBrowser';
import { proofSize } from '../support/proofSize';
import { gameRecord } from '../support/records';

const RUNS = proofSize(15, 300);

/** States of a few games; some of one game in the same revision. */
const anyState: fc.Arbitrary<GameRecord> = fc
  .record({
    n: fc.nat({ max: 7 }),
    revision: fc.integer({ min: 1, max: 4 }),
    isEqual: fc.boolean(),
    seconds: fc.nat({ max: 2 }),
  })
  .map(({ n, revision, isEqual, seconds }) => {
    const game = gameRecord(n, revision);
    return isEqual ? { ...game, revision: 1, updated: game.started + 1, seconds } : game;
  });

const anyPart = fc.record({
  games: fc.array(anyState, { maxLength: 5 }),
  texts: fc.array(fc.record({ text: fc.constantFrom('a', 'b'), at: fc.nat({ max: 3 }) }), {
    maxLength: 2,
  }),
});
type Part = typeof anyPart extends fc.Arbitrary<infer T> ? T : never;

/** A browser with these parts of a history. */
async function browser(parts: readonly Part[] = []) {
  const fresh = freshBrowser(() => 9);
  const { database } = fresh;
  for (const { games, texts } of parts) {
    await database.merge(games);
    await database.quarantine(
      texts.map(({ text, at }) => ({ key: 'key', text, at, why: `because ${at}` })),
    );
  }
  return fresh;
}
type Browser = Awaited<ReturnType<typeof browser>>;

/** All that a browser has, without the order in which it came. */
async function everything({ database }: Browser) {
  const listed = await database.list();
  const games = await database.records(listed.map(({ id }) => id).sort());
  const texts = (await database.quarantined()).map(({ id: _id, ...entry }) => entry);
  return { games, texts: texts.sort((a, b) => (a.text < b.text ? -1 : 1)) };
}

const fileOf = async (from: Browser): Promise<Blob> => (await exportGames(from, () => {})).file;

/** A new browser into which these files were imported, one after another. */
async function merged(files: readonly Blob[]): Promise<Browser> {
  const target = await browser();
  for (const file of files) {
    const done = await importGames(target, file, () => {}, new AbortController().signal);
    const report = { unreadable: [] };
    expect(done).toMatchObject({ ok: true, value: { ended: 'whole', report } });
  }
  return target;
}

test('backups merge to the same, in any order, any groups, and more than once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyPart, { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat({ max: 3 }), { maxLength: 8 }),
      fc.nat({ max: 4 }),
      async (parts, order, split) => {
        const files: Blob[] = [];
        for (const part of parts) files.push(await fileOf(await browser([part])));
        const straight = await everything(await merged(files));
        const picked = order.map((n) => files[n % files.length] as Blob);
        expect(await everything(await merged([...picked, ...files.toReversed()]))).toEqual(
          straight,
        );
        // Two groups, each merged on its own, exported, and merged with the other.
        const halves: Blob[] = [];
        for (const group of [files.slice(0, split), files.slice(split)]) {
          halves.push(await fileOf(await merged(group)));
        }
        expect(await everything(await merged(halves.toReversed()))).toEqual(straight);
      },
    ),
    { numRuns: RUNS },
  );
});
