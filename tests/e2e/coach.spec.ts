import type { Page } from '@playwright/test';
import { axeViolations } from './axe';
import {
  card,
  coveredByWords,
  drag,
  expect,
  grabPoint,
  moves,
  open,
  openSettings,
  PHONES,
  press,
  pressMiddle,
  result,
  status,
  storeSettings,
  test,
  untilStill,
} from './table';

test.use({ newDeals: 'on' });

const coachOf = (page: Page) => page.getByRole('region', { name: 'Coach' });

/** Opens a deal from the home page, as nobody does who was sent it. */
async function openDeal(page: Page, hash: string): Promise<void> {
  await open(page, '#/');
  await open(page, hash);
}

test('three hints on the table, offered once: an open ace comes first, and a tap on it follows the arrow', async ({
  page,
}) => {
  await openDeal(page, '#/klondike-3/575103542');
  const coach = coachOf(page);
  await expect(coach).toHaveText(/^New to solitaire\? Three hints to start\./);
  expect(await axeViolations(page)).toEqual([]);
  await coach.getByRole('button', { name: 'Show me' }).click();
  await expect(coach).toContainText('Fill the foundations');
  await expect(coach.getByRole('button', { name: 'Next (1 of 3)' })).toBeFocused();
  await expect(page.locator('.hint-arrow')).toBeVisible();
  await expect(page.locator('[data-highlighted] > .card')).toHaveAttribute('data-card', 'AC');
  await expect(page.locator('[data-marked]')).toHaveAttribute('data-pile', /^foundation/);
  await untilStill(page);
  await pressMiddle(card(page, 'AC'));
  await expect(card(page, 'AC')).toHaveAttribute('data-in', /^foundation/);
  await expect(moves(page)).toHaveText('Moves 1');
  await expect(coach).toContainText('Move a card');
  await coach.getByRole('button', { name: 'Next (2 of 3)' }).press('Enter');
  // The stock is explained, and a better move comes first.
  await expect(coach).toContainText('Draw from the stock When nothing moves, press the stock');
  await expect(coach).toContainText('First play this card.');
  await expect(coach.getByRole('button')).toHaveText(['Done']);
  await pressMiddle(card(page, '9D'));
  await expect(moves(page)).toHaveText('Moves 2');
  await expect(coach).toContainText('First play this card.');
  await expect(page.locator('.hint-arrow')).toBeVisible();
  const { x, y } = await grabPoint(page, 'TC');
  await page.mouse.click(x, y);
  await expect(coach).toContainText('Draw from the stock Nothing to move?');
  await expect(page.locator('[data-pile="stock"][data-marked]')).toBeVisible();
  await expect(coach.getByRole('button', { name: 'Done' })).toBeVisible();
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText('Moves 4');
  await expect(coach).toHaveCount(0);
  await page.reload();
  await expect(moves(page)).toHaveText('Moves 4');
  await open(page, '#/klondike-1/7');
  await expect(status(page)).toHaveText('Deal 7.');
  await expect(coach).toHaveCount(0);
});

test('the move is ringed on its card and on the top card of its target, and a tap makes it', async ({
  page,
}) => {
  await openDeal(page, '#/klondike-3/1');
  const coach = coachOf(page);
  await coach.getByRole('button', { name: 'Show me' }).click();
  await expect(coach).toContainText('Move a card');
  const code = await page.locator('[data-highlighted] > .card').getAttribute('data-card');
  const target = page.locator('.pile[data-marked]');
  const to = (await target.getAttribute('data-pile')) ?? '';
  await untilStill(page);
  const ring = await target.locator('.pile-mark').boundingBox();
  const top = await page.locator(`[data-in="${to}"][data-count="1"]`).boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(ring?.[side]).toBeCloseTo(top?.[side] ?? Number.NaN, 0);
  await pressMiddle(card(page, code ?? ''));
  await expect(card(page, code ?? '')).toHaveAttribute('data-in', to);
  await expect(coach).not.toContainText('Move a card');
});

test('without a move the coach begins with the stock, and goes on once that is pressed', async ({
  page,
}) => {
  await openDeal(page, '#/klondike-3/96');
  const coach = coachOf(page);
  await coach.getByRole('button', { name: 'Show me' }).click();
  await expect(coach).toContainText('Draw from the stock');
  await expect(page.locator('[data-pile="stock"][data-marked]')).toBeVisible();
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText('Moves 1');
  await expect(coach).toContainText('Fill the foundations');
  await page.keyboard.press('d');
  await expect(coach).toContainText(/Move a card|Fill the foundations/);
  await expect(page.locator('.hint-arrow')).toBeVisible();
});

test('what the player does by any gesture is not asked again, and the arrow follows the game', async ({
  page,
}) => {
  await openDeal(page, '#/klondike-3/1');
  const coach = coachOf(page);
  await coach.getByRole('button', { name: 'Show me' }).click();
  await expect(coach.getByRole('button', { name: 'Next (1 of 3)' })).toBeVisible();
  await expect(coach).toContainText('Move a card');
  // Another thing than that which is asked for.
  await page.locator('[data-pile="stock"]').click();
  await expect(moves(page)).toHaveText('Moves 1');
  await expect(coach.getByRole('button', { name: 'Next (1 of 3)' })).toBeVisible();
  await expect(coach).toContainText('Move a card');
  await expect(page.locator('.hint-arrow')).toBeVisible();
  await drag(page, '9H', 'tableau-2');
  await expect(card(page, '9H')).toHaveAttribute('data-in', 'tableau-2');
  await expect(coach).toContainText('Fill the foundations');
  await page.keyboard.press('u');
  await expect(card(page, '9H')).toHaveAttribute('data-in', 'tableau-1');
  await expect(coach).toContainText('Fill the foundations');
  await page.keyboard.press('u');
  await expect(coach).toContainText('Fill the foundations');
});

test('a move before the offer is answered declines it for now, and another game ends the hints', async ({
  page,
}) => {
  await openDeal(page, '#/klondike-3/1');
  const coach = coachOf(page);
  await expect(coach).toBeVisible();
  await page.keyboard.press('d');
  await expect(coach).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(moves(page)).toHaveText('Moves 0');
  await expect(coach).toHaveCount(0);
});

for (const end of ['n', 'Shift+R'] as const) {
  test(`a game that is left by ${end} closes the coach`, async ({ page }) => {
    await storeSettings(page, { speed: 'off' });
    await openDeal(page, '#/klondike-3/1');
    const coach = coachOf(page);
    await coach.getByRole('button', { name: 'Show me' }).click();
    await page.locator('[data-pile="stock"]').click();
    await expect(coach).toContainText('Move a card');
    await page.keyboard.press(end);
    await expect(moves(page)).toHaveText('Moves 0');
    await expect(coach).toHaveCount(0);
    await expect(page.locator('.hint-arrow')).toHaveCount(0);
  });
}

test('a game that is over closes the coach', async ({ page }) => {
  await storeSettings(page, { speed: 'off' });
  await openDeal(page, '#/klondike-3/1');
  const coach = coachOf(page);
  await coach.getByRole('button', { name: 'Show me' }).click();
  await page.locator('[data-pile="stock"]').click();
  await expect(coach).toBeVisible();
  await press(page, 'New');
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(result(page)).toBeVisible();
  await result(page).getByRole('button', { name: 'Keep playing' }).click();
  await expect(result(page)).toHaveCount(0);
  await expect(coach).toHaveCount(0);
});

for (const [width, height] of [...PHONES, [320, 640], [1280, 800]] as const) {
  test(`no card lies under the coach at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await storeSettings(page, { speed: 'off' });
    await openDeal(page, '#/klondike-3/1');
    const coach = coachOf(page);
    await coach.getByRole('button', { name: 'Show me' }).click();
    await expect(coach).toContainText('Move a card');
    await expect(coach.getByRole('button', { name: 'Skip' })).toBeInViewport();
    expect(await coveredByWords(page)).toEqual([]);
  });
}

test('on a phone held sideways a hint stands in the place of the coach until the next move, and shows its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openDeal(page, '#/klondike-3/96');
  const coach = coachOf(page);
  await coach.getByRole('button', { name: 'Show me' }).click();
  await page.keyboard.press('d');
  await expect(coach).toContainText('Fill the foundations');
  await expect(page.locator('[data-marked]')).toHaveCount(4);
  await page.keyboard.press('h');
  const toast = page.locator('.toast');
  await expect(toast).toContainText('draw from the stock');
  await expect(page.locator('[data-marked]')).toHaveAttribute('data-pile', 'waste');
  await expect(coach).toBeHidden();
  expect(await coveredByWords(page)).toEqual([]);
  await pressMiddle(toast.locator('span'));
  await expect(toast).toHaveCount(0);
  await expect(coach).toHaveCount(0);
  await page.keyboard.press('d');
  await expect(coach).toBeVisible();
});

test('the coach is not there in other games; it is skipped with Escape, and never comes back', async ({
  page,
}) => {
  await open(page, '#/freecell/7');
  await expect(page.getByTestId('deal')).toHaveText('7');
  await expect(coachOf(page)).toHaveCount(0);
  await openDeal(page, '#/klondike-3/275');
  const coach = coachOf(page);
  await coach.getByRole('button', { name: 'Show me' }).click();
  await page.keyboard.press('Escape');
  await expect(coach).toHaveCount(0);
  await open(page, '#/klondike-1/7');
  await expect(status(page)).toHaveText('Deal 7.');
  await expect(coach).toHaveCount(0);
});

test('on a phone the coach waits until the panel is closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDeal(page, '#/klondike-3/275');
  const coach = coachOf(page);
  await expect(coach).toBeVisible();
  await page.keyboard.press('v');
  await expect(coach).toBeHidden();
  await page.keyboard.press('v');
  await expect(coach).toBeVisible();
});

test('Escape closes a dialog before the coach', async ({ page }) => {
  await openDeal(page, '#/klondike-3/1');
  const coach = coachOf(page);
  await coach.getByRole('button', { name: 'Show me' }).click();
  await openSettings(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(coach).toContainText('Move a card');
  await page.keyboard.press('Escape');
  await expect(coach).toHaveCount(0);
});

test('a game that was never played says what it is about, until it is closed or begun', async ({
  page,
}) => {
  await openDeal(page, '#/canfield/7');
  const words = page.getByRole('region', { name: 'How to play' });
  await expect(words).toContainText('A reserve of thirteen, a base that the deal decides');
  expect(await axeViolations(page)).toEqual([]);
  await pressMiddle(words.getByRole('button', { name: 'Rules of the game' }));
  await expect(page.getByRole('dialog')).toContainText('Build each foundation up in suit');
  await page.keyboard.press('Escape');
  await pressMiddle(words.getByRole('button', { name: 'Close' }));
  await expect(words).toHaveCount(0);
  await open(page, '#/yukon/7');
  await expect(words).toContainText('Yukon');
  await open(page, '#/canfield/8');
  await expect(words).toContainText('Canfield');
  await page.keyboard.press('d');
  await expect(words).toHaveCount(0);
  await open(page, '#/canfield/9');
  await expect(moves(page)).toHaveText(/\b0$/);
  await expect(words).toHaveCount(0);
  // Of a game that plays itself they say what to press.
  for (const game of ['perditio-tempus', 'pictures', 'eight-stacks']) {
    await open(page, `#/${game}/9`);
    await expect(words).toContainText('guess how it ends, then press Play.');
  }
  await pressMiddle(page.getByRole('button', { name: 'Play' }));
  await expect(moves(page)).not.toHaveText(/\b0$/);
  await expect(words).toHaveCount(0);
});

test('who declines the coach is told nothing of other games either', async ({ page }) => {
  await openDeal(page, '#/klondike-3/85');
  await coachOf(page).getByRole('button', { name: 'No thanks' }).click();
  await open(page, '#/canfield/7');
  await expect(moves(page)).toHaveText(/\b0$/);
  await expect(page.getByRole('region', { name: 'How to play' })).toHaveCount(0);
});
