import type { Page } from '@playwright/test';
import { keyOf } from '../../src/archive/playedGame';
import { archivedGames, backupOf } from '../support/archivedGames';
import { archivedIn } from '../support/archiveOf';
import { expect, moves, open, test } from './table';

const GAMES = archivedGames(8);
const [first] = GAMES;
const key = first ? keyOf(first) : '';

/** Puts a row into the page’s database, behind its back. */
const putRow = (
  page: Page,
  store: 'games' | 'pages' | 'aside',
  name: string | number,
  row: unknown,
) =>
  page.evaluate(
    async ([storeName, rowName, value]) => {
      const request = indexedDB.open('patience');
      await new Promise((done) => {
        request.onsuccess = done;
      });
      const transaction = request.result.transaction(storeName, 'readwrite');
      transaction.objectStore(storeName).put(value, rowName);
      await new Promise((done) => {
        transaction.oncomplete = done;
      });
      request.result.close();
    },
    [store, name, row] as const,
  );

/** Ways in which what is stored may be damaged. */
const DAMAGE: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a row that is a number': (page) => putRow(page, 'games', key, 7),
  'a row that is nothing': (page) => putRow(page, 'games', key, null),
  'a row without a game': (page) => putRow(page, 'games', key, { page: 1 }),
  'a row of another version': (page) =>
    putRow(page, 'games', key, { page: 1, game: { ...first, version: 9 } }),
  'moves that are not legal': (page) =>
    putRow(page, 'games', key, { page: 1, game: { ...first, moves: '1______' } }),
  'a game that nobody knows': (page) =>
    putRow(page, 'games', key, { page: 1, game: { ...first, game: 'chess' } }),
  'a page of rubbish': (page) => putRow(page, 'pages', 1, 'rubbish'),
  'a page without numbers': (page) => putRow(page, 'pages', 1, { keys: key, numbers: [] }),
  'a note of rubbish': (page) => putRow(page, 'aside', 1, 'rubbish'),
  'settings of rubbish': (page) =>
    page.evaluate(() => localStorage.setItem('patience/settings', '{"version":1,"scheme":7')),
  'records of rubbish': (page) =>
    page.evaluate(() => localStorage.setItem('patience/records', '{"version":1,"games":[7]}')),
  'a saved game of rubbish': (page) =>
    page.evaluate(() => localStorage.setItem('patience/klondike-3/5', '{"version":1,"moves":7}')),
  'a last deal of rubbish': (page) =>
    page.evaluate(() => localStorage.setItem('patience/klondike-3', '[]')),
};

for (const [name, damage] of Object.entries(DAMAGE)) {
  test(`${name}: every page opens, and the other games are there`, async ({ page }) => {
    await open(page, '#/statistics');
    const backup = page.locator('section.backup');
    await backup.getByLabel('Import a backup').setInputFiles({
      name: 'backup.json',
      mimeType: 'application/json',
      buffer: Buffer.from(await backupOf(GAMES)),
    });
    await expect(backup.locator('.backup-news')).toContainText('8 new');
    await damage(page);

    for (const hash of ['#/', '#/daily', '#/klondike-3/5', '#/lab', '#/statistics']) {
      await page.goto('about:blank');
      await open(page, hash);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    }
    await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
    const others = GAMES.slice(1).map(keyOf);
    expect((await archivedIn(page)).map(keyOf)).toEqual(expect.arrayContaining(others));
    await open(page, '#/klondike-3/0');
    await expect(moves(page)).toBeVisible();
  });
}
