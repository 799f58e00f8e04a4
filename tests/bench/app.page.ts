import { gzipSync } from 'node:zlib';
import { type Page, test } from '@playwright/test';
import type { History } from '../../src/engine/history';
import { gameOf } from '../../src/games/index';
import { playAtRandom } from '../support/random';
import { storeGame } from '../support/stored';
import { heapInUse, percentile, report, slowDown } from './report';

const MOVES = 1000;
const SLOWER = 4;
const RELOADS = 9;

test('first load', async ({ page }) => {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const url = response.url();
    if (/\.(js|css)$/.test(url)) {
      sizes.set(
        url,
        response.body().then((body) => gzipSync(body).length),
      );
    }
  });
  await page.goto('/#/klondike-3/275', { waitUntil: 'networkidle' });
  // The cards need what the page asks for before they are painted; the rest comes in the background.
  const needed = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
      .map(({ name }) => name);
  });
  let [first, later] = [0, 0];
  for (const [url, size] of sizes) {
    if (needed.includes(url)) first += await size;
    else later += await size;
  }
  report('First load, JS + CSS, gzip', `${(first / 1000).toFixed(1)} kB`, '180 kB');
  report('Loaded after the first paint', `${(later / 1000).toFixed(1)} kB`, '');
});

test('memory of a history', () => {
  const game = gameOf('klondike-3');
  const kept: History<unknown, unknown>[] = [playAtRandom(game, '1', MOVES)];
  const before = heapInUse();
  for (let deal = 2; deal < 22; deal++) kept.push(playAtRandom(game, String(deal), MOVES));
  const each = (heapInUse() - before) / (kept.length - 1);
  report(`A history of ${MOVES} moves`, `${(each / 1e6).toFixed(2)} MB`, '1 MB');
});

test('restoring a long game', async ({ page }) => {
  const history = playAtRandom(gameOf('klondike-3'), '275', MOVES);
  await page.goto('/#/klondike-3/276');
  await page.getByTestId('moves').waitFor();
  await slowDown(page, SLOWER);
  const fresh = await firstPaints(page);
  const other = await page.context().newPage();
  await storeGame(other, { variant: 'klondike-3', deal: '275', history });
  await other.goto('/#/klondike-3/275');
  await other
    .getByTestId('moves')
    .filter({ hasText: /1,?000/ })
    .waitFor();
  await slowDown(other, SLOWER);
  const restored = await firstPaints(other);
  report(
    `First paint with a game of ${MOVES} moves beyond that of a new game, processor ${SLOWER} times slower`,
    `${(percentile(restored, 0.5) - percentile(fresh, 0.5)).toFixed(0)} ms`,
    '50 ms',
  );
});

/** Reloads the page, and returns the times of its first paints with the table, in milliseconds. */
async function firstPaints(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < RELOADS; run++) {
    await page.reload();
    await page.getByTestId('moves').waitFor();
    times.push(
      await page.evaluate(
        () =>
          performance.getEntriesByName('first-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      ),
    );
  }
  return times;
}
