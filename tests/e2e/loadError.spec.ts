import type { Locator, Page } from '@playwright/test';
import { recordOf } from '../support/stored';
import { axeViolations } from './axe';
import { plainTest as test } from './fixtures';
import { lostGame, openWith } from './storedGames';
import {
  card,
  expect,
  moves,
  open,
  pile,
  press,
  status,
  storeSettings,
  storeText,
  toAnalysis,
} from './table';

test.use({ fresh: true });

// The browser reports a file that cannot be loaded on the console, so these tests use Playwright’s own `test`.
const LOAD_ERROR = /could not be loaded/;

/** Blocks the files whose name matches; the result lets them through again. */
async function withhold(page: Page, name: RegExp): Promise<() => Promise<void>> {
  const matches = ({ pathname }: URL): boolean => name.test(pathname.split('/').at(-1) ?? '');
  await page.route(matches, (route) => route.abort());
  return () => page.unroute(matches);
}

const loadError = (page: Page) => page.getByRole('alert').getByText(LOAD_ERROR);

async function expectGameAfterOneMove(page: Page): Promise<void> {
  await expect(page.locator('[data-card]')).toHaveCount(52);
  await expect(moves(page)).toHaveText(/\b1$/);
}

/** What its style sheet makes of a part, and of all that is in it. */
const lookOf = (part: Locator) =>
  part.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].map((each) => {
      const { display, padding, backgroundColor, borderRadius } = getComputedStyle(each);
      return `${each.tagName} ${display} ${padding} ${backgroundColor} ${borderRadius}`;
    }),
  );

/** The look of a part once all of it is there: its last sections may have files of their own. */
async function wholeLookOf(part: Locator): Promise<readonly string[]> {
  let look: readonly string[] = [];
  let same = 0;
  await expect
    .poll(
      async () => {
        const now = await lookOf(part);
        same = now.length === look.length ? same + 1 : 0;
        look = now;
        return same;
      },
      { intervals: [200] },
    )
    .toBeGreaterThanOrEqual(3);
  return look;
}

/** Presses what opens the settings, the help, and the sheet of the game. */
const DIALOGS: readonly ((page: Page) => Promise<void>)[] = [
  (page) => press(page, 'Settings'),
  (page) => press(page, 'Help'),
  (page) => page.locator('h1').getByRole('button').click(),
];

/** Opens each dialog in turn, and gives the look of each. */
async function looksOfDialogs(page: Page): Promise<readonly (readonly string[])[]> {
  const looks: (readonly string[])[] = [];
  for (const show of DIALOGS) {
    await show(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    looks.push(await wholeLookOf(page.getByRole('dialog')));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  return looks;
}

/** The files of a part that may be missing: all, or its style sheets alone. */
const MISSING = [
  ['files', ''],
  ['style sheets', '.*css$'],
] as const;

for (const [missing, ending] of MISSING) {
  test(`the game goes on when the ${missing} of dialogs cannot be loaded, and they open as ever once they can`, async ({
    page,
  }) => {
    await open(page, '#/klondike-3/275');
    await pile(page, 'stock').click();
    const release = await withhold(page, new RegExp(`^(dialogs|SettingsSheet)${ending}`));
    for (const show of DIALOGS) {
      // The sentence must be a new one, not that of the dialog before.
      await pile(page, 'stock').click();
      await expect(status(page)).not.toHaveText(LOAD_ERROR);
      await page.keyboard.press('u');
      await expectGameAfterOneMove(page);
      await show(page);
      await expect(status(page)).toHaveText(LOAD_ERROR);
      await expectGameAfterOneMove(page);
      await page.keyboard.press('Escape');
      await expect(page.locator('.toast')).toBeHidden();
    }
    await release();
    const looks = await looksOfDialogs(page);
    await page.reload();
    await expectGameAfterOneMove(page);
    expect(looks).toEqual(await looksOfDialogs(page));
  });

  test(`the game goes on when the ${missing} of its panel cannot be loaded, with a sentence in its place`, async ({
    page,
  }) => {
    const release = await withhold(page, new RegExp(`^panels${ending}`));
    await open(page, '#/klondike-3/275');
    const analysis = page.getByRole('button', { name: 'Analysis' });
    const panel = page.getByRole('complementary');
    await analysis.click();
    await expect(panel).toHaveText(LOAD_ERROR);
    await pile(page, 'stock').click();
    await expectGameAfterOneMove(page);
    await release();
    await analysis.click();
    await expect(panel).toHaveCount(0);
    await analysis.click();
    await toAnalysis(page);
    const walk = page.locator('.playback-row');
    const look = await lookOf(walk);
    await page.reload();
    await expectGameAfterOneMove(page);
    if ((await panel.count()) === 0) await analysis.click();
    await toAnalysis(page);
    expect(look).toEqual(await lookOf(walk));
  });
}

const PAGES = [
  ['#/', /^HomePage/, 'Patience Lab'],
  ['#/lab', /^LabPage/, 'The lab'],
] as const;

for (const [hash, file, title] of PAGES) {
  test(`when ${hash} cannot be loaded, Klondike can be played, and a reload shows the page`, async ({
    page,
  }) => {
    const release = await withhold(page, file);
    await open(page, hash);
    await expect(loadError(page)).toBeVisible();
    if (hash === '#/lab') expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Klondike' }).click();
    await pile(page, 'stock').click();
    await expectGameAfterOneMove(page);
    await page.goBack();
    await expect(loadError(page)).toBeVisible();
    await release();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(loadError(page)).toHaveCount(0);
  });
}

test('without its court figures the classic deck shows the standard ones', async ({ page }) => {
  await withhold(page, /^ClassicFigure/);
  await storeSettings(page, { faces: 'classic' });
  await open(page, '#/klondike-3/275');
  await expect(card(page, 'KC').locator('.court')).toBeVisible();
  await pile(page, 'stock').click();
  await expectGameAfterOneMove(page);
});

/** New deals are winnable ones, which the solver must find first. */
async function withoutReadyDeals(page: Page): Promise<void> {
  await storeSettings(page, { winnable: 'on' });
  await storeText(page, 'ready', JSON.stringify({ version: 1, deals: { 'klondike-3 on': [] } }));
}

for (const [name, file, news] of [
  ['part of the page', /^solverAssistant-/, /^Deal \d+\.$/],
  [
    'worker',
    /^worker-/,
    /^The solver could not be loaded\. This deal may not be winnable\. Deal \d+\.$/,
  ],
] as const) {
  test(`without the solver's ${name} hints are guesses, and new deals still come`, async ({
    page,
  }) => {
    await withhold(page, file);
    await withoutReadyDeals(page);
    await open(page, '#/klondike-3/275');
    await page.keyboard.press('h');
    await expect(status(page)).toHaveText(/^Possible move: .* The solver could not be loaded\.$/);
    await page.keyboard.press('n');
    await expect(status(page)).toHaveText(news);
    await page.getByRole('button', { name: 'Analysis' }).click();
    await toAnalysis(page);
    for (const question of ['Show solution', 'Find the losing move']) {
      await page.keyboard.press('d');
      await page.getByRole('button', { name: question }).click();
      await expect(status(page)).toHaveText('The solver could not be loaded.');
    }
  });
}

test('without its workers the lab says so', async ({ page }) => {
  await storeSettings(page, { guessFirst: 'off' });
  await withhold(page, /^worker-/);
  await open(page, '#/lab/pictures/automatic/300000/0');
  await expect(loadError(page)).toBeVisible();
  await expect(page.locator('.run-progress')).toHaveText('0 of 300,000');
  await expect(page.getByRole('status').last()).toHaveText('The run ended after 0 games.');
  await page.goto('/#/lab/fair-shuffle');
  await expect(loadError(page)).toBeVisible();
});

/** Pages that ask a worker: what they say without it, what tries again, and what stands there then. */
const ASKING = [
  [
    '#/lab/pictures/automatic/1000/0',
    'The lab’s workers could not be loaded.',
    /^1,000 games from deal 0/,
  ],
  [
    '#/lab/fair-shuffle',
    'The lab’s workers could not be loaded.',
    'This shuffle is not perfectly fair.',
  ],
  ['#/daily/golf/2026-11-23', 'The solver could not be loaded.', /^This deal can be won\. Par: /],
  ['#/workshop', 'The solver could not be started.', /^([1-9]\d* to )?[1-9]\d* deals? tried/],
] as const;

for (const [hash, sentence, answer] of ASKING) {
  test(`${hash} tries again without a reload once its worker can be loaded`, async ({ page }) => {
    await storeSettings(page, { guessFirst: 'off' });
    await page.clock.setFixedTime('2026-11-24T12:00:00');
    const release = await withhold(page, /^worker-/);
    await open(page, hash);
    await expect(page.getByText(sentence)).toBeVisible();
    await release();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByText(sentence)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
}

test('lost deals are judged once the solver can be loaded', async ({ page }) => {
  const release = await withhold(page, /^worker-/);
  const started = 1_795_000_000_000;
  const game = recordOf({ ...lostGame('49'), started, updated: started });
  await openWith(page, [game], '#/statistics/klondike-3');
  const possible = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'What was possible' }),
  });
  const alert = possible.getByRole('alert').getByText('The solver could not be loaded.');
  await expect(alert).toBeVisible();
  await release();
  await page.getByRole('button', { name: 'Let the solver judge 1 deal that you lost' }).click();
  await expect(page.getByText(/^The solver says 1 of 1 deals? could be won/)).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('asking again during the search for a winnable deal gives one deal', async ({ page }) => {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/worker-/, async (route) => {
    await held;
    await route.continue();
  });
  await withoutReadyDeals(page);
  await open(page, '#/klondike-3/275');
  const pages = () => page.evaluate(() => window.history.length);
  const before = await pages();
  for (let n = 0; n < 3; n++) await page.keyboard.press('n');
  await expect(status(page)).toHaveText('Looking for a deal that can be won…');
  letThrough();
  await expect(page.getByTestId('deal')).not.toHaveText('275');
  // A second deal would be opened in this time.
  await page.waitForTimeout(1000);
  expect(await pages()).toBe(before + 1);
  await page.keyboard.press('n');
  await expect.poll(pages).toBe(before + 2);
});
