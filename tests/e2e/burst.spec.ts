import { expect, moves, open, openWonGameAt, status, storeSettings, test } from './table';

test('during a burst of keys covered cards wait; afterwards every card is in its place', async ({
  page,
}) => {
  // A deal that can be won: the status says nothing of a loss.
  await open(page, '#/klondike-3/85');
  const cardsIn = (at: string, face: string) =>
    page.locator(`[data-in="${at}"][data-face="${face}"]`);
  const burst = page.locator('[data-burst]');
  for (let n = 0; n < 9; n++) await page.keyboard.down('d');
  await expect(status(page)).toHaveText(/Turned the waste over/);
  await page.keyboard.up('d');
  await expect(burst).toHaveCount(0);
  await expect(cardsIn('stock', 'down')).toHaveCount(24);
  for (let n = 0; n < 2; n++) await page.keyboard.down('u');
  await page.keyboard.up('u');
  await expect(burst).toHaveCount(0);
  await expect(cardsIn('stock', 'down')).toHaveCount(3);
  await expect(cardsIn('waste', 'up')).toHaveCount(21);
});

test('during a burst of keys and after it the cards of every pile keep their order', async ({
  page,
}) => {
  const fans = () =>
    page.evaluate(() => {
      const height = (id: string) =>
        Number(getComputedStyle(document.getElementById(id) as HTMLElement).zIndex);
      return [...document.querySelectorAll('[data-pile][aria-owns]')].map((pile) => {
        const owned = pile.getAttribute('aria-owns')?.split(' ') ?? [];
        return { owned, upwards: owned.toSorted((one, other) => height(one) - height(other)) };
      });
    });
  const expectOrder = async () => {
    for (const { owned, upwards } of await fans()) expect(upwards).toEqual(owned);
  };
  await openWonGameAt(page, 60);
  const unanimated = page.locator('.placed-card[data-burst]');
  let most = 0;
  for (let n = 0; n < 25; n++) {
    await page.keyboard.down('u');
    most = Math.max(most, await unanimated.count());
    await expectOrder();
  }
  expect(most).toBeGreaterThan(3);
  await expect(moves(page)).toHaveText(/\b35$/);
  await page.keyboard.up('u');
  await expect(unanimated).toHaveCount(0);
  await expectOrder();
});

test('a move computes the styles of the cards it moves, not of all', async ({ page, browser }) => {
  await storeSettings(page, { speed: 'off' });
  await open(page, '#/klondike-3/275');
  await expect(moves(page)).toHaveText('Moves 0');
  const categories = ['disabled-by-default-devtools.timeline.invalidationTracking'];
  await browser.startTracing(page, { categories });
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText('Moves 1');
  const trace = (await browser.stopTracing()).toString();
  const computed = trace.split('StyleResolver::ResolveStyle').length - 1;
  expect(computed).toBeGreaterThan(10);
  // The paths on the cards alone are more than a thousand.
  expect(computed).toBeLessThan(1_000);
});
