import { playsItself } from '../../src/engine/game';
import { GAME_IDS, gameOf } from '../../src/games/all';
import { playAtRandom } from '../support/random';
import { axeViolations } from './axe';
import {
  expect,
  moves,
  open,
  openWonGameAt,
  pile,
  resize,
  status,
  storeGame,
  storeSettings,
  test,
  tool,
} from './table';

/** A desktop, and a phone held either way. */
const WINDOWS = [
  [1280, 800],
  [360, 640],
  [640, 360],
] as const;

test('everything is in view and targets are large enough at every size', async ({ page }) => {
  await openWonGameAt(page, 60);
  for (const [width, height] of [
    [360, 640],
    [640, 360],
    [667, 331],
    [568, 232],
    [768, 1024],
    [1280, 800],
    [3840, 2160],
  ] as const) {
    await resize(page, { width, height });
    const boxes = await page.locator('[data-card], .button').evaluateAll((all) =>
      all.map((each) => ({
        name: each.outerHTML.slice(0, 90),
        ...each.getBoundingClientRect().toJSON(),
      })),
    );
    for (const box of boxes) {
      const where = `${width} × ${height}: ${box.name}`;
      expect(box.left, where).toBeGreaterThanOrEqual(-0.5);
      expect(box.top, where).toBeGreaterThanOrEqual(-0.5);
      expect(box.right, where).toBeLessThanOrEqual(width + 0.5);
      expect(box.bottom, where).toBeLessThanOrEqual(height + 0.5);
    }
    for (const tool of boxes.filter(({ name }) => name.includes('class="button'))) {
      expect(Math.min(tool.width, tool.height), tool.name).toBeGreaterThanOrEqual(43.5);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(overflow, `${width} × ${height}`).toBe(false);
  }
});

for (const width of [320, 390]) {
  test(`seven buttons are within reach in ${width} pixels, in letters of 11 pixels or more`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 568 });
    for (const id of GAME_IDS) {
      await open(page, `#/${id}/9`);
      await expect(page.locator('h1')).toHaveText(gameOf(id).name);
      const tools = page.getByRole('group', { name: 'Game', exact: true }).getByRole('button');
      const more = tools.filter({ hasText: 'More' });
      for (const name of ['New game', 'Undo', playsItself(gameOf(id)) ? 'Step' : 'Hint']) {
        await expect(tools.filter({ hasText: name }), `${id}, without the menu`).toBeVisible();
      }
      const shown = await tools.count();
      if ((await more.count()) === 1) {
        await more.click();
        await expect(more).toHaveAttribute('aria-expanded', 'true');
        expect(await tools.count()).toBeGreaterThan(shown);
      }
      for (const name of ['New game', 'Restart', 'Undo', 'Redo']) {
        await expect(tools.filter({ hasText: name }), id).toBeVisible();
      }
      for (const each of await tools.all()) {
        const { x = -1, width: wide = 0, height = 0 } = (await each.boundingBox()) ?? {};
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + wide).toBeLessThanOrEqual(width);
        expect(Math.min(wide, height)).toBeGreaterThanOrEqual(43.5);
        const letters = await each.evaluate((button) =>
          Number.parseFloat(getComputedStyle(button).fontSize),
        );
        expect(letters).toBeGreaterThanOrEqual(11);
        const isCut = await each.evaluate((button) => button.scrollWidth > button.clientWidth);
        expect(isCut, `${id}: ${await each.textContent()}`).toBe(false);
      }
      await page.keyboard.press('Escape');
    }
  });
}

test.describe('the menu of the toolbar', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('by keyboard: arrow keys move, Escape and Tab close it, Enter presses', async ({ page }) => {
    await open(page, '#/klondike-3/9');
    await page.keyboard.press('d');
    await expect(moves(page)).toHaveText('Moves 1');
    const menu = page.getByRole('group', { name: 'More' });
    const more = page.getByRole('button', { name: 'More' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(menu.getByRole('button').last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toHaveCount(0);
    await more.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await expect(menu.getByRole('button', { name: 'Restart' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveCount(0);
    await expect(more).toBeFocused();
    await expect(moves(page)).toHaveText('Moves 0');
  });

  test('by mouse: a press elsewhere closes it, a press inside does what the button says', async ({
    page,
  }) => {
    await open(page, '#/klondike-3/9');
    const menu = page.getByRole('group', { name: 'More' });
    await page.getByRole('button', { name: 'More' }).click();
    await page.locator('.table').click({ position: { x: 160, y: 300 } });
    await expect(menu).toHaveCount(0);
    await page.keyboard.press('d');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(moves(page)).toHaveText('Moves 0');
    await (await tool(page, 'Redo')).click();
    await expect(menu).toHaveCount(0);
    await expect(moves(page)).toHaveText('Moves 1');
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('the menu of the toolbar opens, and its buttons work', async ({ page }) => {
    await open(page, '#/klondike-3/9');
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('group', { name: 'More' }).getByRole('button', { name: 'Restart' }).tap();
    await expect(page.getByRole('group', { name: 'More' })).toHaveCount(0);
    await page.getByRole('button', { name: 'More' }).tap();
    await page.locator('.table').tap({ position: { x: 160, y: 300 } });
    await expect(page.getByRole('group', { name: 'More' })).toHaveCount(0);
  });
});

for (const game of ['klondike-3', 'elevens', 'eight-stacks']) {
  test(`${game}: a long deal number keeps the bar in order at every width`, async ({ page }) => {
    await storeSettings(page, { timer: 'on', panel: 'closed' });
    for (const deal of ['973628791', '-98765432109876543210']) {
      await open(page, `#/${game}/${deal}`);
      await expect(page.getByTestId('deal')).toHaveText(deal);
      for (const width of [320, 360, 390, 480, 640, 721, 768, 830, 900, 1001, 1241, 1440, 1501]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => page.evaluate(collisions), `${width} pixels`).toEqual([]);
      }
    }
  });

  test(`${game}: an open panel does not make the page of a phone scroll`, async ({ page }) => {
    await storeSettings(page, { panel: 'open' });
    await open(page, `#/${game}/9`);
    await expect(page.getByRole('complementary').getByRole('button').first()).toBeVisible();
    const overflow = () =>
      page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement;
        return scrollHeight - clientHeight;
      });
    for (const [width, height] of [
      [360, 640],
      [640, 360],
    ] as const) {
      await resize(page, { width, height });
      expect(await overflow(), `${width} × ${height}`).toBe(0);
    }
  });
}

test('the result covers no card at any size, with or without a panel', async ({ page }) => {
  await storeSettings(page, { panel: 'open', speed: 'off' });
  await open(page, '#/eight-stacks/5');
  await page.getByRole('button', { name: 'Skip to end' }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('Lost: 40 cards left over.');
  for (const panel of ['open', 'closed']) {
    if (panel === 'closed') await page.getByRole('button', { name: 'Autoplay' }).click();
    await expect(page.getByRole('log', { name: 'Transcript' })).toHaveCount(
      panel === 'open' ? 1 : 0,
    );
    for (const [width, height] of [
      [360, 640],
      [640, 360],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await resize(page, { width, height });
      await expect(result).toBeInViewport();
      const side = await page.locator('.side-panel').boundingBox();
      const cards = await page
        .locator('[data-card]')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
      for (const { left, right, top, bottom } of cards) {
        const { x = 0, y = 0, width: w = 0, height: h = 0 } = side ?? {};
        const apart = right <= x + 1 || left >= x + w - 1 || bottom <= y + 1 || top >= y + h - 1;
        expect(apart, `${panel}, ${width} × ${height}`).toBe(true);
      }
    }
  }
  await page.keyboard.press('Escape');
  await expect(result).toHaveCount(0);
});

test('the table takes the whole width that a panel leaves', async ({ page }) => {
  await open(page, '#/klondike-3/9');
  const widthOf = async (selector: string) =>
    (await page.locator(selector).boundingBox())?.width ?? Number.NaN;
  for (const panel of ['closed', 'open']) {
    if (panel === 'open') await page.getByRole('button', { name: 'Analysis' }).click();
    await expect(page.locator('.side-panel')).toHaveCount(panel === 'open' ? 1 : 0);
    for (const width of [1600, 1280, 1100, 900]) {
      await page.setViewportSize({ width, height: 800 });
      const panelWidth = panel === 'open' ? await widthOf('.side-panel') : 0;
      expect(await widthOf('.table'), `${panel}, ${width} pixels`).toBeCloseTo(
        width - panelWidth,
        0,
      );
    }
  }
});

test('a larger browser font keeps the bar and the toolbar in view', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  for (const game of ['klondike-3', 'elevens', 'eight-stacks']) {
    await open(page, `#/${game}/9`);
    for (const [width, height] of [
      [1280, 800],
      [768, 1024],
      [390, 780],
      [780, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.evaluate(collisions), `${game}, ${width} × ${height}`)
        .toEqual([]);
    }
  }
});

test('wider text spacing cuts off no message and no counter', async ({ page }) => {
  await storeSettings(page, { timer: 'on' });
  await open(page, '#/klondike-3/973628791');
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
    );
    document.adoptedStyleSheets.push(spaced);
  });
  for (let draw = 0; draw < 12; draw++) await page.keyboard.press('d');
  await expect(status(page)).toHaveText('Drew 3 cards, Queen of Hearts on top.');
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const cut = await page.locator('.counter b, .message p').evaluateAll((all) =>
      all
        .filter((each) => {
          const { contain, overflowX, overflowY } = getComputedStyle(each);
          const shows = overflowX === 'visible' && overflowY === 'visible';
          if (shows && !/strict|content|paint/.test(contain)) return false;
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = each;
          return scrollWidth > clientWidth || scrollHeight > clientHeight;
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut, `${width} × ${height}`).toEqual([]);
    await expect.poll(() => page.evaluate(collisions), `${width} × ${height}`).toEqual([]);
  }
});

for (const deck of ['standard', 'classic']) {
  test(`${deck} deck: the index is as large on every card, and a long column shows it`, async ({
    page,
  }) => {
    const history = { ...playAtRandom(gameOf('klondike-1'), '2220', 120), cursor: 108 };
    await storeGame(page, { variant: 'klondike-1', deal: '2220', history });
    await storeSettings(page, { faces: deck, speed: 'off' });
    await open(page, '#/klondike-1/2220');
    await expect(pile(page, 'tableau-3')).toHaveAttribute('aria-owns', /^(card-\w+ ?){12}$/);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const column = page.locator('[data-in="tableau-3"]');
      const cards = await column.evaluateAll((all) =>
        all
          .map((card) => {
            const [rank] = [...card.querySelectorAll('.card-corner > path')].map((path) =>
              path.getBoundingClientRect(),
            );
            return {
              top: card.getBoundingClientRect().top,
              rank: rank?.bottom ?? Number.NaN,
              height:
                card.querySelector('.card-corner')?.getBoundingClientRect().height ?? Number.NaN,
            };
          })
          .sort((one, other) => one.top - other.top),
      );
      expect(cards.length).toBe(12);
      for (const [i, { top, rank, height: rankHeight }] of cards.slice(0, -1).entries()) {
        const strip = (cards[i + 1]?.top ?? Number.NaN) - top;
        const where = `${deck}, ${width} × ${height}`;
        expect(rankHeight, where).toBeCloseTo(cards[0]?.height ?? Number.NaN, 0);
        // All but its foot; in a low window the longest columns show the upper half.
        const shown = height < 480 ? rank - rankHeight / 2 : rank - rankHeight / 10;
        expect(shown - top, where).toBeLessThanOrEqual(strip + 0.5);
      }
    }
  });
}

test('cards have the size that suits the game and the window, whether a panel is open or not', async ({
  page,
}) => {
  const sizeOf = async () => {
    const box = await page.locator('[data-pile]').first().boundingBox();
    return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
  };
  for (const [game, width, height, size] of [
    ['klondike-3', 1280, 800, [120, 168]],
    ['klondike-3', 1920, 1080, [150, 210]],
    ['freecell', 1280, 800, [112, 157]],
    ['spider', 1280, 800, [104, 146]],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, `#/${game}/9`);
    await expect(page.locator('h1')).toHaveText(gameOf(game).name);
    expect(await sizeOf(), `${game}, ${width} × ${height}`).toEqual(size);
    if (game !== 'klondike-3') continue;
    const left = (await pile(page, 'stock').boundingBox())?.x ?? Number.NaN;
    const last = await pile(page, 'tableau-7').boundingBox();
    const right = (last?.x ?? Number.NaN) + (last?.width ?? Number.NaN);
    expect(left, 'centred').toBeCloseTo(width - right, 0);
    if (width === 1280) expect(Math.round(right - left)).toBe(972);
    await page.keyboard.press('v');
    await expect(page.locator('.side-panel')).toHaveCount(1);
    expect(await sizeOf()).toEqual(size);
    await page.keyboard.press('v');
    await expect(page.locator('.side-panel')).toHaveCount(0);
  }
});

test('thirteen columns keep cards of 34 pixels on a phone, all in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/klondike-3/9');
  const columns = await page.evaluate(() => {
    const felt = document.querySelector<HTMLElement>('.felt');
    felt?.style.setProperty('--columns', '13');
    const of = (name: string) =>
      Number.parseFloat(felt ? getComputedStyle(felt).getPropertyValue(name) : '');
    return { width: of('--card-width'), step: of('--column-step'), margin: of('--margin') };
  });
  expect(columns.width).toBe(34);
  expect(columns.margin).toBeGreaterThanOrEqual(8 - 0.5);
  expect(columns.margin * 2 + 12 * columns.step + columns.width).toBeLessThanOrEqual(390.5);
});

/** Runs in the page: the parts of the bar and the toolbar that overlap or leave the window, text included. */
function collisions(): readonly string[] {
  const parts = document.querySelectorAll('.game-bar > :is(a, button), .counter, .toolbar > *');
  const boxes = [...parts].map((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const texts = [...part.querySelectorAll(':not(.games-label, svg *)')].map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const cut = getComputedStyle(text).overflowX !== 'visible';
      return (cut ? text : range).getBoundingClientRect();
    });
    const visible = texts.filter(({ width }) => width > 1);
    return {
      name: part.getAttribute('aria-label') ?? part.textContent,
      left: Math.min(left, ...visible.map((text) => text.left)),
      right: Math.max(right, ...visible.map((text) => text.right)),
      top,
      bottom,
    };
  });
  const overlap = (one: (typeof boxes)[number], other: (typeof boxes)[number]): boolean =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1;
  const outside = boxes.filter(
    ({ left, right, top, bottom }) =>
      left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1,
  );
  return [
    ...outside.map(({ name }) => `${name} outside`),
    ...boxes.flatMap((one, i) =>
      boxes
        .slice(i + 1)
        .filter((other) => overlap(one, other))
        .map((other) => `${one.name} and ${other.name}`),
    ),
  ];
}
