import type { Page } from '@playwright/test';
import version1 from '../fixtures/version1.json' with { type: 'json' };
import { gamesIn, quarantineIn } from '../support/databaseOf';
import { earlierForm, gameRecords } from '../support/records';
import { figure } from './keptGames';
import { choice, expect, moves, open, openSettings, status, test, toggle } from './table';

const OLD: Readonly<Record<string, string>> = version1;
const GAMES = Object.keys(OLD).filter((key) => /^patience\/(?!aside)[^/]+\/[^/]+/.test(key));

/** Opens an empty page of the site, where nothing of the app runs. */
async function openEmpty(page: Page): Promise<void> {
  await page.route('**/empty.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Empty</title>' }),
  );
  await page.goto('/empty.html');
}

test('the page takes over everything that version 1 stored', async ({ page }) => {
  await openEmpty(page);
  await page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, OLD);
  await open(page, '#/');
  await expect
    .poll(async () => (await gamesIn(page)).length, { timeout: 60_000 })
    .toBe(GAMES.length);
  await expect
    .poll(async () => (await quarantineIn(page)).map(({ key }) => key).sort())
    .toEqual(['patience/klondike-3/31', 'patience/klondike-3/32', 'patience/records']);
  const before = await gamesIn(page);

  // Again, from the start: nothing changes.
  await page.reload();
  await open(page, '#/statistics');
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
  expect(await gamesIn(page)).toEqual(before);
  expect(await quarantineIn(page)).toHaveLength(3);

  await open(page, '#/klondike-3/5');
  await expect(status(page)).toHaveText('Welcome back – move 3.');
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  await expect(moves(page)).toHaveText(/\b5$/);
  // A won game is opened at its end, wherever it was left.
  const won = before.find(({ variant, deal }) => variant === 'klondike-1' && deal === '273');
  expect(won).toMatchObject({ result: 'won', cursor: 66 });
  await open(page, '#/statistics/klondike-1');
  await page.getByRole('link', { name: /^Won, .* deal 273,/ }).click();
  await expect(moves(page)).toHaveText(/\b106$/);
  await open(page, '#/klondike-1/101');
  await expect(status(page)).toHaveText('Welcome back – move 2.');
  await open(page, '#/elevens;places=8/3');
  await expect(moves(page)).toHaveText(/\b3$/);
  await open(page, '#/statistics/klondike-1');
  await expect(figure(page, 'Fewest moves')).toContainText('106');
});

test('the settings of version 1 stay as they were', async ({ page }) => {
  await openEmpty(page);
  await page.evaluate(() =>
    localStorage.setItem(
      'patience/settings',
      '{"version":1,"scheme":"contrast","deck":"classic","hand":"left","autoHome":"on","fate":"live","timer":"on"}',
    ),
  );
  await open(page, '#/klondike-3/275');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await openSettings(page);
  await expect(choice(page, 'Table', 'High contrast')).toBeChecked();
  await expect(choice(page, 'Card faces', 'Classic')).toBeChecked();
  for (const name of ['Left-handed', 'Timer', 'Autoplay safe cards']) {
    await expect(toggle(page, name)).toBeChecked();
  }
});

test('the archive of version 1 arrives, with what was aside and its verdicts, and is then gone', {
  tag: '@firefox',
}, async ({ page }) => {
  const records = gameRecords(30);
  const rows = records.map((record) => [
    `${record.variant}/${record.deal}/${record.started}`,
    { game: earlierForm(record), page: 1 },
  ]);
  const aside = { key: 'patience/klondike-3/7', why: 'it is damaged', at: 5, text: 'rubbish' };
  await openEmpty(page);
  await page.evaluate(
    async ([games, text]) => {
      const create = (
        name: string,
        stores: readonly string[],
        fill: (transaction: IDBTransaction) => void,
      ): Promise<void> =>
        new Promise((resolve, reject) => {
          const request = indexedDB.open(name, 1);
          request.onerror = () => reject(request.error);
          request.onupgradeneeded = () => {
            for (const store of stores) {
              request.result.createObjectStore(store, { autoIncrement: store === 'aside' });
            }
            if (request.transaction) fill(request.transaction);
          };
          request.onsuccess = () => {
            request.result.close();
            resolve();
          };
        });
      await create('patience', ['games', 'pages', 'aside'], (transaction) => {
        for (const [key, row] of games) {
          transaction.objectStore('games').put(row, key as string);
        }
        transaction.objectStore('games').put({ game: 7 }, 'rubbish');
        transaction.objectStore('aside').put(text);
      });
      await create('patience-verdicts', ['verdicts'], (transaction) => {
        transaction.objectStore('verdicts').put('winnable', 'klondike-3/8');
      });
    },
    [rows, aside] as const,
  );
  await open(page, '#/statistics');
  await expect(page.locator('.game-news [role="status"]')).toHaveText('30 games in the list.');
  await openSettings(page);
  await expect(page.locator('.quarantine').getByRole('listitem')).toHaveCount(2);
  const names = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).toEqual(['patience-lab']);
  const found = await gamesIn(page);
  expect(found.map((game) => game.moves).sort()).toEqual(records.map((game) => game.moves).sort());
  expect((await quarantineIn(page)).map(({ text }) => text).sort()).toEqual(['7', 'rubbish']);
});
