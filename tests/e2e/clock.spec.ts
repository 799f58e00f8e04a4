import type { Page } from '@playwright/test';
import { gamesIn } from '../support/databaseOf';
import { expect, moves, open, pile, test } from './table';

const DAYS = 2 * 24 * 60 * 60 * 1000;

/** Lets the page's clock go wrong by what `setClock` says, across reloads. */
const followClock = (page: Page) =>
  page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + (window === top ? Number(sessionStorage.getItem('wrong')) : 0);
  });

const setClock = (page: Page, wrongBy: number) =>
  page.evaluate((by) => sessionStorage.setItem('wrong', String(by)), wrongBy);

async function draw(page: Page, times: number, moved: number): Promise<void> {
  for (let n = 0; n < times; n++) await pile(page, 'stock').click();
  await expect(moves(page)).toHaveText(new RegExp(`\\b${moved}$`));
}

/** Waits until the database has a game with so many moves. */
const untilStored = (page: Page, cursor: number) =>
  expect.poll(async () => (await gamesIn(page)).map((game) => game.cursor)).toContain(cursor);

test('a clock that is put right loses no moves', async ({ page }) => {
  await followClock(page);
  await open(page, '#/');
  await setClock(page, DAYS);
  await open(page, '#/klondike-3/275');
  await draw(page, 3, 3);
  await untilStored(page, 3);
  await setClock(page, 0);
  await draw(page, 5, 8);
  await open(page, '#/klondike-3/9');
  await draw(page, 1, 1);
  await page.reload();
  await expect(moves(page)).toHaveText(/\b1$/);
  await untilStored(page, 8);
  await open(page, '#/klondike-3/275');
  await expect(moves(page)).toHaveText(/\b8$/);
});

test('a game played with a clock before 1970 is kept and listed, with its day', async ({
  page,
}) => {
  await page.clock.setFixedTime('1969-07-20T20:17:00');
  await open(page, '#/klondike-3/275');
  await draw(page, 3, 3);
  await untilStored(page, 3);
  await page.reload();
  await expect(moves(page)).toHaveText(/\b3$/);
  await open(page, '#/daily/klondike-3');
  await expect(page.getByRole('gridcell', { selected: true })).toContainText('20');
  await open(page, '#/statistics');
  await expect(page.getByRole('link', { name: /deal 275, 20 July 1969, 3 moves/ })).toBeVisible();
  await page.clock.setFixedTime('2026-11-27T12:00:00');
  await open(page, '#/klondike-3/9');
  await draw(page, 1, 1);
  await open(page, '#/klondike-3/275');
  await expect(moves(page)).toHaveText(/\b3$/);
});
