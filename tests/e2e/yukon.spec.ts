import { handsOf, linesOf } from '../support/hands';
import transcript from '../vectors/yukon_transcript.json' with { type: 'json' };
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
  resize,
  status,
  test,
  untilStill,
} from './table';

const LINES = linesOf(transcript.lines);
/** The first moves of the game, in which cards go to columns and foundations. */
const HANDS = handsOf('yukon', '7', LINES.slice(0, 8));

test('a card moves with cards on it that are in no order, and a refusal says why', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, '#/yukon/7');
  await drag(page, 'QC', 'tableau-2');
  await expect(status(page)).toHaveText(
    'Queen of Clubs needs a red King; column 2 ends in the Queen of Hearts.',
  );
  await untilStill(page);
  await drag(page, '7S', 'tableau-1');
  await expect(card(page, '7S')).toHaveAttribute('data-in', 'tableau-1');
  await expect(card(page, 'JH')).toHaveAttribute('data-in', 'tableau-1');
  await expect(moves(page)).toHaveText(/1$/);
  await page.keyboard.press('u');
  await expect(card(page, 'JH')).toHaveAttribute('data-in', 'tableau-4');
});

test('the keyboard alone lifts and drops cards', async ({ page }) => {
  await open(page, '#/yukon/7');
  for (const { code, to } of HANDS) {
    await carry(page, code, to);
    await expect(card(page, code)).toHaveAttribute('data-in', to);
  }
  await expect(moves(page)).toHaveText(`Moves ${HANDS.length}`);
});

test('a finger drags cards, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '#/yukon/7');
  const touch = await finger(page);
  for (const { code, to } of HANDS) {
    await untilStill(page);
    await touch.drag(await grabPoint(page, code), await dropPoint(page, to));
    await expect(card(page, code)).toHaveAttribute('data-in', to);
  }
  await expect(moves(page)).toHaveText(`Moves ${HANDS.length}`);
});

test('near its end the rest goes to the foundations by auto-complete', async ({ page }) => {
  await openAfter(page, 'yukon', '7', LINES.slice(0, -10));
  await page.keyboard.press('a');
  await expect(status(page)).toContainText('Won in ');
});

test('the solver says that the deal can be won, and shows how', async ({ page }) => {
  await open(page, '#/yukon/7');
  await page.getByRole('button', { name: 'Analysis' }).click();
  await expect(page.getByText('This deal can be won').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show solution' }).click();
  await expect(page.locator('.answer')).toHaveText(/^Solution found: \d+ moves\./, {
    timeout: 30_000,
  });
});

test('axe finds nothing on a phone or on a desktop', async ({ page }) => {
  await open(page, '#/yukon/7');
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    await resize(page, { width, height });
    expect(await axeViolations(page), `${width} × ${height}`).toEqual([]);
  }
});
