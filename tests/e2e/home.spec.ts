import type { Page } from '@playwright/test';
import { GAME_IDS } from '../../src/games/index';
import { howOften, oddsOf } from '../../src/games/odds';
import { START_MS } from '../../src/workers/workerLink';
import { axeViolations, testLooks } from './axe';
import { expect, moves, open, pile, status, test } from './table';

/** What says that the deal on the table can be won. */
const winnableBadge = (page: Page) => page.locator('.badges').getByText('Winnable');

const NUMBER = /#\/klondike-3\/\d+$/;
const READY =
  'JSON.parse(localStorage.getItem("patience/ready") ?? "{}").deals?.["klondike-3 on"]?.length ?? 0';

test.describe('for a newcomer', () => {
  test.use({ newDeals: 'on' });

  test('one press plays a deal that can be won, and so does every new game @firefox', async ({
    page,
  }) => {
    await open(page, '#/');
    await page.getByRole('link', { name: 'Play Klondike, draw three' }).click();
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

  test('deals are kept ready while the home page is open, and the next game takes one', async ({
    page,
  }) => {
    await open(page, '#/');
    await expect.poll(() => page.evaluate(READY), { timeout: 60_000 }).toBe(3);
    await page.reload();
    await page.route(/worker-/, (route) => route.abort());
    await page.getByRole('link', { name: 'Play Klondike, draw three' }).click();
    await expect(page).toHaveURL(NUMBER);
    await expect(winnableBadge(page)).toBeVisible();
    expect(await page.evaluate(READY)).toBe(2);
  });

  test('the switch lasts, for this game alone', async ({ page }) => {
    await open(page, '#/');
    const choice = page.getByRole('switch', { name: 'Winnable deals' });
    await expect(choice).toBeChecked();
    await choice.click();
    await page.reload();
    await expect(choice).not.toBeChecked();
    await page.getByRole('radio', { name: 'Draw 1' }).check();
    await expect(choice).toBeChecked();
    await page.getByRole('radio', { name: 'Draw 3' }).check();
    await page.getByRole('link', { name: 'Play Klondike, draw three' }).click();
    await expect(page).toHaveURL(NUMBER);
    await expect(winnableBadge(page)).toHaveCount(0);
  });

  test('without a solver the first card is still one press away', async ({ page }) => {
    await page.clock.install();
    await page.route(/worker-/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await open(page, '#/');
    await page.getByRole('link', { name: 'Play Klondike, draw three' }).click();
    await page.clock.fastForward(1_000);
    await expect(status(page)).toHaveText('Looking for a deal that can be won…');
    await page.clock.fastForward(START_MS);
    await expect(status(page)).toContainText('This deal may not be winnable.');
    await expect(winnableBadge(page)).toHaveCount(0);
    await pile(page, 'stock').click();
    await expect(moves(page)).toHaveText('Moves 1');
  });

  test('whoever stops the search for the first deal gets any', async ({ page }) => {
    await page.clock.install();
    await page.route(/worker-/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/#/klondike-3');
    await page.clock.fastForward(1_000);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page).toHaveURL(NUMBER);
    await expect(winnableBadge(page)).toHaveCount(0);
  });

  test('a game without a solver ignores the choice', async ({ page }) => {
    await open(page, '#/');
    await page.getByRole('link', { name: '4: Spider' }).click();
    await expect(page).toHaveURL(/#\/spider;suits=4\/\d+$/);
    await expect(status(page)).toHaveText(/^Spider.* Deal \d+\.$/);
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
      await expect(page.getByRole('link', { name: 'Play Klondike, draw three' })).toBeInViewport({
        ratio: 1,
      });
      const games = page.getByRole('navigation', { name: 'Games' });
      const boxes = await games
        .locator('[data-group="build"]')
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
  for (const hash of ['#/', '#/daily', '#/statistics', '#/lab', '#/workshop']) {
    await open(page, hash);
    const box = await page.locator('.page-header').boundingBox();
    edges.push(Math.round(box?.x ?? -1));
  }
  expect(new Set(edges)).toEqual(new Set([80]));
});

const openAllGames = (page: Page) => page.getByText('All games', { exact: true }).click();

test('all games are found by any of their names, and played', async ({ page }) => {
  await open(page, '#/');
  const all = page.getByRole('navigation', { name: 'All games' });
  await openAllGames(page);
  await expect(all.getByRole('link')).toHaveCount(GAME_IDS.length);
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('Demon');
  await expect(all.getByRole('link')).toHaveText([/^Canfield/]);
  await all.getByRole('link').click();
  await expect(page).toHaveURL(/#\/canfield\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Canfield' })).toBeVisible();
});

test('the list of all games can be narrowed down', async ({ page }) => {
  await open(page, '#/');
  await openAllGames(page);
  const all = page.getByRole('navigation', { name: 'All games' });
  const choose = (label: string, choice: string) =>
    page.getByRole('combobox', { name: label }).selectOption(choice);
  await choose('Decks', 'Two decks');
  await choose('Cards at the start', 'All cards open');
  await expect(all.getByRole('link')).toHaveText([/^Mrs. Mop/]);
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('bridge');
  await expect(page.getByText('No such game.')).toBeVisible();
});

test('the list of all games says how many deals can be won, and is narrowed down by it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '#/');
  await openAllGames(page);
  const all = page.getByRole('navigation', { name: 'All games' });
  await expect(all.getByRole('link', { name: /^Klondike, draw three/ })).toHaveText(
    / About 8\d in 100 deals can be won\.$/,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // No text is cut off.
  const cut = await all
    .locator('.tile')
    .evaluateAll((tiles) => tiles.filter((each) => each.scrollHeight > each.clientHeight).length);
  expect(cut).toBe(0);
  let sum = 0;
  for (const often of ['often', 'half', 'seldom', 'unknown'] as const) {
    await page.getByRole('combobox', { name: 'Share that can be won' }).selectOption(often);
    const games = GAME_IDS.filter((id) => howOften(oddsOf(id)) === often);
    await expect(all.getByRole('link')).toHaveCount(games.length);
    sum += games.length;
  }
  expect(sum).toBe(GAME_IDS.length);
  await page.getByRole('combobox', { name: 'Share that can be won' }).selectOption('often');
  await page.getByRole('combobox', { name: 'Length of a solution' }).selectOption('short');
  await expect(all.getByRole('link', { name: 'Eight Off' })).toBeVisible();
  await expect(all.getByRole('link', { name: /^Klondike, draw three/ })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('a game with a star is the first of the list, here and after a reload', async ({ page }) => {
  await open(page, '#/');
  const yours = page.getByRole('region', { name: 'Your games' });
  await expect(yours).toHaveCount(0);
  await openAllGames(page);
  const star = page
    .getByRole('navigation', { name: 'All games' })
    .getByRole('button', { name: 'Favourite: Scorpion' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(yours.getByRole('link')).toHaveText([/^Scorpion/]);
  await yours.getByRole('button', { name: 'Favourite: Scorpion' }).click();
  await expect(yours).toHaveCount(0);
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
  await page.getByRole('region', { name: 'Your games' }).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${OWN}/275$`.replaceAll('.', '\\.')));
  await expect(page.getByTestId('moves')).toHaveText(/1$/);
});

test('a description of a game of the menu is that game, and a faulty one gets a sentence', async ({
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
