import { type Page, test } from '@playwright/test';
import { gameOf } from '../../src/games/all';
import { dealKlondike } from '../../src/games/klondike/state';
import { formatSavedGame } from '../../src/store/savedGame';
import { playAtRandom } from '../support/random';
import { storeGame, storeSettings } from '../support/stored';
import { percentile, report, slowDown } from './report';

const DEALS = 12;
const MOVES = 60;
const STEPS = 15;
/** The longest wait for a verdict, in milliseconds. */
const MAX_WAIT_MS = 2_000;

const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** Undoes a move. Returns the milliseconds until the page shows a verdict, and those of each frame meanwhile. */
const undoAndWait = (page: Page) =>
  page.evaluate(
    (maxWait) =>
      new Promise<{ took: number; frames: number[] }>((resolve) => {
        const frames: number[] = [];
        const start = performance.now();
        let last = start;
        const frame = (now: number): void => {
          frames.push(now - last);
          last = now;
          const notes = document.querySelector('.game-notes')?.textContent ?? '';
          const took = performance.now() - start;
          if (took > maxWait || /(can|can’t|no longer) be won|can still win/.test(notes))
            resolve({ took, frames: frames.slice(1) });
          else requestAnimationFrame(frame);
        };
        for (const button of document.querySelectorAll<HTMLElement>('.toolbar button')) {
          if (button.textContent === 'Undo') button.click();
        }
        requestAnimationFrame(frame);
      }),
    MAX_WAIT_MS,
  );

test('the fate line', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await storeSettings(page, { fate: 'live' });
  const times: number[] = [];
  const frames: number[] = [];
  for (let deal = 0; deal < DEALS; deal++) {
    const id = deal % 2 ? 'klondike-1' : 'klondike-3';
    const history = playAtRandom(gameOf(id), String(deal), MOVES);
    const text = formatSavedGame({ id, deal: String(deal), history, seconds: 0 }, 0);
    await page.goto('/#/');
    await page.evaluate(([key, saved]) => localStorage.setItem(key, saved), [
      `patience/${id}/${deal}`,
      text,
    ] as const);
    await page.goto(`/#/${id}/${deal}`);
    await page.waitForTimeout(1_000);
    for (let step = 0; step < STEPS; step++) {
      const undone = await undoAndWait(page);
      times.push(undone.took);
      frames.push(...undone.frames);
      await page.waitForTimeout(250);
    }
  }
  const quick = times.filter((time) => time <= 100).length / times.length;
  report(
    'Fate line, mid-game positions answered within 100 ms',
    `${Math.round(quick * 100)} %`,
    '80 %',
  );
  report('  80 % of the positions within', ms(percentile(times, 0.8)), '100 ms');
  report('  frames while it searches, 95 % within', ms(percentile(frames, 0.95)), '17 ms');
});

/** A deal that is searched for seconds. */
const HARD_DEAL = '71';
/** How many searches are cancelled. */
const STOPS = 20;

test('a search that is no longer wanted', async ({ page }) => {
  await storeSettings(page, { fate: 'live' });
  const started = page.waitForEvent('worker');
  await page.goto('/#/klondike-3/1');
  const url = (await started).url();
  const request = { id: 'klondike-3', ms: 10_000, wanted: 'verdict' };
  const long = { ...request, state: dealKlondike(3, HARD_DEAL) };
  const short = { ...request, state: dealKlondike(3, '1') };
  const times = await page.evaluate(
    async ([url, long, short, stops]) => {
      const worker = new Worker(url, { type: 'module' });
      const responseTo = (number: number): Promise<void> =>
        new Promise((resolve) => {
          worker.onmessage = ({ data }) => data.number === number && resolve();
        });
      const timeOf = async (number: number): Promise<number> => {
        const start = performance.now();
        worker.postMessage({ ...short, number });
        await responseTo(number);
        return performance.now() - start;
      };
      await timeOf(0);
      const times: number[] = [];
      for (let number = 1; number < 3 * stops; number += 3) {
        const alone = await timeOf(number);
        worker.postMessage({ ...long, number: number + 1 });
        await new Promise((resolve) => setTimeout(resolve, 200));
        times.push((await timeOf(number + 2)) - alone);
      }
      return times;
    },
    [url, long, short, STOPS] as const,
  );
  report('A search that is no longer wanted stops within', ms(Math.max(...times)), '20 ms');
});

/** How much slower the processor is while the strip is judged. */
const SLOWER = 4;

test('the strip of a whole game', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await storeSettings(page, { panel: 'open' });
  // A deal that is searched for seconds, so that the judge is at work all the time.
  const history = playAtRandom(gameOf('klondike-3'), HARD_DEAL, MOVES);
  await storeGame(page, { id: 'klondike-3', deal: HARD_DEAL, history });
  await slowDown(page, SLOWER);
  await page.goto(`/#/klondike-3/${HARD_DEAL}`);
  await page.locator('.strip').waitFor();
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let last = performance.now();
        const frame = (now: number): void => {
          frames.push(now - last);
          last = now;
          if (frames.length < 600) requestAnimationFrame(frame);
          else resolve(frames.slice(1));
        };
        requestAnimationFrame(frame);
      }),
  );
  report(
    `Frames while a game is judged, processor ${SLOWER} times slower, 95 % within`,
    ms(percentile(frames, 0.95)),
    '17 ms',
  );
  report('  the longest frame', ms(Math.max(...frames)));
});
