import type { AnyGame } from '../../src/engine/game';
import { GAME_IDS, gameOf } from '../../src/games/index';
import { middleOf } from '../support/random';
import {
  coveredByWords,
  expect,
  forthAndBack,
  keepMessages,
  middle,
  moves,
  open,
  openSettings,
  openWonGameAt,
  pile,
  resize,
  storeGame,
  storeSettings,
  test,
  toggle,
  untilStill,
} from './table';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test('a setting brings the stock to the thumb, where a tap draws', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  const above = await middle(pile(page, 'stock'));
  expect(above.y).toBeLessThan(200);
  await openSettings(page);
  await toggle(page, 'Stock at the bottom').click();
  await page.keyboard.press('Escape');
  await untilStill(page);
  const { x, y } = await middle(pile(page, 'stock'));
  expect(y).toBeGreaterThan(680);
  await page.touchscreen.tap(x, y);
  await expect(moves(page)).toHaveText(/\b1$/);
  await expect(page.locator('[data-in="waste"]')).toHaveCount(3);
  // In a wide window it lies where it always did.
  await resize(page, { width: 1280, height: 800 });
  expect((await middle(pile(page, 'stock'))).y).toBeLessThan(200);
});

test('no message covers the stock at the bottom or its waste', async ({ page }) => {
  await page.addInitScript(keepMessages);
  await storeSettings(page, { speed: 'off', stockBelow: 'on' });
  await openWonGameAt(page, 32);
  await expect(page.locator('.toast')).toContainText('Welcome back');
  expect(await coveredByWords(page)).toEqual([]);
  await page.keyboard.press('h');
  await expect(page.locator('.toast')).toContainText('Hint');
  expect(await coveredByWords(page)).toEqual([]);
});

for (const leftHanded of ['off', 'on']) {
  test(`beside a stock at the bottom Auto-complete has its own place, left-handed ${leftHanded}`, async ({
    page,
  }) => {
    await storeSettings(page, { speed: 'off', stockBelow: 'on', leftHanded });
    await openWonGameAt(page, 80);
    const button = page.getByRole('button', { name: 'Auto-complete' });
    const box = await button.boundingBox();
    const piles = [
      await pile(page, 'stock').boundingBox(),
      await pile(page, 'waste').boundingBox(),
    ];
    for (const other of piles) {
      if (!box || !other) throw new Error('not on the page');
      expect(box.x + box.width < other.x || other.x + other.width < box.x).toBe(true);
    }
    const { x, y } = await middle(button);
    await page.touchscreen.tap(x, y);
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  });
}

/** Runs in the page: cards and outlines of other piles that lie on those of the stock and the waste. */
function overlapping(): readonly string[] {
  const all = [...document.querySelectorAll<HTMLElement>('.placed-card:not([data-culled]), .pile')];
  const boxOf = (each: HTMLElement) => each.getBoundingClientRect();
  const pileOf = (each: HTMLElement) =>
    each.dataset.pile ?? each.querySelector<HTMLElement>('.card')?.dataset.in ?? '';
  const isLow = (each: HTMLElement) => ['stock', 'waste'].includes(pileOf(each));
  const low = all.filter(isLow).map(boxOf);
  return all
    .filter((each) => !isLow(each))
    .filter((each) => {
      const { left, right, top, bottom } = boxOf(each);
      return low.some(
        (box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom,
      );
    })
    .map(pileOf);
}

/** Phones and a tablet. */
const UPRIGHT = [
  [360, 640],
  [390, 844],
  [768, 1024],
] as const;

const hasStock = ({ rules, table }: AnyGame): boolean =>
  table.view(rules.deal('9')).piles.some(({ kind }) => kind === 'stock');

test('no card of any game lies on a stock at the bottom, on a phone or a tablet', async ({
  page,
}) => {
  test.slow();
  await storeSettings(page, { speed: 'off', stockBelow: 'on' });
  const ids = GAME_IDS.filter((id) => hasStock(gameOf(id)));
  for (const variant of ids) {
    await storeGame(page, { variant, deal: '9', history: middleOf(gameOf(variant), '9') });
  }
  const wrong: string[] = [];
  for (const [turn, id] of ids.entries()) {
    await open(page, `#/${id}/9`, gameOf(id).name);
    for (const [width, height] of forthAndBack(UPRIGHT, turn)) {
      await resize(page, { width, height });
      const over = await page.evaluate(overlapping);
      const stock = await pile(page, 'stock').boundingBox();
      if (over.length > 0) wrong.push(`${id}, ${width} × ${height}: ${over.join(' ')}`);
      if (!stock || stock.y < 0.45 * height) wrong.push(`${id}, ${width} × ${height}: ${stock?.y}`);
    }
  }
  expect(wrong).toEqual([]);
});
