import { gamesIn, quarantineIn } from '../support/databaseOf';
import { expect, moves, open, openSettings, pile, status, test } from './table';

test.use({ fresh: true });

test('an address that cannot be read opens the home page with a sentence', async ({ page }) => {
  for (const [hash, sentence] of [
    ['#/bridge', 'There is no game called “bridge”.'],
    ['#/klondike-3/abc', '“abc” is not a deal number'],
    ['#/klondike-3/1e5', '“1e5” is not a deal number'],
    ['#/klondike-3/275/what', '“what” is not a list of moves'],
    [`#/klondike-3/1/1${'A'.repeat(100_000)}`, 'This link holds more than 500 moves.'],
    [`#/klondike-3/${'0'.repeat(100_000)}x`, `“${'0'.repeat(24)}…” is not a deal number`],
    ['#/%', 'There is no game called “%”.'],
    ['#/removal;pyramid=99', '“pyramid” can be 0, 3, 4, 5, 6, 7, 8 or 9, not “99”.'],
    ['#/removal;pyramid=7;match=sum;sum=0', '“sum” goes with “match=sum”'],
    ['#/removal;row=1000', '“row” can be 0, 1'],
    ['#/removal;pyramid=7;pyramid=6', '“pyramid” is given twice.'],
  ] as const) {
    await open(page, hash);
    await expect(page.getByRole('navigation', { name: 'Games' })).toBeVisible();
    await expect(status(page)).toContainText(sentence);
    await expect(status(page)).toBeVisible();
  }
});

test('ten thousand digits are a deal like any other', async ({ page }) => {
  await open(page, `#/klondike-3/${'7'.repeat(10_000)}`);
  await expect(page.getByTestId('deal')).toHaveText('77777777…77777777 (10000 digits)');
  await pile(page, 'stock').click();
  await page.reload();
  await expect(moves(page)).toHaveText(/\b1$/);
});

test('an entry of the journal that cannot be read is quarantined once, and the stored game comes back', async ({
  page,
}) => {
  await open(page, '#/klondike-3/275');
  for (let n = 0; n < 3; n++) await pile(page, 'stock').click();
  await expect.poll(async () => (await gamesIn(page)).map(({ cursor }) => cursor)).toEqual([3]);
  const [id = ''] = (await gamesIn(page)).map((game) => game.id);
  const key = `patience/journal/${id}`;
  const text = await page.evaluate((name) => localStorage.getItem(name) ?? '', key);
  const corrupted = text.slice(0, text.length / 2);
  // The page of a game keeps the time played as it is left, so the text is damaged when no page is open.
  await page.goto('/licences.txt');
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    key,
    corrupted,
  ] as const);
  await open(page, '#/klondike-3/275');
  await expect(status(page)).toHaveText('Welcome back – move 3.');
  await expect
    .poll(async () => (await quarantineIn(page)).map((each) => each.text))
    .toEqual([corrupted]);
  await pile(page, 'stock').click();
  await page.reload();
  await expect(status(page)).toHaveText('Welcome back – move 4.');
  await open(page, '#/statistics');
  await openSettings(page);
  await expect(page.locator('.quarantine').getByRole('listitem')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs', async ({ page }) => {
    await page.goto('/');
    const needs = page.locator('noscript');
    await expect(needs).toBeInViewport({ ratio: 1 });
    expect(await needs.textContent()).toBe(' needs JavaScript to deal the cards.');
  });
});
