import type { Page } from '@playwright/test';
import { formatRecord, type GameRecord } from '../../src/persistence/record';
import { gamesIn, putRows, quarantineIn } from '../support/databaseOf';
import { backupOf, gameRecords } from '../support/records';
import { expect, moves, open, openSettings, test } from './table';

const GAMES = gameRecords(8);
const FIRST = GAMES[0] as GameRecord;

/** Puts another row in the place of a game in the database. */
const putRow = (row: unknown) => (page: Page) => putRows(page, [['games', FIRST.id, row]]);

/** Puts a text into one of the small storages. */
const putText =
  (key: string, text: string, storage: 'local' | 'session' = 'local') =>
  (page: Page) =>
    page.evaluate(
      ([name, value, where]) =>
        (where === 'local' ? localStorage : sessionStorage).setItem(name, value),
      [`patience/${key}`, text, storage] as const,
    );

const changed = (changes: object): string => JSON.stringify({ ...FIRST, ...changes });

/** Ways in which what is stored may be damaged, and how many texts come into quarantine. */
const DAMAGE: Readonly<Record<string, readonly [(page: Page) => Promise<unknown>, number]>> = {
  'a row that is a number': [putRow(7), 1],
  'a row that is nothing': [putRow(null), 1],
  'a row that is no text': [putRow(FIRST), 1],
  'a row that is cut off': [putRow(formatRecord(FIRST).slice(0, 40)), 1],
  'a row of another version': [putRow(changed({ version: 9 })), 1],
  'a row of another name': [putRow(changed({ id: 'another' })), 1],
  'a row without a revision': [putRow(changed({ revision: 0 })), 1],
  'a game that nobody knows': [putRow(changed({ variant: 'chess' })), 1],
  // It is noticed when the game is opened.
  'moves that are not legal': [putRow(changed({ moves: '1______' })), 0],
  'a deal of rubbish': [(page) => putRows(page, [['deals', 'klondike-3/5/nobody', 7]]), 0],
  'a verdict of rubbish': [(page) => putRows(page, [['verdicts', 'klondike-3/5', 'rubbish']]), 0],
  'a quarantined text of rubbish': [
    (page) =>
      page.evaluate(async () => {
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
      }),
    1,
  ],
  'settings of rubbish': [putText('settings', '{"version":2,"theme":7'), 1],
  'an entry of the journal of rubbish': [putText('journal/x', '{"version":2,"moves":7}'), 1],
  'an entry of the journal with moves that are not legal': [
    putText('journal/x', changed({ id: 'x', moves: '1______' })),
    1,
  ],
  'a last game of rubbish': [putText('last/klondike-3', '[]'), 0],
  'a memory of the tab of rubbish': [putText('table', '{"version":2,"record":7', 'session'), 0],
  'records of rubbish of version 1': [putText('records', '{"version":1,"games":[7]}'), 1],
  'a saved game of rubbish of version 1': [putText('klondike-3/5', '{"version":1,"moves":7}'), 1],
  'a last deal of rubbish of version 1': [putText('klondike-3', '[]'), 1],
};

for (const [name, [damage, quarantined]] of Object.entries(DAMAGE)) {
  test(`${name}: every page opens, and the other games are there`, async ({ page }) => {
    await open(page, '#/statistics');
    await openSettings(page);
    const backup = page.locator('.backup');
    await backup.getByLabel('Import a backup').setInputFiles({
      name: 'backup.json',
      mimeType: 'application/json',
      buffer: Buffer.from(await backupOf(GAMES)),
    });
    await expect(backup.locator('.data-news')).toContainText('8 new');
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
    const others = GAMES.slice(1).map(formatRecord);
    expect((await gamesIn(page)).map(formatRecord)).toEqual(expect.arrayContaining(others));
    await open(page, '#/klondike-3/0');
    await expect(moves(page)).toBeVisible();
  });
}
