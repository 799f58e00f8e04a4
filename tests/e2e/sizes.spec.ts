import { GAME_IDS, gameOf, type VariantId } from '../../src/games/index';
import { middleOf, playAtRandom } from '../support/random';
import {
  expect,
  forthAndBack,
  moves,
  open,
  openWonGameAt,
  outside,
  PHONES,
  pile,
  press,
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
  await storeSettings(page, { speed: 'off' });
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
      all
        .filter((each) => each.checkVisibility())
        .map((each) => ({
          name: each.outerHTML.slice(0, 90),
          ...each.getBoundingClientRect().toJSON(),
        })),
    );
    expect(boxes.length).toBeGreaterThan(52);
    expect(outside(boxes, { width, height }), `${width} × ${height}`).toEqual([]);
    for (const tool of boxes.filter(({ name }) => name.includes('class="button'))) {
      expect(Math.min(tool.width, tool.height), tool.name).toBeGreaterThanOrEqual(43.5);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(overflow, `${width} × ${height}`).toBe(false);
  }
});

for (const [draw, leftHanded] of [
  [1, 'off'],
  [1, 'on'],
  [3, 'off'],
  [3, 'on'],
] as const) {
  test(`draw ${draw}: a gap parts the waste from the first foundation, left-handed ${leftHanded}`, async ({
    page,
  }) => {
    await storeSettings(page, { speed: 'off', leftHanded });
    await open(page, `#/klondike-${draw}/275`);
    for (let n = 1; n <= 4; n++) {
      await page.keyboard.press('d');
      await expect(moves(page)).toHaveText(`Moves ${n}`);
    }
    for (const [width, height] of PHONES) {
      await resize(page, { width, height });
      const foundation = await pile(page, 'foundation-1').boundingBox();
      if (!foundation) throw new Error('no foundation');
      const lefts = await page
        .locator('[data-in="waste"]')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
      expect(new Set(lefts).size).toBe(3);
      const gap =
        leftHanded === 'on'
          ? Math.min(...lefts) - (foundation.x + foundation.width)
          : foundation.x - (Math.max(...lefts) + foundation.width);
      expect(gap, `${width} × ${height}`).toBeGreaterThanOrEqual(6);
    }
  });
}

/** Runs in the page: what the cells of the toolbar are called, from left to right, and how they look. */
const measureCells = (cells: readonly (HTMLElement | SVGElement)[]) =>
  cells
    .map((cell) => {
      const label = cell.querySelector('span') ?? cell;
      const text = document.createRange();
      text.selectNodeContents(label);
      return {
        name: label.textContent,
        box: cell.getBoundingClientRect().toJSON(),
        letters: Number.parseFloat(getComputedStyle(cell).fontSize),
        isCut: cell.scrollWidth > cell.clientWidth,
        lines: text.getClientRects().length,
      };
    })
    .sort((one, other) => one.box.x - other.box.x);

test('equal cells are within reach on a phone, in letters of 11 pixels or more', async ({
  page,
}) => {
  await storeSettings(page, { speed: 'off' });
  // tests/component/toolbar.test.tsx proves that the cells of every game are as those of one of these.
  for (const [id, names] of [
    ['klondike-3', ['New', 'Hint', 'Analysis', 'Undo', 'Redo']],
    ['elevens', ['New', 'Hint', 'Undo', 'Redo']],
    ['eight-stacks', ['New', 'Step', 'Play', 'Undo', 'Redo']],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 568 });
    await open(page, `#/${id}/9`, gameOf(id).name);
    const cells = page.getByRole('group', { name: 'Game', exact: true }).getByRole('button');
    await expect(cells, id).toHaveCount(names.length);
    for (const width of [390, 320]) {
      await resize(page, { width, height: 568 });
      const measures = await cells.evaluateAll(measureCells);
      expect(measures.map(({ name }) => name)).toEqual(names);
      const widths = measures.map(({ box }) => box.width);
      expect(Math.max(...widths) - Math.min(...widths), 'equally wide').toBeLessThanOrEqual(1);
      const gaps = measures.slice(1).map(({ box }, i) => box.left - measures[i]?.box.right);
      expect(Math.min(...gaps), 'apart').toBeGreaterThanOrEqual(3.5);
      expect(Math.max(...gaps) - Math.min(...gaps), 'evenly spread').toBeLessThanOrEqual(1);
      // From edge to edge, with as much room at the left as at the right.
      const [left = Number.NaN, right = Number.NaN] = [measures[0], measures.at(-1)].map(
        (cell, i) => (i === 0 ? cell?.box.left : width - (cell?.box.right ?? Number.NaN)),
      );
      expect(Math.abs(left - right), 'centred').toBeLessThanOrEqual(1);
      expect(left, 'at the edge').toBeLessThanOrEqual(12);
      for (const { name, box, letters, isCut, lines } of measures) {
        const where = `${id}: ${name}, ${width} pixels`;
        expect(box.height, where).toBeGreaterThanOrEqual(43.5);
        expect(box.bottom, where).toBeLessThanOrEqual(568);
        expect(letters, where).toBeGreaterThanOrEqual(11);
        expect(isCut, where).toBe(false);
        expect(lines, where).toBe(1);
      }
    }
  }
});

test('on a phone the cells keep their places when a button comes or goes', async ({ page }) => {
  await storeSettings(page, { speed: 'off' });
  const placeOf = async (name: string) => (await tool(page, name)).boundingBox();
  const autoComplete = page.getByRole('button', { name: 'Auto-complete' });
  await openWonGameAt(page, 40);
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await resize(page, { width, height });
    await expect(autoComplete).toHaveCount(0);
    const before = await placeOf('Undo');
    for (let n = 0; n < 30; n++) await page.keyboard.press('r');
    await expect(autoComplete).toBeInViewport({ ratio: 1 });
    expect(await placeOf('Undo'), `${width} × ${height}`).toEqual(before);
    for (let n = 0; n < 30; n++) await page.keyboard.press('u');
  }
  await open(page, '#/perditio-tempus/0');
  const undo = await placeOf('Undo');
  await expect(page.getByRole('button', { name: 'Step' })).toHaveCount(1);
  for (let n = 0; n < 60; n++) await page.keyboard.press('d');
  await expect(page.getByRole('button', { name: 'Step' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCount(0);
  expect(await placeOf('Undo')).toEqual(undo);
});

test('the menus of the bar are opened, walked through and closed by keyboard and by mouse', async ({
  page,
}) => {
  await open(page, '#/klondike-3/9');
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText('Moves 1');
  const menu = page.getByRole('group', { name: 'New', exact: true });
  const opener = page.getByRole('button', { name: 'New', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(menu).toHaveCount(0);
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('button', { name: 'Restart' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(moves(page)).toHaveText('Moves 0');

  await page.keyboard.press('d');
  await opener.click();
  await page.locator('.table').click({ position: { x: 5, y: 300 } });
  await expect(menu).toHaveCount(0);
  await press(page, 'Restart');
  await expect(menu).toHaveCount(0);
  await expect(moves(page)).toHaveText('Moves 0');
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('the menus open, lie in the window, and their buttons work', async ({ page }) => {
    await open(page, '#/klondike-3/9');
    for (const name of ['New', 'More']) {
      const menu = page.getByRole('group', { name, exact: true });
      await page.getByRole('button', { name, exact: true }).tap();
      await expect(menu).toBeInViewport({ ratio: 1 });
      await page.locator('.table').tap({ position: { x: 250, y: 330 } });
      await expect(menu).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('button', { name: 'Settings' }).tap();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  });
});

test('a held Undo rewinds, faster and faster; a short press is one move', async ({ page }) => {
  await openWonGameAt(page, 60);
  const undo = await tool(page, 'Undo');
  await undo.click();
  await expect(moves(page)).toHaveText('Moves 59');
  await undo.hover();
  await page.mouse.down();
  await expect(moves(page)).toHaveText('Moves 0', { timeout: 20_000 });
  await page.mouse.up();
  await press(page, 'Redo');
  await expect(moves(page)).toHaveText('Moves 1');
});

/** A game of each kind of bar. */
const BARS = ['klondike-3', 'elevens', 'eight-stacks'] as const;

test('a long deal number keeps the bar in order at every width', async ({ page }) => {
  test.slow();
  const games = Object.fromEntries(BARS.map((game) => [game, { panel: 'closed' }]));
  await storeSettings(page, { timer: 'on', games, speed: 'off' });
  const deals = BARS.flatMap((game) =>
    ['973628791', '-98765432109876543210'].map((deal) => [game, deal] as const),
  );
  for (const [game, deal] of [...deals, ['freecell', 'ms8589934591'] as const]) {
    await open(page, `#/${game}/${deal}`);
    await expect(page.getByTestId('deal')).toHaveText(deal);
    for (const width of [320, 360, 390, 480, 640, 721, 768, 830, 900, 1001, 1241, 1440, 1501]) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${game}, ${width} pixels`;
      await expect.poll(() => page.evaluate(collisions), where).toEqual([]);
    }
  }
});

test('an open panel does not make the page of a phone scroll', async ({ page }) => {
  const games = Object.fromEntries(BARS.map((game) => [game, { panel: 'open' }]));
  await storeSettings(page, { games, speed: 'off' });
  for (const game of BARS) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, `#/${game}/9`, gameOf(game).name);
    await expect(page.getByRole('complementary').getByRole('button').first()).toBeVisible();
    for (const [width, height] of [
      [360, 640],
      [640, 360],
    ] as const) {
      await resize(page, { width, height });
      const overflow = await page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement;
        return scrollHeight - clientHeight;
      });
      expect(overflow, `${game}, ${width} × ${height}`).toBe(0);
    }
  }
});

test('the result of a lost game covers no card on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, '#/pyramid/5');
  await page.keyboard.press('d');
  await press(page, 'New');
  await page.getByRole('button', { name: 'Give up' }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('You gave up.');
  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
  ] as const) {
    await resize(page, { width, height });
    const bottoms = await page
      .locator('.placed-card')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().bottom));
    const sheet = await result.boundingBox();
    expect(sheet?.y, `${width} × ${height}`).toBeGreaterThanOrEqual(Math.max(...bottoms));
  }
});

test('the result is wholly on the table at any size, with or without a panel', async ({ page }) => {
  await storeSettings(page, { games: { 'eight-stacks': { panel: 'open' } }, speed: 'off' });
  await open(page, '#/eight-stacks/5');
  await page.getByRole('button', { name: 'Skip to end' }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('Lost: 40 cards left over.');
  for (const panel of ['open', 'closed']) {
    if (panel === 'closed') await press(page, 'Steps');
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
      const table = await page.locator('.table').boundingBox();
      const sheet = await result.boundingBox();
      if (!table || !sheet) throw new Error('nothing is shown');
      const name = `${panel}, ${width} × ${height}`;
      expect(sheet.x, name).toBeGreaterThanOrEqual(table.x);
      expect(sheet.y, name).toBeGreaterThanOrEqual(table.y - 1);
      expect(sheet.x + sheet.width, name).toBeLessThanOrEqual(table.x + table.width + 1);
      expect(sheet.y + sheet.height, name).toBeLessThanOrEqual(table.y + table.height + 1);
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

test.describe('with a larger font', () => {
  test.use({ fresh: true });

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
  await page.keyboard.press('a');
  await expect(page.locator('.toast')).toContainText('Auto-complete');
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const cut = await page.locator('.counters, .toast').evaluateAll((all) =>
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
            // Of the two faces one is shown.
            const path = [...card.querySelectorAll<SVGPathElement>('[data-index] path')].find(
              (each) => each.getBoundingClientRect().height > 0,
            );
            const { bottom, height } = path?.getBoundingClientRect() ?? new DOMRect();
            return {
              top: card.getBoundingClientRect().top,
              rank: bottom,
              height,
              // A queen's tail makes her letter higher, not larger.
              scale: path?.getScreenCTM()?.a ?? Number.NaN,
            };
          })
          .sort((one, other) => one.top - other.top),
      );
      expect(cards.length).toBe(12);
      for (const [i, { top, rank, height: rankHeight, scale }] of cards.slice(0, -1).entries()) {
        const strip = (cards[i + 1]?.top ?? Number.NaN) - top;
        const where = `${deck}, ${width} × ${height}`;
        expect(scale, where).toBeCloseTo(cards[0]?.scale ?? Number.NaN, 3);
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
    await open(page, `#/${game}/9`, gameOf(game).name);
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

/** Runs in the page: the parts of the bar and the toolbar that overlap or leave the window, text included. */
function collisions(): readonly string[] {
  const parts = document.querySelectorAll(
    '.game-heading > :is(a, .game-name), .counters, .toolbar > *, .page-menu',
  );
  const boxes = [...parts].map((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const leaves = [part, ...part.querySelectorAll(':not(.visually-hidden, svg, svg *)')];
    const texts = leaves
      .filter(({ children }) => children.length === 0)
      .map((text) => {
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

test('every game on a small phone: cards of 34 pixels or more, inside the window, each index seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await storeSettings(page, { speed: 'off' });
  for (const id of GAME_IDS) {
    await open(page, `#/${id}/9`, gameOf(id).name);
    const cards = await page.locator('[data-card]').evaluateAll((all) =>
      all.map((each) => {
        const { left, right, top, width } = each.getBoundingClientRect();
        const { in: pile = '', face = '' } = (each as HTMLElement).dataset;
        return { left, right, top, width, pile, face };
      }),
    );
    expect(Math.min(...cards.map(({ width }) => width)), `${id}: width`).toBeGreaterThan(33.9);
    expect(Math.min(...cards.map(({ left }) => left)), `${id}: left`).toBeGreaterThanOrEqual(0);
    expect(Math.max(...cards.map(({ right }) => right)), `${id}: right`).toBeLessThanOrEqual(360);
    const covered = cards.filter((card) => {
      const above = cards.filter(({ pile, top }) => pile === card.pile && top > card.top);
      const strip = Math.min(...above.map(({ top }) => top - card.top));
      return card.face === 'up' && !(strip >= 14);
    });
    expect(covered, `${id}: strips`).toEqual([]);
  }
});

/** Runs in the page: the share of the table’s height from its highest card or outline to its lowest card. */
function shareOfHeight(): number {
  const table = document.querySelector('.table')?.getBoundingClientRect() ?? new DOMRect();
  const shown = [
    ...document.querySelectorAll('.placed-card:not([data-culled]), .pile:not([data-kind="spot"])'),
  ].map((each) => each.getBoundingClientRect());
  const top = Math.min(...shown.map((each) => each.top));
  return (Math.max(...shown.map(({ bottom }) => bottom)) - top) / table.height;
}

/** Games whose columns are short in the middle, and such as lie in several rows or have long columns. */
const LOW: readonly VariantId[] = [
  'westcliff',
  'trigon',
  'storehouse',
  'american-toad',
  'la-belle-lucie',
  'emperor',
  'simple-simon',
];
const HIGH: readonly VariantId[] = [
  'rainbow',
  'gypsy',
  'seahaven-towers',
  'bastion',
  'flower-garden',
  'fortress',
  'bakers-dozen',
  'portuguese-solitaire',
  'good-measure',
  'spanish-patience',
];

/** A phone and a tablet. */
const UPRIGHT = [
  [390, 844],
  [820, 1180],
] as const;

test('in the middle of every game its cards take 55 to 80 % of the height of a phone and a tablet', async ({
  page,
}) => {
  test.slow();
  await storeSettings(page, { speed: 'off' });
  for (const variant of GAME_IDS) {
    await storeGame(page, { variant, deal: '9', history: middleOf(gameOf(variant), '9') });
  }
  const wrong: string[] = [];
  for (const [turn, id] of GAME_IDS.entries()) {
    await open(page, `#/${id}/9`, gameOf(id).name);
    for (const [width, height] of forthAndBack(UPRIGHT, turn)) {
      await resize(page, { width, height });
      const share = await page.evaluate(shareOfHeight);
      const isRight =
        share > (LOW.includes(id) ? 0.42 : 0.545) && share < (HIGH.includes(id) ? 0.97 : 0.81);
      if (!isRight) wrong.push(`${id}, ${width} × ${height}: ${share.toFixed(2)}`);
    }
  }
  expect(wrong).toEqual([]);
});
