import type { Page } from '@playwright/test';
import {
  card,
  coveredByWords,
  expect,
  keepMessages,
  moves,
  open,
  pressMiddle,
  resize,
  storeSettings,
  test,
  untilStill,
} from './table';

test.use({ newDeals: 'on' });

/** Opens a deal from the home page, as nobody does who was sent it. */
async function openDeal(page: Page, hash: string): Promise<void> {
  await open(page, '#/');
  await open(page, hash);
}

/** Runs in the page: where each pile lies, and each card in the table’s rows, as `card in pile` and its box. */
function placesOnTable(): Readonly<Record<string, string>> {
  const parts = document.querySelectorAll<HTMLElement>(
    '.pile, [data-in^="place"][data-face], [data-in^="tableau"][data-face]',
  );
  return Object.fromEntries(
    [...parts].map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const { pile, card, in: within } = part.dataset;
      return [pile ?? `${card} in ${within}`, [left, top, width, height].map(Math.round).join()];
    }),
  );
}

test('rows of columns stay in sight above the words about a new game, and take their room once they are closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await storeSettings(page, { speed: 'off' });
  await openDeal(page, '#/fourteen-out/5');
  const lastRow = page.locator('[data-in="tableau-12"][data-face]');
  const width = async (): Promise<number> => (await lastRow.first().boundingBox())?.width ?? 0;
  const words = page.locator('.table-strip');
  await expect(words).toBeVisible();
  await untilStill(page);
  const tops = await lastRow.evaluateAll((cards) =>
    cards.map((each) => each.getBoundingClientRect().top),
  );
  tops.sort((a, b) => a - b);
  for (const [i, top] of tops.slice(1).entries())
    expect(top - (tops[i] ?? top)).toBeGreaterThan(15);
  const before = await width();
  await pressMiddle(words.getByRole('button', { name: 'Close' }));
  await expect(words).toBeHidden();
  await expect.poll(width).toBeGreaterThan(before + 1);
});

test('no card that is not played moves when the words about a new game go with the first move', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storeSettings(page, { speed: 'off' });
  for (const [game, draws] of [
    ['pyramid', true],
    ['tripeaks', true],
    ['elevens', false],
  ] as const) {
    await openDeal(page, `#/${game}/7`);
    const words = page.getByRole('region', { name: 'How to play' });
    await expect(words).toBeVisible();
    await untilStill(page);
    const before = await page.evaluate(placesOnTable);
    if (draws) await page.keyboard.press('d');
    else {
      await page.keyboard.press('h');
      const pair = page.locator('[data-highlighted] > .card');
      const codes = await pair.evaluateAll((cards) =>
        cards.map((each) => each.getAttribute('data-card') ?? ''),
      );
      for (const code of codes) await card(page, code).click();
    }
    await expect(moves(page)).toHaveText(/\b1$/);
    await expect(words).toHaveCount(0);
    await untilStill(page);
    const after = await page.evaluate(placesOnTable);
    const stayed = Object.keys(after).filter((part) => part in before);
    expect(stayed.length).toBeGreaterThan(10);
    for (const part of stayed) expect(after[part], `${game}, ${part}`).toBe(before[part]);
  }
});

/** Runs in the page: true if the message lies on a card or a pile that the hint marks. */
function coversMarks(): boolean {
  const toast = document.querySelector('.toast')?.getBoundingClientRect();
  const marks = document.querySelectorAll('[data-highlighted] > .card, [data-marked] > .pile-mark');
  if (!toast || marks.length === 0) throw new Error('no hint');
  return [...marks].some((mark) => {
    const { left, top, right, bottom } = mark.getBoundingClientRect();
    const isBeside = right <= toast.left || toast.right <= left;
    return !isBeside && top < toast.bottom && toast.top < bottom;
  });
}

test('the words about a new game stand in one row with their buttons in a wide window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDeal(page, '#/mrs-mop/5');
  const buttons = page.getByRole('region', { name: 'How to play' }).getByRole('button');
  await expect(buttons).toHaveCount(2);
  const [rules, close] = await buttons.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().top),
  );
  expect(close).toBe(rules);
});

test('on a phone a hint takes the place of the words about the game, and covers no card that it marks', async ({
  page,
}) => {
  await storeSettings(page, { speed: 'off' });
  await page.setViewportSize({ width: 360, height: 640 });
  for (const game of ['mrs-mop', 'elevens']) {
    await openDeal(page, `#/${game}/7`);
    const words = page.getByRole('region', { name: 'How to play' });
    await expect(words).toBeVisible();
    await page.keyboard.press('h');
    await expect(page.locator('.toast')).toBeVisible();
    await expect(words).toBeHidden();
    expect(await coveredByWords(page), game).toEqual([]);
  }
  // Without those words the columns reach the lower edge of a low window.
  await openDeal(page, '#/mrs-mop/8');
  await page.getByRole('region', { name: 'How to play' }).getByRole('button').last().click();
  await page.setViewportSize({ width: 320, height: 420 });
  await page.keyboard.press('h');
  await expect(page.locator('[data-highlighted]').first()).toBeVisible();
  await expect(page.locator('.toast')).toBeVisible();
  expect(await coveredByWords(page)).not.toEqual([]);
  expect(await page.evaluate(coversMarks)).toBe(false);
});

/** Runs in the page: what is wrong with the words in the rail of a phone held sideways, and with the title over them. */
function problemsInRail(): readonly string[] {
  const boxOf = (part: Element | Range | null): DOMRect =>
    part?.getBoundingClientRect() ?? new DOMRect();
  const [title, bar] = [
    boxOf(document.querySelector('h1')),
    boxOf(document.querySelector('.game-bar')),
  ];
  const menu = boxOf(document.querySelector('.page-menu'));
  const shown = [...document.querySelectorAll('.toast, .table-strip')].filter(
    (words) => boxOf(words).height > 0,
  );
  return shown.flatMap((words) => {
    const box = boxOf(words);
    const isTitleThere = title.right <= bar.right + 1 && title.bottom <= box.top + 1;
    const cut = [...words.querySelectorAll('span:not(.visually-hidden), strong, button')].filter(
      (part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const text = boxOf(range);
        return text.left < box.left || text.right > box.right || text.bottom > box.bottom;
      },
    );
    const unpressable = [...words.querySelectorAll('button')].filter((button) => {
      const { left, top, width, height } = boxOf(button);
      return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    return [
      ...(isTitleThere ? [] : ['the title is away']),
      ...(box.bottom > menu.top + 1 ? ['the words lie on the menu'] : []),
      ...[...cut, ...unpressable].map(({ textContent }) => `cut: ${textContent}`),
    ];
  });
}

for (const language of ['de', 'fr', 'ja'] as const) {
  test(`${language}: on a phone held sideways the words of the coach and of a hint are whole, and the title stays`, async ({
    page,
  }) => {
    await page.addInitScript(keepMessages);
    await page.setViewportSize({ width: 667, height: 375 });
    await storeSettings(page, { speed: 'off', language });
    await openDeal(page, '#/klondike-1/92');
    const strip = page.locator('.table-strip');
    async function expectWhole(words: string): Promise<void> {
      for (const [width, height] of [
        [844, 390],
        [667, 375],
        [568, 320],
      ] as const) {
        await resize(page, { width, height });
        expect(await page.evaluate(problemsInRail), `${words}, ${width}`).toEqual([]);
      }
    }
    await expect(strip).toBeVisible();
    await expectWhole('offer');
    await strip.getByRole('button').first().click();
    await expect(page.locator('.hint-arrow')).toBeVisible();
    await expectWhole('lesson');
    await page.keyboard.press('h');
    await expect(page.locator('.toast > button')).toBeVisible({ timeout: 20_000 });
    await expect(strip).toBeHidden();
    await expectWhole('hint');
  });
}
