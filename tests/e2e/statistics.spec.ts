import type { Page } from '@playwright/test';
import type { ArchivedGame } from '../../src/archive/playedGame';
import { toArchived } from '../../src/store/archived';
import { playedGame } from '../support/playedGame';
import { archiveGames, sampleGames } from '../support/sampleGames';
import won from '../vectors/klondike_won.json' with { type: 'json' };
import { axeViolations } from './axe';
import { expect, moves, open, status, storeSettings, test } from './table';

const ID = 'klondike-3';
const { deal: WON_DEAL, moves: WON_MOVES } = won[ID];

/** A game of Klondike with these moves, begun at a moment, as the archive keeps it. */
function klondike(deal: string, lines: readonly string[], started: number): ArchivedGame {
  const played = playedGame(ID, deal, lines);
  const isWon = deal === WON_DEAL && lines.length === WON_MOVES.length;
  const result = isWon && { result: 'won' as const, ended: started + 9 };
  const source = 'number';
  const game = toArchived({ ...played, seconds: 61, started, source, ...result }, started + 10);
  if (!game) throw new Error('no game');
  return game;
}

const OWN: readonly ArchivedGame[] = [
  klondike(WON_DEAL, WON_MOVES, 1_795_000_000_000),
  klondike('5', ['s', 's'], 1_795_100_000_000),
  klondike('5', ['s', 's', 's', 's'], 1_795_200_000_000),
];

/** Opens the statistics with these games in the archive. */
async function openWith(
  page: Page,
  games: readonly ArchivedGame[],
  hash = '#/statistics',
): Promise<void> {
  await open(page, '#/');
  await archiveGames(page, games);
  await page.goto(`/${hash}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
}

const figure = (page: Page, name: string) =>
  page.locator('.figures > div', { has: page.getByText(name, { exact: true }) });
const list = (page: Page) => page.getByRole('list', { name: 'Your games' });
const rows = (page: Page) => list(page).getByRole('listitem');
const news = (page: Page) => page.locator('.game-news [role="status"]');
const row = (page: Page, number: number) =>
  list(page).locator(`[aria-posinset="${number}"]`).getByRole('link');

test('a game that was just played is counted, with all that is known of it', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, '#/');
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Play Klondike' }).click();
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText(/\b1$/);
  await page.goto('/#/statistics/klondike-3');
  await expect(figure(page, 'Played')).toContainText('1');
  await expect(figure(page, 'Played')).toContainText('1 unfinished');
  await expect(rows(page)).toHaveCount(1);
  await page.goto('/#/statistics/golf');
  await expect(page.getByRole('heading', { name: 'You have not played Golf yet' })).toBeVisible();
});

test('figures, charts and the table of games, and a game of its own', { tag: '@firefox' }, async ({
  page,
}) => {
  const games = sampleGames(300);
  await openWith(page, games);
  const count = (result: string): number =>
    games.filter((game) => game.result === result && !game.helped).length;
  await expect(figure(page, 'Played')).toContainText('300');
  await expect(figure(page, 'Won')).toContainText(`${count('won')}`);
  await expect(figure(page, 'Won')).toContainText(`${count('lost')} lost`);
  await expect(figure(page, 'Bets right')).toBeVisible();
  for (const title of ['Win rate over time', 'Wins by moves', 'Wins by time', 'Wins by undos']) {
    await expect(page.getByRole('img', { name: title })).toBeVisible();
  }
  const reader = page.getByRole('slider', { name: 'Read out: Wins by undos' });
  await reader.focus();
  await page.keyboard.press('Home');
  await expect(reader).toHaveAttribute('aria-valuetext', /^0: \d+\.\d\s% of wins \(\d+\), 95/);

  await page.getByRole('row').getByRole('link', { name: 'FreeCell' }).click();
  await expect(page).toHaveURL(/#\/statistics\/freecell$/);
  const own = games.filter(({ game }) => game === 'freecell').length;
  await expect(figure(page, 'Played')).toContainText(`${own}`);
  await expect(news(page)).toHaveText(`${own} games in the list.`);
  await page.getByRole('link', { name: 'Klondike, draw three · 2 redeals' }).click();
  await expect(page).toHaveURL(/#\/statistics\/klondike-3;redeals=2$/);
  await expect(figure(page, 'Bets right')).toHaveCount(0);
});

test('the list by keyboard: rows, pages, ends, and its filters', { tag: '@firefox' }, async ({
  page,
}) => {
  await openWith(page, sampleGames(500));
  await row(page, 1).focus();
  for (const [key, number] of [
    ['ArrowDown', 2],
    ['ArrowDown', 3],
    ['ArrowUp', 2],
    ['End', 500],
    ['ArrowDown', 500],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(row(page, number), key).toBeFocused();
    await expect(row(page, number), key).toBeInViewport();
  }
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await expect(row(page, 1)).toBeFocused();
  expect(await rows(page).count()).toBeLessThan(60);
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', '500');

  await page.getByLabel('Result').selectOption('Won');
  await page.getByLabel('Order').selectOption('Fewest moves');
  await expect(row(page, 1)).toHaveAccessibleName(/^Won, /);
  const least = await row(page, 1).getAttribute('aria-label');
  await page.getByLabel('Game', { exact: true }).selectOption('FreeCell');
  await expect(row(page, 1)).toHaveAccessibleName(/^Won, FreeCell, /);
  expect(least).not.toContain('FreeCell');
  await page.getByRole('searchbox', { name: 'Deal' }).fill('no such deal');
  await expect(page.getByText('No game fits.')).toBeVisible();
  await expect(news(page)).toHaveText('0 games in the list.');
});

test('the keys of the list are said while it has the focus', async ({ page }) => {
  await openWith(page, OWN);
  const keys = page.getByText(/^↑ and ↓ go from game to game/);
  await expect(keys).toBeHidden();
  await expect(list(page)).toHaveAccessibleDescription(/Delete deletes it, Ctrl\+Z brings it back/);
  await row(page, 2).focus();
  await page.keyboard.press('ArrowUp');
  await expect(row(page, 1)).toBeFocused();
  await expect(keys).toBeVisible();
  // The ring has room beside the words.
  const left = (selector: string) =>
    rows(page)
      .first()
      .locator(selector)
      .evaluate((each) => each.getBoundingClientRect().left);
  expect((await left('b')) - (await left('a'))).toBeGreaterThanOrEqual(6);
  await page.getByRole('searchbox', { name: 'Deal' }).focus();
  await expect(keys).toBeHidden();
});

test('the list is as high as its rows, and no higher than before', async ({ page }) => {
  await openWith(page, OWN);
  const box = page.locator('.game-list');
  const height = () => box.evaluate((each) => each.clientHeight);
  const rowHeight = await rows(page)
    .first()
    .evaluate((each) => each.clientHeight + 1);
  await expect.poll(height).toBe(3 * rowHeight);
  await row(page, 1).focus();
  await page.keyboard.press('Delete');
  await expect.poll(height).toBe(2 * rowHeight);
  await archiveGames(page, sampleGames(100));
  await page.reload();
  await expect(news(page)).toHaveText('102 games in the list.');
  await expect.poll(height).toBe(Math.round(0.78 * 720));
});

test('each game is opened as it was left, also one of several of a deal', async ({ page }) => {
  await openWith(page, OWN);
  await row(page, 2).click();
  await expect(page).toHaveURL(/#\/klondike-3\/5$/);
  await expect(moves(page)).toHaveText(/\b2$/);
  await page.reload();
  await expect(moves(page)).toHaveText(/\b4$/);
  await page.goto('/#/statistics');
  await row(page, 1).press('Enter');
  await expect(moves(page)).toHaveText(/\b4$/);
  await page.goto('/#/statistics');
  await page
    .getByRole('link', { name: `Klondike, draw three, deal ${WON_DEAL}` })
    .first()
    .click();
  await expect(moves(page)).toHaveText(new RegExp(`\\b${WON_MOVES.length}$`));
  await expect(status(page).first()).toContainText(`Deal ${WON_DEAL}`);
  // Looking at games adds none.
  await page.goto('/#/statistics');
  await expect(news(page)).toHaveText('3 games in the list.');
});

test('a game is deleted by its key or its button, and brought back', { tag: '@firefox' }, async ({
  page,
}) => {
  await openWith(page, OWN);
  await row(page, 1).focus();
  await page.keyboard.press('Delete');
  await expect(news(page)).toHaveText(
    'Klondike, draw three, deal 5 is deleted. 2 games in the list.',
  );
  await expect(row(page, 1)).toBeFocused();
  await expect(row(page, 1)).toHaveAccessibleName(/ 2 moves, /);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(news(page)).toHaveText('Klondike, draw three, deal 5 is back. 3 games in the list.');
  await page.getByRole('button', { name: new RegExp(`^Delete .* deal ${WON_DEAL}`) }).click();
  await expect(news(page)).toContainText('2 games in the list.');
  await page.reload();
  await expect(news(page)).toHaveText('2 games in the list.');
  await expect(figure(page, 'Won')).toContainText('0');
});

test('the focus goes to Undo after the last listed game, and after the only one', async ({
  page,
}) => {
  await openWith(page, OWN);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await page.getByLabel('Result').selectOption('Won');
  await expect(news(page)).toHaveText('1 game in the list.');
  await row(page, 1).focus();
  await page.keyboard.press('Delete');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 1)).toBeFocused();
  await page.goto('/#/');
  await page.goto('/#/statistics');
  for (const left of [2, 1]) {
    await row(page, 1).focus();
    await page.keyboard.press('Delete');
    await expect(news(page)).toContainText(`${left} game`);
    await expect(row(page, 1)).toBeFocused();
  }
  await page.keyboard.press('Delete');
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeFocused();
  await expect(news(page)).toContainText('is back. 1 game in the list.');
});

test('everything is deleted only after two questions', async ({ page }) => {
  await openWith(page, OWN);
  const ask = page.getByRole('button', { name: 'Delete all games…' });
  await ask.click();
  await page.getByRole('button', { name: 'Delete all games', exact: true }).click();
  await page.getByRole('button', { name: 'Keep them' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await ask.click();
  await page.keyboard.press('Escape');
  await expect(news(page)).toHaveText('3 games in the list.');
  await ask.click();
  await page.getByRole('button', { name: 'Delete all games', exact: true }).click();
  await page.getByRole('button', { name: 'Delete 3 games for good' }).click();
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await expect(page.getByText('All games are deleted.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
});

test('very few games are counted, and not said in percent', async ({ page }) => {
  await openWith(page, OWN);
  await expect(figure(page, 'Win rate')).toContainText('1 of 1');
  await expect(
    page.getByText('The solver says 1 of 1 deal could be won; you won 1.'),
  ).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('%');
});

test('a game of another tab appears', async ({ page, context }) => {
  await openWith(page, OWN);
  const other = await context.newPage();
  await open(other, '#/klondike-3/77');
  await other.keyboard.press('d');
  await expect(moves(other)).toHaveText(/\b1$/);
  await expect(news(page)).toHaveText('4 games in the list.');
  await expect(row(page, 1)).toHaveAccessibleName(/deal 77, .* 1 move/);
});

test('the solver judges the deals that were lost, can be stopped, and remembers', async ({
  page,
}) => {
  const lost = ['3', '8', '20'].map((deal, i) => ({
    ...klondike(deal, ['s'], 1_795_000_000_000 + i),
    result: 'lost' as const,
    helped: undefined,
  }));
  const games = [...lost, ...OWN.slice(0, 1)] as readonly ArchivedGame[];
  await openWith(page, games, '#/statistics/klondike-3');
  await expect(page.getByText(/^Known for all 4 games that were won or lost\.$/)).toBeVisible({
    timeout: 30_000,
  });
  const sentence = page.getByText('The solver says 4 of 4 deals could be won; you won 1.');
  await expect(sentence).toBeVisible();
  await page.reload();
  await expect(sentence).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
});

test('the solver waits to be asked where there is much to judge, and stops', async ({ page }) => {
  await openWith(page, sampleGames(900));
  const start = page.getByRole('button', { name: /^Let the solver judge \d+ deals/ });
  await start.click();
  const stop = page.getByRole('main').getByRole('button', { name: 'Stop', exact: true });
  await expect(page.getByText(/^Known for \d+ of/)).toBeVisible();
  await stop.click();
  await expect(start).toBeVisible();
});

test('an address that cannot be read opens the page with a sentence', async ({ page }) => {
  await open(page, '#/statistics/whist');
  await expect(status(page).first()).toContainText('There is no game called “whist”.');
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeVisible();
});

test('without a database the page stands, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('no', 'SecurityError');
        },
      },
    });
  });
  await open(page, '#/statistics');
  await expect(page.getByText('does not let the archive be read')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('no name or number of a game is cut', async ({ page }) => {
    const deal = { deal: '-465429364', undos: 12, hints: 3 };
    const games = sampleGames(12).map((game) => ({ ...game, ...deal, seconds: 4000 }));
    await openWith(page, games);
    const texts = page.locator('.game-row-text');
    await expect(texts.first()).toContainText(/Deal\s-465429364\s·.*12\sundos/);
    const cut = await page
      .locator('.game-row-open')
      .evaluateAll((all) =>
        all
          .filter(
            (each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight,
          )
          .map((each) => each.textContent),
      );
    expect(cut).toEqual([]);
  });

  test('the table of games is scrolled by keyboard, and shows that it goes on', async ({
    page,
  }) => {
    await openWith(page, sampleGames(60));
    const table = page.getByRole('region', { name: 'Figures of each game' });
    await expect(table).toHaveCSS('background-attachment', 'local, local, scroll, scroll');
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
  });
});

for (const scheme of ['system', 'dark', 'light', 'contrast']) {
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    test(`${scheme}, ${width} × ${height}: nothing for axe to find, targets large enough`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await storeSettings(page, { scheme });
      await openWith(page, sampleGames(260));
      await expect(page.getByRole('img', { name: 'Wins by undos' })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const controls = page.locator('.statistics :is(.button, .form-control, .game-row-open)');
      for (const box of await controls.evaluateAll((all) =>
        all.map((each) => ({ ...each.getBoundingClientRect().toJSON(), name: each.textContent })),
      )) {
        expect(Math.min(box.width, box.height), box.name).toBeGreaterThanOrEqual(43.5);
      }
    });
  }
}
