import type { Page } from '@playwright/test';
import { jump } from '../../src/engine/history';
import { gameOf, type VariantId } from '../../src/games/index';
import { playAtRandom } from '../support/random';
import {
  COLUMN_GAMES,
  expect,
  moves,
  open,
  openWonGameAt,
  result,
  storeGame,
  storeSettings,
  test,
} from './table';

/** Phones held upright, a tablet, a desktop, and a phone held sideways. */
const WINDOWS = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [844, 390],
] as const;

/** A game of every kind. */
const GAMES: readonly VariantId[] = [
  ...COLUMN_GAMES,
  'golf',
  'tripeaks',
  'pyramid',
  'black-hole',
  'elevens',
  'thirteens',
  'tens',
  'perditio-tempus',
  'pictures',
  'eight-stacks',
];

/** A control of the page, where its middle lies in the window, and whether a press there meets it. */
interface Control {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly isMet: boolean;
  readonly isDisabled: boolean;
}

/** All controls outside of the felt that are drawn. One that can be scrolled to is scrolled to. */
const controlsIn = (page: Page, selector: string): Promise<readonly Control[]> =>
  page.locator(selector).evaluateAll((scopes) =>
    scopes
      .flatMap((scope) => [
        ...scope.querySelectorAll<HTMLElement>('button, a[href], input, select, summary'),
      ])
      .filter((control) => !control.closest('.felt'))
      .filter((control) =>
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((control) => {
        // The button of a file and of a switch is its label.
        const drawn = control.matches('input') ? (control.closest('label') ?? control) : control;
        drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = drawn.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return {
          name: control.getAttribute('aria-label') ?? control.textContent.trim(),
          x,
          y,
          isMet: drawn.contains(document.elementFromPoint(x, y)),
          isDisabled: control.matches('[aria-disabled], :disabled'),
        };
      }),
  );

/** Every control that is drawn can be pressed. */
async function expectAllMet(page: Page, where: string, selector = 'body'): Promise<void> {
  const controls = await controlsIn(page, selector);
  expect(
    controls.filter(({ isMet }) => !isMet).map(({ name }) => name),
    where,
  ).toEqual([]);
}

/** Presses the middle of a control. */
async function pressAt(page: Page, name: string, selector = 'body'): Promise<void> {
  const find = async () => (await controlsIn(page, selector)).find((each) => each.name === name);
  await expect.poll(find, name).toBeDefined();
  const { x, y } = (await find()) as Control;
  await page.mouse.click(x, y);
}

/** Presses the middle of a control, and waits until the page shows something else. */
async function pressAndSee(page: Page, { name, x, y }: Control, where: string): Promise<void> {
  await test.step(`${where}: ${name}`, async () => {
    const before = await page.evaluateHandle(() => location.hash + document.body.innerHTML);
    await page.mouse.click(x, y);
    await page.waitForFunction((old) => location.hash + document.body.innerHTML !== old, before);
    await before.dispose();
  });
}

for (const [width, height] of WINDOWS) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('every control that is drawn can be pressed, in every kind of game', async ({ page }) => {
      const games = Object.fromEntries(GAMES.map((game) => [game, { panel: 'closed' }]));
      await storeSettings(page, { speed: 'off', games });
      for (const variant of GAMES) {
        const history = playAtRandom(gameOf(variant), '9', 4);
        await storeGame(page, { variant, deal: '9', history: jump(history, history.cursor - 1) });
      }
      // The same button at the same place is pressed once.
      const pressed = new Set<string>();
      for (const variant of GAMES) {
        const address = `#/${variant}/9`;
        await open(page, address, gameOf(variant).name);
        await expectAllMet(page, variant);
        for (const control of await controlsIn(page, '.game')) {
          const { name, x, y, isDisabled } = control;
          const key = [name, x, y].join();
          if (isDisabled || pressed.has(key)) continue;
          pressed.add(key);
          await pressAndSee(page, control, variant);
          await expectAllMet(page, `${variant}, ${name}`, 'dialog[open], .menu-list, .side-panel');
          if (name === 'Play') await page.mouse.click(x, y);
          if (name === 'Analysis') await page.keyboard.press('v');
          await page.keyboard.press('Escape');
          if (!page.url().endsWith(address)) await open(page, address);
        }
      }
    });

    test('Auto-complete, the result, the tabs of the panel and a toast can be pressed', async ({
      page,
    }) => {
      await storeSettings(page, { speed: 'off' });
      await openWonGameAt(page, 85);
      await pressAt(page, 'Analysis');
      await page.keyboard.press('/');
      for (const tab of ['Solver', 'Console', 'Solver']) {
        await pressAt(page, tab, '.tabs');
        await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      }
      await expectAllMet(page, 'with the panel');
      await page.keyboard.press('v');
      await pressAt(page, 'New');
      await pressAt(page, 'New game', '.menu-list');
      await expect(moves(page)).toHaveText('Moves 0');
      await expectAllMet(page, 'with the toast');
      await pressAt(page, 'Go back', '.toast');
      await expect(moves(page)).toHaveText('Moves 85');
      await pressAt(page, 'Auto-complete');
      await expect(result(page)).toContainText('You won!');
      await expectAllMet(page, 'with the result', '.result');
      await pressAt(page, 'Share', '.result');
      await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
      await expectAllMet(page, 'with the forms to share', '.share-forms');
      await page.keyboard.press('Escape');
      await pressAt(page, 'Close', '.result');
      await expect(result(page)).toHaveCount(0);
    });
  });
}
