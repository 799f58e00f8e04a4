import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import won from '../vectors/klondike_won.json' with { type: 'json' };
import { axeViolations, expectContrast, LOOKS, showTheme } from './axe';
import {
  expect,
  moves,
  open,
  openSheet,
  openWonGameAt,
  press,
  resize,
  result,
  status,
  test,
  toAnalysis,
  untilStill,
} from './table';

test('the accessibility tree of a deal is as recorded', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  await untilStill(page);
  const tree = await page.locator('.table').ariaSnapshot();
  expect(`${tree}\n`).toBe(readFileSync('tests/vectors/klondike_tree.yaml', 'utf8'));
});

test('ten moves can be made by reading the tree and the live region alone', async ({ page }) => {
  await open(page, '#/klondike-1/273');
  for (let round = 0; round < 10; round++) {
    const before = await page.getByTestId('moves').textContent();
    const cards = page.getByRole('listitem').getByRole('button');
    const names = await cards.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
    const playable = names.findIndex((name) => /^(Ace|2|3|4|5|6|7|8|9|10) of/.test(name ?? ''));
    const order = [...names.keys()].slice(round % names.length).concat([playable]);
    for (const i of order) {
      const name = names[i] ?? '';
      if (/^(Face-down|Stock|Waste|Foundation|Column)/.test(name) || /foundation/.test(name))
        continue;
      await cards.nth(i).press('Enter');
      const message = (await status(page).textContent()) ?? '';
      if (/^[A-Z0-9][a-z0-9]* of \w+.* to (column|foundation) \d\./.test(message)) break;
    }
    if ((await page.getByTestId('moves').textContent()) === before) {
      await page.getByRole('button', { name: /^Stock, / }).press('Enter');
      await expect(status(page)).toHaveText(/^(Drew 1 card, .* on top|Turned the waste over.*)\.$/);
    }
  }
  await expect(page.getByTestId('moves')).toHaveText(/\b1\d$/);
});

test('in every frame of a change a card’s label agrees with its pile’s', async ({ page }) => {
  await open(page, '#/elevens/0');
  await press(page, 'Steps');
  await page.getByLabel('Speed').selectOption('Fast');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(moves(page)).toHaveText('Moves 24', { timeout: 30_000 });
  const mismatches = await watchFrames(page);
  await page.getByRole('listitem').filter({ hasText: 'Places 2 and 3: 10' }).click();
  await expect(moves(page)).toHaveText('Moves 1');
  expect(await mismatches()).toEqual([]);
  await page.keyboard.press('n');
  await expect(moves(page)).toHaveText('Moves 0');
  expect(await mismatches()).toEqual([]);
});

/**
 * Checks in every frame from now on that the label of each card names the pile that owns it. The result waits until the
 * cards lie still, and returns the mismatches so far.
 */
async function watchFrames(page: Page): Promise<() => Promise<readonly string[]>> {
  const handle = await page.evaluateHandle(() => {
    const found = new Set<string>();
    const watch = { found, still: 0 };
    requestAnimationFrame(function checkFrame() {
      watch.still = document.querySelector('[data-flying]') ? 0 : watch.still + 1;
      const piles = [...document.querySelectorAll('.pile')];
      for (const placed of document.querySelectorAll('.placed-card:not([aria-hidden])')) {
        if (getComputedStyle(placed).visibility === 'hidden') continue;
        const label = placed.querySelector('.card')?.getAttribute('aria-label') ?? '';
        const owner = piles.find((pile) => pile.matches(`[aria-owns~="${placed.id}"]`));
        const pile = owner?.getAttribute('aria-label')?.toLowerCase() ?? 'no list';
        if (!pile.startsWith(label.replace(/.*(, | in )/, ''))) found.add(`${label} in ${pile}`);
      }
      requestAnimationFrame(checkFrame);
    });
    return watch;
  });
  return async () => {
    await handle.evaluate((watch) => {
      watch.still = 0;
    });
    await page.waitForFunction(({ still }) => still > 10, handle);
    return handle.evaluate(({ found }) => [...found]);
  };
}

test('axe finds nothing on a table, in a menu or a dialog', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [desktop, phone] = LOOKS;
  const clean = async ({ theme, ...size }: (typeof LOOKS)[number], what: string) => {
    await showTheme(page, theme);
    await resize(page, size);
    expect(await axeViolations(page), `${what}, ${size.width} pixels`).toEqual([]);
  };
  await openWonGameAt(page, won['klondike-3'].moves.length);
  await expect(result(page)).toBeVisible();
  for (const look of LOOKS) await clean(look, 'result');
  await expectContrast(page);
  // One game of each kind of table.
  for (const hash of ['#/spider/1', '#/pyramid/27', '#/elevens/0', '#/pictures/0']) {
    await open(page, hash);
    for (const look of LOOKS) await clean(look, hash);
  }
  await expectContrast(page);
  await page.setViewportSize(desktop);
  await open(page, '#/klondike-3/275');
  await page.getByRole('button', { name: /^Stock, / }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.keyboard.press('v');
  await expect(page.locator('.side-panel [aria-busy="false"]')).toBeVisible({ timeout: 30_000 });
  for (const look of LOOKS) await clean(look, 'chance');
  await expectContrast(page);
  await toAnalysis(page);
  await expect(page.locator('[data-verdict]').first()).toBeVisible();
  for (const look of LOOKS) await clean(look, 'analysis');
  await expectContrast(page);
  await page.keyboard.press('v');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  for (const name of ['New', 'More']) {
    await press(page, name);
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible();
    await clean(phone, name);
    await expectContrast(page);
    await page.keyboard.press('Escape');
  }
  for (const openDialog of [
    () => press(page, 'Help'),
    () => press(page, 'About…'),
    () => openSheet(page),
  ]) {
    await openDialog();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    for (const look of LOOKS) await clean(look, (await dialog.textContent()) ?? '');
    await expectContrast(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});
