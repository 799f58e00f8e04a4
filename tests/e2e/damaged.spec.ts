import type { Page } from '@playwright/test';
import { formatRecord, type GameRecord } from '../../src/persistence/record';
import { gamesIn, putRows, quarantineIn } from '../support/databaseOf';
import { backupOf, gameRecords } from '../support/records';
import { expect, moves, open, openSettings, test } from './table';

test.use({ fresh: true });

const GAMES = gameRecords(12);

const withChanges = (record: GameRecord, changes: object): string =>
  JSON.stringify({ ...record, ...changes });

/** Rows that cannot be read, each made from a game. */
const ROWS: readonly ((record: GameRecord) => unknown)[] = [
  () => 7,
  () => null,
  (record) => record,
  (record) => formatRecord(record).slice(0, 40),
  (record) => withChanges(record, { version: 9 }),
  (record) => withChanges(record, { id: 'another' }),
  (record) => withChanges(record, { revision: 0 }),
  (record) => withChanges(record, { variant: 'chess' }),
];

/** It is noticed when the game is opened. */
const ILLEGAL = { moves: '1______' };

/** Damages the row of one game after the other, and rows of the other stores; two games stay as they were. */
async function damageDatabase(page: Page): Promise<void> {
  const [played, ...others] = GAMES;
  await putRows(page, [
    ['games', played?.id ?? '', withChanges(played as GameRecord, ILLEGAL)],
    ...ROWS.map((rowOf, i) => {
      const record = others[i] as GameRecord;
      return ['games', record.id, rowOf(record)] as const;
    }),
    ['deals', 'klondike-3/5/nobody', 7],
    ['verdicts', 'klondike-3/5', 'rubbish'],
  ]);
  await page.evaluate(async () => {
    const request = indexedDB.open('patience-lab');
    await new Promise((done) => {
      request.onsuccess = done;
    });
    const transaction = request.result.transaction('quarantine', 'readwrite');
    transaction.objectStore('quarantine').put('rubbish');
    await new Promise((done) => {
      transaction.oncomplete = done;
    });
    request.result.close();
  });
}

/** Texts that go to quarantine, by their keys in the local storage. */
const QUARANTINED: Readonly<Record<string, string>> = {
  settings: '{"version":1,"theme":7',
  'journal/x': '{"version":1,"moves":7}',
  'journal/y': withChanges(GAMES[0] as GameRecord, { id: 'y', ...ILLEGAL }),
};

/** Damages what the browser has beside the database. */
const damageStorage = (page: Page) =>
  page.evaluate((texts) => {
    for (const [name, text] of Object.entries(texts))
      localStorage.setItem(`patience/${name}`, text);
    sessionStorage.setItem('patience/table', '{"version":1,"record":7');
  }, QUARANTINED);

for (const { name, damage, damaged, quarantined } of [
  {
    name: 'rows of the database',
    damage: damageDatabase,
    damaged: ROWS.length + 1,
    // With the entry of the quarantine itself; the moves of the first game are not replayed.
    quarantined: ROWS.length + 1,
  },
  {
    name: 'texts of the storage',
    damage: damageStorage,
    damaged: 0,
    quarantined: Object.keys(QUARANTINED).length,
  },
]) {
  test(`${name} that cannot be read: every page opens, and the other games are there`, async ({
    page,
  }) => {
    await open(page, '#/statistics');
    await openSettings(page);
    const backup = page.locator('.backup');
    await backup.getByLabel('Import a backup').setInputFiles({
      name: 'backup.json',
      mimeType: 'application/json',
      buffer: Buffer.from(await backupOf(GAMES)),
    });
    await expect(backup.locator('.data-news')).toContainText(`${GAMES.length} new`);
    await damage(page);

    await page.goto('about:blank');
    for (const hash of ['#/', '#/daily', '#/klondike-3/5', '#/lab', '#/statistics']) {
      await open(page, hash);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    }
    await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
    await expect.poll(async () => (await quarantineIn(page)).length).toBe(quarantined);
    await openSettings(page);
    await expect(page.locator('.quarantine').getByRole('listitem')).toHaveCount(quarantined);
    const others = GAMES.slice(damaged).map(formatRecord);
    expect((await gamesIn(page)).map(formatRecord)).toEqual(expect.arrayContaining(others));
    await open(page, '#/klondike-3/0');
    await expect(moves(page)).toBeVisible();
  });
}
