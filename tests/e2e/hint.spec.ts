import {
  card,
  choice,
  expect,
  moves,
  open,
  openSettings,
  pressMiddle,
  status,
  storeSettings,
  test,
  untilStill,
} from './table';

test('a hint is an arrow to its target, which goes with the next press; a tap on its card makes it', async ({
  page,
}) => {
  await storeSettings(page, { hints: 'solver' });
  await open(page, '#/klondike-3/1');
  await page.keyboard.press('d');
  await page.keyboard.press('u');
  await page.keyboard.press('h');
  await expect(status(page)).toContainText(/Hint: |Possible move: |Best move, without peeking: /, {
    timeout: 20_000,
  });
  const arrow = page.locator('.hint-arrow path').first();
  await expect(arrow).toBeAttached();
  const [code] = await page
    .locator('[data-highlighted] [data-card], [data-highlighted][data-card]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-card')));
  if (!code) throw new Error('no card is highlighted');
  const before = await card(page, code).getAttribute('data-in');
  // It begins on its card, on a table of any size.
  const distance = () =>
    page.evaluate((of) => {
      const felt = document.querySelector('.felt')?.getBoundingClientRect();
      const box = document.getElementById(`card-${of}`)?.getBoundingClientRect();
      const path = document.querySelector('.hint-arrow path')?.getAttribute('d') ?? '';
      const [, x = 0, y = 0] = /^M([\d.]+) ([\d.]+)/.exec(path)?.map(Number) ?? [];
      if (!felt || !box) return Number.POSITIVE_INFINITY;
      const [left, top] = [box.left - felt.left + box.width / 2, box.top - felt.top];
      return Math.hypot(x - left, y - top - box.height * 0.6);
    }, code);
  await expect.poll(distance).toBeLessThan(2);
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect.poll(distance).toBeLessThan(2);
  const marks = page.locator('[data-highlighted], [data-marked]');
  await expect(marks).not.toHaveCount(0);
  await page.locator('.felt').click({ position: { x: 3, y: 3 } });
  await expect(arrow).toHaveCount(0);
  await expect(marks).toHaveCount(0);
  await untilStill(page);
  await card(page, code).click({ position: { x: 5, y: 5 } });
  await expect(moves(page)).toHaveText(/\b1$/);
  expect(await card(page, code).getAttribute('data-in')).not.toBe(before);
});

test('a hint in another game does not follow the line of the game before', async ({ page }) => {
  for (const address of ['#/pyramid/1', '#/freecell/2']) {
    await open(page, address);
    await page.keyboard.press('h');
    await expect(status(page)).toContainText(/Hint: |Best move, without peeking: /, {
      timeout: 20_000,
    });
  }
});

test('a hint goes with the next key, and comes again when it is asked for', async ({ page }) => {
  await open(page, '#/klondike-3/1');
  const marks = page.locator('[data-highlighted], [data-marked], .hint-arrow path');
  for (let n = 0; n < 2; n++) {
    await page.keyboard.press('h');
    await expect(status(page)).toContainText(
      /Hint: |Possible move: |Best move, without peeking: /,
      { timeout: 20_000 },
    );
    await expect(marks).not.toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(marks).toHaveCount(0);
  }
});

test('in Klondike a hint does not peek, and what the solver sees is a press away', async ({
  page,
}) => {
  await open(page, '#/klondike-3/1');
  for (let n = 0; n < 8; n++) await page.keyboard.press('d');
  await page.keyboard.press('h');
  await expect(status(page)).toContainText('Best move, without peeking: ', { timeout: 20_000 });
  await expect(page.locator('.hint-arrow path').first()).toBeAttached();
  await pressMiddle(page.getByRole('button', { name: 'Show what the solver sees' }));
  await expect(status(page)).toContainText(/^(Hint: |Possible move: |This deal|No way to win)/, {
    timeout: 20_000,
  });
});

test('the setting makes every hint one that sees all cards', async ({ page }) => {
  await open(page, '#/klondike-3/1');
  await openSettings(page);
  await choice(page, 'Hints', 'All-seeing').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await expect(status(page)).toContainText(/^(Hint: |Possible move: )/, { timeout: 20_000 });
});

test('at 400% a hint can be read to its end, and the panel takes no width from the table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '#/klondike-3/1');
  const { width } = (await page.locator('.table').boundingBox()) ?? {};
  await page.keyboard.press('h');
  const toast = page.locator('.toast[data-kind="hint"]');
  for (const part of ['span', 'button'])
    await expect(toast.locator(part)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('v');
  const panel = page.getByRole('complementary', { name: 'Analysis' });
  await expect(panel).toBeInViewport({ ratio: 1 });
  expect((await page.locator('.table').boundingBox())?.width).toBe(width);
  expect((await panel.boundingBox())?.width).toBe(width);
});

test('opening the panel ends the message of a hint, and of nothing else', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '#/klondike-3/1');
  const toast = page.locator('.toast');
  await page.keyboard.press('h');
  await expect(toast).toHaveAttribute('data-kind', 'hint');
  await page.keyboard.press('v');
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect(toast).toHaveCount(0);
  await page.keyboard.press('v');
  await expect(toast).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(toast).toContainText('There is nothing to undo.');
  await page.keyboard.press('v');
  await expect(toast).toBeVisible();
});
