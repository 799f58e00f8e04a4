import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { createArchive } from '../../../src/archive/idbArchive';
import { type GameFacts, keyOf } from '../../../src/archive/playedGame';
import { createVerdicts } from '../../../src/archive/verdicts';
import { createArchivist } from '../../../src/store/archivist';
import { forgetEverything, forgetGame } from '../../../src/store/forgetting';
import { createRecords } from '../../../src/store/records';
import { createSafeStorage } from '../../../src/store/safeStorage';
import { createSaves } from '../../../src/store/saves';
import { playedGame } from '../../support/playedGame';
import { type FakeStorage, fakeStorage } from '../../support/storage';
import won from '../../vectors/klondike_won.json' with { type: 'json' };

const ID = 'klondike-3';
const { deal, moves } = won[ID];

let local: FakeStorage;
beforeEach(async () => {
  await deleteDB('patience');
  local = fakeStorage();
});

/** An archive with a game that was won and one that goes on, both still at hand, and counted. */
async function archived() {
  const storage = createSafeStorage(local);
  const archive = createArchive({ now: () => 1, news: { tell: () => {}, listen: () => () => {} } });
  const archivist = createArchivist({
    storage,
    archive,
    onTable: () => undefined,
    pause: () => Promise.resolve(),
  });
  const saves = createSaves(storage, () => 50);
  saves.save({ ...playedGame(ID, deal, moves), result: 'won', started: 10, ended: 20 });
  saves.save({ ...playedGame(ID, '5', ['s']), started: 30 });
  saves.setLastDeal(ID, '5');
  const records = createRecords(storage);
  records.countStart(ID);
  records.countStart(ID);
  records.countResult(ID, undefined, 'won', moves.length);
  await archivist.collect();
  const facts = await archive.facts();
  const [win, other] = [deal, '5'].map((each) => facts.find((one) => one.deal === each));
  return {
    archiving: { archive, archivist },
    storage,
    saves,
    records,
    win: win as GameFacts,
    other: other as GameFacts,
  };
}

test('a game that is deleted is gone everywhere, and counts no more; undo brings all of it back', async () => {
  const { archiving, storage, saves, records, win, other } = await archived();
  const before = records.of(ID);
  expect(before).toMatchObject({ started: 2, won: 1, fewest: moves.length });

  const forgotten = await forgetGame(archiving, storage, win, [other]);
  expect((await archiving.archive.facts()).map(keyOf)).toEqual([keyOf(other)]);
  expect(saves.load(ID, deal).game).toBeUndefined();
  expect(records.of(ID)).toMatchObject({ started: 1, won: 0, fewest: 0 });
  // The next start of the page does not bring it back.
  await archiving.archivist.collect();
  expect(await archiving.archive.facts()).toHaveLength(1);

  if (!forgotten.ok) throw new Error(forgotten.error);
  await forgotten.value();
  expect(await archiving.archive.facts()).toHaveLength(2);
  expect(saves.load(ID, deal).game?.history.steps).toHaveLength(moves.length);
  expect(records.of(ID)).toEqual(before);
});

test('the fewest moves are those of the games that stay', async () => {
  const { archiving, storage, records, win } = await archived();
  await forgetGame(archiving, storage, win, [{ ...win, started: 11, length: 200 }]);
  expect(records.of(ID).fewest).toBe(200);
});

test('everything is deleted, and settings stay', async () => {
  const { archiving, storage } = await archived();
  storage.write('patience/settings', '{}');
  const verdicts = createVerdicts();
  await verdicts.add(ID, '7', 'winnable');
  await forgetEverything(archiving, storage, verdicts);
  expect(await archiving.archive.facts()).toEqual([]);
  expect((await verdicts.of(ID)).size).toBe(0);
  expect([...local.texts.keys()].sort()).toEqual(['patience/archived', 'patience/settings']);
  await archiving.archivist.collect();
  expect(await archiving.archive.facts()).toEqual([]);
});
