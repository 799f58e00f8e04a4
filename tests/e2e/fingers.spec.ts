import type { Page } from '@playwright/test';
import {
  card,
  dropPoint,
  expect,
  grabPoint,
  middle,
  moves,
  open,
  storeSettings,
  test,
  twoFingers,
} from './table';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test.beforeEach(async ({ page }) => {
  await storeSettings(page, { speed: 'off' });
  await open(page, '#/freecell/ms1');
  await expect(card(page, '6S')).toBeVisible();
});

/** Where a finger may rest. */
const RESTS = {
  'the felt': async () => ({ x: 200, y: 700 }),
  'a card that can be dragged': (page: Page) => middle(card(page, '2H')),
  'a covered card': (page: Page) => grabPoint(page, 'JD'),
} as const;

for (const [where, restPoint] of Object.entries(RESTS)) {
  test(`a finger that rests on ${where} leaves the others their taps and drags`, async ({
    page,
  }) => {
    const [resting, other] = await twoFingers(page);
    await resting.hold(await restPoint(page), async () => {
      await other.tap(await middle(card(page, '6S')));
      await expect(moves(page)).toHaveText('Moves 1');
      await other.drag(await grabPoint(page, '9C'), await dropPoint(page, 'cell-4'));
      await expect(card(page, '9C')).toHaveAttribute('data-in', 'cell-4');
      await expect(moves(page)).toHaveText('Moves 2');
    });
    await expect(page.locator('[data-lifted], [data-peeked]')).toHaveCount(0);
    await expect(moves(page)).toHaveText('Moves 2');
  });
}

test('during a drag other fingers neither tap nor drag', async ({ page }) => {
  const [dragging, other] = await twoFingers(page);
  const lifted = page.locator('[data-lifted] > .card');
  await dragging.drag(await grabPoint(page, '9C'), await dropPoint(page, 'cell-4'), async () => {
    await expect(lifted).toHaveAttribute('data-card', '9C');
    await other.tap(await middle(card(page, '6S')));
    await other.drag(await grabPoint(page, '2H'), await dropPoint(page, 'cell-1'));
    await expect(lifted).toHaveAttribute('data-card', '9C');
  });
  await expect(card(page, '9C')).toHaveAttribute('data-in', 'cell-4');
  await expect(moves(page)).toHaveText('Moves 1');
});

test('two fingers on the stock are one tap', async ({ page }) => {
  await open(page, '#/spider/1');
  const at = await middle(page.locator('[data-in="stock"]').last());
  const [one, two] = await twoFingers(page);
  await one.hold(at, () => two.tap(at));
  await expect(moves(page)).toHaveText('Moves 1');
  await one.tap(at);
  await expect(moves(page)).toHaveText('Moves 2');
});
