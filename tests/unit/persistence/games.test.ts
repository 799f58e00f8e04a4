import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { createGames } from '../../../src/persistence/games';
import { DATABASE } from '../../../src/persistence/openDatabase';
import { createSafeStorage } from '../../../src/persistence/safeStorage';
import { type FakeStorage, fakeStorage } from '../../support/storage';
import '../../../src/games/all';
import version1 from '../../fixtures/version1.json';

let local: FakeStorage;
beforeEach(async () => {
  await deleteDB(DATABASE);
  local = fakeStorage();
});

test('smoke', async () => {
  for (const [key, text] of Object.entries(version1)) local.setItem(key, text as string);
  const said: string[] = [];
  const games = createGames(
    createSafeStorage(local),
    () => 7,
    (s) => said.push(s),
  );
  const list = await games.list();
  console.log(
    list.length,
    said,
    [...local.texts.keys()],
    (await games.quarantined()).map(({ key, why }) => [key, why]),
  );
  console.log(await games.last('klondike-3'));
  const { file, games: n } = await games.exportAll(() => {});
  console.log(n, (await file.text()).slice(0, 900));
  console.log(await games.importFile(file, () => {}, new AbortController().signal));
});
