import pictures from '../vectors/pictures_transcripts.json' with { type: 'json' };
import { axeViolations, testLooks } from './axe';
import { choice, expect, open, openSheet, pressMiddle, storeSettings, test } from './table';

const [{ seed, text } = { seed: '', text: '' }] = pictures;

test.describe('for programmers', () => {
  test.beforeEach(async ({ page }) => {
    await storeSettings(page, { speed: 'off' });
    await open(page, `#/pictures/${seed}`);
    await openSheet(page);
    await page.getByText('For programmers').click();
  });

  test('the transcript is copied as the exercise prints it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy transcript' }).click();
    await expect(page.getByText('Transcript copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });

  for (const width of [1280, 390]) {
    test(`the transcript is shown to the letter, and downloaded, at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const show = page.getByRole('button', { name: 'Show transcript' });
      await show.scrollIntoViewIfNeeded();
      await pressMiddle(show);
      const shown = page.getByRole('dialog', { name: 'Transcript' });
      await expect(shown.getByRole('heading')).toBeFocused();
      expect(await shown.locator('pre').textContent()).toBe(text);
      expect(await axeViolations(page)).toEqual([]);
      const download = page.waitForEvent('download');
      await pressMiddle(shown.getByRole('button', { name: 'Download' }));
      expect((await download).suggestedFilename()).toBe(`pictures-${seed}.txt`);
      await page.keyboard.press('Escape');
      await expect(shown).toHaveCount(0);
      await expect(show).toBeFocused();
    });
  }

  test('the first line of an output that differs is marked', async ({ page }) => {
    const output = page.getByLabel('Paste what your program prints for this deal:');
    const section = page.locator('.compare-output');
    await output.fill(text);
    await expect(section.getByRole('status')).toHaveText(/^Right: all \d+ lines are the same\.$/);
    await output.fill(`Please enter an integer to feed the seed() function: ${seed}\n${text}`);
    await expect(section.getByRole('status')).toHaveText(/^Right/);
    await output.fill(
      text.replace('Drawing and placing 16 cards:', 'Drawing and placing 16 card:'),
    );
    await expect(section.getByRole('status')).toHaveText(
      'Line 7: “card:” where the exercise has “cards:”.',
    );
    await expect(section.locator('[data-side="right"]')).toHaveText(
      '7−Drawing·and·placing·16·cards:',
    );
    await expect(section.locator('[data-side="actual"]')).toHaveText(
      '7+Drawing·and·placing·16·card:',
    );
    expect(await axeViolations(page)).toEqual([]);
    await output.fill(text.replaceAll('\n', ' \n'));
    await expect(section.getByRole('status')).toHaveText(/“·” at the end of the line/);
    await page.getByRole('switch', { name: 'Forgive white space' }).click();
    await expect(section.getByRole('status')).toHaveText(
      /^Right, but for white space in \d+ lines\.$/,
    );
  });
});

testLooks(
  'the page for courses',
  (page) => open(page, '#/courses'),
  '.courses :is(a.button, a.picture-row, button, input)',
);

test('the foot of the home page leads to the page for courses, whose deal is in its links', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/');
  const way = page.locator('.page-foot').getByRole('link', { name: 'For courses' });
  await way.scrollIntoViewIfNeeded();
  await pressMiddle(way);
  await expect(page).toHaveTitle(/^For courses/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const deal = page.getByLabel('Deal number');
  await deal.fill('１７');
  await expect(page.getByText('random.seed(17)')).toBeVisible();
  const link = page.getByRole('button', { name: 'Copy link: Eight Stacks' });
  await link.scrollIntoViewIfNeeded();
  await pressMiddle(link);
  await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/^http.*#\/eight-stacks\/17$/);
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  await copy.scrollIntoViewIfNeeded();
  await pressMiddle(copy);
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('random.seed(17)');
  await deal.fill('Joker');
  await expect(page.getByRole('alert').filter({ hasText: 'Joker' })).toHaveText(
    '“Joker” is not a deal number; a deal number is any integer, such as 275.',
  );
  await deal.fill('17');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Eight Stacks/);
});

test('who searches the games for a word of courses is led to their page', async ({ page }) => {
  await open(page, '#/games');
  const way = page.locator('.games-list').getByRole('link', { name: 'For courses' });
  await page.getByRole('searchbox').fill('court');
  await expect(way).toHaveCount(0);
  await page.getByRole('searchbox').fill('programming');
  await expect(way).toBeVisible();
  await pressMiddle(way);
  await expect(page.getByRole('heading', { level: 1, name: 'For courses' })).toBeFocused();
});

test('a run asks for a guess before it shows its result', async ({ page }) => {
  await open(page, '#/lab/pictures/automatic/500/0');
  await expect(page.locator('.run-figures')).toBeVisible();
  await choice(page, 'Ask for my guess', 'At every run').check();
  await expect(page.locator('.run-figures')).toHaveCount(0);
  await expect(page.locator('.lab-run')).not.toContainText('won (95');
  await page.getByRole('button', { name: 'Guess', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'A guess' })).toHaveText(
    'A guess is a number from 0 to 100.',
  );
  await page.getByLabel('Your guess: how many percent are won?').fill('30');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^You guessed 30%; it is 21\.2%\.$/)).toBeVisible();
  await expect(page.locator('.run-figures')).toBeVisible();
  await expect(page.locator('.lab-run .charts')).toContainText('your guess');
});

test('who would rather not guess sees the result', async ({ page }) => {
  await storeSettings(page, { guessFirst: 'on' });
  await open(page, '#/lab/pictures/automatic/500/0');
  await page.getByRole('button', { name: 'Show without a guess' }).click();
  await expect(page.locator('.run-figures')).toBeVisible();
  await expect(page.getByText('You guessed')).toHaveCount(0);
});
