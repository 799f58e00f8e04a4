import type { Page } from '@playwright/test';
import { playedLine } from '../support/hands';
import { focused, moveFocusTo } from './keys';
import {
  card,
  drag,
  dropPoint,
  expect,
  finger,
  grabPoint,
  middle,
  moves,
  open,
  pile,
  status,
  storeSettings,
  test,
} from './table';

/** The first moves of a game, with pairs, kings and draws. */
const LINE = playedLine('pyramid', '27').slice(0, 12);

const sum = (page: Page) => page.locator('.selection-sum');

test('two taps remove a pair; a card that does not go is selected in place of the first', async ({
  page,
}) => {
  await open(page, '#/pyramid/27');
  await card(page, 'QD').click();
  await expect(status(page)).toHaveText('Queen of Diamonds selected. It needs an Ace.');
  await expect(sum(page)).toHaveText('+ A');
  await card(page, '2H').click();
  await expect(status(page)).toHaveText('2 of Hearts selected. 12 + 2 = 14, not 13.');
  await expect(page.locator('.toast')).toHaveText('12 + 2 = 14, not 13.');
  await expect(card(page, 'QD')).toHaveAttribute('aria-pressed', 'false');
  await expect(card(page, '2H')).toHaveAttribute('aria-pressed', 'true');
  await card(page, '2H').click();
  await expect(status(page)).toHaveText('2 of Hearts put back.');
  await card(page, 'QD').click();
  await card(page, 'AD').click();
  await expect(status(page)).toHaveText(
    'Queen of Diamonds and Ace of Diamonds removed. 3 of Diamonds uncovered.',
  );
  await expect(card(page, 'AD')).toHaveAttribute('data-in', 'discard');
  await card(page, 'KS').click();
  await expect(status(page)).toHaveText('King of Spades removed.');
  await expect(moves(page)).toHaveText('Moves 2');
  await expect(page.getByRole('button', { name: 'Replace' })).toHaveCount(0);
});

test('a covered card is told as covered, and cannot be selected or dragged', async ({ page }) => {
  await open(page, '#/pyramid/27');
  const covered = page.getByRole('button', { name: '3 of Diamonds, row 6, place 16, covered' });
  await expect(covered).toHaveAttribute('aria-disabled', 'true');
  await covered.click({ force: true, position: { x: 8, y: 8 } });
  const why = /^3 of Diamonds is covered by the .* and the .*\.$/;
  await expect(status(page)).toHaveText(why);
  await expect(sum(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(status(page)).not.toHaveText(why);
  await drag(page, '3D', 'open');
  await expect(status(page)).toHaveText(why);
  await expect(moves(page)).toHaveText('Moves 0');
});

test('the open card of the stock goes to the waste with a draw; a hint rings a pair', async ({
  page,
}) => {
  await open(page, '#/pyramid/27');
  await expect(card(page, 'AH')).toHaveAttribute('data-in', 'open');
  await pile(page, 'stock').getByRole('button').click();
  await expect(status(page)).toHaveText(
    'Ace of Hearts to the waste; the open card is now the 8 of Diamonds.',
  );
  await expect(card(page, 'AH')).toHaveAttribute('data-in', 'waste');
  await page.keyboard.press('h');
  await expect(page.locator('[data-highlighted] > .card')).toHaveCount(1);
  await expect(status(page)).toContainText('Hint: King of Spades.');
});

test('the keyboard alone removes pairs and kings, and draws', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/pyramid/27');
  while ((await focused(page)) !== 'stock') await page.keyboard.press('Tab');
  for (const [n, { codes, isDraw }] of LINE.entries()) {
    if (isDraw) await page.keyboard.press('d');
    for (const [i, code] of codes.entries()) {
      await moveFocusTo(page, code);
      await page.keyboard.press(i === 0 ? 'Space' : 'Enter');
    }
    await expect(moves(page)).toHaveText(`Moves ${n + 1}`);
  }
});

test('pairs are removed by dragging one card on the other', async ({ page }) => {
  await storeSettings(page, { speed: 'off' });
  await open(page, '#/pyramid/27');
  for (const [n, { codes, piles, isDraw }] of LINE.entries()) {
    const [first = '', other] = codes;
    if (isDraw) await pile(page, 'stock').getByRole('button').click();
    else if (other === undefined) await drag(page, first, 'discard');
    else {
      // Dropped where the other card really lies: the waste fans its cards.
      const start = await grabPoint(page, first);
      const end =
        piles[1] === 'waste' ? await grabPoint(page, other) : await dropPoint(page, piles[1] ?? '');
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
      await page.mouse.move(end.x, end.y, { steps: 3 });
      await page.mouse.up();
    }
    await expect(moves(page)).toHaveText(`Moves ${n + 1}`);
  }
});

test('a drop on a card that does not go says why', async ({ page }) => {
  await open(page, '#/pyramid/27');
  await drag(page, 'QD', 'place-25');
  await expect(status(page)).toHaveText('12 + 2 = 14, not 13.');
  await expect(card(page, 'QD')).toHaveAttribute('data-in', 'place-22');
  await expect(sum(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a finger removes pairs by taps and by drags', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '#/pyramid/27');
    const touch = await finger(page);
    for (const [n, { codes, isDraw }] of LINE.entries()) {
      const [first = '', other] = codes;
      if (isDraw) await touch.tap(await middle(pile(page, 'stock')));
      else if (other !== undefined && n % 2 === 0) {
        await touch.drag(await middle(card(page, first)), await middle(card(page, other)));
      } else {
        for (const code of codes) await touch.tap(await middle(card(page, code)));
      }
      await expect(moves(page)).toHaveText(`Moves ${n + 1}`);
    }
  });
});
