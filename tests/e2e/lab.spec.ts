import type { Page } from '@playwright/test';
import program from '../../package.json' with { type: 'json' };
import { ODDS } from '../../src/games/odds';
import { savedFile, typeInto } from '../support/eitherBrowser';
import picturesTables from '../vectors/pictures_simulate.json' with { type: 'json' };
import stacksTables from '../vectors/stacks_simulate.json' with { type: 'json' };
import { axeViolations, testLooks } from './axe';
import { choice, expect, finger, open, pressMiddle, resize, storeSettings, test } from './table';

// Most tests are about what comes after the guess.
test.beforeEach(({ page }) => storeSettings(page, { guessFirst: 'off' }));

/** The status region of the results, apart from the page’s messages. */
const results = (page: Page) => page.locator('[role="status"]:not(.message > *)');

async function run(page: Page, game: string, games: string, first: string): Promise<void> {
  await page.getByLabel('Game', { exact: true }).selectOption(game);
  await page.getByLabel('Number of games').fill(games);
  await page.getByLabel('First deal number').fill(first);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
}

/** Runs in the page: the labels of a chart that reach over its sides. */
function cutLabels(figure: Element): readonly (string | null)[] {
  const { left, right } = figure.getBoundingClientRect();
  return [...figure.querySelectorAll('svg text')]
    .filter((text) => {
      const box = text.getBoundingClientRect();
      return box.left < left || box.right > right;
    })
    .map((text) => text.textContent);
}

test('the six published tables, byte for byte, by the page’s workers', async ({ page }) => {
  await open(page, '#/lab');
  const tables = [
    ...picturesTables.map((table) => ({ ...table, game: 'pictures' })),
    ...stacksTables.map((table) => ({ ...table, game: 'eight-stacks' })),
  ];
  for (const { game, n, i, text } of tables) {
    await run(page, game, String(n), i);
    await expect(page.getByTestId('run-table').first()).toHaveText(text, { timeout: 30_000 });
  }
  await expect(page.locator('.lab-run')).toHaveCount(3);
});

test('a run can be paused, resumed, and stopped without losing what is done', async ({ page }) => {
  await open(page, '#/lab');
  await run(page, 'perditio-tempus', '1,000,000,000', '-7');
  await expect(page.locator('.run-progress span')).toHaveText(/left$/);
  await page.getByRole('button', { name: 'Pause' }).click();
  const words = page.getByText('games from deal -7');
  // The parts that workers have begun are still counted after the pause.
  let paused: string | null = '';
  await expect(async () => {
    const before = paused;
    paused = await words.textContent();
    expect(paused).toBe(before);
  }).toPass({ intervals: [400] });
  // A run that went on would count more games in this time.
  await page.waitForTimeout(500);
  expect(await words.textContent()).toBe(paused);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(words).not.toHaveText(paused ?? '');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect(page.locator('.run-progress span')).toHaveText(
    /^[\d,]+ of 1,000,000,000, [\d,]+ a second$/,
  );
  await expect(page.getByText('exactly 1/13').first()).toBeVisible();
  const { text } = await savedFile(page, () => page.getByRole('button', { name: 'JSON' }).click());
  const tally = JSON.parse(text);
  expect(tally).toMatchObject({
    program: program.version,
    game: 'perditio-tempus',
    ranges: [{ first: '-7', games: tally.games }],
  });
  expect(Object.values<number>(tally.scores).reduce((sum, count) => sum + count)).toBe(tally.games);
});

test('the address holds the run, and the keyboard reads a score and opens one of its deals', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, '#/lab/pictures/automatic/2000/100');
  await expect(page.getByText('2,000 games from deal 100')).toBeVisible();
  await expect(page.locator('.run-progress span')).toHaveText(/^2,000 of 2,000, /);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByText('Data table').first().click();
  await expect(page.getByRole('columnheader', { name: '95% from' })).toBeVisible();
  const scores = page.getByRole('slider', { name: 'Read out: Distribution of scores' });
  await scores.focus();
  await page.keyboard.press('End');
  await expect(scores).toHaveAttribute('aria-valuetext', /^12: .* of games/);
  await page.keyboard.press('ArrowLeft');
  await expect(scores).toHaveAttribute('aria-valuetext', /^11: /);
  await page.keyboard.press('ArrowRight');
  const link = page.getByRole('link', { name: /^Open deal/ });
  const deal = /\d+/.exec((await link.textContent()) ?? '')?.[0];
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#/pictures/${deal}$`));
  await expect(page.getByTestId('deal')).toHaveText(deal ?? '');
});

test('a second run from the address appears beside the first', async ({ page }) => {
  await open(page, '#/lab/pictures/automatic/2000/100');
  await expect(page.getByText('2,000 games from deal 100')).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#/lab/eight-stacks/automatic/1000/7';
  });
  await expect(page.getByText('1,000 games from deal 7')).toBeVisible();
  await expect(page.getByText('2,000 games from deal 100')).toBeVisible();
  await expect(page.getByLabel('First deal number')).toHaveValue('7');
});

test('wrong input gets a sentence and runs nothing', async ({ page }) => {
  await open(page, '#/lab');
  for (const [games, first, sentence] of [
    ['0', '1', 'from 1 to 1,000,000,000'],
    ['-5', '1', 'from 1 to 1,000,000,000'],
    ['1.5', '1', 'from 1 to 1,000,000,000'],
    ['1000000000000', '1', 'from 1 to 1,000,000,000'],
    ['10', 'seven', '“seven” is not a deal number'],
  ] as const) {
    await run(page, 'pictures', games, first);
    await expect(page.getByRole('alert')).toContainText(sentence);
  }
  await expect(page.locator('.lab-run')).toHaveCount(0);
  await run(page, 'pictures', '20', `-${'9'.repeat(1000)}`);
  await expect(page.getByText(/^20 games from deal/)).toBeVisible();
  await page.goto('/#/lab/pictures/automatic/0/1');
  await expect(page.locator('.message')).toContainText('from 1 to 1,000,000,000, not “0”.');
});

test('a worker that dies is replaced, its deals are played again, and the page says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Real = window.Worker;
    let first = true;
    window.Worker = class extends Real {
      override postMessage(message: unknown): void {
        if (!first) return super.postMessage(message);
        first = false;
        setTimeout(() => this.onerror?.(new ErrorEvent('error')), 20);
      }
    };
  });
  await open(page, '#/lab/eight-stacks/automatic/10/6');
  await expect(page.getByTestId('run-table')).toHaveText(stacksTables[0]?.text ?? '');
  await expect(page.getByText('1 worker died; the deals were played again.')).toBeVisible();
});

test('the page keeps drawing while games are played', async ({ page }) => {
  await open(page, '#/lab/tens/automatic/1000000000/0');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.locator('.run-progress span')).toHaveText(/left$/);
  const progress = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let frames = 0;
        const frame = (): void => {
          if (++frames < 20) requestAnimationFrame(frame);
          else resolve(document.querySelector('progress')?.value ?? 0);
        };
        requestAnimationFrame(frame);
      }),
  );
  expect(progress).toBeGreaterThan(0);
  expect(progress).toBeLessThan(1_000_000_000);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
});

test('one press answers a question, and Back leads to the questions again', async ({ page }) => {
  await open(page, '#/lab');
  await page.getByRole('link', { name: /^Is Perditio Tempus really one in thirteen/ }).click();
  const question = page.getByRole('heading', {
    name: 'Is Perditio Tempus really one in thirteen?',
  });
  await expect(question).toBeFocused();
  await expect(page.getByText(/where the win rate settles/)).toBeVisible();
  await expect(results(page)).toContainText(/^Yes\. 7\.\d+% won .* In theory it is 7\.692%/, {
    timeout: 80_000,
  });
  await expect(page.getByText('1,000,000 games from deal 0')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Experiments' })).toBeVisible();
  await expect(page.locator('.lab-run')).toHaveCount(0);
});

test('a question asks for a guess before it tells its answer, if the lab is to ask', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 });
  await open(page, '#/lab');
  const pictures = page.locator('.experiments svg');
  await expect(page.locator('[data-asks]')).toHaveCount(0);
  const asks = choice(page, 'Ask for my guess', 'At each question');
  await asks.check();
  await expect(page.locator('[data-asks]')).toHaveCount(await pictures.count());
  await page.getByRole('link', { name: /^Can a shuffle look fair/ }).click();
  await expect(page.locator('.lab-finding')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Shuffles' })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await pressMiddle(page.getByRole('button', { name: 'No', exact: true }));
  await expect(page.getByRole('status').filter({ hasText: 'Yes.' })).toContainText(
    'You guessed No; it is Yes.',
  );
  await expect(
    page.getByRole('heading', { name: 'Can a shuffle look fair but be biased?' }),
  ).toBeFocused();
  await page.goBack();
  await expect(page.locator('[data-asks]'), 'the answer is known').toHaveCount(
    (await pictures.count()) - 1,
  );
  await page.getByRole('link', { name: /^Which is hardest/ }).click();
  await page.getByRole('button', { name: 'Show without a guess' }).click();
  await expect(page.locator('.lab-finding')).toBeVisible();
  await expect(page.getByText('Your guess:')).toHaveCount(0);
  await expect(page.locator('.lab-finding')).toContainText('Win rates:', { timeout: 80_000 });
  await expect(page.getByText('You guessed')).toHaveCount(0);
});

test('a question answered by a run says how near the guess was, once it is done', async ({
  page,
}) => {
  await storeSettings(page, { guessFirst: 'questions' });
  await open(page, '#/lab/one-in-thirteen');
  await page.getByRole('button', { name: 'Yes', exact: true }).focus();
  await page.keyboard.press('Enter');
  const finding = page.locator('.lab-finding');
  await expect(finding).toContainText(/^Your guess: Yes\.|You guessed Yes/);
  await expect(finding).toContainText(/You guessed Yes(, and that is right\.|; it is No\.)/, {
    timeout: 80_000,
  });
});

test('the guess of a run is compared with its result, in sight and for the screen reader', async ({
  page,
}) => {
  await storeSettings(page, { guessFirst: 'on' });
  await open(page, '#/lab/elevens/automatic/1000/0');
  await page.getByRole('textbox', { name: /^Your guess/ }).fill('60');
  await page.keyboard.press('Enter');
  const sentence = /You guessed 60%; it is 1\d(\.\d)?%\./;
  await expect(page.locator('.lab-run')).toContainText(sentence);
  await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Elevens' })).toBeFocused();
});

test('a series of one’s own asks for a guess, too', async ({ page }) => {
  await open(page, '#/lab');
  await choice(page, 'Ask for my guess', 'At every run').check();
  await page.goto('/#/lab/sweep/elevens;places=6..8/1000/0');
  const form = page.getByRole('region', { name: 'Your guess?' });
  await expect(form.getByRole('button')).toHaveText([
    '6 places',
    '7 places',
    '8 places',
    'Show without a guess',
  ]);
  await expect(page.locator('.lab-run')).toHaveCount(0);
  await form.getByRole('button', { name: '8 places' }).click();
  await expect(page.locator('.lab-finding')).toContainText(
    'You guessed 8 places, and that is right.',
  );
});

test('charts of a question share an axis where it fits them all, and what they found is said', async ({
  page,
}) => {
  await open(page, '#/lab/three-sums');
  await expect(results(page)).toContainText(/^Tens\. Tens is the hardest\. Win rates: Tens 9/, {
    timeout: 80_000,
  });
  await expect(page.getByRole('img', { name: 'Win rate by game' })).toBeVisible();
  await expect(page.locator('.lab-run')).toHaveCount(3);
  await expect(page.locator('.lab-run').first()).toBeHidden();
  await page.getByText(/^Each run: /).click();
  const textsOf = (title: string) =>
    page
      .getByRole('img', { name: title })
      .evaluateAll((charts) =>
        charts.map((chart) =>
          [...chart.querySelectorAll('text:not(.chart-label)')].map((text) => text.textContent),
        ),
      );
  const [scores, ...others] = await textsOf('Distribution of scores');
  expect(scores?.length).toBeGreaterThan(8);
  expect(others).toEqual([scores, scores]);
  // Thirteens is won so often that the others would lie flat on an axis of its size.
  const [elevens = [], thirteens = []] = await textsOf('Win rate as the run grows');
  expect(thirteens.join()).toMatch(/\b[67]\d%/);
  expect(elevens.join()).not.toMatch(/\b[4-9]\d%/);
  // The bar of the wins is read out from the start.
  await expect(page.getByText(/^0: .* of games/)).toHaveCount(3);
});

/** Tests that the page is as wide as a narrow and a wide window, that no label of its chart is cut off, and that axe finds nothing. */
async function expectFits(page: Page, where: string): Promise<void> {
  expect(await axeViolations(page), where).toEqual([]);
  const chart = page.locator('figure').first();
  for (const width of [360, 1920]) {
    await resize(page, { width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
    expect(await chart.evaluate(cutLabels), `${where}, ${width} pixels`).toEqual([]);
  }
  await page.getByText('Data table').first().click();
  await expect(chart.getByRole('row').nth(2)).toBeVisible();
}

test('the answer and its chart have their room from the start, on a desktop and on a phone, and fit', async ({
  page,
}) => {
  const sizes = [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ] as const;
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  // No deck is riffled before both places are measured.
  await page.route(/worker-/, async (route) => {
    await begun;
    await route.continue();
  });
  await open(page, '#/lab/riffles');
  const placeOfShuffles = () =>
    page
      .getByRole('region', { name: 'Shuffles' })
      .evaluate((each) => each.getBoundingClientRect().top + window.scrollY);
  await expect(page.getByText('Riffling 50,000 decks…')).toBeVisible();
  const chart = page.getByRole('img', { name: 'Distance from a fair shuffle' });
  await expect(page.getByRole('region', { name: 'Shuffles' })).toBeVisible();
  await expect(chart, 'nothing is drawn before there is an answer').toHaveCount(0);
  const before: number[] = [];
  for (const size of sizes) {
    await resize(page, size);
    before.push(await placeOfShuffles());
  }
  begin();
  await expect(results(page).first()).toContainText(
    /^Seven\. After 7 riffles .* in theory it is 33\.4%/,
    { timeout: 60_000 },
  );
  await expect(chart).toBeVisible();
  for (const [i, size] of sizes.entries()) {
    await resize(page, size);
    expect(await placeOfShuffles(), `${size.width} pixels`).toBe(before[i]);
  }
  await expectFits(page, 'riffles');
});

test('a sweep leaves the run that was on the page below it', async ({ page }) => {
  await open(page, '#/lab/elevens/automatic/2000/100');
  await expect(page.getByText(/^Done: /)).toBeAttached();
  await page.getByLabel('Vary').selectOption('places');
  await expect(page.getByText('Your runs so far stay below.')).toBeVisible();
  await page.getByLabel('Number of games').fill('100');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(results(page)).toContainText(/^Highest: /, { timeout: 30_000 });
  await expect(page.getByText('Your earlier runs')).toBeVisible();
  await expect(page.getByText('2,000 games from deal 100')).toBeVisible();
});

test('a chart is saved as a file that needs no style sheet', { tag: '@firefox' }, async ({
  page,
}) => {
  await open(page, '#/lab/eight-stacks/automatic/2000/0');
  await expect(page.getByText(/^Done: /)).toBeAttached();
  await page.getByRole('slider', { name: 'Read out: Win rate as the run grows' }).focus();
  const save = page.getByRole('button', { name: 'SVG: Win rate as the run grows' });
  const { name, text: svg } = await savedFile(page, () => save.click());
  expect(name).toBe('eight-stacks-0-automatic-2000-win-rate.svg');
  expect(svg).toContain(
    '<title>Win rate as the run grows. Eight Stacks: 2,000 games from deal 0</title>',
  );
  expect(svg).not.toMatch(/var\(|class=|style=|data-readout/);
  expect(svg).toMatch(/<path[^>]* stroke="rgb\(/);
  // On white, whatever the theme is.
  expect(svg).toMatch(/<rect[^>]* fill="rgb\(255, 255, 255\)"/);
  // A file with a fault in it would not be drawn.
  await page.evaluate(async (text) => {
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await picture.decode();
  }, svg);
});

testLooks(
  'the lab',
  async (page) => {
    await open(page, '#/lab');
    await expect(page.getByRole('heading', { name: 'Experiments' })).toBeVisible();
  },
  '.lab button, .lab select',
);

testLooks(
  'a run of the lab',
  async (page) => {
    await open(page, '#/lab/perditio-tempus/automatic/500/0');
    await expect(page.getByText(/^Done: /)).toBeAttached();
    await page.getByText('Data table').first().click();
  },
  '.lab button, .lab select',
);

testLooks(
  'the shuffles of the lab',
  async (page) => {
    await open(page, '#/lab/perfect-shuffle');
    await expect(page.getByTestId('verdict')).toBeVisible({ timeout: 30_000 });
  },
  '.lab button, .lab select',
);

test('the text of charts is as large on a phone as on a wide screen', async ({ page }) => {
  await open(page, '#/lab/pictures/automatic/500/0');
  await expect(page.getByText(/^Done: /)).toBeAttached();
  for (const width of [360, 820, 1280, 1920, 3840]) {
    await resize(page, { width, height: 800 });
    const texts = page.getByRole('img').locator('text:not(.chart-label)');
    const found = await texts.evaluateAll((elements) => {
      // In a very wide window all letters of the page are larger.
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      return elements.map((each) => {
        const scale = (each as SVGTextElement).getScreenCTM()?.a ?? 0;
        const size = Number.parseFloat(getComputedStyle(each).fontSize) * scale;
        return {
          size: Math.round((100 * size) / letters),
          height: each.getBoundingClientRect().height,
        };
      });
    });
    expect(found.length).toBeGreaterThan(0);
    expect([...new Set(found.map(({ size }) => size))], `${width} wide`).toEqual([1300]);
    expect(Math.min(...found.map(({ height }) => height))).toBeGreaterThanOrEqual(12);
  }
});

test('a sweep is asked for in the form, has an address, and is read by keyboard', async ({
  page,
}) => {
  await open(page, '#/lab');
  await page.getByLabel('Game', { exact: true }).selectOption('elevens');
  await page.getByLabel('Vary').selectOption('Places');
  await page.getByLabel('From').selectOption('8');
  await page.getByLabel('To', { exact: true }).selectOption('10');
  await typeInto(page.getByLabel('Number of games'), '2000');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page).toHaveURL(/#\/lab\/sweep\/elevens;places=8\.\.10\/2000\/0$/);
  const table = page.getByTestId('sweep-table');
  await expect(results(page)).toHaveText(
    /^Highest: 10 places, [\d.]+% won .* Lowest: 8 places, .* The rate of “10 places” is higher than that of “9 places” by /,
  );
  const text = await table.textContent();
  expect(text?.split('\n')).toHaveLength(6);
  const slider = page.getByRole('slider', { name: 'Read out: Win rate by places' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.chart-readout')).toHaveText(
    /^9 places: [\d.]+% won of 2,000 games, 95% interval/,
  );
  await expect(page.getByRole('link', { name: 'Open this run' })).toHaveAttribute(
    'href',
    '#/lab/elevens/automatic/2000/0',
  );
  await page.reload();
  await expect(page.getByText(/^Highest: 10 places/)).toBeVisible();
  expect(await table.textContent()).toBe(text);
  await page.getByLabel('To', { exact: true }).selectOption('8');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('The last value must come after the first one.');
  await open(page, '#/lab/sweep/elevens;places=1..99/10/0');
  await expect(page.locator('.message')).toContainText('A sweep has at most 64 values.');
});

test('sweeps fit a narrow and a wide page, and no label is cut off', async ({ page }) => {
  for (const [hash, end] of [
    ['#/lab/sweep/elevens;places=7..14/500/0', /^Highest: 14 places, .* Lowest: 7 places/],
    ['#/lab/sweep/klondike-3;player=random,hints,first,solver/10/0', /^Highest: Solver, .* winn/],
    [
      '#/lab/sweep/golf;wrap=no,yes;player=hints/50/0',
      /^Highest: Ace and king follow each other, .* Lowest: /,
    ],
  ] as const) {
    await open(page, hash);
    await expect(page.getByText(end)).toBeVisible({ timeout: 60_000 });
    await expectFits(page, hash);
  }
});

test('which solitaire can be won: the odds of every game, sorted and filtered', async ({
  page,
}) => {
  await open(page, '#/lab/odds');
  const table = page.getByRole('table');
  const rows = table.getByRole('row');
  await expect(rows).toHaveCount(ODDS.length + 1);
  // A game of the source that is not registered here has the source's name, not its description.
  await expect(table.getByRole('rowheader', { name: 'Northwest Territory' })).toHaveCount(1);
  const row = rows.filter({ has: page.getByRole('rowheader', { name: 'Klondike, draw three' }) });
  const [share, deals] = await row.getByRole('cell').allInnerTexts();
  expect(share).toMatch(
    /^\d+\.\d–\u2060?\d+\.\d%\s+published 81\.945%\s+without peeking \d+\.\d–\u2060?\d+\.\d%$/,
  );
  expect(deals).toMatch(/^\d,\d{3}/);
  await expect(table.getByRole('columnheader', { name: 'Can be won' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const byName = table.getByRole('button', { name: 'Game' });
  await byName.focus();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('columnheader', { name: 'Game' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(rows.nth(1).getByRole('rowheader')).toHaveText('Agnes Sorel');
  await byName.press('Enter');
  await expect(rows.nth(1).getByRole('rowheader')).toHaveText('Yukon');
  await page.getByRole('combobox', { name: 'Family' }).selectOption('Spider');
  await page.getByRole('combobox', { name: 'Decks' }).selectOption('Two decks');
  await expect(table.getByRole('rowheader')).toHaveText([
    /^Spider/,
    /^Spider/,
    /^Spider/,
    'Mrs. Mop',
  ]);
  await page.getByText('Count again').click();
  await expect(
    page.getByText(/^patience solve \S*spider\S* --deals 0\.\.\d+ --verdicts/),
  ).toBeVisible();
  await table.getByRole('link', { name: 'Mrs. Mop' }).click();
  await expect(page).toHaveURL(/#\/mrs-mop\/\d+$/);
});

testLooks(
  'the odds',
  async (page) => {
    await open(page, '#/lab/odds');
    await page.getByRole('combobox', { name: 'Family' }).selectOption('Spider');
    await expect(page.getByRole('table').getByRole('rowheader')).not.toHaveCount(ODDS.length);
  },
  '.lab button, .lab select',
);

test.describe('a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

  test('experiments, runs and shuffles fit', async ({ page }) => {
    await open(page, '#/lab');
    expect(await pageWidth(page)).toBeLessThanOrEqual(360);
    await page.goto('/#/lab/perditio-tempus/automatic/500/0');
    await expect(page.getByText(/^Done: /)).toBeAttached();
    expect(await pageWidth(page)).toBeLessThanOrEqual(360);
    await page.goto('/#/lab/sweep/klondike-3;player=random,hints,first/20/0');
    await expect(page.getByText(/^Highest: .* Lowest: /)).toBeVisible();
    expect(await pageWidth(page)).toBeLessThanOrEqual(360);
    await page.goto('/#/lab/perfect-shuffle');
    await expect(page.getByText('the deck is in its first order again')).toBeVisible();
    await expect(page.locator('.lab > :not(.message)').getByRole('status')).toHaveCount(1);
    await page.getByRole('slider', { name: 'Passes', exact: true }).fill('1');
    await page.getByLabel('Shuffle', { exact: true }).selectOption('naive');
    await expect(page.getByTestId('verdict')).toHaveText('This shuffle is not perfectly fair.', {
      timeout: 30_000,
    });
    await page.getByLabel('Shuffle', { exact: true }).selectOption('selection');
    await expect(page.getByTestId('verdict')).toHaveText('Nothing speaks against a fair shuffle.', {
      timeout: 30_000,
    });
    await expect(
      page.getByText(/at least as uneven with a chance of p\s=\s0\.\d\d:/),
    ).toBeVisible();
    await page.getByRole('slider', { name: 'Passes', exact: true }).fill('3');
    await expect(page.locator('output')).toHaveText('3');
    expect(await pageWidth(page)).toBeLessThanOrEqual(360);
  });

  test('with text twice as large everything still fits, and no label is cut off', async ({
    page,
  }) => {
    for (const hash of ['#/lab/klondike-3/hints/20/0', '#/lab/perfect-shuffle']) {
      await open(page, hash);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expect(page.getByRole('img')).toHaveCount(2, { timeout: 30_000 });
      await expect(page.locator('.chart-plot').first()).toHaveCSS('font-size', '26px');
      expect(await pageWidth(page)).toBeLessThanOrEqual(360);
      for (const figure of await page.locator('figure').all())
        expect(await figure.evaluate(cutLabels)).toEqual([]);
    }
  });

  test('a finger reads a value', async ({ page }) => {
    await open(page, '#/lab/pictures/automatic/500/0');
    await expect(page.getByText(/^Done: /)).toBeAttached();
    const chart = page.getByRole('img', { name: 'Distribution of scores' });
    await chart.scrollIntoViewIfNeeded();
    const box = await chart.boundingBox();
    if (!box) throw new Error('no chart');
    await (await finger(page)).tap({ x: box.x + box.width - 30, y: box.y + box.height / 2 });
    await expect(page.getByText(/^12: .* of games/)).toBeVisible();
  });
});
