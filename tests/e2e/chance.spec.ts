import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './axe';
import { lostGame, WON_MOVES } from './storedGames';
import {
  card,
  expect,
  moves,
  open,
  openWonGameAt,
  pressMiddle,
  resize,
  result,
  status,
  storeGame,
  storeSettings,
  test,
} from './table';

const figure = (page: Page) => page.locator('.chance-figure');
const rows = (page: Page) => page.locator('.chance-moves button');

async function pressAt(of: Locator): Promise<void> {
  await of.scrollIntoViewIfNeeded();
  await pressMiddle(of);
}

/** Opens the chance after a pass through the stock, and waits until it gets no sharper. */
async function openChance(page: Page): Promise<void> {
  await storeSettings(page, { speed: 'off' });
  await open(page, '#/klondike-3/1');
  for (let n = 1; n <= 8; n++) {
    await page.keyboard.press('d');
    await expect(moves(page)).toHaveText(new RegExp(`\\b${n}$`));
  }
  await page.keyboard.press('v');
  await expect(page.getByRole('tab', { name: 'Your chance' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.locator('.side-panel [aria-busy="false"]')).toBeVisible({ timeout: 30_000 });
}

test('the panel shows the chance and the moves, the best first; a press shows a move', async ({
  page,
}) => {
  await openChance(page);
  await expect(figure(page)).toHaveText(/^\d+%± \d+$/);
  await expect(status(page)).toHaveText(/^Chance of winning: \d+%\.$/);
  const shares = (await rows(page).locator('.chance-share').allTextContents()).map(parseFloat);
  expect(shares.length).toBeGreaterThan(1);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(`${shares[0]}`).toBe(/^\d+/.exec((await figure(page).textContent()) ?? '')?.[0]);
  expect(await axeViolations(page)).toEqual([]);
  await pressAt(rows(page).nth(0));
  await expect(status(page)).toContainText('Best move, without peeking: ');
  await expect(page.locator('.hint-arrow path').first()).toBeAttached();
  await pressAt(rows(page).nth(1));
  await expect(status(page)).toContainText('Possible move: ');
  // On a phone held sideways the words have the width of the panel.
  await resize(page, { width: 844, height: 390 });
  for (const row of await rows(page).all()) {
    const { width: room = 0, height = 0 } = (await row.boundingBox()) ?? {};
    expect(height).toBeLessThan(100);
    expect((await row.locator('span').first().boundingBox())?.width).toBeGreaterThan(room / 2);
  }
});

test('in other games with hidden cards it shows how many possible deals could still be won after each move, and hints do not peek', async ({
  page,
}) => {
  await storeSettings(page, { speed: 'off' });
  await open(page, '#/wasp/2');
  await page.keyboard.press('h');
  await expect(status(page)).toContainText('Best move, without peeking: ');
  await expect(status(page)).not.toContainText('Chance of winning');
  await page.keyboard.press('v');
  await expect(page.getByRole('tab', { name: 'Without peeking' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.locator('.side-panel [aria-busy="false"]')).toBeVisible({ timeout: 30_000 });
  await expect(figure(page)).toHaveText(/^52%± \d+$/);
  const words = 'of the possible deals could still be won';
  await expect(page.locator('.side-panel').getByText(words)).toBeVisible();
  await expect(status(page)).toContainText(`52% ${words}`);
  await expect(rows(page).locator('.chance-share')).toHaveText([/^52/, /^52/, /^49/]);
  expect(await axeViolations(page)).toEqual([]);
  await pressAt(rows(page).nth(2));
  await expect(status(page)).toContainText('Possible move: ');
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`of many moves sixteen are listed, then all, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await storeSettings(page, { speed: 'off' });
    await open(page, '#/wasp/9');
    await page.keyboard.press('v');
    const listed = page.locator('.chance-moves li');
    const button = page.getByRole('button', { name: /^Show all \d+ moves$/ });
    await expect(button).toBeVisible({ timeout: 30_000 });
    // The rows change places as long as it counts.
    await expect(page.locator('.side-panel [aria-busy="false"]')).toBeVisible({ timeout: 60_000 });
    await expect(listed).toHaveCount(16);
    const count = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
    await pressAt(button);
    await expect(listed).toHaveCount(count);
    expect(count).toBeGreaterThan(16);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await pressAt(button);
    await expect(listed).toHaveCount(16);
  });
}

test('the solver’s verdict is folded, and comes only when it is asked for', async ({ page }) => {
  await openChance(page);
  const peek = page.getByRole('complementary').locator('details');
  await expect(peek).not.toHaveAttribute('open');
  await pressAt(peek.locator('summary'));
  await expect(peek).not.toContainText('win from');
  await pressAt(peek.getByRole('button', { name: 'Can it be won?' }));
  await expect(peek).toContainText(/You can still win\.|No way to win from here\./, {
    timeout: 20_000,
  });
});

test('what was seen before moves were taken back stays known after a reload', async ({ page }) => {
  await openChance(page);
  const look = rows(page).filter({ hasText: 'Draw from the stock' });
  await expect(rows(page)).not.toHaveCount(0);
  for (let n = 0; n < 8; n++) await page.keyboard.press('u');
  await card(page, '2H').click({ position: { x: 5, y: 5 } });
  await expect(moves(page)).toHaveText(/\b1$/);
  await page.reload();
  await expect(moves(page)).toHaveText(/\b1$/);
  await page.keyboard.press('v');
  await expect(page.locator('.side-panel [aria-busy="false"]')).toBeVisible({ timeout: 30_000 });
  await expect(rows(page)).not.toHaveCount(0);
  await expect(look).toHaveCount(0);
  await open(page, '#/klondike-3/2');
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect(look).toHaveCount(1, { timeout: 30_000 });
});

test('a lost game says what the cards and the moves took, and its analysis shows when', async ({
  page,
}) => {
  await storeSettings(page, { speed: 'off' });
  await storeGame(page, lostGame('87'));
  await open(page, '#/klondike-3/87');
  const sentence =
    /You began with \d+%\. The cards (took|gave) \d+, your moves took (\d+|nothing)\./;
  await expect(result(page)).toContainText(sentence, { timeout: 30_000 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  const panel = page.getByRole('complementary');
  await expect(panel).toContainText(sentence);
  await expect(panel.locator('.chance-line circle')).not.toHaveCount(0);
  for (const word of ['chance to win', 'The deal', /^Move \d+$/, 'costly move', 'good card'])
    await expect(panel.locator('.chance-line').getByText(word)).toBeVisible();
  const costly = panel.getByRole('button', { name: /^Move \d+: \d+ → \d+%\./ }).first();
  const at = Number(/\d+/.exec((await costly.textContent()) ?? '')?.[0]);
  await pressAt(costly);
  await expect(moves(page)).toHaveText(new RegExp(`\\b${at - 1}$`));
});

test('after a win the sheet says how often deals that begin so are won', async ({ page }) => {
  await storeSettings(page, { speed: 'off' });
  await openWonGameAt(page, WON_MOVES.length - 1);
  await page.keyboard.press('r');
  await expect(result(page)).toContainText(
    /A good player who doesn’t peek wins (nearly all|\d of 10) deals that begin like this one\./,
    { timeout: 20_000 },
  );
});
