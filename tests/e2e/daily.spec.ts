import type { Page } from '@playwright/test';
import { playOut } from '../../src/engine/autoplay';
import { jump } from '../../src/engine/history';
import { listSteps } from '../../src/engine/steps';
import { gameOf } from '../../src/games/index';
import { seedOf } from '../../src/persistence/daily';
import { dailyCandidate } from '../../src/solver/daily';
import { runToEnd } from '../../src/solver/gameSolver';
import { resumablePar, solve } from '../../src/solver/solve';
import { gamesIn } from '../support/databaseOf';
import type { KnownGame } from '../support/stored';
import { testLooks } from './axe';
import {
  expect,
  gameOfLines,
  open,
  outside,
  pile,
  pressMiddle,
  recordFlights,
  resize,
  result,
  status,
  storeGame,
  storeSettings,
  storeText,
  test,
} from './table';

const NOON = '2026-11-23T12:00:00';

const day = (page: Page, date: string) => page.locator(`[data-day="2026-${date}"]`);

/** How a daily deal was played before: won, or only begun. */
interface Played {
  readonly won?: true;
  readonly undos?: number;
  readonly late?: true;
}

/** A daily deal of Klondike on a date, won by a line of the solver’s or begun with one move. */
function playedDaily(date: string, { won, ...notes }: Played): KnownGame {
  const game = gameOf('klondike-3');
  const day = `2026-${date}`;
  for (let k = 0; ; k++) {
    const deal = dailyCandidate(seedOf(day), k);
    const { verdict, line } = solve('klondike-3', game.rules.deal(deal));
    if (verdict !== 'winnable') continue;
    const lines = (won ? line : line.slice(0, 1)).map(game.text.formatMove);
    const started = Date.parse(`${day}T12:00:00`);
    const facts = { started, updated: started + 60_000, seconds: 60, day, ...notes };
    return { ...gameOfLines('klondike-3', deal, lines), source: 'daily', ...facts };
  }
}

/** Opens a page at a moment, with these daily deals of Klondike, by their dates, played before. */
async function openAt(
  page: Page,
  hash: string,
  played: Readonly<Record<string, Played>> = {},
  now = NOON,
): Promise<void> {
  await page.clock.setFixedTime(now);
  await storeText(page, 'daily', JSON.stringify({ version: 1, firstVisit: '2026-10-05' }));
  for (const [date, notes] of Object.entries(played))
    await storeGame(page, playedDaily(date, notes));
  await open(page, hash);
}

const PLAYED: Readonly<Record<string, Played>> = {
  '11-19': { won: true, undos: 1, late: true },
  '11-20': {},
  '11-21': { won: true },
  '11-22': { won: true, undos: 2 },
};

test('each day says in a sentence how it was played', async ({ page }) => {
  await openAt(page, '#/daily', PLAYED);
  for (const [date, name] of [
    ['11-18', 'Wednesday 18 November 2026: missed.'],
    ['11-19', 'Thursday 19 November 2026: won late.'],
    ['11-20', 'Friday 20 November 2026: not finished.'],
    ['11-21', 'Saturday 21 November 2026: clean win.'],
    ['11-22', 'Sunday 22 November 2026: won.'],
    ['11-23', 'Monday 23 November 2026, today: not played.'],
    ['11-24', 'Tuesday 24 November 2026: not open yet.'],
  ] as const) {
    await expect(day(page, date)).toHaveAccessibleName(name);
  }
  await expect(page.getByTestId('streak')).toHaveText('2 days');
  await expect(page.getByTestId('wins')).toHaveText('3 days won');
  await expect(page.getByText('Next deal in 12 h 0 min')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Marks' }).getByRole('listitem')).toHaveText([
    'Clean win',
    'Won',
    'Won late',
    'Not finished',
    'Missed',
  ]);
  await expect(page.getByText('This deal can be won. Par: 94 moves.')).toBeVisible();
});

test('on the first day there is no legend, and a game at its start is not played', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOON);
  const played = playedDaily('11-23', {});
  await storeGame(page, { ...played, history: jump(played.history, 0) });
  await open(page, '#/daily');
  await expect(page.getByText('Par: 94 moves')).toBeVisible();
  await expect.poll(async () => (await gamesIn(page)).length).toBe(1);
  await expect(day(page, '11-23')).toHaveAccessibleName(/today: not played\.$/);
  await expect(page.getByLabel('Chosen day')).toContainText('Today: not played');
  await expect(page.getByRole('list', { name: 'Marks' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Play the daily deal' }).click();
  await expect(page.getByTestId('moves')).toHaveText(/\b0$/);
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
});

test('seven days won in a month are a bronze medal', async ({ page }) => {
  const days = ['01', '03', '05', '07', '09', '11', '13'];
  await openAt(
    page,
    '#/daily',
    Object.fromEntries(days.map((each) => [`11-${each}`, { won: true } as const])),
  );
  await expect(page.getByTestId('wins')).toHaveText('7 days won');
  const medals = page.getByRole('list', { name: 'Medals of November 2026' }).getByRole('listitem');
  await expect(medals).toHaveText(['Bronzeearned', 'Silver14 days', 'Gold21 days']);
});

test('the keyboard goes from day to day and from month to month, and chooses', async ({ page }) => {
  await openAt(page, '#/daily/klondike-3');
  await day(page, '11-23').focus();
  for (const [key, date] of [
    ['ArrowLeft', '11-22'],
    ['ArrowUp', '11-15'],
    ['Home', '11-09'],
    ['End', '11-15'],
    ['ArrowRight', '11-16'],
    ['ArrowDown', '11-23'],
    ['PageUp', '10-23'],
    ['PageUp', '09-23'],
    ['PageDown', '10-23'],
    ['PageDown', '11-23'],
    // The calendar ends with this month.
    ['PageDown', '11-23'],
    ['ArrowUp', '11-16'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(page, date), key).toBeFocused();
    await expect(page.locator('.day[tabindex="0"]')).toHaveCount(1);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/daily\/klondike-3\/2026-11-16$/);
  await expect(page.getByRole('heading', { name: 'Monday 16 November 2026' })).toBeVisible();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveText('16');
  await day(page, '11-24').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/2026-11-16$/);
});

test('the months before, as far back as the calendar goes, and after, up to today', async ({
  page,
}) => {
  await openAt(page, '#/daily/golf');
  const before = page.getByRole('button', { name: 'Month before' });
  const after = page.getByRole('button', { name: 'Month after' });
  const title = page.getByRole('heading', { name: 'November 2026', exact: true });
  await expect(before).toBeVisible();
  const place = await title.boundingBox();
  await expect(after).toHaveCount(0);
  await pressMiddle(before);
  await pressMiddle(before);
  await expect(page.getByRole('grid', { name: 'September 2026' })).toBeVisible();
  await pressMiddle(after);
  await pressMiddle(after);
  await expect(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  // The button that had the focus is gone.
  await expect(day(page, '11-23')).toBeFocused();
  expect(await title.boundingBox()).toEqual(place);
  await page.goto('/#/daily/golf/2020-02-03');
  await pressMiddle(before);
  await expect(page.getByRole('grid', { name: 'January 2020' })).toBeVisible();
  await expect(before).toHaveCount(0);
  await expect(page.locator('[data-day="2020-01-03"]')).toBeFocused();
});

test('a press on the picture of today’s table plays it, and its cards fly there', async ({
  page,
}) => {
  await openAt(page, '#/daily/golf');
  const pictured = page.locator('[data-in="tableau-7"]').last();
  const code = await pictured.getAttribute('data-card');
  const place = await pictured.boundingBox();
  const flights = await recordFlights(page);
  await page.mouse.click((place?.x ?? 0) + 9, (place?.y ?? 0) + 9);
  await expect(page).toHaveURL(/#\/golf\/20261123004$/);
  await expect(page.getByTestId('deal')).toHaveText('20261123004');
  expect(await flights()).toContainEqual(expect.stringMatching(`^card-${code} translate.* scale`));
});

test('today’s deal is played, marked, and named on the home page', async ({ page }) => {
  await openAt(page, '#/');
  const link = page.getByRole('link', { name: 'Daily deal' });
  await expect(link).toHaveText('Daily deal23 November · not played');
  await link.click();
  await expect(page.getByRole('heading', { name: 'Daily deal' })).toBeFocused();
  await page.getByRole('link', { name: 'Golf' }).click();
  await page.getByRole('button', { name: 'Play the daily deal' }).click();
  await expect(page).toHaveURL(/#\/golf\/20261123004$/);
  await expect(status(page)).toHaveText('Daily deal of 23 November 2026. Deal 20261123004.');
  // A reload before the first move forgets nothing.
  await page.reload();
  await expect(pile(page, 'stock')).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.getByTestId('moves')).toHaveText(/1$/);
  await page.goBack();
  await expect(day(page, '11-23')).toHaveAccessibleName(
    'Monday 23 November 2026, today: not finished.',
  );
  await page.goto('/#/');
  await expect(link).toContainText('23 November · not finished');
  await link.click();
  await expect(page).toHaveURL(/#\/daily\/golf$/);
  await expect(page.getByLabel('Chosen day')).toContainText('Today: not finished');
  await expect(page.getByLabel('Chosen day').getByRole('button')).toHaveText('Continue');
  await page.goto('/#/daily');
  await expect(page.getByRole('link', { name: 'Golf' })).toHaveAttribute('aria-current', 'page');
});

test('the front page follows midnight', async ({ page }) => {
  await openAt(page, '#/', {}, '2026-11-23T23:59:00');
  const daily = page.getByRole('link', { name: /^Daily deal/ });
  await expect(daily).toContainText('23 November');
  await page.clock.setFixedTime('2026-11-24T00:01:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(daily).toContainText('24 November');
});

test('a game begun before midnight belongs to its day; one begun after it is late', async ({
  page,
}) => {
  await openAt(page, '#/daily/golf', {}, '2026-11-23T23:59:00');
  await page.getByRole('button', { name: 'Play the daily deal' }).click();
  await expect(status(page)).toHaveText(/^Daily deal of 23 November 2026\./);
  await page.keyboard.press('d');
  await expect(page.getByTestId('moves')).toHaveText(/1$/);
  await page.clock.setFixedTime('2026-11-24T00:01:00');
  await page.goto('/#/daily/golf/2026-11-22');
  await expect(page.getByText('A late win counts for the medals')).toBeVisible();
  await page.getByRole('button', { name: 'Play 22 November' }).click();
  await expect(status(page)).toHaveText(/^Daily deal of 22 November 2026\. Deal 20261122\d{3}\.$/);
  await page.keyboard.press('d');
  await expect(page.getByTestId('moves')).toHaveText(/1$/);
  await expect
    .poll(async () => (await gamesIn(page)).map(({ day, late }) => [day, late]).sort())
    .toEqual([
      ['2026-11-22', true],
      ['2026-11-23', undefined],
    ]);
});

test('a win says that it is the daily deal, with par and streak, and is shared without a move', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const game = gameOf('golf');
  const deal = '20261123004';
  const { line } = runToEnd(resumablePar('golf', game.rules.deal(deal)), () => true);
  const moves = line.map(game.text.formatMove);
  await storeGame(page, {
    ...gameOfLines('golf', deal, moves, moves.length - 1),
    ...{ source: 'daily', day: '2026-11-23', started: 5, updated: 6 },
  });
  await storeSettings(page, { speed: 'off' });
  await openAt(page, '#/');
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(`/#/golf/${deal}`);
  await expect(page.getByTestId('moves')).toHaveText(`Moves ${moves.length - 1}`);
  await page.keyboard.press('r');
  await expect(result(page)).toContainText('50moves · same as the solver');
  await expect(result(page)).not.toContainText('day in a row');
  const daily = result(page).getByRole('region', { name: 'Daily deal' });
  await expect(daily).toContainText('November · 1 day won · 6 more days to Bronze');
  await expect(daily).toContainText(/Next deal in 12\sh 0\smin$/);
  await expect(daily).not.toContainText('today');
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const) {
    await resize(page, { width, height });
    const boxes = await result(page)
      .locator('.button, p, dl > div')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    expect(outside(boxes, { width, height }), `${width} × ${height}`).toEqual([]);
  }
  await result(page).getByRole('button', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: 'Share' });
  await share.getByRole('button', { name: 'Text' }).click();
  await expect(share.getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Patience Lab daily 23 November 🂡 50 moves, same as the solver\n');
  expect(text).toContain('Golf · 1 day in a row\n');
  expect(text).toMatch(/#\/daily\/golf\/2026-11-23$/);
  expect(text).not.toMatch(/^(s|m c\d)$/m);
  expect(text.split('\n')).toHaveLength(4);
  await page.keyboard.press('Escape');
  await result(page).getByRole('link', { name: 'Daily deals' }).click();
  await expect(day(page, '11-23')).toHaveAccessibleName(/today: clean win\.$/);
});

/** A deal of Golf that is lost: every card of its stock is drawn before any is played. */
function lostGolf(deal: string, cursor?: number): KnownGame {
  const game = gameOf('golf');
  const { steps } = playOut(game, game.rules.deal(deal), (state) => {
    const legal = game.rules.legalMoves(state);
    return legal.find((each) => game.text.formatMove(each) === 's') ?? legal[0];
  });
  const lines = listSteps(steps).map(({ move }) => game.text.formatMove(move));
  return {
    ...gameOfLines('golf', deal, lines, cursor),
    ...{ source: 'daily', day: '2026-11-23', started: 5, updated: 6, seconds: 9 },
  };
}

test('a loss says what a win today would do for the streak, and begins the deal again', async ({
  page,
}) => {
  await storeSettings(page, { speed: 'off' });
  const last = lostGolf('20261123004').history.steps.length - 1;
  await storeGame(page, lostGolf('20261123004', last));
  await openAt(page, '#/');
  await page.goto('/#/golf/20261123004');
  await expect(page.getByTestId('moves')).toHaveText(`Moves ${last}`);
  await page.keyboard.press('r');
  const daily = result(page).getByRole('region', { name: 'Daily deal' });
  await expect(daily).toContainText('Win it today to start a streak.');
  await expect(daily).toContainText('November · 0 days won · 7 more days to Bronze');
  await result(page).getByRole('button', { name: 'Restart' }).click();
  await expect(page.getByTestId('moves')).toHaveText('Moves 0');
  await expect(page.getByTestId('deal')).toHaveText('20261123004');
});

test('a deal that was lost is called lost, in the calendar, its legend and on the home page', async ({
  page,
}) => {
  await storeGame(page, lostGolf('20261123004'));
  await openAt(page, '#/daily/golf');
  await expect(day(page, '11-23')).toHaveAccessibleName('Monday 23 November 2026, today: lost.');
  await expect(page.getByLabel('Chosen day')).toContainText('Today: lost');
  await expect(page.getByRole('list', { name: 'Marks' })).toHaveText('Lost Missed');
  await expect(page.getByRole('button', { name: 'Open your game' })).toBeVisible();
  await page.goto('/#/');
  await expect(page.getByRole('link', { name: 'Daily deal' })).toContainText('23 November · lost');
});

test('a game without a button is chosen from the list, and has its deal of the day', async ({
  page,
}) => {
  await openAt(page, '#/daily');
  await page.getByRole('combobox', { name: 'Other games' }).selectOption('Penguin');
  await expect(page).toHaveURL(/#\/daily\/penguin$/);
  await expect(page.getByRole('link', { name: 'Penguin' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('This deal can be won.')).toBeVisible();
  await page.getByRole('button', { name: 'Play the daily deal' }).click();
  await expect(status(page)).toHaveText(/^Daily deal of 23 November 2026\. Deal 20261123\d{3}\.$/);
  await page.goto('/#/daily/gypsy');
  await expect(page.getByRole('link', { name: 'Gypsy' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('This deal can be won.')).toBeVisible();
});

test('an address that cannot be read opens the page with a sentence', async ({ page }) => {
  await openAt(page, '#/daily/elevens');
  await expect(status(page)).toContainText(
    'There is no solver for this game, so it has no daily deal.',
  );
  await page.goto('/#/daily/golf/2026-02-30');
  await expect(status(page)).toContainText('“2026-02-30” is not a day');
  await expect(page.getByRole('grid')).toBeVisible();
});

testLooks(
  'daily deals',
  async (page) => {
    await openAt(page, '#/daily', PLAYED);
    await expect(page.getByText('Par: 94 moves')).toBeVisible();
  },
  '.daily :is(.button, .day)',
);

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('the button that plays is on the first screen', async ({ page }) => {
    await openAt(page, '#/daily');
    await expect(page.getByRole('button', { name: 'Play the daily deal' })).toBeInViewport({
      ratio: 1,
    });
  });

  test('a tap chooses a day, and a day of the future does nothing', async ({ page }) => {
    await openAt(page, '#/daily/golf');
    await day(page, '11-20').tap();
    await expect(page.getByRole('heading', { name: 'Friday 20 November 2026' })).toBeVisible();
    await day(page, '11-25').tap({ force: true });
    await expect(page).toHaveURL(/#\/daily\/golf\/2026-11-20$/);
    await page.getByRole('button', { name: 'Play 20 November' }).tap();
    await expect(page).toHaveURL(/#\/golf\/20261120\d{3}$/);
  });
});
