import { statSync } from 'node:fs';
import { type CDPSession, type Page, test } from '@playwright/test';
import { putGames } from '../support/databaseOf';
import { sampleGames } from '../support/sampleGames';
import { percentile, report } from './report';

/** As many games are there when the export is measured: its memory must not grow with them. */
const STAGES = [25_000, 50_000, 100_000];
const PORTION = 5_000;
/** Moves of a game, about as many as a game of Klondike has. */
const MOVES = `1${'BACADA'.repeat(20)}`;
const RUNS = 3;
/** Between two looks at the memory. Each collects the garbage first, which takes about 100 ms. */
const SAMPLE_MS = 100;
const TURNS = 8;
const MOVES_A_TURN = 200;

test('the export of many games', async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto('/#/');
  const client = await page.context().newCDPSession(page);
  const games = sampleGames(STAGES.at(-1) ?? 0).map((game) => ({ ...game, moves: MOVES }));
  let stored = 0;
  for (const stage of STAGES) {
    await page.goto('/#/');
    for (; stored < stage; stored += PORTION) {
      await putGames(page, games.slice(stored, stored + PORTION));
    }
    await page.goto('/#/statistics');
    await page.reload(); // it counts the games that it finds when it is loaded
    await page.locator('.figures').waitFor({ timeout: 300_000 });
    for (let run = 0; run < RUNS; run++) await measureExport(page, client, stage);
  }
});

/** Reports the time of an export, and what the page's scripts hold while it runs. */
async function measureExport(page: Page, client: CDPSession, games: number): Promise<void> {
  const held = async (): Promise<number> => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await held();
  let most = before;
  let isOver = false;
  const start = performance.now();
  const download = page.waitForEvent('download', { timeout: 300_000 });
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await held());
      await page.waitForTimeout(SAMPLE_MS);
    }
  })();
  await page.getByRole('button', { name: 'Export everything' }).click();
  const path = await (await download).path();
  const took = performance.now() - start;
  isOver = true;
  await watching;
  report(
    `Export of ${games.toLocaleString('en')} games, ${megabytes(statSync(path).size)}`,
    `${(took / 1000).toFixed(1)} s`,
  );
  report('  memory in use before · at most', `${megabytes(before)} · ${megabytes(most)}`);
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Milliseconds that a move takes until its game is stored, by keys that the page gets at once. */
async function timeOfMove(page: Page, hasDatabase: boolean): Promise<number> {
  if (!hasDatabase) {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'indexedDB', { value: undefined }),
    );
  }
  await page.goto('/#/klondike-3/5');
  await page.getByTestId('moves').waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(async (count) => {
    const start = performance.now();
    for (let n = 0; n < count; n++) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
    return (performance.now() - start) / count;
  }, MOVES_A_TURN);
}

test('a move with the database and without', async ({ browser }) => {
  test.setTimeout(300_000);
  const ratios: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const times: number[] = [];
    for (const hasDatabase of turn % 2 ? [true, false] : [false, true]) {
      const context = await browser.newContext();
      times[Number(hasDatabase)] = await timeOfMove(await context.newPage(), hasDatabase);
      await context.close();
    }
    ratios.push((times[1] ?? 0) / (times[0] ?? 1));
  }
  report(
    'A move with the database, as a share of one without: median',
    percentile(ratios, 0.5).toFixed(2),
    '1',
  );
  report('  least · most', `${Math.min(...ratios).toFixed(2)} · ${Math.max(...ratios).toFixed(2)}`);
});
