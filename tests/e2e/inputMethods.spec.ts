import type { Locator, Page } from '@playwright/test';
import { typeInto } from '../support/eitherBrowser';
import { expect, moves, open, openSheet, test } from './table';

/** A key while an input method composes: as Chrome sends it, and as Safari sends the one that ends the composition. */
async function composeWith(field: Locator, key: string): Promise<void> {
  await field.evaluate((element, pressed) => {
    for (const isComposing of [true, false])
      for (const type of ['keydown', 'keyup'])
        element.dispatchEvent(
          new KeyboardEvent(type, {
            key: pressed,
            keyCode: 229,
            isComposing,
            bubbles: true,
            cancelable: true,
          }),
        );
  }, key);
}

const line = (page: Page) => page.getByRole('textbox', { name: 'Command' });

test('the keys of an input method are its own, in the console and on the table', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, '#/klondike-1/275');
  await page.keyboard.press('/');
  const field = line(page);
  await expect(field).toBeFocused();
  await typeInto(field, 's');
  await field.press('Enter');
  await expect(moves(page)).toHaveText('Moves 1');
  await typeInto(field, 'm c');
  for (const key of ['Enter', 'ArrowUp', 'ArrowDown', 'Escape', 'Tab'])
    await composeWith(field, key);
  await expect(field).toHaveValue('m c');
  await expect(field).toBeFocused();
  await expect(page.getByRole('log')).not.toContainText('> m c');
  for (const key of ['n', 'u', 'h', 'v', '?', 'Escape'])
    await composeWith(page.locator('body'), key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field).toBeVisible();
  await expect(moves(page)).toHaveText('Moves 1');
  // The same keys act once nothing is composed.
  await field.press('Escape');
  await expect(field).toHaveValue('');
});

test('full-width digits, letters and commas are read in every field', async ({ page }) => {
  await open(page, '#/klondike-1/275');
  await page.keyboard.press('/');
  const field = line(page);
  await typeInto(field, 'ｍ　ｃ６、 ｆ１');
  await field.press('Enter');
  await expect(moves(page)).toHaveText('Moves 1');
  await openSheet(page);
  await typeInto(page.getByLabel(/^Type a deal number/), '２７６');
  await page.getByRole('dialog').getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page).toHaveURL(/#\/klondike-1\/276$/);

  await page.goto('#/workshop');
  const cells = page.getByRole('spinbutton', { name: 'Free cells' });
  await typeInto(cells, '５');
  await expect(page).toHaveURL(/cells=5/);
  await cells.press('ArrowUp');
  await expect(page).toHaveURL(/cells=6/);
  await cells.press('ArrowDown');
  await cells.press('ArrowDown');
  await expect(page).toHaveURL(/cells=4/);

  await page.goto('#/lab');
  await typeInto(page.getByLabel('Number of games'), '２００');
  await typeInto(page.getByLabel('First deal number'), '−５');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page).toHaveURL(/\/200\/-5$/);
});

test('an address as a mail shows it opens its game, and the page writes it as it should be', async ({
  page,
}) => {
  for (const hash of [
    '#/Klondike-3/275).',
    '#/klondike-3/２７５',
    '#%2Fklondike-3%2F275.',
    '#/klondike-3/275/”',
  ]) {
    await page.goto('about:blank');
    await open(page, hash);
    await expect(page).toHaveURL(/#\/klondike-3\/275$/);
  }
  await page.goto('#/klondike-3//275');
  await expect(page.getByRole('status')).toHaveText(
    'This address cannot be opened. It has two slashes in a row.',
  );
});
