import type { Page } from '@playwright/test';
import { cardCode } from '../../src/engine/card';
import { deckOfDeal } from '../../src/engine/deck';
import { jump, stateAt } from '../../src/engine/history';
import { encodeMoves } from '../../src/engine/moveLink';
import { gameOf } from '../../src/games/index';
import type { LayoutState } from '../../src/games/layouts/board';
import { solve } from '../support/klondikeSolver';
import { playAtRandom } from '../support/random';
import vectors from '../vectors/klondike_deals.json' with { type: 'json' };
import won from '../vectors/klondike_won.json' with { type: 'json' };
import {
  drag,
  expect,
  gameOfLines,
  moves,
  open,
  openSheet,
  pile,
  press,
  status,
  storeGame,
  storeSettings,
  test,
  toAnalysis,
  toggle,
} from './table';

/** Stores settings, with the animation off. */
const storeWithoutAnimation = (page: Page, settings: Record<string, unknown>) =>
  storeSettings(page, { speed: 'off', ...settings });

/** The panel of the game is open. */
const OPEN = { 'klondike-3': { panel: 'open' } };

/** The winning light of the bar. */
const light = (page: Page) => page.locator('.winning-light');

const verdict = (page: Page) => page.locator('.side-panel [data-verdict]:not(rect)');

const lost = vectors.deals.find(({ draw, verdict }) => draw === 3 && verdict === 'unwinnable');

test('the winning light follows the game, and is off by default', async ({ page }) => {
  await open(page, '#/klondike-3/251');
  await expect(light(page)).toHaveCount(0);
  await storeWithoutAnimation(page, { verdicts: 'on' });
  await page.reload();
  await expect(light(page)).toHaveText('This deal can be won', {
    timeout: 20_000,
  });
  await page.keyboard.press('d');
  await expect(light(page)).toContainText(/You can still win|Not known yet/);
  await open(page, `#/klondike-3/${(lost?.deck ?? []).join('')}`);
  await expect(page.getByTestId('deal')).toHaveText('by hand');
  await expect(light(page)).toHaveText('This deal can’t be won', {
    timeout: 30_000,
  });
});

test('one worker answers for the newest position while it still searches an older one', async ({
  page,
}) => {
  await storeWithoutAnimation(page, { verdicts: 'on' });
  // The solver needs seconds for this deal, and knows the next one at once.
  await open(page, '#/klondike-3/71');
  for (let n = 1; n <= 8; n++) {
    await page.keyboard.press('d');
    await expect(moves(page)).toHaveText(new RegExp(`\\b${n}$`));
  }
  await expect.poll(() => page.workers().length).toBe(1);
  const [worker] = page.workers();
  await open(page, '#/klondike-3/251');
  await expect(light(page)).toHaveText('This deal can be won', {
    timeout: 20_000,
  });
  expect(page.workers()).toHaveLength(1);
  expect(page.workers()[0]).toBe(worker);
});

test('hints follow a winning line', async ({ page }) => {
  await storeWithoutAnimation(page, { autoplaySafe: 'off', hints: 'solver' });
  await open(page, '#/klondike-3/251');
  for (let n = 1; n <= 5; n++) {
    await page.keyboard.press('h');
    await expect(status(page)).toContainText('Hint: ', { timeout: 20_000 });
    const text = (await status(page).textContent()) ?? '';
    if (/draw from|turn the waste/.test(text)) await page.keyboard.press('d');
    else {
      const code = await page.locator('[data-highlighted] [data-card]').evaluateAll((cards) =>
        (cards as HTMLElement[])
          .map(({ dataset }) => dataset)
          .sort((a, b) => Number(b.count) - Number(a.count))
          .map(({ card }) => card)
          .at(0),
      );
      const to = await page.locator('[data-marked]').getAttribute('data-pile');
      await drag(page, code ?? '', to ?? '');
    }
    await expect(moves(page)).toHaveText(`Moves ${n}`);
  }
});

test('a solution is shown, not played: it can be walked or taken over, and is noted as help', async ({
  page,
}) => {
  await storeWithoutAnimation(page, { games: OPEN, speed: 'fast' });
  await open(page, '#/klondike-3/251');
  await page.getByRole('tab', { name: 'Solver' }).click();
  await page.getByRole('button', { name: 'Show solution' }).click();
  const answer = page.getByText(/^Solution found: \d+ moves\./).and(page.locator('.answer'));
  await expect(answer).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.game-bar').getByText('Solver used')).toBeVisible();
  // A solution that played itself would make moves in this time.
  await page.waitForTimeout(600);
  await expect(moves(page)).toHaveText('Moves 0');
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect(moves(page)).toHaveText('Moves 1');
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(moves(page)).toHaveText('Moves 0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(moves(page)).toHaveText('Moves 2');
  await page.keyboard.press('ArrowLeft');
  await expect(moves(page)).toHaveText('Moves 1');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(moves(page)).not.toHaveText('Moves 1');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(answer).toBeVisible();
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await expect(moves(page)).toHaveText('Moves 0');
  const slider = page.getByRole('slider');
  const last = await slider.getAttribute('max');
  await slider.fill(last ?? '0');
  await expect(status(page)).toContainText(`Won in ${last} moves.`);
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('Solver used');
  await slider.fill('3');
  await expect(result).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.game-bar').getByText('Solver used')).toBeVisible();
});

test('while a game can be won, no losing move is asked for', async ({ page }) => {
  await storeWithoutAnimation(page, { games: OPEN });
  const { deal } = won['klondike-3'];
  await open(page, `#/klondike-3/${deal}`);
  await page.getByRole('tab', { name: 'Solver' }).click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'winnable', { timeout: 30_000 });
  await expect(verdict(page)).toContainText('This deal can be won');
  await page.keyboard.press('d');
  const before = await pile(page, 'stock').boundingBox();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'winnable', { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Show solution' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find the losing move' })).toHaveCount(0);
  expect(await pile(page, 'stock').boundingBox()).toEqual(before);
});

test('the winning light moves no table', async ({ page }) => {
  const { deal, moves: lines } = won['klondike-3'];
  const cursor = lines.length - 1;
  await storeGame(page, gameOfLines('klondike-3', deal, lines, cursor));
  await storeWithoutAnimation(page, { verdicts: 'on' });
  await open(page, `#/klondike-3/${deal}`);
  await expect(light(page)).toHaveText('You can still win', { timeout: 20_000 });
  const top = async () => (await page.locator('.table').boundingBox())?.y;
  const before = await top();
  await page.keyboard.press('Control+y');
  await expect(light(page)).toHaveText('Won');
  expect(await top()).toBe(before);
});

test('the winning light of a game without moves says that it is lost', async ({ page }) => {
  await storeWithoutAnimation(page, { verdicts: 'on' });
  await open(page, '#/klondike-3/1270');
  await expect(status(page)).toContainText('No moves left.');
  await expect(light(page)).toHaveText('This deal can’t be won');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('Nobody could have won this one.');
  await result.getByRole('button', { name: /^Proved: / }).click();
  await expect(status(page)).toHaveText('Proved: the solver checked every continuation.');
  await expect(result.locator('xpath=.')).not.toHaveAttribute('data-won');
});

test('the losing move is marked without a question, and one click goes there or back before it', async ({
  page,
}) => {
  // Random play of a winnable deal, to the move after which it is unwinnable.
  const game = gameOf('klondike-3');
  let history = playAtRandom(game, '251', 150);
  const verdictAt = (cursor: number) =>
    solve(3, stateAt(history, cursor) as LayoutState, undefined).verdict;
  let lostBy = 1;
  while (lostBy < history.cursor && verdictAt(lostBy) === 'winnable') lostBy++;
  expect(verdictAt(lostBy)).toBe('unwinnable');
  history = jump(history, Math.min(history.cursor, lostBy + 6));
  const code = encodeMoves(game, history);
  if (!code.ok) throw new Error(code.error);
  await storeWithoutAnimation(page, { games: OPEN });
  await open(page, `#/klondike-3/251/${code.value}`);
  await page.getByRole('button', { name: 'Skip to end' }).click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'unwinnable', { timeout: 40_000 });
  const mark = page.locator(`[data-at="${lostBy}"]`);
  await expect(mark).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('button', { name: 'Find the losing move' })).toHaveCount(0);
  await mark.click();
  await expect(moves(page)).toHaveText(`Moves ${lostBy}`);
  await expect(mark).toHaveAttribute('aria-disabled', 'true');
  const slider = page.getByRole('slider', { name: 'Move' });
  await expect(slider).toHaveAttribute('aria-valuetext', `Move ${lostBy}: lost`);
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(moves(page)).toHaveText(`Moves ${lostBy - 1}`);
  await expect(slider).toHaveAttribute('aria-valuetext', `Move ${lostBy - 1}: winnable`);
  await page.keyboard.press('End');
  await page.getByRole('button', { name: `Back to move ${lostBy - 1}` }).click();
  await expect(moves(page)).toHaveText(`Moves ${lostBy - 1}`);
  await expect(verdict(page)).toContainText('You can still win');
  // The proofs are kept for the tab: after a reload they are there before any search.
  await page.route(/worker-/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.reload();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'winnable');
});

test('a deck by hand: dealt by address and by the box, with its errors', async ({ page }) => {
  const deck = deckOfDeal('275').map(cardCode);
  await open(page, `#/klondike-3/${deck.join('')}`);
  await expect(page.locator('[data-card="TS"]')).toHaveAttribute('data-in', 'tableau-1');
  await openSheet(page);
  const box = page.getByLabel('Deal number');
  await box.fill(deck.slice(1).join(' '));
  await box.press('Enter');
  await expect(page.getByRole('alert')).toContainText('is missing from the deck.');
  await box.fill([...deck.slice(1), deck[1]].join(', '));
  await box.press('Enter');
  await expect(page.getByRole('alert')).toContainText('is in the deck twice.');
  await box.fill(deck.toReversed().join(' '));
  await box.press('Enter');
  await expect(page.getByTestId('deal')).toHaveText('by hand');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('d');
  await page.reload();
  await expect(moves(page)).toHaveText('Moves 1');
});

test('new deals can be limited to those that can be won', async ({ page }) => {
  await storeWithoutAnimation(page, { winnable: 'on', verdicts: 'on' });
  await open(page, '#/klondike-3/275');
  await expect(light(page)).toContainText('This deal', { timeout: 20_000 });
  await press(page, 'New game');
  await expect(page.getByTestId('deal')).not.toHaveText('275');
  await expect(light(page)).toHaveText('This deal can be won', {
    timeout: 20_000,
  });
});

test('new deals can be limited to hard ones, and the analysis says why a deal is hard', async ({
  page,
}) => {
  await open(page, '#/klondike-1/275');
  await openSheet(page);
  await toggle(page, 'Winnable deals').click();
  await page.getByRole('radio', { name: 'Hard' }).check();
  await page.keyboard.press('Escape');
  await press(page, 'New game');
  await expect(page.getByTestId('deal')).not.toHaveText('275', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Analysis' }).click();
  await toAnalysis(page);
  const grade = page.getByText(/^Hard: /);
  await expect(grade).toBeVisible({ timeout: 60_000 });
});

test('every search is loaded with its game', async ({ page }) => {
  const games = ['golf', 'tripeaks', 'pyramid', 'black-hole', 'freecell', 'simple-simon'];
  await storeSettings(page, {
    games: Object.fromEntries(games.map((game) => [game, { panel: 'open' }])),
  });
  for (const hash of [
    '#/golf/7',
    '#/tripeaks/11',
    '#/pyramid;passes=unlimited/27',
    '#/black-hole/7',
    '#/freecell/7',
    '#/simple-simon/7',
  ]) {
    await open(page, hash);
    // The tab asks, too, where the panel begins with a comparison of moves.
    await page
      .getByRole('button', { name: 'Can it be won?' })
      .or(page.getByRole('tab', { name: 'Solver', selected: false }))
      .click();
    await expect(page.getByText('This deal can be won').first(), hash).toBeVisible({
      timeout: 60_000,
    });
  }
});
