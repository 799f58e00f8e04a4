import { axeViolations } from './axe';
import {
  expect,
  moves,
  open,
  openSheet,
  pile,
  press,
  resize,
  status,
  storeSettings,
  test,
} from './table';

test('the rules are chosen at the game’s name, kept in the address, and undone again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 800 });
  await open(page, '#/klondike-3/275');
  const sheet = await openSheet(page);
  await expect(sheet).toHaveAccessibleName('Klondike, draw three');
  await sheet.getByLabel('Redeals').selectOption('None');
  await expect(sheet.locator('form').getByRole('listitem')).toHaveText([
    'Turn three cards at a time, once through the stock. The top card of the waste can be played.',
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Play with these rules' }).click();
  await expect(page).toHaveURL(/#\/klondike-3;redeals=0\/\d+$/);
  await expect(pile(page, 'stock').locator('.pile-badge')).toHaveText('24');

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
  await expect(left).toContainText('Draw three · no redeals');
  await left.getByRole('link', { name: 'Continue' }).click();
  await openSheet(page);
  await sheet.getByRole('button', { name: 'Standard rules' }).click();
  await sheet.getByRole('button', { name: 'Play with these rules' }).click();
  await expect(page).toHaveURL(/#\/klondike-3\/\d+$/);
});

test('the sheet says how many deals can be won, and cuts no choice of rules', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '#/spider;suits=2/7');
  const sheet = await openSheet(page);
  await expect(sheet.getByText('About 99 in 100 deals can be won.')).toBeVisible();
  // What a newcomer opens it for comes first.
  await expect(sheet.getByRole('heading', { level: 3 }).first()).toHaveText('How to play');
  const cut = await sheet.locator('select').evaluateAll((selects) =>
    selects.filter((select) => {
      const whole = select.cloneNode(true) as HTMLElement;
      whole.style.cssText = 'position: fixed; min-width: 0; max-width: none; width: max-content';
      select.after(whole);
      const { width } = whole.getBoundingClientRect();
      whole.remove();
      return select.getBoundingClientRect().width < width;
    }),
  );
  expect(cut).toEqual([]);
});

test('a game with other rules is one that can be won, if the player wants only those', async ({
  page,
}) => {
  await storeSettings(page, { winnable: 'on' });
  await open(page, '#/freecell;cells=2/7');
  await openSheet(page);
  await page.getByLabel('Free cells', { exact: true }).selectOption({ label: '1' });
  await page.getByRole('button', { name: 'Play with these rules' }).click();
  await expect(page).toHaveURL(/#\/freecell;cells=1\/\d+$/, { timeout: 60_000 });
  await expect(page.locator('.game-bar').getByText('Winnable')).toBeVisible();
});

test('the sheet and the bar of a long name fit at every size', async ({ page }) => {
  await storeSettings(page, { timer: 'on' });
  await open(page, '#/klondike-3;redeals=2;empty=any;return=no/275');
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [640, 360],
    [1241, 700],
  ] as const) {
    const where = `${width} × ${height}`;
    await resize(page, { width, height });
    await press(page, 'Help');
    await page.getByRole('button', { name: 'Rules of the game' }).click();
    const sheet = page.getByRole('dialog', { name: 'Klondike, draw three' });
    const play = sheet.getByRole('button', { name: 'Play with these rules' });
    await expect(play, 'nothing is changed yet').toHaveCount(0);
    await sheet.getByLabel('Cards drawn').selectOption('1');
    await play.scrollIntoViewIfNeeded();
    await expect(play).toBeInViewport({ ratio: 0.99 });
    await expect(sheet.getByRole('button', { name: 'Close' }), where).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    for (const name of ['Home', 'More', 'Undo']) {
      const part = page.locator('.game-top').locator(`[aria-label="${name}"]`);
      await expect(part, where).toBeInViewport({ ratio: 1 });
    }
    for (const counter of ['moves', 'time']) {
      const isWhole = await page
        .getByTestId(counter)
        .evaluate((element) => element.scrollWidth <= element.clientWidth);
      expect(isWhole, `${where}, ${counter}`).toBe(true);
    }
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate(overflow), where).toBe(0);
  }
});

test('a choice of rules says in a line below what it changes', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  const sheet = await openSheet(page);
  const line = sheet.getByText('An empty column takes any card');
  await expect(line).toHaveCount(0);
  await sheet.getByLabel('Empty columns take').selectOption({ label: 'Any card' });
  await expect(line).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('the rules are behind the game’s name, and no keyboard opens with them', async ({
    page,
  }) => {
    await open(page, '#/spider/3');
    const sheet = await openSheet(page);
    await expect(sheet.getByRole('heading', { name: 'Spider' })).toBeFocused();
    await sheet.getByLabel('Suits').selectOption('2');
    await sheet.getByRole('button', { name: 'Play with these rules' }).tap();
    await expect(page).toHaveURL(/#\/spider;suits=2\/\d+$/);
  });
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
