import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import picturesTables from '../vectors/pictures_simulate.json' with { type: 'json' };
import stacksTables from '../vectors/stacks_simulate.json' with { type: 'json' };
import { axeViolations } from './axe';
import { expect, open, test } from './table';

async function run(page: Page, game: string, games: string, first: string): Promise<void> {
  await page.getByLabel('Game', { exact: true }).selectOption(game);
  await page.getByLabel('Number of games').fill(games);
  await page.getByLabel('First deal number').fill(first);
  await page.getByRole('button', { name: 'Run' }).click();
}

test('the six published tables, byte for byte, by the page’s workers', async ({ page }) => {
  await open(page, '#/lab');
  const tables = [
    ...picturesTables.map((table) => ({ ...table, game: 'pictures' })),
    ...stacksTables.map((table) => ({ ...table, game: 'eight-stacks' })),
  ];
  for (const { game, n, i, text } of tables) {
    await run(page, game, String(n), i);
    await expect(page.getByTestId('score-table').first()).toHaveText(text, { timeout: 30_000 });
  }
  await expect(page.locator('.lab-run')).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);
});

test('a run can be paused, resumed, and stopped without losing what is done', async ({ page }) => {
  await open(page, '#/lab');
  await run(page, 'perditio-tempus', '1,000,000,000', '-7');
  await expect(page.locator('.run-progress span')).toHaveText(/left$/);
  await page.getByRole('button', { name: 'Pause' }).click();
  // The parts that workers have begun are still counted after the pause.
  await page.waitForTimeout(800);
  const words = page.locator('.lab-run p').first();
  const paused = await words.textContent();
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
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'JSON' }).click();
  const tally = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
  expect(tally).toMatchObject({ game: 'perditio-tempus', first: '-7' });
  expect(Object.values<number>(tally.scores).reduce((sum, count) => sum + count)).toBe(tally.games);
});

test('the address holds the run, and a bar opens one of its deals', async ({ page }) => {
  await open(page, '#/lab/pictures/automatic/2000/100');
  await expect(page.getByText('2,000 games from deal 100')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '2000');
  await page.getByText('Figures').first().click();
  await expect(page.getByRole('columnheader', { name: '95 % interval' }).first()).toBeVisible();
  const bar = page.getByRole('link', { name: /^12: / });
  const deal = /deal (\d+)/.exec((await bar.getAttribute('aria-label')) ?? '')?.[1];
  await bar.focus();
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
  await expect(page.getByRole('status')).toContainText('“0” is not a number of games.');
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
  await expect(page.getByTestId('score-table')).toHaveText(stacksTables[0]?.text ?? '');
  await expect(page.getByText('1 worker died; the deals were played again.')).toBeVisible();
});

test('one game is one game', async ({ page }) => {
  await open(page, '#/lab/tens/automatic/1/0');
  await expect(page.getByText(/^1 game from deal 0: /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tens, 1 game', exact: true })).toBeVisible();
  await expect(page.getByRole('status').last()).toHaveText('Done: 1 game.');
});

test('the page keeps drawing while games are played', async ({ page }) => {
  await open(page, '#/lab/tens/automatic/1000000000/0');
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

test.describe('a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  test('lab and shuffles fit, and axe finds nothing', async ({ page }) => {
    await open(page, '#/lab/perditio-tempus/automatic/500/0');
    await expect(page.getByTestId('score-table')).toBeVisible();
    const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await pageWidth()).toBeLessThanOrEqual(360);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Shuffles' }).click();
    await expect(page.getByText('The deck is in its first order again.')).toBeVisible();
    await page.getByLabel('Shuffle', { exact: true }).selectOption('naive');
    await expect(page.getByTestId('verdict')).toHaveText('this shuffle is not fair.', {
      timeout: 30_000,
    });
    await page.getByLabel('Shuffle', { exact: true }).selectOption('selection');
    await expect(page.getByTestId('verdict')).toHaveText('nothing speaks against a fair shuffle.', {
      timeout: 30_000,
    });
    expect(await pageWidth()).toBeLessThanOrEqual(360);
    expect(await axeViolations(page)).toEqual([]);
  });
});
