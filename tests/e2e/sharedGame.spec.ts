import type { Page } from '@playwright/test';
import { encodeMoves } from '../../src/engine/moveLink';
import { gameOf } from '../../src/games/index';
import { playedGame } from '../support/playedGame';
import { axeViolations } from './axe';
import { WON_DEAL, WON_MOVES } from './storedGames';
import {
  coveredByWords,
  expect,
  expectUncovered,
  gameOfLines,
  moves,
  open,
  PHONES,
  pressMiddle,
  status,
  storeGame,
  storeSettings,
  test,
} from './table';

test.use({ newDeals: 'on' });

const SIZES = [
  [1280, 800],
  [390, 844],
  [844, 390],
] as const;
const ADDRESS = '#/klondike-3/784679076/1AA';
const stripOf = (page: Page) => page.getByRole('region', { name: 'Shared game' });

for (const [width, height] of SIZES) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('a new visitor sees what a link with moves is, watches it and plays the deal', async ({
      page,
    }) => {
      await open(page, ADDRESS);
      const strip = stripOf(page);
      await expect(strip).toHaveText(/^Shared game · 2 moves/);
      await expect(page.getByRole('region', { name: 'Coach' })).toHaveCount(0);
      await expect(page.locator('.toast')).toHaveCount(0);
      expect(await axeViolations(page)).toEqual([]);
      await expectUncovered(strip.getByText('Shared game'));
      for (const button of await strip.getByRole('button').all()) await expectUncovered(button);
      const list = page.locator('.moves-list');
      if (width === 1280) {
        await expect(page.getByRole('button', { name: 'Can it be won?' })).toBeVisible();
        await expect(list).toHaveCount(0);
      }
      await pressMiddle(strip.getByRole('button', { name: 'Watch' }));
      await expect(moves(page)).toHaveText(/\b2$/);
      await expect(list).toHaveCount(width === 1280 ? 1 : 0);
      await expect(strip.getByRole('button', { name: 'Watch again' })).toBeVisible();
      await expect(page.locator('.toast')).toHaveCount(0);
      await pressMiddle(strip.getByRole('button', { name: 'Play from the start' }));
      await expect(strip).toHaveCount(0);
      await expect(moves(page)).toHaveText(/\b0$/);
      await expect(status(page)).toHaveText('This is your own game now.');
      await expect(page).toHaveURL(/#\/klondike-3\/784679076$/);
      await page.keyboard.press('d');
      await expect(moves(page)).toHaveText(/\b1$/);
      await page.keyboard.press('r');
      await expect(status(page)).toHaveText('There is nothing to redo.');
    });
  });
}

test('a link says that the solver’s moves are in it', async ({ page }) => {
  await open(page, `${ADDRESS}/solver`);
  await expect(stripOf(page)).toHaveText(/^Shared game · 2 moves, solver used/);
});

test('the deal can be played from its start before anything was watched', async ({ page }) => {
  await open(page, ADDRESS);
  await stripOf(page).getByRole('button', { name: 'Play it yourself' }).click();
  await expect(stripOf(page)).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(status(page)).toHaveText('There is nothing to redo.');
});

test('watching is paused and goes on, and begins again after the last move', async ({ page }) => {
  await storeSettings(page, { speed: 'slow' });
  await open(page, ADDRESS);
  const strip = stripOf(page);
  await strip.getByRole('button', { name: 'Watch' }).click();
  await expect(moves(page)).toHaveText('Moves 1');
  await strip.getByRole('button', { name: 'Pause' }).click();
  await expect(moves(page)).toHaveText('Moves 1');
  await strip.getByRole('button', { name: 'Watch' }).click();
  await expect(moves(page)).toHaveText('Moves 2');
  await strip.getByRole('button', { name: 'Watch again' }).click();
  await expect(moves(page)).toHaveText('Moves 0');
  await expect(moves(page)).toHaveText('Moves 2');
});

test('the strip closes, and goes with the first move of one’s own', async ({ page }) => {
  await open(page, ADDRESS);
  await stripOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(stripOf(page)).toHaveCount(0);
  await page.reload();
  await expect(stripOf(page)).toBeVisible();
  await page.keyboard.press('d');
  await expect(stripOf(page)).toHaveCount(0);
  await expect(status(page)).toContainText('This is your own game now.');
});

test('a message lies above the strip', async ({ page }) => {
  await open(page, '#/klondike-3/784679076/1AA_A');
  const toast = page.locator('.toast');
  await expect(toast).toContainText('Move 3 of this link is not legal');
  const strip = await stripOf(page).boundingBox();
  const box = await toast.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
});

for (const [width, height] of PHONES) {
  test(`no card lies under the strip in the whole of a game at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await storeSettings(page, { speed: 'off' });
    const { history } = playedGame('klondike-3', WON_DEAL, WON_MOVES);
    const code = encodeMoves(gameOf('klondike-3'), history);
    if (!code.ok) throw new Error(code.error);
    // The strip of another shared game stays, with its room.
    await open(page, '#/klondike-3/784679076/1AA');
    await expect(stripOf(page)).toBeVisible();
    await open(page, `#/klondike-3/${WON_DEAL}/${code.value}`);
    await expect(stripOf(page)).toBeVisible();
    for (let n = 1; n < WON_MOVES.length; n++) {
      await page.keyboard.press('r');
      await expect(moves(page)).toHaveText(`Moves ${n}`);
      expect(await coveredByWords(page), `move ${n}`).toEqual([]);
    }
  });
}

const DEAL = '#/klondike-3/275';
const dealStripOf = (page: Page) => page.getByRole('region', { name: 'Shared deal' });

for (const [width, height] of SIZES) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('who comes by the link to a deal is told so until the first move, also after a reload', async ({
      page,
    }) => {
      await page.goto('about:blank');
      await open(page, DEAL);
      const strip = dealStripOf(page);
      await expect(strip).toHaveText(/^Shared deal The same cards for everyone\. Can you win\?/);
      await expect(page.getByRole('region', { name: 'Coach' })).toHaveCount(0);
      expect(await axeViolations(page)).toEqual([]);
      await expectUncovered(strip.getByText('Shared deal'));
      await page.reload();
      await expect(strip).toBeVisible();
      await page.keyboard.press('d');
      await expect(moves(page)).toHaveText(/\b1$/);
      await expect(strip).toHaveCount(0);
      await page.reload();
      await expect(moves(page)).toHaveText(/\b1$/);
      await expect(strip).toHaveCount(0);
    });
  });
}

test('the deal of a game that plays itself is greeted, too, until its first step', async ({
  page,
}) => {
  await page.goto('about:blank');
  await open(page, '#/eight-stacks/7');
  await expect(dealStripOf(page)).toHaveText(
    /^Shared deal The same cards for everyone\. Will it come out\?/,
  );
  expect(await coveredByWords(page)).toEqual([]);
  await page.keyboard.press('d');
  await expect(dealStripOf(page)).toHaveCount(0);
});

for (const [width, height] of [
  [844, 390],
  [360, 640],
] as const) {
  test(`tables without fans leave room for the strip at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await storeSettings(page, { speed: 'off' });
    for (const game of ['pyramid', 'tripeaks', 'elevens', 'black-hole', 'fourteen-out']) {
      await page.goto('about:blank');
      await open(page, `#/${game}/7`);
      await expect(dealStripOf(page)).toBeVisible();
      await expect.poll(() => coveredByWords(page), game).toEqual([]);
    }
  });
}

test('a newcomer who closes the greeting of a deal is offered the coach', async ({ page }) => {
  await page.goto('about:blank');
  await open(page, DEAL);
  await pressMiddle(dealStripOf(page).getByRole('button', { name: 'Close' }));
  await expect(dealStripOf(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Coach' })).toBeVisible();
});

test('a deal that was played here, or is opened from within, is nobody’s greeting', async ({
  page,
}) => {
  await storeSettings(page, { speed: 'off' });
  await storeGame(page, gameOfLines('klondike-3', WON_DEAL, WON_MOVES));
  await page.goto('about:blank');
  await open(page, `#/klondike-3/${WON_DEAL}`);
  await expect(page.getByTestId('deal')).toHaveText(WON_DEAL);
  await page.keyboard.press('n');
  await expect(page.getByTestId('deal')).not.toHaveText(WON_DEAL);
  await expect(dealStripOf(page)).toHaveCount(0);
  await page.reload();
  await expect(moves(page)).toHaveText(/\b0$/);
  await open(page, DEAL);
  await expect(status(page)).toHaveText('Deal 275.');
  await expect(dealStripOf(page)).toHaveCount(0);
});
