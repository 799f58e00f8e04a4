import { axeViolations } from './axe';
import { expect, moves, open, pile, resize, status, storeSettings, test } from './table';

test('the rules are chosen at the game’s name, kept in the address, and undone again @firefox', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 800 });
  await open(page, '#/klondike-3/275');
  await page.getByRole('button', { name: 'Klondike, draw three' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rules' });
  await sheet.getByLabel('Redeals').selectOption('None');
  await expect(sheet.getByRole('listitem')).toHaveText([
    'The waste is never turned over: the stock is gone through once.',
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Play with these rules' }).click();
  await expect(page).toHaveURL(/#\/klondike-3;redeals=0\/\d+$/);
  await expect(pile(page, 'stock').locator('.pile-badge')).toHaveText('0');

  await open(page, '#/klondike-3;redeals=0/275');
  for (let click = 0; click < 8; click++) await page.keyboard.press('d');
  await expect(moves(page)).toContainText('8');
  await page.keyboard.press('d');
  await expect(status(page)).toContainText('no redeals are left');
  await expect(moves(page)).toContainText('8');

  const address = page.url();
  await page.reload();
  await expect(moves(page)).toContainText('8');
  expect(page.url()).toBe(address);
  await page.goto('/#/');
  const left = page.getByRole('region', { name: 'Continue' });
  await expect(left).toContainText('Klondike, draw three · no redeals');
  await left.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Klondike, draw three · no redeals' }).click();
  await sheet.getByRole('button', { name: 'Standard rules' }).click();
  await sheet.getByRole('button', { name: 'Play with these rules' }).click();
  await expect(page).toHaveURL(/#\/klondike-3\/\d+$/);
});

test('a game with other rules is one that can be won, if the player wants only those', async ({
  page,
}) => {
  await storeSettings(page, { winnable: 'on' });
  await open(page, '#/freecell;cells=2/7');
  await page.getByRole('button', { name: /^Deal / }).click();
  await page.getByRole('button', { name: 'Change the rules' }).click();
  await page.getByLabel('Free cells').selectOption({ label: '1' });
  await page.getByRole('button', { name: 'Play with these rules' }).click();
  await expect(page).toHaveURL(/#\/freecell;cells=1\/\d+$/, { timeout: 60_000 });
  await expect(page.getByRole('button', { name: /^Deal \d+, winnable/ })).toBeVisible();
});

test('the sheet and the bar of a long name fit at every size', async ({ page }) => {
  await open(page, '#/klondike-3;redeals=2;empty=any;return=no/275');
  const sheet = page.getByRole('dialog', { name: 'Rules' });
  const play = sheet.getByRole('button', { name: 'Play with these rules' });
  const deal = page.getByRole('button', { name: 'Deal 275, change or share' });
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [640, 360],
    [1241, 700],
  ] as const) {
    await resize(page, { width, height });
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('button', { name: 'Change the rules' }).click();
    await expect(play).toBeInViewport({ ratio: 1 });
    await expect(play, 'nothing is changed yet').toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(deal).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
    const isWhole = await page
      .getByTestId('deal')
      .evaluate((element) => element.scrollWidth <= element.clientWidth);
    expect(isWhole, `${width} × ${height}`).toBe(true);
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate(overflow), `${width} × ${height}`).toBe(0);
  }
});

test('on a phone the rules are found behind the number of the deal, too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '#/spider/3');
  await page.getByRole('button', { name: 'Deal 3, change or share' }).click();
  await page.getByRole('button', { name: 'Change the rules' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rules' });
  await sheet.getByLabel('Suits').selectOption('2');
  await sheet.getByRole('button', { name: 'Play with these rules' }).click();
  await expect(page).toHaveURL(/#\/spider;suits=2\/\d+$/);
});

test('the lab offers the options of a game', async ({ page }) => {
  await open(page, '#/lab');
  await page.getByLabel('Game', { exact: true }).selectOption('Elevens');
  await page.getByLabel('Places').selectOption('12');
  await page.getByLabel('Number of games').fill('300');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page).toHaveURL(/#\/lab\/elevens;places=12\/automatic\/300\/0$/);
  await expect(page.getByRole('heading', { name: /Elevens · 12 places/ })).toBeVisible();
});
