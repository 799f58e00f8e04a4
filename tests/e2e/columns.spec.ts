import type { Page } from '@playwright/test';
import { expect, forthAndBack, grabPoint, open, pile, resize, storeSettings, test } from './table';

/** Games of many columns, three of them made up, and one whose cards overlap in rows. */
const GAMES = [
  'mrs-mop',
  'spider',
  'freecell',
  'simple-simon',
  'fortress',
  'forty-thieves',
  'bakers-dozen',
  'layout;decks=2;columns=6x14;cells=4',
  'layout;decks=2;columns=14x6',
  'layout;decks=2;columns=6x17',
  'tripeaks',
] as const;

/** Small phones, and what a window of 1280 pixels shows at 400 %. */
const WINDOWS = [
  [390, 844],
  [360, 640],
  [320, 480],
  [320, 256],
  [320, 200],
] as const;

/** Windows with room below the columns of a deal. */
const ROOMY_WINDOWS = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
] as const;

/** Runs in the page: the face-up cards of whose rank or suit another card hides the top, or any part, or that leave the table. */
function unreadable(isWhole: boolean): readonly string[] {
  const table = document.querySelector('.table')?.getBoundingClientRect() ?? new DOMRect();
  const cards = [
    ...document.querySelectorAll<HTMLElement>(
      '.placed-card:not([data-culled], [data-under]) > [data-face="up"]',
    ),
  ];
  return cards
    .filter((shown) => {
      // Of the two faces one is drawn.
      const faces = [...shown.querySelectorAll('.card-face > *')];
      const face = faces.find((each) => each.getBoundingClientRect().width > 0);
      const signs = [...(face?.querySelector('[data-index]')?.children ?? [])];
      const isRead = signs.map((sign) => {
        const { left, right, top, bottom, height } = sign.getBoundingClientRect();
        const y = isWhole ? bottom - 0.5 : top + Math.min(height / 2, 4);
        return [left + 0.5, (left + right) / 2, right - 0.5].every((x) => {
          const met = document.elementFromPoint(x, y)?.closest<HTMLElement>('.card');
          const isInside = x > table.left && x < table.right && y < table.bottom;
          return isInside && met?.dataset.in === shown.dataset.in;
        });
      });
      return isRead.length < 2 || isRead.includes(false);
    })
    .map(({ dataset }) => `${dataset.card} in ${dataset.in}`);
}

async function openDrawn(page: Page, game: string): Promise<void> {
  await open(page, `#/${game}/5`);
  await expect(page.locator('[data-face="up"]').first()).toBeVisible();
  const stock = pile(page, 'stock');
  if ((await stock.count()) > 0 && game !== 'spider') await page.keyboard.press('d');
}

const leftOf = async (page: Page, id: string): Promise<number> =>
  (await pile(page, id).boundingBox())?.x ?? Number.NaN;

test('no column hides a rank or a suit of another one', async ({ page }) => {
  await storeSettings(page, { speed: 'off' });
  for (const [turn, game] of GAMES.entries()) {
    await openDrawn(page, game);
    for (const [width, height] of forthAndBack(WINDOWS, turn)) {
      await resize(page, { width, height });
      expect(await page.evaluate(unreadable, false), `${game}, ${width} × ${height}`).toEqual([]);
    }
  }
});

test('nor on a mirrored table', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await storeSettings(page, { speed: 'off', leftHanded: 'on' });
  for (const game of ['mrs-mop', 'forty-thieves', 'tripeaks']) {
    await openDrawn(page, game);
    await expect(page.locator('html[data-left-handed="on"]')).toHaveCount(1);
    const [left, right] = game === 'tripeaks' ? ['waste', 'stock'] : ['tableau-2', 'tableau-1'];
    expect(await leftOf(page, left)).toBeLessThan(await leftOf(page, right));
    expect(await page.evaluate(unreadable, false), game).toEqual([]);
  }
});

test('nor does a row of columns hide the next one, beside the analysis of a phone either', async ({
  page,
}) => {
  await storeSettings(page, { speed: 'off' });
  await openDrawn(page, 'fourteen-out');
  for (const [width, height] of [
    [844, 390],
    [1280, 800],
    [360, 640],
    [390, 844],
  ] as const) {
    await resize(page, { width, height });
    expect(await page.evaluate(unreadable, false), `${width} × ${height}`).toEqual([]);
  }
  await page.keyboard.press('v');
  await expect(page.locator('.side-panel')).toBeVisible();
  expect(await page.evaluate(unreadable, false)).toEqual([]);
});

for (const largePrint of ['off', 'on'] as const) {
  test(`where there is room, columns show whole ranks, with large print ${largePrint}`, async ({
    page,
  }) => {
    await storeSettings(page, { speed: 'off', largePrint });
    for (const [turn, game] of ['bakers-dozen', 'la-belle-lucie', 'forty-thieves'].entries()) {
      await openDrawn(page, game);
      for (const [width, height] of forthAndBack(ROOMY_WINDOWS, turn)) {
        await resize(page, { width, height });
        expect(await page.evaluate(unreadable, true), `${game}, ${width} × ${height}`).toEqual([]);
      }
    }
  });
}

test('a card that moves or is held lies over all others, from the first column to the last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '#/mrs-mop/5');
  const start = await grabPoint(page, '8C');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const x of [60, 180, 300, 350]) {
    await page.mouse.move(x, start.y);
    const met = await page.evaluate(
      ([left, top]) =>
        document.elementFromPoint(left, top)?.closest<HTMLElement>('.card')?.dataset.card,
      [x, start.y] as const,
    );
    expect(met).toBe('8C');
  }
  await page.evaluate(() => {
    const heightOf = (each: Element) => Number(getComputedStyle(each).zIndex);
    const flying = document.getElementById('card-8C') as HTMLElement;
    const others = [...document.querySelectorAll('.placed-card')].filter((each) => each !== flying);
    new MutationObserver(() => {
      const isAbove = heightOf(flying) > Math.max(...others.map(heightOf));
      if (flying.dataset.flying) document.body.dataset.flew = String(isAbove);
    }).observe(flying, { attributeFilter: ['data-flying'] });
  });
  await page.mouse.up();
  await expect(page.locator('body')).toHaveAttribute('data-flew', 'true');
});
