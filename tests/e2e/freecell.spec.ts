import type { Page } from '@playwright/test';
import { ONLY_FIREFOX } from '../support/eitherBrowser';
import { proofSize } from '../support/proofSize';
import won from '../vectors/freecell_won.json' with { type: 'json' };
import {
  card,
  drag,
  expect,
  gameOfLines,
  moves,
  open,
  openSheet,
  pile,
  playByMouse,
  pressMiddle,
  status,
  storeGame,
  storeSettings,
  test,
  tool,
  untilStill,
} from './table';

/** Opens the won game of deal 1 at move `cursor`. */
async function openWonGameAt(page: Page, cursor: number): Promise<void> {
  await storeGame(page, gameOfLines('freecell', 'ms1', won.games.ms1, cursor));
  await open(page, '#/freecell/ms1');
}

test('a deal by Microsoft’s number: taps, drops, and what is refused', async ({ page }) => {
  await open(page, '#/freecell/ms1');
  await expect(page.getByTestId('deal')).toHaveText('ms1');
  await drag(page, '6S', 'cell-3');
  await expect(card(page, '6S')).toHaveAttribute('data-in', 'cell-3');
  await drag(page, '2H', 'tableau-1');
  await expect(status(page)).toHaveText(
    '2 of Hearts needs a black 3; column 1 ends in the 6 of Diamonds.',
  );
  await card(page, '2H').click();
  await expect(card(page, '2H')).toHaveAttribute('data-in', 'cell-1');
  await card(page, '9C').click();
  await expect(card(page, '9C')).toHaveAttribute('data-in', 'cell-2');
  await expect(moves(page)).toHaveText(/3$/);
});

for (const [speed, style] of [
  ['normal', /^matrix\(1, 0, 0, 1, -[\d.]+, 0\)$/],
  ['off', /^rgb.* 0px 0px 0px [\d.]+px, rgb.* 0px 0px 0px [\d.]+px$/],
] as const) {
  test(`a card that cannot move shakes, or its outline flashes: speed ${speed}`, async ({
    page,
  }) => {
    await storeSettings(page, { speed });
    await open(page, '#/freecell/ms1');
    const styles = await page.evaluateHandle(() => {
      const found: string[] = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, timing) {
        const animation = animate.call(this, frames, timing);
        animation.currentTime = 20;
        const { transform, boxShadow } = getComputedStyle(this);
        found.push(transform === 'none' ? boxShadow : transform);
        return animation;
      };
      return found;
    });
    await drag(page, '2H', 'tableau-1');
    await expect(status(page)).toContainText('2 of Hearts needs a black 3');
    expect(await styles.jsonValue()).toEqual([expect.stringMatching(style)]);
  });
}

test('the mouse drags cards, in the proof a whole game', { tag: ONLY_FIREFOX }, async ({
  page,
}) => {
  test.slow();
  await playByMouse(page, 'freecell', 'ms1', won.games.ms1.slice(0, proofSize(6, Infinity)));
});

test('with the option of one cell there is one, and once taken it says what it holds', async ({
  page,
}) => {
  // The ace of hearts can be played all the while: a game without moves would be over.
  await open(page, '#/freecell;cells=1/ms3');
  await drag(page, '4S', 'cell-1');
  await drag(page, '5H', 'cell-1');
  await expect(status(page)).toHaveText('Free cell 1 holds the 4 of Spades.');
  await expect(pile(page, 'cell-1')).toBeVisible();
  await expect(pile(page, 'cell-2')).toHaveCount(0);
});

test('the console reads a cell or a foundation without its number', async ({ page }) => {
  await open(page, '#/freecell/ms1');
  await page.keyboard.press('/');
  const line = page.getByRole('textbox', { name: 'Command' });
  const type = async (text: string) => {
    await line.fill(text);
    await line.press('Enter');
  };
  await type('m c1, a, 1');
  await expect(card(page, '6S')).toHaveAttribute('data-in', 'cell-1');
  await type('m c2, a');
  await expect(card(page, '9C')).toHaveAttribute('data-in', 'cell-2');
  await type('n ms617');
  await expect(page.getByTestId('deal')).toHaveText('ms617');
  await type('n ms0');
  await expect(page.getByRole('log')).toContainText(
    '“ms0” is not a deal; Microsoft’s numbers are ms1 to ms8589934591.',
  );
  await expect(page.getByTestId('deal')).toHaveText('ms617');
});

test('a number is typed and read as ours or as Microsoft’s', async ({ page }) => {
  await open(page, '#/freecell/ms1');
  await openSheet(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Deal number')).toHaveValue('1');
  await expect(dialog.locator('pre')).toContainText('214013');
  await dialog.getByLabel('Deal number').fill('617');
  await dialog.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page).toHaveURL(/#\/freecell\/ms617$/);
  await expect(status(page)).toHaveText('Microsoft deal 617.');
  await expect(page.locator('.badges')).toHaveText('Microsoft deal 617');
  await expect(page.locator('[data-stop="cell-1"]')).toBeFocused();
  await openSheet(page);
  await expect(dialog.getByRole('heading', { name: 'Microsoft deal 617' })).toBeVisible();
  await dialog.getByLabel('Numbered by').selectOption('Patience Lab');
  await dialog.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page).toHaveURL(/#\/freecell\/617$/);
  // A number is Microsoft’s, unless somebody says that it is ours.
  await openSheet(page);
  await expect(dialog.getByLabel('Numbered by')).toHaveValue('ms');
  await dialog.getByLabel('Deal number').fill('-7');
  await dialog.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('“ms-7” is not a deal');
  await dialog.getByLabel('Deal number').fill('ms 99999999999');
  await dialog.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Microsoft’s numbers are ms1 to');
  await expect(page).toHaveURL(/#\/freecell\/617$/);
});

test('the menu New asks for the number of a deal', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await open(page, '#/freecell/ms1');
  await pressMiddle(await tool(page, 'Deal number…'));
  const field = page.getByRole('dialog').getByLabel('Deal number');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await page.keyboard.type('617');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/freecell\/ms617$/);
  await expect(page.locator('[data-stop="cell-1"]')).toBeFocused();
});

test('the smallest phone shows whose number the deal has', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '#/freecell/ms1000000');
  const badge = page.locator('.badges > span');
  await expect(badge).toHaveText('Microsoft deal 1000000');
  await expect(badge).toBeInViewport();
  expect(await badge.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
});

test('a run that is too long says how many cards could move; with a free cell it moves whole', async ({
  page,
}) => {
  await openWonGameAt(page, 8);
  await drag(page, 'QC', 'tableau-7');
  await expect(status(page)).toHaveText(
    'Only 1 card can move at once: no free cell, no empty column.',
  );
  await untilStill(page);
  await expect(card(page, 'QC')).toHaveAttribute('data-in', 'tableau-6');
  await drag(page, '2C', 'foundation-1');
  await expect(card(page, '2C')).toHaveAttribute('data-in', 'foundation-1');
  await untilStill(page);
  await drag(page, 'QC', 'tableau-7');
  await expect(card(page, 'QC')).toHaveAttribute('data-in', 'tableau-7');
  await expect(card(page, 'JH')).toHaveAttribute('data-in', 'tableau-7');
});

test('the keyboard alone lifts a card to a chosen cell; Enter twice takes one on to its next place', async ({
  page,
}) => {
  await openWonGameAt(page, 60);
  await card(page, '9S').focus();
  await page.keyboard.press('Enter');
  await expect(card(page, '9S')).toHaveAttribute('data-in', 'tableau-4');
  await page.keyboard.press('Enter');
  await expect(card(page, '9S')).toHaveAttribute('data-in', 'cell-1');
  await page.keyboard.press('u');
  await expect(card(page, '9S')).toHaveAttribute('data-in', 'tableau-4');
  await card(page, 'TC').focus();
  await page.keyboard.press('Space');
  await expect(status(page)).toHaveText('Lifted 10 of Clubs. Foundation 1, 1 of 4.');
  await page.keyboard.press('ArrowRight');
  await expect(status(page)).toHaveText('Free cell 1, 2 of 4.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(card(page, 'TC')).toHaveAttribute('data-in', 'cell-4');
});

test('the solver says what it knows, and does not offer to play the whole game', async ({
  page,
}) => {
  await storeSettings(page, { speed: 'off' });
  await open(page, '#/freecell/ms617');
  await page.getByRole('button', { name: 'Analysis' }).click();
  await expect(page.getByText('This deal can be won').first()).toBeVisible();
  await page.keyboard.press('h');
  await expect(status(page)).toHaveText(/^Hint: .*\.$/);
  await expect(page.getByRole('button', { name: 'Auto-complete' })).toBeHidden();
  await page.getByRole('button', { name: 'Show solution' }).click();
  await expect(page.locator('.answer')).toHaveText(/^Solution found: \d+ moves\./, {
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'Skip to end' }).click();
  await expect(status(page)).toContainText(/Won in \d+ moves\./);
});
