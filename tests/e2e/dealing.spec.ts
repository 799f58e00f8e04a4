import type { Page } from '@playwright/test';
import { beforeLoad } from '../support/eitherBrowser';
import { focused } from './keys';
import { card, dropPoint, expect, finger, grabPoint, middle, open, pile, test } from './table';

/** Numbers that one after the other occur in a deal: of the cards that wait on the first pile. */
type Steps = readonly ((waiting: number) => boolean)[];

const areGathered = (waiting: number): boolean => waiting === 52;

const PHASES: readonly (readonly [phase: string, Steps])[] = [
  ['while the old cards are gathered', [(waiting) => waiting > 30 && waiting < 52]],
  ['while the first cards fly', [areGathered, (waiting) => waiting > 10 && waiting < 25]],
  ['while the last cards fly', [areGathered, (waiting) => waiting === 0]],
];

// The clock of a page is installed before it loads, which a page that tests share has done.
test.use({ fresh: true });

// The top cards of deal 275, from column 1 to column 7: TS JC TC 9D KC AD 5S.
const CARD = '9D';
const COLUMN = 'tableau-1';

/** Opens deal 275, which every new game deals again. */
async function openDeal(page: Page): Promise<void> {
  await page.clock.install();
  await beforeLoad(
    page,
    (deal) => {
      const random = crypto.getRandomValues.bind(crypto);
      crypto.getRandomValues = (array) =>
        array instanceof Uint32Array ? array.fill(deal) : random(array);
    },
    275,
  );
  await open(page, '#/klondike-3/275');
}

/** Lets cards fly so slowly that they do not arrive during the test. */
const slowDown = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('--move-time', '100s'));

/** Deals the cards again, and stops the page’s clock in a phase of the deal. */
async function dealUntil(page: Page, steps: Steps): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await slowDown(page);
  await page.keyboard.press('n');
  const waiting = page.locator('[data-in="gathered"]');
  for (const isReached of steps) {
    await expect(async () => {
      await page.clock.runFor(16);
      expect(isReached(await waiting.count())).toBe(true);
    }).toPass({ intervals: [0] });
  }
  await expect(page.locator('[data-flying]')).not.toHaveCount(0);
}

/** The same once more. */
async function dealAgainUntil(page: Page, steps: Steps): Promise<void> {
  await page.clock.resume();
  await dealUntil(page, steps);
}

for (const [phase, steps] of PHASES) {
  test(`cards are dragged, clicked and taken by keys ${phase}`, async ({ page }) => {
    test.slow();
    await openDeal(page);
    const [start, end] = [await grabPoint(page, CARD), await dropPoint(page, COLUMN)];
    const ace = await grabPoint(page, 'AD');
    const place = await card(page, CARD).boundingBox();
    await dealUntil(page, steps);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await expect(page.locator('[data-flying]')).toHaveCount(0);
    expect(await card(page, CARD).boundingBox()).toEqual(place);
    await page.mouse.move(end.x, end.y, { steps: 3 });
    await page.mouse.up();
    await expect(card(page, CARD)).toHaveAttribute('data-in', COLUMN);

    await dealAgainUntil(page, steps);
    await page.mouse.click(ace.x, ace.y);
    await expect(card(page, 'AD')).toHaveAttribute('data-in', 'foundation-1');

    await dealAgainUntil(page, steps);
    await page.keyboard.press('4');
    await expect(page.locator('[data-flying]')).toHaveCount(0);
    expect(await focused(page)).toBe(CARD);
    await page.keyboard.press('Space');
    await expect(page.locator('[data-lifted-by-key] > .card')).toHaveAttribute('data-card', CARD);
    await expect(pile(page, COLUMN)).toHaveAttribute('data-marked', 'target');
    await page.keyboard.press('Space');
    await expect(card(page, CARD)).toHaveAttribute('data-in', COLUMN);

    await dealAgainUntil(page, steps);
    await page.keyboard.press('6');
    await page.keyboard.press('Enter');
    await expect(card(page, 'AD')).toHaveAttribute('data-in', 'foundation-1');
  });
}

/** The place of a card’s element, flying or not. */
const placeOf = (page: Page, code: string) =>
  card(page, code).evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    return { x, y };
  });

test('during a deal a press on a card that flies takes what lies there afterwards', async ({
  page,
}) => {
  await openDeal(page);
  const stock = await middle(pile(page, 'stock'));
  await dealUntil(page, [areGathered, (waiting) => waiting < 40]);
  // The cards fly from here.
  await page.mouse.click(stock.x, stock.y);
  await expect(page.locator('[data-in="waste"]')).toHaveCount(3);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });
  for (const [phase, steps] of PHASES) {
    test(`cards are tapped and dragged ${phase}`, async ({ page }) => {
      await openDeal(page);
      const ace = await grabPoint(page, 'AD');
      const [start, end] = [await grabPoint(page, CARD), await dropPoint(page, COLUMN)];
      const { drag, tap } = await finger(page);
      await dealUntil(page, steps);
      await tap(ace);
      await expect(card(page, 'AD')).toHaveAttribute('data-in', 'foundation-1');
      await dealAgainUntil(page, steps);
      await drag(start, end);
      await expect(card(page, CARD)).toHaveAttribute('data-in', COLUMN);
    });
  }
});

test('a card caught on its way stays under the pointer and is dropped where it is seen', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, '#/klondike-3/275');
  const column = await dropPoint(page, 'tableau-3');
  await card(page, CARD).click();
  await expect(card(page, CARD)).toHaveAttribute('data-in', COLUMN);
  await slowDown(page);
  await page.keyboard.press('u');
  await expect(card(page, CARD)).toHaveAttribute('data-in', 'tableau-4');
  const before = await placeOf(page, CARD);
  await page.mouse.move(before.x + 20, before.y + 10);
  await page.mouse.down();
  await page.mouse.move(before.x + 80, before.y + 30);
  const held = await placeOf(page, CARD);
  expect(Math.abs(held.x - before.x - 60)).toBeLessThan(15);
  await page.mouse.move(column.x, column.y, { steps: 3 });
  await page.mouse.up();
  await expect(card(page, CARD)).toHaveAttribute('data-in', 'tableau-3');
});
