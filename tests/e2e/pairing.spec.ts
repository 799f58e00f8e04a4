import type { Page } from '@playwright/test';
import { gameOf } from '../../src/games/index';
import { groupsOf } from '../support/hands';
import {
  card,
  expect,
  finger,
  moves,
  open,
  openSettings,
  pile,
  press,
  pressMiddle,
  status,
  storeSettings,
  test,
  toggle,
} from './table';

const sum = (page: Page) => page.locator('.selection-sum');
const replace = (page: Page) => page.getByRole('button', { name: 'Replace' });

test('cards of Elevens are selected, put back and replaced by mouse, and lie on the discard', async ({
  page,
}) => {
  await storeSettings(page, { autoReplace: 'off' });
  await open(page, '#/elevens/0');
  await expect(page.getByText('43', { exact: true })).toHaveCount(1);
  await expect(page.getByText('cards left')).toHaveCount(0);
  await card(page, 'TS').click();
  await expect(status(page)).toHaveText('10 of Spades selected. 10; needs 1 more for 11.');
  await expect(sum(page)).toHaveText('10');
  await expect(replace(page)).toHaveAttribute('aria-disabled', 'true');
  await card(page, 'AC').click();
  await expect(sum(page)).toHaveText('10 + 1 = 11');
  await expect(replace(page)).not.toHaveAttribute('aria-disabled');
  await card(page, 'AC').click();
  await card(page, 'QD').click();
  await expect(status(page)).toContainText('10 + Queen; only two cards that add to 11');
  await expect(sum(page)).toHaveText('Q');
  await expect(card(page, 'TS')).toHaveAttribute('aria-pressed', 'false');
  await card(page, 'KD').click();
  await expect(sum(page)).toHaveText('Q + K');
  await expect(replace(page)).toHaveAttribute('aria-disabled', 'true');
  await replace(page).click({ force: true });
  await expect(status(page)).toContainText('Queen + King; needs a Jack.');
  await expect(card(page, 'QD')).toHaveAttribute('aria-pressed', 'true');
  await card(page, 'QD').click();
  await card(page, 'KD').click();
  for (const [i, group] of groupsOf('elevens', '0').slice(0, 3).entries()) {
    for (const code of group) await card(page, code).click();
    await replace(page).click();
    await expect(moves(page)).toHaveText(`Moves ${i + 1}`);
    for (const code of group) await expect(card(page, code)).toHaveAttribute('data-in', 'discard');
    await expect(sum(page)).toHaveCount(0);
    if (i === 0) await expect(pile(page, 'discard')).toHaveAccessibleName('Discard, 2 cards');
  }
});

test('a reload keeps the selected cards selected', async ({ page }) => {
  await open(page, '#/elevens/0');
  await card(page, 'KD').click();
  await card(page, 'QD').click();
  await page.reload();
  for (const code of ['KD', 'QD']) {
    await expect(card(page, code)).toHaveAttribute('aria-pressed', 'true');
  }
  await card(page, 'QD').click();
  await expect(status(page)).toHaveText(
    'Queen of Diamonds put back. King; needs a Jack and a Queen.',
  );
});

test('for a newcomer a group goes as soon as it is selected, in sight; a switch lets it wait', async ({
  page,
}) => {
  await open(page, '#/elevens/0');
  const [first = [], second = []] = groupsOf('elevens', '0');
  await expect(replace(page)).toHaveCount(0);
  for (const [i, code] of first.entries()) {
    await pressMiddle(card(page, code));
    if (i < first.length - 1)
      await expect(card(page, code)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(moves(page)).toHaveText('Moves 1');
  await expect(status(page)).toContainText('removed. Dealt');
  for (const code of first) await expect(card(page, code)).toHaveAttribute('data-in', 'discard');
  await openSettings(page);
  await toggle(page, 'Remove pairs at once').click();
  await page.keyboard.press('Escape');
  for (const code of second) await pressMiddle(card(page, code));
  await expect(moves(page)).toHaveText('Moves 1');
  await pressMiddle(replace(page));
  await expect(moves(page)).toHaveText('Moves 2');
});

test('the keyboard alone selects and replaces groups of Thirteens', async ({ page }) => {
  await storeSettings(page, { autoReplace: 'off' });
  await open(page, '#/thirteens/0');
  await page.keyboard.press('Tab');
  for (let n = 0; n < 30; n++) {
    const inside = await page.evaluate(
      () => document.activeElement?.closest('.table') instanceof HTMLElement,
    );
    if (inside) break;
    await page.keyboard.press('Tab');
  }
  for (const [i, group] of groupsOf('thirteens', '0').slice(0, 2).entries()) {
    for (const code of group) {
      const place = Number((await card(page, code).getAttribute('data-in'))?.replace('place-', ''));
      await page.keyboard.press('Home');
      if (place > 5) await page.keyboard.press('ArrowDown');
      for (let n = 1; n < (place > 5 ? place - 5 : place); n++) {
        await page.keyboard.press('ArrowRight');
      }
      await expect(card(page, code)).toBeFocused();
      await page.keyboard.press(' ');
    }
    await page.keyboard.press('Enter');
    await expect(moves(page)).toHaveText(`Moves ${i + 1}`);
  }
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });
  test('a finger selects groups of Tens at 360 px, and they are replaced automatically', async ({
    page,
  }) => {
    await storeSettings(page, { speed: 'off' });
    await open(page, '#/tens/1');
    const touch = await finger(page);
    for (const [i, group] of groupsOf('tens', '1').slice(0, 2).entries()) {
      for (const code of group) {
        const box = await card(page, code).boundingBox();
        if (!box) throw new Error(`${code} is not on the table`);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        await touch.tap({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
      }
      await expect(moves(page)).toHaveText(`Moves ${i + 1}`);
    }
  });
});

test('a deal without a group is lost at once, and counted', async ({ page }) => {
  let deal = 0;
  while (gameOf('elevens').rules.status(gameOf('elevens').rules.deal(String(deal))) !== 'stuck')
    deal++;
  await open(page, `#/elevens/${deal}`);
  await expect(status(page)).toHaveText(`Deal ${deal}. Lost: no groups left.`);
  await expect(page.getByText('Won 0 of 1')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Won 0 of 1')).toBeVisible();
});

test('a hint, the end, the steps and the transcript of one game agree', async ({ page }) => {
  await open(page, '#/elevens/0');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(status(page)).toHaveText('Hint: 10 of Spades and Ace of Clubs.');
  await expect(page.locator('[data-highlighted]')).toHaveCount(2);
  await press(page, 'Steps');
  const panel = page.getByRole('complementary', { name: 'Steps' });
  await expect(panel.getByText('Nothing to decide here: the deck decides.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Your guess?' })).toHaveCount(0);
  await expect(page.getByText('Whatever you choose')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show how it ends' }).click();
  await expect(panel.getByText('Whatever you choose, this deal is won.')).toBeVisible();
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Places 2 and 3' })).toHaveText(
    'Places 2 and 3: 10 of Spades and Ace of Clubs.',
  );
  await page.getByLabel('Speed').selectOption('Fast');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(moves(page)).toHaveText('Moves 24', { timeout: 30_000 });
  // The same cards would end the same way.
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('button', { name: 'Replay' })).toBeVisible();
  await expect(result.getByRole('button', { name: 'Restart' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCount(0);
  await page.getByRole('listitem').filter({ hasText: 'Places 2 and 3: 10' }).click();
  await expect(moves(page)).toHaveText('Moves 1');
});

test('the sum never reaches over the table’s sides', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const leftHanded of ['on', 'off']) {
    await storeSettings(page, { leftHanded, speed: 'off' });
    await open(page, `#/tens/${leftHanded === 'on' ? 3 : 4}`);
    const places = page.locator('[data-in^="place-"]');
    const codes = await places.evaluateAll((cards) =>
      cards.map((each) => each.getAttribute('data-card') ?? ''),
    );
    const table = await page.locator('.table').boundingBox();
    for (const code of codes) {
      await card(page, code).click();
      const box = await sum(page).boundingBox();
      if (!box || !table) throw new Error('no sum');
      expect(box.x).toBeGreaterThanOrEqual(table.x);
      expect(box.x + box.width).toBeLessThanOrEqual(table.x + table.width);
    }
  }
});

test('partners show under the mouse if that is wanted', async ({ page }) => {
  await open(page, '#/elevens/0');
  await card(page, 'TS').hover();
  await expect(page.locator('[data-highlighted]')).toHaveCount(0);
  await openSettings(page);
  await toggle(page, 'Show partners on hover').click();
  await page.keyboard.press('Escape');
  await card(page, 'TS').hover();
  await expect(page.locator('[data-highlighted] > .card')).toHaveCount(1);
  await expect(page.locator('[data-highlighted] > .card')).toHaveAttribute('data-card', 'AC');
  await card(page, 'QD').hover();
  await expect(page.locator('[data-highlighted]')).toHaveCount(0);
});

test('a point value is shown on request', async ({ page }) => {
  await open(page, '#/elevens/0');
  await expect(card(page, 'AC')).toHaveAccessibleDescription('ace of clubs (point value = 1)');
  const box = await pile(page, 'place-3').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down({ button: 'right' });
  await expect(page.locator('[data-peeked] [data-card="AC"]')).toBeVisible();
  await page.mouse.up({ button: 'right' });
  await expect(page.locator('[data-peeked]')).toHaveCount(0);
});
