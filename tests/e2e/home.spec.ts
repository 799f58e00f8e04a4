import type { Page } from '@playwright/test';
import { GAME_IDS } from '../../src/games/index';
import { easeOf, oddsOf } from '../../src/games/odds';
import { START_MS } from '../../src/workers/workerLink';
import { axeViolations, testLooks } from './axe';
import {
  card,
  expect,
  expectUncovered,
  middle,
  moves,
  open,
  PHONES,
  pile,
  pressMiddle,
  recordFlights,
  resize,
  status,
  test,
  untilStill,
} from './table';

/** What says that the deal on the table can be won. */
const winnableBadge = (page: Page) => page.locator('.badges').getByText('Winnable');

const NUMBER = /#\/klondike-1\/\d+$/;
const READY =
  'JSON.parse(localStorage.getItem("patience/ready") ?? "{}").deals?.["klondike-1 on"]?.length ?? 0';

test.describe('for a newcomer', () => {
  test.use({ newDeals: 'on' });

  test('one press plays a deal that can be won, and so does every new game @firefox', async ({
    page,
  }) => {
    await open(page, '#/');
    await page.getByRole('link', { name: 'Play Klondike, draw one' }).click();
    await expect(page).toHaveURL(NUMBER, { timeout: 30_000 });
    await expect(winnableBadge(page)).toBeVisible();
    await page.keyboard.press('d');
    await expect(moves(page)).toHaveText('Moves 1');
    const first = page.url();
    await page.keyboard.press('n');
    await expect(page).not.toHaveURL(first, { timeout: 30_000 });
    await expect(winnableBadge(page)).toBeVisible();
    await page.reload();
    await expect(winnableBadge(page)).toBeVisible();
  });

  test('the picture at the top is the next deal, and a press on it lets its cards fly to the table', async ({
    page,
  }) => {
    await page.route(/worker-/, (route) => route.abort());
    await open(page, '#/');
    const face = page.locator('[data-in="tableau-7"][data-face="up"]');
    const code = (await face.getAttribute('data-card')) ?? '';
    const drawn = await card(page, code).boundingBox();
    const flights = await recordFlights(page);
    await page.mouse.click((drawn?.x ?? 0) + 9, (drawn?.y ?? 0) + 9);
    await expect(page).toHaveURL(NUMBER);
    await expect(winnableBadge(page)).toBeVisible();
    await expect(face).toHaveAttribute('data-card', code);
    expect(await flights()).toContainEqual(
      expect.stringMatching(`^card-${code} translate.* scale`),
    );
    await untilStill(page);
    const played = await card(page, code).boundingBox();
    expect(played?.width).toBeGreaterThan(drawn?.width ?? 0);
    expect(await page.evaluate(READY)).toBe(2);
  });

  test('deals are kept ready while the home page is open', async ({ page }) => {
    await open(page, '#/klondike-1');
    await expect(page).toHaveURL(NUMBER);
    await open(page, '#/');
    await expect.poll(() => page.evaluate(READY), { timeout: 60_000 }).toBe(3);
  });

  test('the switch lasts, for this game alone', async ({ page }) => {
    await open(page, '#/');
    const choice = page.getByRole('switch', { name: 'Winnable deals' });
    await expect(choice).toBeChecked();
    await choice.click();
    await page.reload();
    await expect(choice).not.toBeChecked();
    await page.getByRole('radio', { name: 'Draw 3' }).check();
    await expect(choice).toBeChecked();
    await page.getByRole('radio', { name: 'Draw 1' }).check();
    await page.getByRole('link', { name: 'Play Klondike, draw one' }).click();
    await expect(page).toHaveURL(NUMBER);
    await expect(winnableBadge(page)).toHaveCount(0);
  });

  test('without a solver the first card is still one press away', { tag: '@fresh' }, async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(/worker-/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await open(page, '#/');
    await page.getByRole('link', { name: /^Golf/ }).click();
    await page.clock.fastForward(1_000);
    await expect(status(page)).toHaveText('Looking for a deal that can be won…');
    await page.clock.fastForward(START_MS);
    await expect(status(page)).toContainText('This deal may not be winnable.');
    await expect(winnableBadge(page)).toHaveCount(0);
    await pile(page, 'stock').click();
    await expect(moves(page)).toHaveText('Moves 1');
  });

  test('whoever will not wait for the first deal gets any, and may go back', {
    tag: '@fresh',
  }, async ({ page }) => {
    await page.clock.install();
    await page.route(/worker-/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/#/yukon');
    await page.clock.fastForward(1_000);
    await expect(page.getByRole('heading', { name: 'Yukon' })).toBeVisible();
    await expect(pile(page, 'tableau-7')).toBeVisible();
    await expect(page.locator('.riffle')).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('heading', { name: 'Patience Lab' })).toBeVisible();
    await page.goto('/#/yukon');
    await page.clock.fastForward(1_000);
    await page.getByRole('button', { name: 'Deal any' }).click();
    await expect(page).toHaveURL(/#\/yukon\/\d+$/);
    await expect(winnableBadge(page)).toHaveCount(0);
  });

  test('a game without a solver ignores the choice', async ({ page }) => {
    await open(page, '#/');
    await page.getByRole('link', { name: '13: Thirteens' }).click();
    await expect(page).toHaveURL(/#\/thirteens\/\d+$/);
    await expect(winnableBadge(page)).toHaveCount(0);
  });
});

test('a tile shows that its link has the focus, and a press anywhere on it plays', async ({
  page,
}) => {
  await open(page, '#/');
  const tile = page.getByRole('listitem').filter({ hasText: 'FreeCell' });
  await tile.getByRole('link').focus();
  await expect(tile).toHaveCSS('outline-style', 'solid');
  await tile.click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(/#\/freecell\/\d+$/);
});

test('Play is on the first screen, and all tiles are alike, at every size', async ({ page }) => {
  await open(page, '#/');
  for (const [width, height, columns] of [
    [1280, 800, 4],
    [820, 1180, 2],
    [390, 844, 2],
    [844, 390, 4],
    [320, 568, 2],
  ] as const) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('link', { name: 'Play Klondike, draw one' })).toBeInViewport({
        ratio: 1,
      });
      const games = page.getByRole('navigation', { name: 'Games' });
      const boxes = await games
        .getByRole('listitem')
        .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().toJSON()));
      expect(new Set(boxes.map((box) => `${Math.round(box.width)} × ${box.height}`)).size).toBe(1);
      expect(new Set(boxes.map((box) => Math.round(box.left))).size).toBe(columns);
      const overflow =
        'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate(overflow)).toBe(0);
    });
  }
});

testLooks('home', (page) => open(page, '#/'), 'header :is(a, button)');

test('every page begins at the same left edge', async ({ page }) => {
  const edges: number[] = [];
  for (const hash of [
    '#/',
    '#/games',
    '#/daily',
    '#/statistics',
    '#/lab',
    '#/workshop',
    '#/courses',
  ]) {
    await open(page, hash);
    const box = await page.locator('.page-header').boundingBox();
    edges.push(Math.round(box?.x ?? -1));
    expect(box?.height).toBe(56);
  }
  expect(new Set(edges)).toEqual(new Set([80]));
});

test('the header leads from each page to every other, on a phone by its menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/lab');
  await page.getByRole('button', { name: 'Pages' }).click();
  await expect(page.getByRole('link', { name: 'The lab' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeFocused();
  await page.getByRole('button', { name: 'Pages' }).click();
  await pressMiddle(page.getByRole('button', { name: 'Help', exact: true }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pages' }).click();
  await pressMiddle(page.getByRole('link', { name: 'Set up a game' }));
  await expect(page.getByRole('heading', { name: 'Set up a game' })).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^\d+ games$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('link', { name: 'Play Klondike, draw one' })).toBeVisible();
});

test('the way back from a game leads to the page it was opened from, as that was left', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '#/games');
    await page.getByRole('searchbox', { name: 'Search' }).fill('cell');
    const twoDecks = page.getByRole('button', { name: 'Two decks' });
    await pressMiddle(twoDecks);
    await expect(page.getByRole('heading', { name: /^\d of \d+ games$/ })).toBeVisible();
    await pressMiddle(twoDecks);
    await pressMiddle(page.getByRole('button', { name: 'All cards open' }));
    const title = await page.locator('h1').textContent();
    const last = gameLinks(page).last();
    await last.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => window.scrollY);
    // The page’s own: `page.url()` may still name the page before.
    const hash = () => page.evaluate(() => window.location.hash);
    const before = await place();
    for (const way of ['its button', 'the browser'] as const) {
      await pressMiddle(last);
      await expect.poll(hash).toMatch(/^#\/[\w;=-]+\/\d+$/);
      await expect(page.getByTestId('moves')).toBeVisible();
      const dealt = await hash();
      await page.keyboard.press('n');
      await expect.poll(hash).not.toBe(dealt);
      if (way === 'its button')
        await pressMiddle(page.locator('.game-top').getByRole('link', { name: 'Back' }));
      else {
        await page.goBack();
        await expect.poll(hash).toBe(dealt);
        await page.goBack();
      }
      await expect(page.locator('h1'), way).toHaveText(title ?? '');
      await expect(page.getByRole('searchbox')).toHaveValue('cell');
      expect(await place(), way).toBe(before);
    }
    // The game knows where it was opened from after a reload, too.
    await pressMiddle(last);
    await expect(page.getByTestId('moves')).toBeVisible();
    await page.reload();
    await pressMiddle(page.locator('.game-top').getByRole('link', { name: 'Back' }));
    await expect.poll(hash).toBe('#/games/open/cell');
    // Whoever comes from elsewhere finds the whole list.
    await page.goto('/#/lab');
    await expect(page.getByRole('heading', { name: 'The lab' })).toBeVisible();
    await page.goto('/#/games');
    await expect(gameLinks(page)).toHaveCount(GAME_IDS.length);
    expect(await place()).toBe(0);
    await page.goto('/#/');
    await page.getByRole('link', { name: /^Golf/ }).click();
    await expect(page.getByTestId('moves')).toBeVisible();
    await pressMiddle(page.locator('.game-top').getByRole('link', { name: 'Home' }));
    await expect(page.getByRole('heading', { name: 'Patience Lab' })).toBeFocused();
  }
});

test('the home page is where a game was looked at from, and at its start once that was played', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/');
  const place = () => page.evaluate(() => window.scrollY);
  const back = async (): Promise<void> => {
    await pressMiddle(page.locator('.game-top').getByRole('link', { name: 'Home' }));
    await expect(page.getByRole('heading', { name: 'Patience Lab' })).toBeFocused();
  };
  const golf = page.getByRole('link', { name: /^Golf/ });
  await golf.scrollIntoViewIfNeeded();
  const before = await place();
  expect(before).toBeGreaterThan(100);
  await golf.click();
  await expect(page.getByTestId('moves')).toBeVisible();
  await back();
  expect(await place()).toBe(before);
  await golf.click();
  await expect(page.getByTestId('moves')).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.getByTestId('moves')).toHaveText(/\b1$/);
  await back();
  const top = page.getByRole('region', { name: 'Continue' });
  await expect(top.getByRole('heading', { name: 'Golf' })).toBeInViewport();
  expect(await place()).toBe(0);
});

testLooks('games', (page) => open(page, '#/games'), '.page-header :is(a, button), .star');

const allGames = (page: Page) => page.getByRole('navigation', { name: 'All games' });
/** The links of the games, without those to their variants. */
const gameLinks = (page: Page) => allGames(page).locator('.tile-link');

test('all games are found by any of their names, and played', async ({ page }) => {
  await open(page, '#/');
  await page.getByRole('link', { name: `All ${GAME_IDS.length} games` }).click();
  await expect(gameLinks(page)).toHaveCount(GAME_IDS.length);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('Demon');
  await expect(gameLinks(page)).toHaveText([/^Canfield/]);
  await gameLinks(page).click();
  await expect(page).toHaveURL(/#\/canfield\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Canfield' })).toBeVisible();
});

for (const [width, height] of [...PHONES, [1280, 800]] as const) {
  test(`nothing moves while one types, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '#/games');
    const search = page.getByRole('searchbox', { name: 'Search' });
    await expect(gameLinks(page)).toHaveCount(GAME_IDS.length);
    await page.mouse.move(width / 2, height - 40);
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    const before = await search.boundingBox();
    await page.keyboard.type('scorp');
    await expect(allGames(page).getByRole('heading', { level: 2 }).first()).toBeInViewport({
      ratio: 1,
    });
    expect(await search.boundingBox()).toEqual(before);
    await search.fill('xyzzy');
    await expect(page.getByText('No game of that name. Invent it?')).toBeInViewport();
    expect(await search.boundingBox()).toEqual(before);
    await page.getByRole('link', { name: 'Invent a game' }).last().click();
    await expect(page).toHaveURL(/#\/workshop/);
  });
}

test('half-remembered words find games, and if none has all of them, the closest', async ({
  page,
}) => {
  await open(page, '#/games');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('add to 13');
  await expect(gameLinks(page).first()).toContainText('Pyramid');
  await search.fill('dragons of klondike');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(`0 of ${GAME_IDS.length} games`);
  const sentence = 'No game has all these words. These come closest.';
  await expect(allGames(page)).toContainText(sentence);
  await expect(page.getByRole('search').getByRole('status')).toHaveText(sentence);
  await expect(gameLinks(page).first()).toContainText('Klondike, draw three');
  await pressMiddle(allGames(page).getByRole('link', { name: 'Invent a game' }));
  await expect(page).toHaveURL(/#\/workshop/);
});

test('a filter can be pressed as soon as the search is cleared', async ({ page }) => {
  await open(page, '#/games');
  await page.getByRole('searchbox', { name: 'Search' }).fill('mrs');
  const short = page.getByRole('button', { name: 'Short', exact: true });
  await expect(short).toBeDisabled();
  const { x, y } = await middle(short);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await page.mouse.click(x, y);
  await expect(short).toHaveAttribute('aria-pressed', 'true');
});

test('the list of all games says how many deals can be won, and is narrowed down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '#/games');
  const all = allGames(page);
  const klondike = all.getByRole('link', { name: /^Klondike, draw three/ });
  await expect(klondike).toHaveAccessibleName(/ 8\d in 100 can be won about \d+0 moves$/);
  await expect(
    all.getByRole('link', { name: /^two suits: 9\d in 100: Spider · two suits$/ }),
  ).toHaveAttribute('href', '#/spider;suits=2');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // No text is cut off.
  const cut = await all
    .locator('.tile-foot')
    .evaluateAll((feet) => feet.filter((each) => each.scrollHeight > each.clientHeight).length);
  expect(cut).toBe(0);
  await expect(all).toContainText('Easy to play: even a careless player wins one deal in five.');
  const filter = (name: string) => page.getByRole('button', { name, exact: true });
  for (const [name, ease] of [
    ['Easy', 'easy'],
    ['Hard', 'hard'],
  ] as const) {
    await filter(name).click();
    const games = GAME_IDS.filter((id) => {
      const odds = oddsOf(id);
      return odds && easeOf(odds) === ease;
    });
    await expect(gameLinks(page)).toHaveCount(games.length);
    await expect(all.getByText(new RegExp(`^${name}: .* careless player wins`))).toBeVisible();
    await filter(name).click();
  }
  await filter('Two decks').click();
  await filter('All cards open').click();
  await expect(gameLinks(page)).toHaveText([/^Mrs. Mop/]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`1 of ${GAME_IDS.length} games`);
  await filter('Two decks').click();
  await filter('Often winnable').click();
  await filter('Short').click();
  await expect(all.getByRole('link', { name: 'Fourteen Out' })).toBeVisible();
  await expect(klondike).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  // A filter that would leave no game cannot be pressed.
  await expect(filter('Two decks')).toBeDisabled();
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('mrs');
  await expect(gameLinks(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove the filters' }).click();
  await expect(search).toBeFocused();
  await expect(gameLinks(page)).toHaveText([/^Mrs. Mop/]);
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`pictures of games show tables from edge to edge, ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [hash, count] of [
      ['#/', 8],
      ['#/games', GAME_IDS.length],
    ] as const) {
      await open(page, hash);
      const pictures = page.locator('.tile > .mini-table');
      await expect(pictures).toHaveCount(count);
      const cut = await pictures.evaluateAll((all) =>
        all.filter((picture) => {
          const { left, right } = picture.getBoundingClientRect();
          return [...picture.querySelectorAll('rect')].some((card) => {
            const box = card.getBoundingClientRect();
            return box.left < left || box.right > right;
          });
        }),
      );
      expect(cut).toHaveLength(0);
    }
  });
}

test('the family at the top of the window is marked in the list of families', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '#/games');
  const families = page.locator('.games-families').getByRole('button');
  await expect(families.filter({ hasText: 'Klondike' })).toHaveAttribute('aria-current', 'true');
  await families.filter({ hasText: 'Yukon' }).click();
  await expect(families.filter({ hasText: 'Yukon' })).toHaveAttribute('aria-current', 'true');
  await families.last().click();
  await expect(families.last()).toHaveAttribute('aria-current', 'true');
  await expect(families.and(page.locator('[aria-current]'))).toHaveCount(1);
});

test('a game with a star comes first on the home page, until it has none', async ({ page }) => {
  const star = page.getByRole('button', { name: 'Favourite: Scorpion' });
  await open(page, '#/games');
  await page.getByRole('searchbox', { name: 'Search' }).fill('scorpion');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await open(page, '#/');
  await page.reload();
  const games = page.getByRole('navigation', { name: 'Games', exact: true });
  await expect(games.getByRole('listitem')).toHaveCount(8);
  await expect(games.getByRole('listitem').first()).toContainText('Scorpion');
  await star.click();
  await expect(games.getByRole('listitem').first()).toContainText('FreeCell');
});

const OWN = '#/layout;columns=6x8;build=suit;move=helped;cells=3;reserve=4';

test('an address describes a game of one’s own, which is played, kept and counted', async ({
  page,
}) => {
  await open(page, `${OWN}/275`);
  await expect(page.locator('[data-pile^="tableau-"]')).toHaveCount(8);
  await page.keyboard.press('h');
  await page.locator('[data-highlighted] > .card').first().click();
  await expect(page.getByTestId('moves')).toHaveText(/1$/);
  await page.reload();
  await expect(page.getByTestId('moves')).toHaveText(/1$/);
  await open(page, '#/');
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${OWN}/275$`.replaceAll('.', '\\.')));
  await expect(page.getByTestId('moves')).toHaveText(/1$/);
});

test('a description of a registered game is that game, and a faulty one gets a sentence', async ({
  page,
}) => {
  await open(page, '#/layout;cells=4;columns=7x4.6x4;move=helped/5');
  await expect(page).toHaveURL(/#\/freecell\/5$/);
  for (const faulty of [
    'columns=99x99',
    'columns=7x4;columns=7x4',
    `columns=${'7.'.repeat(9_999)}7`,
  ]) {
    await page.goto('about:blank');
    await open(page, `#/layout;${faulty}`);
    await expect(page.getByRole('status')).toContainText('This address cannot be opened.');
  }
});

for (const [width, height] of [[320, 454], ...PHONES] as const) {
  test(`every family of games is reached by a press on a phone, ${width} × ${height}, and nothing covers its games`, async ({
    page,
  }) => {
    await resize(page, { width, height });
    await open(page, '#/games');
    const families = page.locator('.games-families').getByRole('button');
    for (const family of await families.all()) {
      // The last press has scrolled the list, too.
      await expect(families.and(page.locator('[aria-current]'))).toBeInViewport();
      await family.evaluate((button: HTMLElement) =>
        button.parentElement?.scrollTo(button.offsetLeft, button.offsetTop),
      );
      await pressMiddle(family);
      await expect(family).toHaveAttribute('aria-current', 'true');
      const name = (await family.textContent())?.replace(/ [\d,]+$/, '') ?? '';
      const section = page.locator(`[data-family="${name}"]`);
      await expectUncovered(section.getByRole('heading', { level: 2 }));
      await section.getByRole('link').last().focus();
      await section.getByRole('link').first().focus();
      await expectUncovered(section.getByRole('link').first());
    }
    const strip = await page.locator('.games-families').boundingBox();
    expect((strip?.y ?? 0) + (strip?.height ?? height)).toBeLessThan(height);
  });
}
