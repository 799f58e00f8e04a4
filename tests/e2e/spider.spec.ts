import { ONLY_FIREFOX } from '../support/eitherBrowser';
import { handsOf, linesOf } from '../support/hands';
import { proofSize } from '../support/proofSize';
import transcripts from '../vectors/spider_transcripts.json' with { type: 'json' };
import { axeViolations } from './axe';
import {
  card,
  carry,
  drag,
  dropPoint,
  expect,
  finger,
  grabPoint,
  moves,
  open,
  openAfter,
  openSheet,
  pile,
  playByMouse,
  resize,
  status,
  test,
  untilStill,
} from './table';

const { deal, lines } = transcripts.games[0] ?? { deal: '', lines: [] };
const LINES = linesOf(lines);
const HANDS = handsOf('spider', deal, LINES);
/** The first moves, with a deal of the stock and moves after it. */
const FIRST_HANDS = HANDS.slice(0, 11);
/** The move after which the first run leaves, from 0. */
const FIRST_RUN = lines.findIndex((line) => line.includes('from king to ace'));

test('the stock deals ten cards, and one undo takes the deal back', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, '#/spider/7');
  await page.keyboard.press('d');
  await expect(status(page)).toHaveText('Dealt 10 cards; 4 deals left.');
  await expect(page.locator('[data-in="stock"]')).toHaveCount(40);
  await expect(page.locator('[data-in^="tableau"][data-face="up"]')).toHaveCount(20);
  await page.keyboard.press('u');
  await expect(page.locator('[data-in="stock"]')).toHaveCount(50);
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

test('the mouse drags cards, in the proof a whole game', { tag: ONLY_FIREFOX }, async ({
  page,
}) => {
  test.slow();
  await playByMouse(page, 'spider', deal, LINES.slice(0, proofSize(15, Infinity)));
});

test('the keyboard alone lifts and drops cards, and deals', async ({ page }) => {
  await open(page, `#/spider/${deal}`);
  for (const [i, { code, to }] of FIRST_HANDS.entries()) {
    await untilStill(page);
    if (code === '') await page.keyboard.press('d');
    else await carry(page, code, to);
    await expect(moves(page)).toHaveText(new RegExp(`\\b${i + 1}$`));
  }
});

test('a finger drags cards and deals, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, `#/spider/${deal}`);
  const touch = await finger(page);
  for (const [i, { code, to }] of FIRST_HANDS.entries()) {
    await untilStill(page);
    if (code === '') {
      const box = await pile(page, 'stock').boundingBox();
      await touch.tap({ x: (box?.x ?? 0) + 15, y: (box?.y ?? 0) + 20 });
    } else await touch.drag(await grabPoint(page, code), await dropPoint(page, to));
    await expect(moves(page)).toHaveText(new RegExp(`\\b${i + 1}$`));
  }
});

/** A won game of two suits, with a run of twelve cards that moves, and with a column that is empty before the last deal. */
const TWO_SUITS = transcripts.games[1] ?? { deal: '', lines: [] };
const TWO_SUITS_LINES = linesOf(TWO_SUITS.lines);
const EMPTY_COLUMN_AT = 46;

test('a drag takes a run of twelve cards', async ({ page }) => {
  const at = TWO_SUITS_LINES.findIndex((line) => line.endsWith(', 12'));
  await openAfter(page, 'spider;suits=2', TWO_SUITS.deal, TWO_SUITS_LINES.slice(0, at));
  const { code, to } = handsOf('spider;suits=2', TWO_SUITS.deal, TWO_SUITS_LINES)[at] ?? {
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
  await openAfter(page, 'spider;suits=2', '994971784', ['m c9, c6', 'm c7, c6']);
  const [code, why] = ['5S4', 'Only the last card can move: the cards above are not in one suit.'];
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

test('no deal while a column is empty, and the sentence names it', async ({ page }) => {
  const start = TWO_SUITS_LINES.slice(0, EMPTY_COLUMN_AT);
  await openAfter(page, 'spider;suits=2', TWO_SUITS.deal, start);
  await page.keyboard.press('d');
  await expect(status(page)).toHaveText('Fill column 8 first: no deal while a column is empty.');
});

test('the solver knows four suits as well as one', async ({ page }) => {
  await open(page, '#/spider;suits=4/7');
  await page.getByRole('button', { name: 'Analysis' }).click();
  // It searches for some seconds.
  await expect(page.getByText('This deal can be won').first()).toBeVisible({ timeout: 60_000 });
  await open(page, '#/spider/7');
  await expect(page.getByText('This deal can be won').first()).toBeVisible();
});

test('the deal box knows the one suit, and Python’s words for it', async ({ page }) => {
  await open(page, '#/spider/7');
  const dialog = await openSheet(page);
  await expect(dialog).toContainText('104 cards of spades alone');
  await expect(dialog.locator('pre')).toContainText('13 * [3][card % 52 // 52] + card % 13');
});

test('after five deals every column is on the table, and axe finds nothing', async ({ page }) => {
  await open(page, '#/spider;suits=4;empty=allowed/7');
  for (let n = 0; n < 5; n++) await page.keyboard.press('d');
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    await resize(page, { width, height });
    expect(await axeViolations(page), `${width} × ${height}`).toEqual([]);
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
