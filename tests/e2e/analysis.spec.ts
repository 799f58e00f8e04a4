import type { Locator, Page } from '@playwright/test';
import { autoplayTo } from '../../src/engine/autoplay';
import { newHistory, present } from '../../src/engine/history';
import { gameOf } from '../../src/games/index';
import type { LayoutState } from '../../src/games/layouts/board';
import { solve } from '../support/klondikeSolver';
import { playAtRandom } from '../support/random';
import { axeViolations } from './axe';
import {
  expect,
  expectUncovered,
  moves,
  open,
  openSheet,
  openWonGameAt,
  press,
  pressMiddle,
  resize,
  result,
  status,
  storeGame,
  storeSettings,
  test,
  toAnalysis,
} from './table';

/** A random game of a deal that can be won, lost on the way. */
const lostGame = () => ({
  variant: 'klondike-3' as const,
  deal: '251',
  history: playAtRandom(gameOf('klondike-3'), '251', 150),
});

/** Where something lies on the page, once it is in view. */
async function boxOf(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return box;
}

/** Presses buttons by name, one after another. */
async function pressAll(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('button', { name, exact: true }).first().click();
    if (name === 'Analysis') await toAnalysis(page);
  }
}

test('what is asked often is few clicks away', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeSettings(page, { speed: 'off' });
  await storeGame(page, lostGame());
  const fresh = () => open(page, '#/klondike-3/251').then(() => page.reload());
  const closed = async (): Promise<void> => {
    await pressAll(page, 'Analysis');
    await expect(page.getByRole('complementary')).toHaveCount(0);
  };
  await fresh();

  // The verdict: one.
  await pressAll(page, 'Analysis');
  await expect(page.locator('p[data-verdict="unwinnable"]')).toBeVisible({ timeout: 30_000 });
  await expect(status(page)).toHaveText('No way to win from here.');
  await closed();

  // The losing move: one.
  await pressAll(page, 'Analysis');
  await expect(page.getByRole('button', { name: /^Lost here: / })).toBeVisible({ timeout: 30_000 });
  await closed();

  // Sharing: three.
  const sheet = await openSheet(page);
  await sheet.getByRole('button', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: 'Share' });
  await share.getByRole('button', { name: 'Text' }).click();
  await expect(share.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Klondike, draw three · deal 251\nCan you win it\?\nhttp.*#\/klondike-3\/251$/,
  );
  await page.keyboard.press('Escape');

  // Restart and rules: one.
  await press(page, 'Restart');
  await expect(moves(page)).toHaveText('Moves 0');
  await press(page, 'Help');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  // A solution: two.
  await pressAll(page, 'Analysis', 'Show solution');
  await expect(status(page)).toHaveText(/^Solution found: \d+ moves\./, { timeout: 40_000 });
});

test('a new game where there is no way to win counts the one before as lost', async ({ page }) => {
  test.slow();
  await storeSettings(page, { speed: 'off' });
  await storeGame(page, lostGame());
  await open(page, '#/klondike-3/251');
  await pressAll(page, 'Analysis');
  await expect(page.locator('p[data-verdict="unwinnable"]')).toBeVisible({ timeout: 30_000 });
  for (const name of ['New', 'New game'])
    await pressMiddle(page.getByRole('button', { name, exact: true }));
  await expect(status(page)).toContainText('Your last one counts as lost.');
});

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [1280, 800],
] as const) {
  test(`the halves of the bar are named beside it, ${width} × ${height}`, async ({ page }) => {
    await resize(page, { width, height });
    await storeSettings(page, { speed: 'off' });
    await storeGame(page, lostGame());
    await open(page, '#/klondike-3/251');
    await pressAll(page, 'Analysis');
    const bar = await boxOf(page.locator('.review > svg'));
    const middleOf = async (name: string): Promise<number> => {
      const {
        x,
        y,
        width: wide,
        height: high,
      } = await boxOf(page.locator('.review-axis').getByText(name, { exact: true }));
      expect(x + wide).toBeLessThanOrEqual(bar.x);
      return y + high / 2;
    };
    const half = bar.y + bar.height / 2;
    expect(await middleOf('winnable')).toBeLessThan(half);
    expect(await middleOf('lost')).toBeGreaterThan(half);
  });
}

test('the moves are listed in words, in step with the table, and a click goes there', async ({
  page,
}) => {
  await storeSettings(page, { speed: 'off' });
  await openWonGameAt(page, 30);
  await page.keyboard.press('v');
  const list = page.getByRole('list', { name: 'Moves' });
  await expect(list.locator('[aria-current="step"]')).toContainText('30.');
  await list.getByRole('button', { name: /^12\./ }).click();
  await expect(moves(page)).toHaveText('Moves 12');
  await page.keyboard.press('u');
  await expect(list.locator('[aria-current="step"]')).toContainText('11.');
  await list.getByRole('button', { name: 'Start of the deal' }).click();
  await expect(moves(page)).toHaveText('Moves 0');
  expect(await axeViolations(page)).toEqual([]);
});

test('tabs answer the arrow keys, and Esc leads from the console to the table', async ({
  page,
}) => {
  await open(page, '#/klondike-3/275');
  await page.keyboard.press('v');
  await toAnalysis(page);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(page.locator('.verdict')).toHaveText(/This deal can/, { timeout: 30_000 });
  await expect(page.locator('.toast'), 'the panel says it').toHaveCount(0);
  await expect(tab('Console'), 'until its key is pressed').toHaveCount(0);
  await page.keyboard.press('/');
  await expect(tab('Console')).toHaveAttribute('aria-selected', 'true');
  const field = page.getByRole('textbox', { name: 'Command' });
  await expect(field).toBeFocused();
  await page.keyboard.type('m');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(page.locator('.table :focus')).toHaveCount(1);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await tab('Console').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Solver')).toBeFocused();
  await expect(tab('Solver')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText('Moves 1');
});

test('a panel that was open before the deal came tells and computes nothing until it is asked', async ({
  page,
}) => {
  await storeSettings(page, { speed: 'off', games: { golf: { panel: 'open' } } });
  await open(page, '#/golf/4');
  await page.keyboard.press('d');
  const ask = page.getByRole('button', { name: 'Can it be won?' });
  await expect(ask).toBeVisible();
  await expect(page.locator('.side-panel [data-verdict="winnable"]')).toHaveCount(0);
  expect(page.workers()).toHaveLength(0);
  await pressMiddle(ask);
  await expect(page.locator('.verdict')).toHaveText(/You can still win|No way to win from here/, {
    timeout: 30_000,
  });
  await expect(ask).toHaveCount(0);
  await open(page, '#/golf/1');
  await expect(ask).toBeVisible();
});

test('steps walked with the slider print one line', async ({ page }) => {
  await storeSettings(page, { speed: 'off' });
  await openWonGameAt(page, 10);
  await page.keyboard.press('v');
  const slider = page.getByRole('slider', { name: 'Move' });
  await slider.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await slider.fill('40');
  await slider.press('Tab');
  await page.keyboard.press('/');
  const log = page.getByRole('log', { name: 'Console' });
  await expect(log.locator('pre').filter({ hasText: '→' })).toHaveText(['→ move 40']);
});

test('closing the panel of one kind of game leaves the others as they are', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const panel = page.getByRole('complementary');
  await open(page, '#/pictures/3');
  await press(page, 'Steps');
  await expect(panel).toHaveCount(1);
  await open(page, '#/tens/3');
  await press(page, 'Steps');
  await expect(panel).toHaveCount(1);
  await press(page, 'Steps');
  await expect(panel).toHaveCount(0);
  await open(page, '#/pictures/3');
  await expect(panel).toHaveCount(1);
  await open(page, '#/elevens/3');
  await expect(panel).toHaveCount(0);
});

test('a win is told in a sheet over the table, which keeps its size; keys reach the sheet, and Esc closes it', async ({
  page,
}) => {
  await storeSettings(page, { speed: 'off' });
  const last = 97;
  await openWonGameAt(page, last - 1);
  const size = () => page.locator('.table').boundingBox();
  const before = await size();
  await page.keyboard.press('r');
  await expect(status(page)).toContainText(
    `Won in ${last} moves. Clean win – no move changed, no hint.`,
  );
  await expect(result(page).getByRole('heading')).toHaveText('You won!');
  await expect(result(page)).toContainText('Clean win – no move changed, no hint');
  await expect(result(page)).toContainText(/97moves · \d+ (under|over) the solver/, {
    timeout: 30_000,
  });
  await expect(result(page)).not.toContainText('in a row');
  expect(await size()).toEqual(before);
  await expect(result(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(result(page).getByRole('button', { name: 'New game' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(result(page)).toHaveCount(0);
  await expect(page.locator('.table :focus')).toHaveCount(1);
  await page.keyboard.press('u');
  await page.keyboard.press('r');
  await result(page).getByRole('button', { name: 'Replay' }).click();
  await expect(result(page)).toHaveCount(0);
  await expect(moves(page)).toHaveText(/^Moves [1-8]?\d$/);
});

/** A game of a deal that can be won, which the hints have led to an end without moves. */
function stuckGame() {
  const game = gameOf('klondike-3');
  for (let deal = 0; deal < 200; deal++) {
    const initial = game.rules.deal(String(deal));
    const history = autoplayTo(game, newHistory(initial), 300);
    const isStuck = game.rules.status(present(history)) === 'stuck' && history.cursor > 20;
    if (isStuck && solve(3, initial as LayoutState).verdict === 'winnable')
      return { variant: 'klondike-3' as const, deal: String(deal), history };
  }
  throw new Error('the hints win every deal');
}

test('a game without moves says how far it could be won, and goes back there', async ({ page }) => {
  await storeSettings(page, { speed: 'off' });
  const lost = stuckGame();
  await storeGame(page, lost);
  await open(page, `#/klondike-3/${lost.deal}`);
  const sentence = result(page).getByText(/^You could win until move \d+\./);
  await expect(sentence).toBeVisible({ timeout: 40_000 });
  await expect(status(page)).toContainText(/You could win until move \d+\. Proved\./);
  await expect(result(page)).not.toHaveAttribute('data-won');
  const back = result(page).getByRole('button', { name: /^Back to move \d+$/ });
  const move = ((await back.textContent()) ?? '').replace(/\D/g, '');
  await back.click();
  await expect(moves(page)).toHaveText(`Moves ${move}`);
  await expect(result(page)).toHaveCount(0);
  await expect(page.locator('.table :focus')).toHaveCount(1);
});

test('the present move is in view, however high its list is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await storeSettings(page, { speed: 'off' });
  await open(page, '#/golf/275');
  for (let drawn = 0; drawn < 12; drawn++) await page.keyboard.press('d');
  await expect(moves(page)).toHaveText('Moves 12');
  await pressAll(page, 'Analysis');
  await expect(page.locator('.verdict')).toHaveText(/\S/);
  const present = page.locator('.moves-list [aria-current]');
  for (const height of [800, 620, 800]) {
    await page.setViewportSize({ width: 1280, height });
    await expect(present).toBeInViewport({ ratio: 1 });
  }
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });
  test('a solution is stepped through and taken back, with its buttons in sight and in place', async ({
    page,
  }) => {
    await open(page, '#/klondike-3/251');
    await pressAll(page, 'Analysis');
    const losingMove = page.getByRole('button', { name: 'Find the losing move' });
    await expect(page.getByRole('button', { name: 'Show solution' })).toBeVisible();
    await expect(losingMove).toHaveCount(0);
    await page.keyboard.press('d');
    await pressAll(page, 'Show solution');
    await expect(page.locator('.answer')).toHaveText(/^Solution found/, { timeout: 30_000 });
    await expect(losingMove).toHaveCount(0);
    await pressAll(page, 'Step');
    const back = page.getByRole('button', { name: 'Back to move 1' });
    await expect(back).toBeInViewport({ ratio: 1 });
    await back.click();
    const place = page.locator('.review-place');
    await expect(place).toHaveText(/^Move 1 of \d\dSolver’s line$/);
    const slider = page.getByRole('slider', { name: 'Move' });
    const last = await slider.getAttribute('max');
    await expect(place).toContainText(`Move 1 of ${last}`);
  });

  test('after Show solution on a fresh deal its buttons are in view, and the end of the game, too', async ({
    page,
  }) => {
    await storeSettings(page, { speed: 'off' });
    await open(page, '#/tripeaks/11');
    await pressAll(page, 'Analysis');
    await expect(page.locator('.verdict')).toContainText('can be won', { timeout: 30_000 });
    await pressAll(page, 'Show solution');
    const answer = page.locator('.answer');
    await expect(answer).toHaveText(/^Solution found/, { timeout: 30_000 });
    const step = page.getByRole('button', { name: 'Step', exact: true });
    await expect(step).toBeInViewport({ ratio: 1 });
    await expect(answer).toBeInViewport({ ratio: 1 });
    const before = await step.boundingBox();
    await step.click();
    await expect(moves(page)).toHaveText('Moves 1');
    expect(await step.boundingBox()).toEqual(before);
    await pressAll(page, 'Skip to end');
    await expect(result(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Show solution' })).toHaveCount(0);
  });

  test('the analysis of a lost game is in view as soon as it is asked for', async ({ page }) => {
    const lost = stuckGame();
    await storeGame(page, lost);
    await open(page, `#/klondike-3/${lost.deal}`);
    await expect(result(page)).toBeVisible();
    await result(page).getByRole('button', { name: 'Analysis' }).click();
    await expect(result(page)).toHaveCount(0);
    await expect(page.locator('.verdict')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('slider', { name: 'Move' })).toBeInViewport({ ratio: 1 });
  });

  test('over an open analysis the end of a lost game says less, and one button leads back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await storeSettings(page, { speed: 'off' });
    const lost = stuckGame();
    await storeGame(page, lost);
    await open(page, `#/klondike-3/${lost.deal}`);
    await expect(result(page)).toBeVisible();
    await page.keyboard.press('u');
    await pressAll(page, 'Analysis');
    await toAnalysis(page);
    await page.keyboard.press('r');
    const back = page.getByRole('button', { name: /^Back to move \d+$/ });
    await expect(result(page).filter({ has: back })).toBeVisible({ timeout: 40_000 });
    await expect(page.locator('.losing-mark')).toBeVisible();
    await expect(back).toHaveCount(1);
    const { height = 0 } = (await result(page).boundingBox()) ?? {};
    const { height: table = 0 } = (await page.locator('.table').boundingBox()) ?? {};
    expect(height).toBeLessThan(table / 2);
    await result(page).getByRole('button', { name: 'Close' }).click();
    await expect(back).toHaveCount(1);
  });

  test('the list of moves opens at the present one', async ({ page }) => {
    await openWonGameAt(page, 80);
    await pressAll(page, 'Analysis');
    const list = page.getByRole('list', { name: 'Moves' });
    const now = list.locator('[aria-current]');
    await expect(now).toContainText('80.');
    await list.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await expect(now).toBeInViewport();
  });

  test('the sheet takes half or the whole height, by key and by finger', async ({ page }) => {
    await storeSettings(page, { speed: 'off' });
    await storeGame(page, lostGame());
    await open(page, '#/klondike-3/251');
    const table = () => page.locator('.table').boundingBox();
    await pressAll(page, 'Analysis');
    const handle = page.getByRole('button', { name: 'Whole height' });
    const sheet = page.getByRole('complementary');
    const height = async () => (await sheet.boundingBox())?.height ?? 0;
    await expect(handle).toBeInViewport({ ratio: 0.9 });
    const [half, before] = [await height(), await table()];
    await handle.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(height).toBeGreaterThan(half * 1.5);
    expect(await table()).toEqual(before);
    await page.keyboard.press('ArrowDown');
    await expect.poll(height).toBe(half);
    const drag = async (by: number): Promise<void> => {
      const { x = 0, y = 0, width = 0 } = (await handle.boundingBox()) ?? {};
      await page.mouse.move(x + width / 2, y + 10);
      await page.mouse.down();
      await page.mouse.move(x + width / 2, y + 10 + by, { steps: 5 });
      await page.mouse.up();
    };
    await drag(-220);
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    await drag(190);
    await expect(handle).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(height).toBe(half);
    await drag(200);
    await expect(sheet).toHaveCount(0);
  });
});

test('a hint in a lost game says so while it still looks for the way back', async ({ page }) => {
  test.slow();
  await storeSettings(page, { speed: 'off', hints: 'solver' });
  await open(page, '#/forty-thieves/1');
  for (let draw = 0; draw < 50; draw++) await page.keyboard.press('d');
  await expect(moves(page)).toHaveText('Moves 50');
  await page.keyboard.press('h');
  await expect(status(page)).toContainText('No way to win from here. Looking for the last move');
});

test('a lost game says so once, after a pass through the stock; a hint offers the way back', async ({
  page,
}) => {
  test.slow();
  await storeSettings(page, { speed: 'off', hints: 'solver' });
  await storeGame(page, lostGame());
  await open(page, '#/klondike-3/251');
  for (let draw = 0; draw < 22; draw++) await page.keyboard.press('d');
  const heading = result(page).getByRole('heading');
  // On a busy machine a proof may not be found in its time; another draw asks again.
  await expect(async () => {
    await heading.waitFor({ timeout: 15_000 }).catch(() => page.keyboard.press('d'));
    await expect(heading).toHaveText('No way to win from here', { timeout: 100 });
  }).toPass();
  await expect(result(page).getByRole('button', { name: /^Back to move \d+$/ })).toBeVisible();
  await result(page).getByRole('button', { name: 'Go on' }).click();
  await expect(result(page)).toHaveCount(0);
  await page.keyboard.press('d');
  await page.keyboard.press('h');
  await expect(status(page)).toHaveText('No way to win from here.', { timeout: 30_000 });
  await expect(result(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Back to move \d+$/ }).click();
  await expect
    .poll(async () => Number((await moves(page).innerText()).replace(/\D/g, '')))
    .toBeLessThan(172);
});

test('a player who goes on before the warning can be read is warned again, and then no more', {
  tag: '@fresh',
}, async ({ page }) => {
  test.slow();
  await page.clock.install();
  await storeSettings(page, { speed: 'off' });
  await storeGame(page, lostGame());
  await open(page, '#/klondike-3/251');
  const heading = result(page).getByRole('heading', { name: 'No way to win from here' });
  const drawUntilWarned = () =>
    expect(async () => {
      await page.keyboard.press('d');
      await expect(heading).toBeVisible({ timeout: 6_000 });
    }).toPass();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let draw = 0; draw < 20; draw++) await page.keyboard.press('d');
  await drawUntilWarned();
  await drawUntilWarned();
  await page.clock.runFor(1_500);
  await expect(heading).toBeVisible();
  await page.keyboard.press('d');
  await expect(result(page)).toHaveCount(0);
});

test.describe('a phone in the hand', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('help names gestures, no keys, and the panel opens only when asked', async ({ page }) => {
    await storeSettings(page, { games: { 'klondike-3': { panel: 'open' } } });
    await open(page, '#/klondike-3/275');
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await pressAll(page, 'Analysis');
    await expect(page.getByRole('complementary')).toBeVisible();
    await press(page, 'Help');
    const help = page.getByRole('dialog');
    await expect(help).toContainText('Build four suits up from the ace');
    await expect(help).toContainText('Hold a covered card to see all of it.');
    await expect(help.getByRole('heading', { name: 'Keys' })).toHaveCount(0);
    await expect(help.locator('dt')).toHaveCount(0);
  });
});

test('on a phone held sideways every button that walks through the moves is in the panel', async ({
  page,
}) => {
  await resize(page, { width: 844, height: 390 });
  await openWonGameAt(page, 30);
  await page.keyboard.press('v');
  for (const name of ['Skip to start', 'Step back', 'Step', 'Play', 'Skip to end']) {
    const button = page.locator('.side-panel').getByRole('button', { name, exact: true });
    await button.scrollIntoViewIfNeeded();
    await expectUncovered(button);
  }
});
