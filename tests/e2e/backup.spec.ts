import type { Page } from '@playwright/test';
import { gamesIn, quarantineIn } from '../support/databaseOf';
import { savedFile } from '../support/eitherBrowser';
import { backupOf, gameRecords } from '../support/records';
import { axeViolations } from './axe';
import { expect, moves, open, openSettings, status, storeText, test } from './table';

test.use({ fresh: true });

const section = (page: Page) => page.locator('.backup');
const news = (page: Page) => section(page).locator('.data-news');

/** Opens the statistics, and the settings beside them. */
async function openData(page: Page): Promise<void> {
  await open(page, '#/statistics');
  await openSettings(page);
  await expect(section(page)).toBeVisible();
}

/** Exports everything; the text of the file. */
async function exportAll(page: Page): Promise<string> {
  const save = section(page).getByRole('button', { name: 'Export all games' });
  const { name, text } = await savedFile(page, () => save.click());
  expect(name).toMatch(/^patience-lab-\d{4}-\d\d-\d\d\.json$/);
  return text;
}

/** Imports a file with this text. */
const importText = (page: Page, text: string): Promise<void> =>
  section(page)
    .getByLabel('Import a backup')
    .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('what is exported comes back in another browser, and only once', {
  tag: '@firefox',
}, async ({ page, browser }) => {
  await open(page, '#/klondike-3/5');
  for (const key of ['d', 'd', 'd', 'u']) await page.keyboard.press(key);
  await expect(moves(page)).toHaveText(/\b2$/);
  await open(page, '#/freecell/ms617');
  await openData(page);
  await importText(page, await backupOf(gameRecords(40)));
  await expect(news(page)).toHaveText('40 new games.');
  const backup = await exportAll(page);
  await expect(news(page)).toHaveText('41 games exported.');
  const games = await gamesIn(page);
  expect(games).toHaveLength(41);

  const other = await (await browser.newContext()).newPage();
  await openData(other);
  await expect(other.getByText('No games yet')).toBeVisible();
  await importText(other, backup);
  await expect(news(other)).toHaveText('41 new games.');
  expect(await gamesIn(other)).toEqual(games);
  await expect(other.getByText('Your games', { exact: true })).toBeVisible();
  await importText(other, backup);
  await expect(news(other)).toHaveText('41 games are here already.');

  await open(other, '#/klondike-3/5');
  await expect(status(other)).toHaveText('Welcome back – move 2.');
  await other.keyboard.press('r');
  await expect(moves(other)).toHaveText(/\b3$/);
  await other.context().close();
});

test('a damaged backup brings in what it can, and names the rest', async ({ page }) => {
  const lines = (await backupOf(gameRecords(10))).split('\n');
  lines[3] = lines[3]?.slice(0, 40) ?? '';
  lines[5] = lines[5]?.replace('"moves":"1', '"moves":"1_') ?? '';
  await openData(page);
  await importText(page, lines.slice(0, 9).join('\n'));
  await expect(news(page)).toHaveText(
    '6 new games. 2 lines cannot be read. The rest of the file is missing. Try another copy of the file, or export it again.',
  );
  await section(page).getByText('What could not be read').click();
  await expect(section(page).getByRole('listitem')).toHaveText([
    'line 4: it is damaged',
    'line 6: move 1 of it is not legal',
    'the end: the rest of the file is missing',
  ]);
  expect(await gamesIn(page)).toHaveLength(6);
});

test('a file that is no backup changes nothing, and gets one sentence', async ({ page }) => {
  await openData(page);
  for (const [text, sentence] of [
    ['', 'The file is empty.'],
    ['s\nm c1, c2', 'This file is not a backup of Patience Lab.'],
    [
      '{"program":"patience-lab","backup":2,"written":5}\n{"end":1}\n',
      'This backup was written by another version of Patience Lab: the newest one can read it.',
    ],
  ] as const) {
    await importText(page, text);
    await expect(news(page)).toHaveText(sentence);
  }
  expect(await gamesIn(page)).toEqual([]);
});

test('an import can be stopped, and what has come in stays', async ({ page }) => {
  const games = gameRecords(400);
  // Many games to replay: each of them under twenty names.
  const many = Array.from({ length: 20 }, (_, n) =>
    games.map((game) => ({ ...game, id: `${game.id}-${n}` })),
  ).flat();
  await openData(page);
  await importText(page, await backupOf(many));
  await expect(async () => expect((await gamesIn(page)).length).toBeGreaterThan(0)).toPass();
  await section(page).getByRole('button', { name: 'Stop' }).click();
  await expect(news(page)).toHaveText(/^Stopped\. What had come in stays: [\d,]+ new games/);
  const came = Number(
    /([\d,]+) new/.exec((await news(page).textContent()) ?? '')?.[1]?.replace(',', ''),
  );
  expect(came).toBeLessThan(many.length);
  expect(await gamesIn(page)).toHaveLength(came);
});

test('a reason that no version knows is said so, whatever it is called', async ({ page }) => {
  const entries = ['__proto__', 'constructor', 'valueOf', 'toString', 'x'].map((why, n) => ({
    key: `journal/${n}`,
    why,
    at: n,
    text: why,
  }));
  await openData(page);
  await importText(page, await backupOf([], entries));
  await expect(news(page)).toHaveText('No new games.');
  const quarantine = page.locator('.quarantine').getByRole('listitem');
  await expect(quarantine).toHaveCount(entries.length);
  await page.reload();
  await openSettings(page);
  await expect(quarantine).toHaveText(entries.map(() => /: it could not be read/));
});

test('what could not be read is listed, can be saved, deleted and brought back', async ({
  page,
}) => {
  await storeText(page, 'journal/g7', 'rubbish');
  await openData(page);
  const quarantine = page.locator('.quarantine');
  await expect(quarantine.getByRole('listitem')).toContainText('A saved game: it is damaged');
  const save = quarantine.getByRole('button', { name: /^Save .* as a file$/ });
  expect((await savedFile(page, () => save.click())).text).toBe('rubbish');
  await quarantine.getByRole('button', { name: /^Delete / }).click();
  await expect(quarantine.getByRole('listitem')).toHaveCount(0);
  expect(await quarantineIn(page)).toEqual([]);
  await quarantine.getByRole('button', { name: 'Undo' }).click();
  await expect(quarantine.getByRole('listitem')).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
});
