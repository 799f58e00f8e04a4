import { autoplayTo } from '../../src/engine/autoplay';
import { newHistory } from '../../src/engine/history';
import { gameOf } from '../../src/games/index';
import { dealOfPosition, positionOf } from '../../src/games/positions';
import { gamesIn } from '../support/databaseOf';
import { sampleGames } from '../support/sampleGames';
import { recordOf } from '../support/stored';
import { testLooks } from './axe';
import {
  figure,
  gameCount,
  lostGame,
  OWN,
  openWith,
  row,
  rows,
  WON_DEAL,
  WON_MOVES,
} from './storedGames';
import {
  drag,
  expect,
  moves,
  open,
  openSettings,
  openWonGameAt,
  pressMiddle,
  resize,
  result,
  status,
  storeSettings,
  test,
} from './table';

test('a game that was just played is counted, with all that is known of it', async ({ page }) => {
  await open(page, '#/');
  await page.getByRole('link', { name: 'Statistics', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Play Klondike' }).click();
  await expect(moves(page)).toHaveText('Moves 0');
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText(/\b1$/);
  await page.goto('/#/statistics/klondike-3');
  await expect(page.getByText('1 game played')).toBeVisible();
  await expect(page.getByText('Unfinished: 1')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.goto('/#/statistics/golf');
  await expect(page.getByRole('heading', { name: 'You have not played Golf yet' })).toBeVisible();
});

test('giving a game up ends it with its sheet and counts it as lost; Go back takes that back', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 });
  await storeSettings(page, { speed: 'off' });
  await open(page, `#/klondike-3/${WON_DEAL}`);
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText('Moves 1');
  const pressAt = (name: string) => pressMiddle(page.getByRole('button', { name, exact: true }));
  const giveUp = async (): Promise<void> => {
    await pressAt('New');
    await pressAt('Give up');
    await expect(heading).toBeVisible();
    await expect(result(page)).toContainText('You could still win.');
  };
  const heading = result(page).getByRole('heading', { name: 'You gave up.' });
  await giveUp();
  await expect
    .poll(async () => (await gamesIn(page)).map(({ givenUp }) => givenUp))
    .toEqual([true]);
  await pressAt('Keep playing');
  await expect(result(page)).toHaveCount(0);
  await expect(moves(page)).toHaveText('Moves 1');
  await expect
    .poll(async () => (await gamesIn(page)).map(({ givenUp }) => givenUp))
    .toEqual([undefined]);
  await giveUp();
  await pressAt('Undo');
  await expect(result(page)).toHaveCount(0);
  await expect(moves(page)).toHaveText('Moves 0');
  await pressAt('Redo');
  await giveUp();
  await pressAt('New game');
  await expect(status(page)).toContainText('Your last one counts as lost.');
  await page.goto('/#/statistics/klondike-3');
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, 1)).toContainText('Lost');
  await expect(row(page, 1)).toContainText('Given up');
  await row(page, 1).click();
  await expect(heading).toBeVisible();
  await page.keyboard.press('d');
  await expect(result(page)).toHaveCount(0);
  await expect(moves(page)).toHaveText('Moves 2');
  await page.goto('/#/statistics/klondike-3');
  await expect(row(page, 1)).toContainText('Unfinished');
});

test('a clean win stays one though its last move is taken back and made again', async ({
  page,
}) => {
  await storeSettings(page, { speed: 'off' });
  await openWonGameAt(page, WON_MOVES.length - 1);
  await page.keyboard.press('r');
  await expect(status(page)).toContainText(
    `Won in ${WON_MOVES.length} moves. Clean win – no move changed, no hint.`,
  );
  await page.keyboard.press('u');
  await expect(moves(page)).toHaveText(new RegExp(`\\b${WON_MOVES.length - 1}$`));
  const last = await page.locator('[data-in="waste"][data-face="up"]').getAttribute('data-card');
  await drag(page, last ?? '', 'foundation-2');
  await expect(status(page)).toContainText(`Won in ${WON_MOVES.length} moves.`);
  await page.goto('/#/statistics/klondike-3');
  await expect(figure(page, 'Clean wins')).toContainText(/^Clean wins\s*1\s*of 1 win/);
});

test('figures, charts and the table of games, and a game of its own', async ({ page }) => {
  const games = sampleGames(300);
  await openWith(page, games);
  const count = (result: string): number =>
    games.filter((game) => game.result === result && !game.helped).length;
  await expect(page.getByText('300 games played')).toBeVisible();
  const [won, lost] = [count('won'), count('lost')];
  await expect(figure(page, 'Win rate')).toContainText(`of ${won + lost} finished games`);
  const ends = page.getByRole('region', { name: 'Figures' }).getByRole('listitem');
  await expect(ends).toContainText([`Won: ${won}`, `Lost: ${lost}`]);
  await expect(figure(page, 'Guesses right')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Win rate over time' })).toBeVisible();
  await expect(page.getByRole('img'), 'moves of several games cannot be compared').toHaveCount(1);

  const elevens = page.getByRole('row', { name: /^Elevens/ }).getByRole('cell');
  await expect(elevens.last(), 'where nothing is chosen no win is clean').toHaveText('–');
  await page
    .getByRole('row')
    .getByRole('link', { name: 'Klondike, draw three', exact: true })
    .click();
  for (const title of [
    'Win rate over time',
    'Wins by moves',
    'Wins by time',
    'Wins by changed moves',
  ]) {
    await expect(page.getByRole('img', { name: title })).toBeVisible();
  }
  const reader = page.getByRole('slider', { name: 'Read out: Wins by changed moves' });
  await reader.focus();
  await page.keyboard.press('Home');
  await expect(reader).toHaveAttribute('aria-valuetext', /^0: \d+\.\d% of wins \(\d+\)\.$/);

  await page.getByRole('link', { name: 'FreeCell', exact: true }).click();
  await expect(page).toHaveURL(/#\/statistics\/freecell$/);
  const own = games.filter(({ variant }) => variant === 'freecell').length;
  await expect(page.getByText(`${own} games played`)).toBeVisible();
  await expect(gameCount(page)).toHaveText(`${own} games in the list.`);
  await page.getByRole('link', { name: 'Klondike, draw three · 2 redeals' }).click();
  await expect(page).toHaveURL(/#\/statistics\/klondike-3;redeals=2$/);
  await expect(figure(page, 'Guesses right')).toHaveCount(0);
});

test('everything is deleted only after two questions', async ({ page }) => {
  await openWith(page, OWN);
  await openSettings(page);
  const ask = page.getByRole('button', { name: 'Delete all games…' });
  await ask.click();
  await page.getByRole('button', { name: 'Delete all games', exact: true }).click();
  await page.getByRole('button', { name: 'Keep them' }).click();
  const dialogs = page.getByRole('dialog');
  await expect(dialogs).toHaveCount(1);
  await ask.click();
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(1);
  await expect(dialogs).toHaveAccessibleName('Settings');
  expect(await gamesIn(page)).toHaveLength(3);
  await ask.click();
  await page.getByRole('button', { name: 'Delete all games', exact: true }).focus();
  // As a key that is held down.
  for (let n = 0; n < 3; n++) await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete 3 games for good' }).click();
  await expect(page.getByText('All games are deleted.')).toBeVisible();
  await expect(ask).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  expect(await gamesIn(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
});

test('very few games are counted, and not said in percent', async ({ page }) => {
  await openWith(page, OWN);
  await expect(figure(page, 'Won')).toContainText('1 of 1');
  await expect(
    page.getByText('The solver says 1 of 1 deal could be won; you won 1.'),
  ).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('%');
});

test('a few games are in sight at once, and their list does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWith(page, sampleGames(20));
  const shown = page.locator('.game-row');
  await expect(gameCount(page)).toHaveText('11 games in the list.');
  await expect(shown).toHaveCount(11);
  const hidden = await page
    .locator('.game-list')
    .evaluate((each) => each.scrollHeight - each.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
});

test('without a win there is no streak to show', async ({ page }) => {
  await openWith(page, sampleGames(3));
  await expect(figure(page, 'Won')).toContainText('0 of 2');
  await expect(figure(page, 'Streak')).toHaveCount(0);
});

test('who has only played a position that was set up has a list, and no figures', async ({
  page,
}) => {
  const freecell = gameOf('freecell');
  const dealt = positionOf('freecell', freecell.rules.deal('ms617'));
  const deal = dealt && dealOfPosition('freecell', dealt);
  if (!deal?.ok) throw new Error('the deal is no position');
  const history = autoplayTo(freecell, newHistory(freecell.rules.deal(deal.value)), 4);
  await openWith(page, [recordOf({ variant: 'freecell', deal: deal.value, history })]);
  await expect(gameCount(page)).toHaveText('1 game in the list.');
  await expect(page.getByText('A game that you set up does not count.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Figures' })).toHaveCount(0);
});

test('wins with a hint have no best one, as the page says', async ({ page }) => {
  const aided = [...sampleGames(40), ...OWN].filter(({ result }) => result !== undefined);
  await openWith(
    page,
    aided.map((game) => ({ ...game, hints: 1 })),
  );
  await expect(page.getByText('A win with a hint sets no record.')).toBeVisible();
  await page.goto('/#/statistics/klondike-3');
  for (const name of ['Best time', 'Fewest moves'])
    await expect(figure(page, name)).toContainText('–no win yet without hint or solver');
});

test('a game of another tab appears', async ({ page, context }) => {
  await openWith(page, OWN);
  const other = await context.newPage();
  await open(other, '#/klondike-3/77');
  await other.keyboard.press('d');
  await expect(moves(other)).toHaveText(/\b1$/);
  await expect(gameCount(page)).toHaveText('4 games in the list.');
  await expect(row(page, 1)).toHaveAccessibleName(/deal 77, .* 1 move/);
});

test('the solver judges the deals that were lost, can be stopped, and remembers', async ({
  page,
}) => {
  const lost = ['41', '49', '65'].map((deal, i) => {
    const started = 1_795_000_000_000 + i;
    return recordOf({ ...lostGame(deal), started, updated: started });
  });
  const games = [...lost, ...OWN.slice(0, 1)];
  await openWith(page, games, '#/statistics/klondike-3');
  await expect(
    page.getByText(/^Based on all 4 finished games that the solver can judge\.$/),
  ).toBeVisible({
    timeout: 30_000,
  });
  const sentence = page.getByText('The solver says 4 of 4 deals could be won; you won 1.');
  await expect(sentence).toBeVisible();
  const luck = page.getByText(/^You began with \d+%\. The cards (gave|took) \d+, your moves took/);
  await expect(page.getByText(/^The average of 4 games\./)).toBeVisible({ timeout: 60_000 });
  const words = await luck.textContent();
  await page.reload();
  await expect(sentence).toBeVisible();
  await expect(luck).toHaveText(words ?? '');
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
});

test('the solver waits to be asked where there is much to judge, and stops', async ({ page }) => {
  await openWith(page, sampleGames(900));
  const start = page.getByRole('button', { name: /^Let the solver judge \d+ deals/ });
  await start.click();
  const stop = page.getByRole('main').getByRole('button', { name: 'Stop', exact: true });
  await expect(page.getByText(/^Based on \d+ of \d+ finished games/)).toBeVisible();
  await stop.click();
  await expect(start).toBeFocused();
});

test('an address that cannot be read opens the page with a sentence', async ({ page }) => {
  await open(page, '#/statistics/whist');
  await expect(status(page).first()).toContainText('There is no game called “whist”.');
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeVisible();
});

test('without a database the page stands, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('no', 'SecurityError');
        },
      },
    });
  });
  await open(page, '#/statistics');
  await expect(page.getByText(/^This browser does not keep your games/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  // A game that the page has at hand is counted.
  await open(page, '#/klondike-3/5');
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText(/\b1$/);
  await open(page, '#/statistics');
  await expect(page.getByText('Unfinished: 1')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('no name or number of a game is cut, in a language of long words either', async ({
    page,
  }) => {
    const deal = { deal: '-465429364', undos: 12, hints: 3 };
    const late = { source: 'daily', day: '2026-11-20', late: true } as const;
    const games = sampleGames(12).map((game) => ({ ...game, ...deal, ...late, seconds: 4000 }));
    await openWith(page, games);
    const texts = page.locator('.game-row-text');
    const cut = () =>
      page
        .locator('.game-row-open')
        .evaluateAll((all) =>
          all
            .filter(
              (each) =>
                each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight,
            )
            .map((each) => each.textContent),
        );
    await expect(texts.first()).toContainText(/Deal\s-465429364\s·.*12\smoves\schanged/);
    expect(await cut()).toEqual([]);
    await storeSettings(page, { language: 'de' });
    await page.reload();
    await expect(texts.first()).toContainText(/Tagespatience vom 20\. Nov\. 2026, nachgeholt/);
    expect(await cut()).toEqual([]);
  });

  test('the table of games has every game and its streak, and fits', async ({ page }) => {
    const games = sampleGames(200);
    await openWith(page, games);
    const table = page.getByRole('table').first();
    await expect(table.getByRole('row')).toHaveCount(
      new Set(games.map(({ variant }) => variant)).size + 1,
    );
    await expect(table.getByRole('columnheader').filter({ visible: true })).toHaveText([
      'Game',
      'Played',
      'Won',
      'Best streak',
      'Best time',
    ]);
    const [edge, inner] = await table.evaluate((each) => [
      each.closest('.panel')?.getBoundingClientRect().right ?? 0,
      Math.max(
        ...[...each.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect().right),
      ),
    ]);
    expect(inner).toBeLessThan(edge ?? 0);
  });

  test('a press shows the unfinished games alone', async ({ page }) => {
    const games = sampleGames(60);
    await openWith(page, games);
    const unfinished = games.filter(({ result }) => result === undefined).length;
    const show = page.getByRole('button', { name: 'Show unfinished games' });
    await show.scrollIntoViewIfNeeded();
    await pressMiddle(show);
    await expect(gameCount(page)).toHaveText(`${unfinished} games in the list.`);
    await expect(page.getByRole('heading', { name: 'Your games' })).toBeInViewport();
    await expect(row(page, 1)).toContainText('Unfinished');
    await expect(page.getByLabel('Result')).toHaveValue('unfinished');
  });

  test('so does the link of the home page', async ({ page }) => {
    await openWith(page, OWN);
    await page.goto('/#/');
    await page.getByRole('link', { name: '1 more unfinished game' }).click();
    await expect(page.getByRole('heading', { name: 'Your games' })).toBeInViewport();
    await expect(gameCount(page)).toHaveText('2 games in the list.');
    await expect(row(page, 1)).toContainText('Unfinished');
  });
});

testLooks(
  'statistics',
  async (page) => {
    await openWith(page, sampleGames(120));
    await expect(page.getByRole('img', { name: 'Win rate over time' })).toBeVisible();
  },
  '.statistics :is(.button, .form-control, .game-row-open)',
);
