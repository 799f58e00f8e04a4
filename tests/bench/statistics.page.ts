import { test } from '@playwright/test';
import { putGames } from '../support/databaseOf';
import { sampleGames } from '../support/sampleGames';
import { percentile, report, slowDown } from './report';

const GAMES = 100_000;
const PORTION = 10_000;
const SLOWER = 4;
const RUNS = 5;

test('the statistics of many games', async ({ page }) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/#/');
  const games = sampleGames(GAMES);
  for (let n = 0; n < GAMES; n += PORTION) await putGames(page, games.slice(n, n + PORTION));
  const link = page.getByRole('link', { name: 'Statistics', exact: true });
  const figures = page.locator('.figures').first();
  // The first visit reads the games of the database.
  await page.reload();
  await link.click();
  await figures.waitFor({ timeout: 300_000 });

  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    await page.goto('/#/');
    await page.reload({ waitUntil: 'networkidle' });
    // The menu reads the games for the daily deals, before a person has found the link.
    await page.waitForTimeout(3000);
    await slowDown(page, SLOWER);
    times.push(
      await link.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const start = performance.now();
            const observer = new MutationObserver(() => {
              if (!document.querySelector('.figures')) return;
              observer.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
            });
            observer.observe(document.body, { childList: true, subtree: true });
            (element as HTMLElement).click();
          }),
      ),
    );
    await slowDown(page, 1);
  }
  report(
    `Statistics of ${GAMES.toLocaleString('en')} games, processor ${SLOWER} times slower: first figures`,
    `${percentile(times, 0.5).toFixed(0)} ms`,
    '3,000 ms',
  );
  report('  the longest', `${Math.max(...times).toFixed(0)} ms`);

  const list = page.locator('.game-list');
  await list.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  for (const [name, pixels] of [
    ['a list of them', 12],
    ['  fast', 240],
  ] as const) {
    await slowDown(page, SLOWER);
    const frames = await list.evaluate(
      (element, step) =>
        new Promise<number[]>((resolve) => {
          const found: number[] = [];
          let last = performance.now();
          requestAnimationFrame(function frame(now) {
            found.push(now - last);
            last = now;
            element.scrollTop += step;
            if (found.length < 300) requestAnimationFrame(frame);
            else resolve(found.slice(2));
          });
        }),
      pixels,
    );
    await slowDown(page, 1);
    report(
      `Scrolling ${name}, ${pixels} pixels a frame: 95 % of frames within`,
      `${percentile(frames, 0.95).toFixed(1)} ms`,
      '17 ms',
    );
  }
});
