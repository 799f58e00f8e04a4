import type { Locator } from '@playwright/test';
import { handsOf } from '../support/hands';
import won from '../vectors/klondike_won.json' with { type: 'json' };
import { focused, moveFocusTo } from './keys';
import { card, expect, middle, moves, open, pile, status, test, untilStill } from './table';

/** After so many moves of the won game auto-complete is offered. */
const BY_HAND = 89;

test('a whole game from the home page to the win by keyboard alone', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { deal, moves: lines } = won['klondike-1'];
  await open(page, '#/');
  const draw = page.getByRole('radio', { name: 'Draw 1' });
  await expect(draw).toBeChecked();
  const isFocused = (one: Locator) => one.evaluate((each) => each === document.activeElement);
  while (!(await isFocused(draw))) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Draw 3' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(draw).toBeChecked();
  const play = page.getByRole('link', { name: 'Play Klondike, draw one' });
  while (!(await isFocused(play))) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/klondike-1\//);
  expect(await focused(page)).toBe('stock');

  const name = page.locator('h1').getByRole('button');
  while (!(await isFocused(name))) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const number = page.getByLabel('Deal number');
  await number.waitFor();
  while (!(await isFocused(number))) await page.keyboard.press('Tab');
  await page.keyboard.type(deal);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('deal')).toHaveText(deal);
  await expect.poll(() => focused(page)).toBe('stock');

  for (const [n, { line, code, to }] of handsOf(
    'klondike-1',
    deal,
    lines.slice(0, BY_HAND),
  ).entries()) {
    if (line === 's') await page.keyboard.press('d');
    else {
      await moveFocusTo(page, code);
      await page.keyboard.press('Space');
      const target = pile(page, to);
      for (let step = 0; step < 8; step++) {
        if ((await target.getAttribute('data-marked')) !== null) break;
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Space');
    }
    await expect(moves(page), line).toHaveText(new RegExp(`\\b${n + 1}$`));
  }
  await page.keyboard.press('a');
  await expect(status(page)).toContainText(/Won in \d+ moves\./);
});

test('every key of the table', { tag: '@firefox' }, async ({ page }) => {
  await open(page, '#/klondike-3/275');
  await page.keyboard.press('d');
  await page.keyboard.press('Space');
  await expect(moves(page)).toHaveText(/\b2$/);
  await page.keyboard.press('u');
  await page.keyboard.press('Control+z');
  await expect(moves(page)).toHaveText(/\b0$/);
  await page.keyboard.press('r');
  await page.keyboard.press('Control+y');
  await expect(moves(page)).toHaveText(/\b2$/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await expect(moves(page)).toHaveText(/\b2$/);
  await page.keyboard.press('Shift+R');
  await expect(moves(page)).toHaveText(/\b0$/);
  await page.keyboard.press('h');
  await expect(status(page)).toContainText('Best move, without peeking: ', {
    timeout: 20_000,
  });
  await page.keyboard.press('a');
  await expect(status(page)).toContainText('Auto-complete isn’t available yet.');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Keys');
  await page.keyboard.press('d');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('F1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(moves(page)).toHaveText(/\b0$/);
  await page.keyboard.press('n');
  await expect(page.getByTestId('deal')).not.toHaveText('275');
});

test('a press beside a dialog closes it, a press inside does not', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { level: 2 }).click();
  await expect(dialog).toBeVisible();
  // A press that starts inside and ends outside, as when selecting text, and the reverse.
  for (const [from, to] of [
    [640, 5],
    [5, 640],
  ] as const) {
    await page.mouse.move(from, 300);
    await page.mouse.down();
    await page.mouse.move(to, 300, { steps: 4 });
    await page.mouse.up();
    await expect(dialog).toBeVisible();
  }
  await page.mouse.click(5, 700);
  await expect(dialog).toHaveCount(0);
  await expect(moves(page)).toHaveText(/\b0$/);
});

test('a dialog reopened before its close event arrives stays open', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  await page.keyboard.press('F1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(async () => {
    const dialog = document.querySelector('dialog');
    // The browser fires the close event in a later task.
    const closed = new Promise((done) => dialog?.addEventListener('close', done));
    dialog?.close();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F1', bubbles: true }));
    await closed;
  });
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a key pressed right after a dialog closes works', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  for (let n = 1; n <= 4; n++) {
    await page.keyboard.press('F1');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('d');
    await expect(moves(page)).toHaveText(new RegExp(`\\b${n}$`));
  }
});

test('lift a card, step through its legal targets, put it back, drop it', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, '#/klondike-3/275');
  await page.locator('[data-stop="stock"]').focus();
  await moveFocusTo(page, '9D');
  await page.keyboard.press('Space');
  await expect(status(page)).toHaveText(
    'Lifted 9 of Diamonds. Column 1, on the 10 of Spades, 1 of 2.',
  );
  await page.keyboard.press('ArrowRight');
  await expect(status(page)).toHaveText('Column 3, on the 10 of Clubs, 2 of 2.');
  await page.keyboard.press('ArrowDown');
  await expect(status(page)).toHaveText('Column 1, on the 10 of Spades, 1 of 2.');
  await page.keyboard.press('Escape');
  await expect(status(page)).toHaveText('Put back.');
  await expect(moves(page)).toHaveText(/\b0$/);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(card(page, '9D')).toHaveAttribute('data-in', 'tableau-3');
  expect(await focused(page)).toBe('9D');
});

test('a hint takes the focus to its card, a digit to its column, a new deal to the first pile', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/freecell/1');
  await page.locator('[data-stop="cell-1"]').focus();
  await page.keyboard.press('h');
  await expect(status(page)).toContainText('Hint: ');
  await expect(page.locator('.table .card:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(moves(page)).toHaveText(/1$/);
  await page.keyboard.press('3');
  await expect(page.locator('.table .card:focus')).toHaveAccessibleName(/in column 3$/);
  await page.keyboard.press('n');
  await expect(async () => expect(await focused(page)).toBe('cell-1')).toPass();
});

test('a digit leads to its column from the page itself and from a button of the bar', async ({
  page,
}) => {
  await open(page, '#/freecell/1');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('3');
  await expect(page.locator('.table .card:focus')).toHaveAccessibleName(/in column 3$/);
  const { x, y } = await middle(page.getByRole('button', { name: 'Hint' }));
  await page.mouse.click(x, y);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeFocused();
  await page.keyboard.press('7');
  await expect(page.locator('.table .card:focus')).toHaveAccessibleName(/in column 7$/);
});

test('a held key repeats undo and draw, and nothing else', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  const hold = async (key: string): Promise<void> => {
    for (let n = 0; n < 5; n++) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };
  await hold('d');
  await expect(moves(page)).toHaveText(/\b5$/);
  await hold('u');
  await expect(moves(page)).toHaveText(/\b0$/);
  await page.locator('[data-stop="stock"]').focus();
  await moveFocusTo(page, '9D');
  await hold('Space');
  await expect(status(page)).toHaveText(
    'Lifted 9 of Diamonds. Column 1, on the 10 of Spades, 1 of 2.',
  );
  await page.keyboard.press('Escape');
  await hold('Enter');
  await expect(moves(page)).toHaveText(/\b1$/);
  await hold('n');
  await expect(page.getByTestId('deal')).not.toHaveText('275');
  // One new game was begun, not several.
  await page.goBack();
  await expect(page.getByTestId('deal')).toHaveText('275');
});

test('a key that is held down as soon as there is a table repeats', async ({ page }) => {
  await page.addInitScript(() => {
    const press = (repeat: boolean) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'd', code: 'KeyD', repeat, bubbles: true }),
      );
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-stop="stock"]')) return;
      observer.disconnect();
      for (const repeat of [false, true, true]) press(repeat);
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, '#/klondike-3/275');
  await expect(moves(page)).toHaveText(/\b3$/);
});

test('an arrow key finds the table again after a click on the background or on a tool', async ({
  page,
}) => {
  await open(page, '#/klondike-3/275');
  await card(page, '9D').focus();
  await page.getByTestId('moves').click();
  expect(await focused(page)).toBe('BODY');
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await focused(page)).toBe('BODY');
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toBe('9D');
  await page.keyboard.press('d');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await focused(page)).toBe('BUTTON');
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page), 'an arrow key in the bars').toBe('9D');
});

test('a focused pile hides none of its cards', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  await page.keyboard.press('Tab');
  const place = page.locator('[data-stop="stock"]');
  await place.focus();
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await expect(place).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(place).toHaveCSS('outline-style', 'solid');
  }
});

test('the focus is never lost: undo, a deal, a dialog, a card that is covered, a reload', async ({
  page,
}) => {
  await open(page, '#/klondike-3/275');
  await page.locator('[data-stop="stock"]').focus();
  await page.keyboard.press('d');
  await untilStill(page);
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toMatch(/^[A2-9TJQK][HDCS]$/);
  for (const waits of [false, true]) {
    for (const key of ['d', 'd', 'u', 'u', 'u', 'r', 'n', 'd', 'Shift+R', 'd', 'n']) {
      await page.keyboard.press(key);
      await expect(async () => expect(await focused(page)).not.toBe('BODY')).toPass();
      if (waits) await untilStill(page);
    }
    await expect(async () => expect(await focused(page)).not.toMatch(/^(BODY|DIV)$/)).toPass();
  }
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(async () => expect(await focused(page)).not.toBe('BODY')).toPass();
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Rules of the game' }).press('Enter');
  await page.getByRole('dialog', { name: 'Klondike, draw three' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(async () => expect(await focused(page)).not.toMatch(/^(BODY|BUTTON)$/)).toPass();
  await page.reload();
  await expect(async () => expect(await focused(page)).not.toBe('BODY')).toPass();
});
