import { playOut } from '../../src/engine/autoplay';
import { listSteps } from '../../src/engine/steps';
import { gameOf } from '../../src/games/index';
import { putGames } from '../support/databaseOf';
import { typeInto } from '../support/eitherBrowser';
import { sampleGames } from '../support/sampleGames';
import {
  figure,
  gameCount,
  list,
  news,
  OWN,
  openWith,
  row,
  rows,
  WON_DEAL,
  WON_MOVES,
} from './storedGames';
import { expect, moves, openAfter, result, status, test } from './table';

/** The moves of a game of Golf that ends with a draw: every card that fits is played at once. */
function lostGolf(deal: string): readonly string[] {
  const golf = gameOf('golf');
  const { steps } = playOut(golf, golf.rules.deal(deal), (state) => {
    const legal = golf.rules.legalMoves(state);
    return legal.find((each) => golf.text.formatMove(each) !== 's') ?? legal[0];
  });
  const lines = listSteps(steps).map(({ move }) => golf.text.formatMove(move));
  if (lines.at(-1) !== 's') throw new Error(`deal ${deal} does not end with a draw`);
  return lines;
}

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
  await typeInto(page.getByRole('searchbox', { name: 'Deal' }), 'no such deal');
  await expect(page.getByText('No game fits.')).toBeVisible();
  await expect(gameCount(page)).toHaveText('0 games in the list.');
});

test('a short list has no filters', async ({ page }) => {
  await openWith(page, sampleGames(15));
  await expect(row(page, 1)).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByLabel('Result')).toHaveCount(0);
});

test('wherever the list is scrolled, its rows in sight are drawn', async ({ page }) => {
  await openWith(page, sampleGames(500));
  const box = page.locator('.game-list');
  // Scrolls to a share of the whole way, and names the rows that are not where they belong.
  const missing = (share: number) =>
    box.evaluate((element, to) => {
      element.scrollTop = to * (element.scrollHeight - element.clientHeight);
      return new Promise<readonly number[]>((resolve) => {
        const look = () => {
          const { top } = element.getBoundingClientRect();
          const rowHeight = element.scrollHeight / 500;
          const first = Math.floor(element.scrollTop / rowHeight);
          const last = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) - 1;
          const numbers = Array.from({ length: last - first + 1 }, (_, i) => first + i + 1);
          const isThere = (number: number) => {
            const drawn = element.querySelector(`[aria-posinset="${number}"]`);
            const y = top + (number - 1) * rowHeight - element.scrollTop;
            return drawn && Math.abs(drawn.getBoundingClientRect().top - y) < 2;
          };
          resolve(numbers.filter((number) => !isThere(number)));
        };
        requestAnimationFrame(() => requestAnimationFrame(look));
      });
    }, share);
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    for (const share of [0.1, 0.5, 1, 0.3, 0]) {
      expect(await missing(share), `${size.width} pixels, ${share}`).toEqual([]);
    }
    expect(await rows(page).count()).toBeLessThan(60);
  }
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
  await page.getByRole('link', { name: 'Daily' }).focus();
  await expect(keys).toBeHidden();
});

test('the list is as high as its rows, and no higher than before', async ({ page }) => {
  await openWith(page, OWN);
  const box = page.locator('.game-list');
  const height = () => box.evaluate((each) => each.clientHeight);
  const rowHeight = await rows(page)
    .first()
    .evaluate((each) => each.clientHeight);
  await expect.poll(height).toBe(3 * rowHeight);
  await row(page, 1).focus();
  await page.keyboard.press('Delete');
  await expect.poll(height).toBe(2 * rowHeight);
  await putGames(page, sampleGames(100));
  await page.reload();
  await expect(gameCount(page)).toHaveText('102 games in the list.');
  // A row cut in half shows that the list goes on.
  await expect.poll(height).toBe(7.5 * rowHeight);
});

test('each game is opened as it was left, also one of several of a deal', async ({ page }) => {
  await openWith(page, OWN);
  await row(page, 2).click();
  await expect(page).toHaveURL(/#\/klondike-3\/5$/);
  await expect(moves(page)).toHaveText(/\b2$/);
  await page.reload();
  await expect(moves(page)).toHaveText(/\b2$/);
  await page.goto('/#/statistics');
  // The game that was looked at is the newest, if that took ten seconds.
  await list(page)
    .getByRole('link', { name: /, 4 moves,/ })
    .press('Enter');
  await expect(moves(page)).toHaveText(/\b4$/);
  await page.goto('/#/statistics');
  await page
    .getByRole('link', { name: `Klondike, draw three, deal ${WON_DEAL}` })
    .first()
    .click();
  await expect(moves(page)).toHaveText(new RegExp(`\\b${WON_MOVES.length}$`));
  await expect(page.getByTestId('deal')).toHaveText(WON_DEAL);
  await expect(status(page)).toContainText(`Won in ${WON_MOVES.length} moves.`);
  // Looking at games adds none.
  await page.goto('/#/statistics');
  await expect(gameCount(page)).toHaveText('3 games in the list.');
});

test('of several games of a deal one is in the total, and the list says which are not', async ({
  page,
}) => {
  await openWith(page, OWN);
  await expect(page.getByText('2 games played')).toBeVisible();
  await expect(gameCount(page)).toHaveText('3 games in the list.');
  await expect(page.getByText('1 is not in the total. A deal counts once')).toBeVisible();
  await expect(row(page, 1)).toHaveAccessibleName(/^Unfinished, Not in the total, .* 4 moves/);
  await expect(row(page, 2)).toHaveAccessibleName(/^Unfinished, Klondike, .* 2 moves/);
  await row(page, 2).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('not in the total')).toHaveCount(0);
  await expect(row(page, 1)).toHaveAccessibleName(/^Unfinished, Klondike, .* 4 moves/);
});

test('a game is deleted by its key or its button, and brought back', async ({ page }) => {
  await openWith(page, OWN);
  await row(page, 1).focus();
  await page.keyboard.press('Delete');
  await expect(news(page)).toHaveText('Klondike, draw three, deal 5 is deleted.');
  await expect(gameCount(page)).toHaveText('2 games in the list.');
  await expect(row(page, 1)).toBeFocused();
  await expect(row(page, 1)).toHaveAccessibleName(/ 2 moves, /);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(news(page)).toHaveText('Klondike, draw three, deal 5 is back.');
  await expect(gameCount(page)).toHaveText('3 games in the list.');
  await page.getByRole('button', { name: new RegExp(`^Delete .* deal ${WON_DEAL}`) }).click();
  await expect(gameCount(page)).toContainText('2 games in the list.');
  await page.reload();
  await expect(gameCount(page)).toHaveText('2 games in the list.');
  await expect(figure(page, 'Win rate')).toHaveCount(0);
});

test('deleted games are brought back one after another, the last one first', async ({ page }) => {
  await openWith(page, OWN);
  await row(page, 1).focus();
  await page.keyboard.press('Delete');
  await expect(gameCount(page)).toContainText('2 games in the list.');
  await expect(row(page, 1)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(gameCount(page)).toContainText('1 game in the list.');
  await expect(row(page, 1)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(gameCount(page)).toContainText('2 games in the list.');
  await page.keyboard.press('Control+z');
  await expect(gameCount(page)).toContainText('3 games in the list.');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
});

test('a loss that is taken back is unfinished in the list as on the home page, until it is lost again', async ({
  page,
}) => {
  const lines = lostGolf('0');
  await openAfter(page, 'golf', '0', lines.slice(0, -1));
  await page.keyboard.press('d');
  await expect(result(page)).toBeVisible();
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  const back = lines.length - 2;
  await expect(moves(page)).toHaveText(new RegExp(`\\b${back}$`));
  await page.goto('/#/');
  await expect(page.getByRole('region', { name: 'Continue' })).toContainText(`Move ${back}`);
  const inList = (result: string, made: number) =>
    page.getByRole('link', { name: new RegExp(`^${result}, Golf, deal 0, .* ${made} moves`) });
  await page.goto('/#/statistics');
  await inList('Unfinished', back).click();
  await expect(moves(page)).toHaveText(new RegExp(`\\b${back}$`));
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  await expect(result(page)).toBeVisible();
  await page.goto('/#/');
  await expect(page.getByRole('region', { name: 'Play' })).toBeVisible();
  await page.goto('/#/statistics');
  await expect(inList('Lost', lines.length)).toBeVisible();
});

test('the focus goes to Undo after the last listed game', async ({ page }) => {
  const lost = sampleGames(20).map((game) => ({ ...game, result: 'lost' as const }));
  await openWith(page, [...OWN, ...lost]);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await page.getByLabel('Result').selectOption('Won');
  await expect(gameCount(page)).toHaveText('1 game in the list.');
  await row(page, 1).focus();
  await page.keyboard.press('Delete');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 1)).toBeFocused();
});

test('the focus goes to Undo after the only game', async ({ page }) => {
  await openWith(page, OWN);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(rows(page)).toHaveCount(3);
  for (const left of [2, 1]) {
    await row(page, 1).focus();
    await page.keyboard.press('Delete');
    await expect(gameCount(page)).toContainText(`${left} game`);
    await expect(row(page, 1)).toBeFocused();
  }
  await page.keyboard.press('Delete');
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeFocused();
  await expect(news(page)).toContainText('is back.');
  await expect(gameCount(page)).toHaveText('1 game in the list.');
});
