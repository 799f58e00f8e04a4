import { ONLY_FIREFOX } from '../support/eitherBrowser';
import { handsOf, linesOf } from '../support/hands';
import { proofSize } from '../support/proofSize';
import { variant } from '../support/variants';
import transcripts from '../vectors/spider_transcripts.json' with { type: 'json' };
import {
  card,
  drag,
  dropPoint,
  expect,
  finger,
  grabPoint,
  moves,
  open,
  openAfter,
  playByMouse,
  resize,
  status,
  test,
} from './table';

const { deal, lines } = transcripts.games[0] ?? { deal: '', lines: [] };
const LINES = linesOf(lines);
const HANDS = handsOf('spider', deal, LINES);
/** The move after which the first run leaves, from 0. */
const FIRST_RUN = lines.findIndex((line) => line.includes('from king to ace'));

test('the stock deals ten cards, and one undo takes the deal back', async ({ page }) => {
  await open(page, '#/spider/7');
  await page.keyboard.press('d');
  await expect(status(page)).toHaveText('Dealt 10 cards; 4 deals left.');
  await expect(page.locator('[data-in="stock"]')).toHaveCount(40);
  await expect(page.locator('[data-in^="tableau"][data-face="up"]')).toHaveCount(20);
  await page.keyboard.press('u');
  await expect(page.locator('[data-in="stock"]')).toHaveCount(50);
});

test('the mouse drags cards, in the proof a whole game', { tag: ONLY_FIREFOX }, async ({
  page,
}) => {
  test.slow();
  await playByMouse(page, 'spider', deal, LINES.slice(0, proofSize(6, Infinity)));
});

test('a complete run leaves by itself, and one undo brings it back', async ({ page }) => {
  await openAfter(page, 'spider', deal, LINES.slice(0, FIRST_RUN));
  await expect(page.locator('[data-in="foundation-1"]')).toHaveCount(0);
  const { code, to } = HANDS[FIRST_RUN] ?? { code: '', to: '' };
  if (code === '') await page.keyboard.press('d');
  else await drag(page, code, to);
  await expect(page.locator('[data-in="foundation-1"]')).toHaveCount(13);
  await expect(status(page)).toContainText('Spades from king to ace to foundation 1.');
  await page.keyboard.press('u');
  await expect(page.locator('[data-in="foundation-1"]')).toHaveCount(0);
});

/** A won game of two suits, with a run of twelve cards that moves. */
const TWO_SUITS = transcripts.games[1] ?? { deal: '', lines: [] };
const TWO_SUITS_LINES = linesOf(TWO_SUITS.lines);

test('a drag takes a run of twelve cards', async ({ page }) => {
  const at = TWO_SUITS_LINES.findIndex((line) => line.endsWith(', 12'));
  await openAfter(page, variant('spider;suits=2'), TWO_SUITS.deal, TWO_SUITS_LINES.slice(0, at));
  const { code, to } = handsOf(variant('spider;suits=2'), TWO_SUITS.deal, TWO_SUITS_LINES)[at] ?? {
    code: '',
    to: '',
  };
  const from = await card(page, code).getAttribute('data-in');
  const before = await page.locator(`[data-in="${from}"]`).count();
  await drag(page, code, to);
  await expect(page.locator(`[data-in="${from}"]`)).toHaveCount(before - 12);
});

test('cards that do not move together say why, tapped, dragged or lifted by key', async ({
  page,
}) => {
  await openAfter(page, variant('spider;suits=2'), '994971784', ['m c9, c6', 'm c7, c6']);
  const [code, why] = ['5S4', 'Only the last card can move: the card above is of another suit.'];
  const asked = async (ask: () => Promise<void>): Promise<void> => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('d');
    await page.keyboard.press('u');
    await expect(status(page)).not.toHaveText(why);
    await ask();
    await expect(status(page)).toHaveText(why);
  };
  const point = await grabPoint(page, code);
  await asked(() => page.mouse.click(point.x, point.y));
  await asked(() => drag(page, code, 'tableau-1'));
  const touch = await finger(page);
  await asked(() => touch.tap(point));
  await asked(async () => touch.drag(point, await dropPoint(page, 'tableau-1')));
  for (const key of ['Space', 'Enter']) await asked(() => card(page, code).press(key));
  await expect(moves(page)).toHaveText('Moves 2');
});

test('after five deals every column is on the table', async ({ page }) => {
  await open(page, '#/spider;suits=4;empty=allowed/7');
  for (let n = 0; n < 5; n++) await page.keyboard.press('d');
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    await resize(page, { width, height });
    const boxes = await page
      .locator('[data-pile^="tableau"]')
      .evaluateAll((piles) => piles.map((each) => each.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(10);
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.bottom).toBeLessThanOrEqual(height);
    }
  }
});
