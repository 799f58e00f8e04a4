import { card, drag, expect, moves, open, pile, status, test } from './table';

test('a deal by Microsoft’s number: taps, drops, a double-click, and what is refused', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, '#/freecell/ms1');
  await expect(page.getByTestId('deal')).toHaveText('ms1');
  await drag(page, '6S', 'cell-3');
  await expect(card(page, '6S')).toHaveAttribute('data-in', 'cell-3');
  await drag(page, '2H', 'tableau-1');
  await expect(status(page)).toHaveText(
    '2 of Hearts needs a black 3; column 1 ends in the 6 of Diamonds.',
  );
  await card(page, '2H').dblclick();
  await expect(card(page, '2H')).toHaveAttribute('data-in', 'cell-1');
  await card(page, '9C').click();
  await expect(card(page, '9C')).toHaveAttribute('data-in', 'cell-2');
  await expect(moves(page)).toHaveText(/3$/);
});

test('with the option of one cell there is one, and once taken it says what it holds', async ({
  page,
}) => {
  await open(page, '#/freecell;cells=1/ms1');
  await drag(page, '6S', 'cell-1');
  await drag(page, '9C', 'cell-1');
  await expect(status(page)).toHaveText('Free cell 1 holds the 6 of Spades.');
  await expect(pile(page, 'cell-1')).toBeVisible();
  await expect(pile(page, 'cell-2')).toHaveCount(0);
});

test('the console reads a cell or a foundation without its number', async ({ page }) => {
  await open(page, '#/freecell/ms1');
  await page.keyboard.press('/');
  const line = page.getByRole('textbox', { name: 'Command' });
  const type = async (text: string) => {
    await line.fill(text);
    await line.press('Enter');
  };
  await type('m c1, a, 1');
  await expect(card(page, '6S')).toHaveAttribute('data-in', 'cell-1');
  await type('m c2, a');
  await expect(card(page, '9C')).toHaveAttribute('data-in', 'cell-2');
  await type('n ms617');
  await expect(page.getByTestId('deal')).toHaveText('ms617');
  await type('n ms0');
  await expect(page.getByRole('log')).toContainText(
    '“ms0” is not a deal; Microsoft’s numbers are ms1 to ms2147483647.',
  );
  await expect(page.getByTestId('deal')).toHaveText('ms617');
});

test('a number is typed and read as Python’s or as Microsoft’s', async ({ page }) => {
  await open(page, '#/freecell/ms1');
  const openDialog = () => page.getByRole('button', { name: /^Deal / }).click();
  await openDialog();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Deal number')).toHaveValue('1');
  await expect(dialog.locator('pre')).toContainText('214013');
  await dialog.getByLabel('Deal number').fill('617');
  await dialog.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page).toHaveURL(/#\/freecell\/ms617$/);
  await openDialog();
  await dialog.getByLabel('Numbered by').selectOption('Python');
  await dialog.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page).toHaveURL(/#\/freecell\/617$/);
  await openDialog();
  await dialog.getByLabel('Deal number').fill('ms 99999999999');
  await dialog.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Microsoft’s numbers are ms1 to');
  await expect(page).toHaveURL(/#\/freecell\/617$/);
});

for (const [width, height] of [
  [360, 640],
  [640, 360],
  [1280, 800],
] as const) {
  test(`${width} × ${height}: six cells, and no pile lies over another`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '#/freecell;cells=6/ms617');
    const boxes = await page
      .locator('[data-pile]')
      .evaluateAll((piles) => piles.map((each) => each.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(18);
    for (const [i, a] of boxes.entries()) {
      expect(a.left).toBeGreaterThanOrEqual(0);
      expect(a.right).toBeLessThanOrEqual(width);
      for (const b of boxes.slice(i + 1)) {
        const overlaps =
          a.left < b.right - 1 &&
          b.left < a.right - 1 &&
          a.top < b.bottom - 1 &&
          b.top < a.bottom - 1;
        expect(overlaps).toBe(false);
      }
    }
  });
}
