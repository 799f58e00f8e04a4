import type { Page } from '@playwright/test';
import { axeViolations } from './axe';
import {
  expect,
  moves,
  openSheet,
  openWonGameAt,
  outside,
  pressMiddle,
  resize,
  result,
  storeSettings,
  test,
} from './table';

// A page that tests share keeps no permissions of its options.
test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

const shareOf = (page: Page) => page.getByRole('dialog', { name: 'Share' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Wins the last move of a game by hand, and opens the sheet with its forms to share. */
async function shareWonGame(page: Page): Promise<void> {
  await storeSettings(page, { speed: 'off' });
  await openWonGameAt(page, 85);
  await page.keyboard.press('a');
  await result(page).getByRole('button', { name: 'Share' }).click();
  await expect(shareOf(page)).toBeVisible();
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [844, 390],
  [320, 640],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('everything of the share sheet lies in the window, and a form confirms on its button', async ({
      page,
    }) => {
      await shareWonGame(page);
      const share = shareOf(page);
      await expect(share.getByRole('img')).toHaveAccessibleName(/^Klondike, draw three\. .*Won in/);
      const parts = await share
        .locator('.share-picture, .button, .button span')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
      expect(outside(parts, { width, height })).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
      const link = share.getByRole('button', {
        name: 'Link to this deal Your friend plays the same cards',
      });
      const before = await link.boundingBox();
      await link.click();
      await expect(share.getByRole('button', { name: 'Copied' })).toBeVisible();
      expect(await share.getByRole('button', { name: 'Copied' }).boundingBox()).toEqual(before);
      expect(await copied(page)).toMatch(/#\/klondike-3\/\d+$/);
      await expect(link).toBeVisible();
    });
  });
}

test('the picture is a PNG of the size that chat programs show', async ({ page }) => {
  await shareWonGame(page);
  const download = page.waitForEvent('download');
  await shareOf(page).getByRole('button', { name: 'Picture' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^klondike-3-\d+\.png$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  // A picture of one colour would be far smaller.
  expect(bytes.length).toBeGreaterThan(30_000);
});

test('a duel: the link says what is to beat, and the bar while it is played', async ({ page }) => {
  await shareWonGame(page);
  const count = Number((await moves(page).textContent())?.replace('Moves ', ''));
  await shareOf(page)
    .getByRole('button', { name: `Challenge a friend Beat ${count} moves` })
    .click();
  await expect(shareOf(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await copied(page);
  await page.goto('about:blank');
  await page.goto(link);
  const strip = page.getByRole('region', { name: 'Shared game' });
  await expect(strip).toContainText(`Beat ${count} moves`);
  await strip.getByRole('button', { name: 'Play it yourself' }).click();
  await expect(strip).toHaveCount(0);
  await expect(page.locator('.game-bar')).toContainText(`Beat ${count} moves`);
  await page.reload();
  await expect(page.locator('.game-bar')).toContainText(`Beat ${count} moves`);
});

test('a game that goes on is shared by its deal or its moves; files are for programmers', async ({
  page,
}) => {
  await storeSettings(page, { speed: 'off' });
  await openWonGameAt(page, 30);
  const sheet = await openSheet(page);
  await expect(sheet.getByRole('button', { name: 'Export game' })).toBeHidden();
  await sheet.getByText('For programmers').click();
  await sheet.getByRole('button', { name: 'Copy moves' }).click();
  await expect(sheet).toContainText('Moves copied.');
  expect(await copied(page)).toMatch(/^1\. /);
  await sheet.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  const game = shareOf(page).getByRole('button', {
    name: 'Link to this game Your friend watches your moves',
  });
  for (const width of [320, 360, 390]) {
    await resize(page, { width, height: 740 });
    const isCut = await game.evaluate((each) => each.scrollWidth > each.clientWidth);
    expect(isCut, `${width} pixels`).toBe(false);
  }
  await game.click();
  await expect(shareOf(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await copied(page)).toMatch(/#\/klondike-3\/\d+\/1[\w.-]+$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pressMiddle(page.getByRole('button', { name: 'More' }));
  await pressMiddle(page.getByRole('button', { name: 'Share' }));
  await expect(game).toBeVisible();
});
