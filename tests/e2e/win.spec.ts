import type { Page } from '@playwright/test';
import won from '../vectors/klondike_won.json' with { type: 'json' };
import {
  card,
  expect,
  expectUncovered,
  grabPoint,
  middle,
  open,
  openWonGameAt,
  PHONES,
  press,
  pressMiddle,
  resize,
  result,
  status,
  storeSettings,
  test,
  tool,
  untilStill,
} from './table';

const LENGTH = won['klondike-3'].moves.length;

/** Makes the last move of a won game. */
async function win(page: Page): Promise<void> {
  await openWonGameAt(page, LENGTH - 1);
  await page.keyboard.press('r');
}

/** True if the index of a card is on top where it is drawn. */
const isIndexSeen = (page: Page, code: string): Promise<boolean> =>
  card(page, code).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width * 0.1, top + height * 0.05);
    return element.contains(seen) || element === seen?.closest('.placed-card');
  });

/** Halfway between the rails of a phone held sideways: the middle of table and panel together. */
async function middleOfRails(page: Page): Promise<number> {
  const boxes = await Promise.all(
    ['.table', '.side-panel'].map((part) => page.locator(part).boundingBox()),
  );
  const xs = boxes.flatMap((box) => (box ? [box.x, box.x + box.width] : []));
  return (Math.min(...xs) + Math.max(...xs)) / 2;
}

for (const [width, height] of [[320, 568], ...PHONES, [820, 1180], [1280, 800]] as const) {
  test(`at ${width} × ${height} the sheet of a win hides no suit, and no card is face down`, async ({
    page,
  }) => {
    await resize(page, { width, height });
    await win(page);
    await expect(result(page)).toBeVisible();
    await untilStill(page);
    for (const suit of 'HDCS') {
      const seen = await Promise.all(
        [...'A23456789TJQK'].map((rank) => isIndexSeen(page, rank + suit)),
      );
      expect(seen.filter(Boolean).length, suit).toBeGreaterThanOrEqual(4);
    }
    for (const name of ['New game', 'Share']) {
      await expect(result(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await expect(page.locator('[data-face="down"]')).toHaveCount(0);
    expect(await page.locator('.felt').evaluate((felt) => getComputedStyle(felt).opacity)).toBe(
      '1',
    );
  });
}

test('every court card of the fan has its figure, after a game that ends in piles, too', async ({
  page,
}) => {
  await storeSettings(page, { speed: 'off' });
  await open(page, '#/pictures/272091578');
  await press(page, 'Skip to end');
  await expect(page.locator('[data-phase="won"]')).toHaveCount(1);
  const seen = await page
    .locator('.full-face .court')
    .evaluateAll((figures) =>
      figures.filter((figure) =>
        [...figure.querySelectorAll('path')].every((part) =>
          part.checkVisibility({ visibilityProperty: true }),
        ),
      ),
    );
  expect(seen).toHaveLength(12);
});

test('the fan stays above a strip over the lower edge', async ({ page }) => {
  await storeSettings(page, { speed: 'off' });
  await win(page);
  await expect(result(page)).toBeVisible();
  const edge = await page.locator('.game').evaluate((game) => {
    game.style.setProperty('--strip-height', '90px');
    const cards = [...game.querySelectorAll('.placed-card')];
    const table = game.querySelector('.table')?.getBoundingClientRect();
    const bottoms = cards.map((each) => each.getBoundingClientRect().bottom);
    return (table?.bottom ?? Number.NaN) - Math.max(...bottoms);
  });
  expect(edge).toBeGreaterThanOrEqual(90);
});

test('the sheet waits for the celebration, and any press brings it at once', async ({ page }) => {
  await win(page);
  await expect(page.locator('[data-phase="won"]')).toHaveCount(1);
  await expect(result(page)).toHaveCount(0);
  await page.mouse.click(640, 700);
  await expect(page.locator('[data-phase="won"][data-still]')).toHaveCount(1);
  await expect(result(page)).toBeVisible();
});

test('with reduced motion the cards of a won game lie still at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await win(page);
  await expect(page.locator('[data-phase="won"][data-still]')).toHaveCount(1);
  await expect(result(page)).toBeVisible();
});

test('on a small phone the figures of a win cover the panel, and the cards stay above it', async ({
  page,
}) => {
  await storeSettings(page, { speed: 'off' });
  await resize(page, { width: 320, height: 640 });
  await openWonGameAt(page, LENGTH - 1);
  await page.keyboard.press('v');
  await expect(page.locator('.side-panel')).toBeVisible();
  await page.keyboard.press('r');
  await expect(result(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(640);
  // On a slow machine a second has passed, and this is the best time.
  await expectUncovered(result(page).getByText(/^(your best )?time$/));
  await expectUncovered(result(page).getByRole('button', { name: 'New game' }));
  await result(page).getByRole('button', { name: 'Close' }).click();
  await untilStill(page);
  const table = await page.locator('.table').boundingBox();
  const tops = await Promise.all(
    ['AH', 'AD', 'AC', 'AS'].map(async (code) => (await card(page, code).boundingBox())?.y ?? 0),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(tops[0]).toBeGreaterThanOrEqual(table?.y ?? 999);
  for (const code of ['AH', 'AD', 'AC', 'AS']) expect(await isIndexSeen(page, code)).toBe(true);
});

test('on a phone a menu opens over the sheet of a win', async ({ page }) => {
  await storeSettings(page, { speed: 'off' });
  await resize(page, { width: 390, height: 844 });
  await win(page);
  await expect(result(page)).toBeVisible();
  await untilStill(page);
  await press(page, 'More');
  await expectUncovered(page.getByRole('button', { name: 'Help' }));
  await page.keyboard.press('Escape');
  const restart = await tool(page, 'Restart');
  await expectUncovered(restart);
  await pressMiddle(restart);
  await expect(status(page)).toContainText('Restarted');
});

for (const leftHanded of ['off', 'on'] as const) {
  test(`sideways the sheet of a win lies between the rails, left-handed ${leftHanded}`, async ({
    page,
  }) => {
    await storeSettings(page, { speed: 'off', leftHanded });
    await resize(page, { width: 844, height: 390 });
    await openWonGameAt(page, LENGTH - 1);
    await page.keyboard.press('v');
    const between = await middleOfRails(page);
    await page.keyboard.press('r');
    await expect(result(page)).toBeVisible();
    await untilStill(page);
    expect((await middle(result(page))).x).toBeCloseTo(between, 0);
  });
}

test('the focus leaves a panel that the sheet of a win covers', async ({ page }) => {
  await storeSettings(page, { speed: 'off' });
  await resize(page, { width: 390, height: 844 });
  await openWonGameAt(page, LENGTH - 1);
  await page.keyboard.press('v');
  await page.locator('.side-panel').getByRole('button').last().focus();
  await page.keyboard.press('r');
  await expect(result(page)).toBeFocused();
});

for (const [width, height] of [...PHONES, [1280, 800]] as const) {
  test(`at ${width} × ${height} whoever opens the analysis over the sheet of a win sees it`, async ({
    page,
  }) => {
    await storeSettings(page, { speed: 'off' });
    await resize(page, { width, height });
    await win(page);
    await expect(result(page)).toBeVisible();
    await pressMiddle(await tool(page, 'Analysis'));
    await expect(result(page)).toHaveCount(0);
    await expectUncovered(page.getByRole('complementary'));
  });
}

test('a press brings the sheet of a game without moves no sooner', { tag: '@fresh' }, async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '#/freecell;cells=1/ms1');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const spot = await grabPoint(page, '6S');
  await page.mouse.click(spot.x, spot.y);
  await expect(status(page)).toContainText('No moves left.');
  await page.mouse.click(640, 700);
  await expect(result(page)).toHaveCount(0);
  // The sheet's file and React's retry may take timers of their own.
  await page.clock.resume();
  await expect(result(page)).toBeVisible();
});
