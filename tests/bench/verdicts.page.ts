import { type Page, test } from '@playwright/test';
import { type GameId, gameOf } from '../../src/games/index';
import { toAnalysis } from '../e2e/table';
import { dealKlondike } from '../support/klondike';
import { playAtRandom } from '../support/random';
import { recordOf, storeGame, storeSettings, textsOf } from '../support/stored';
import { percentile, report, slowDown } from './report';

const DEALS = 12;
const MOVES = 60;
const STEPS = 15;
/** The longest wait for a verdict, in milliseconds. */
const MAX_WAIT_MS = 2_000;
/** Frames that are looked at after an undo, at least; meanwhile cards move. */
const FRAMES = 12;

const ms = (value: number): string => `${value.toFixed(1)} ms`;

interface Undone {
  /** Milliseconds until the page shows a verdict. */
  readonly took: number;
  /** The milliseconds of each frame meanwhile. */
  readonly frames: readonly number[];
}

/** Undoes a move and waits for so many frames, and for a verdict for so many milliseconds. */
const undoAndWait = (page: Page, maxWait: number): Promise<Undone> =>
  page.evaluate(
    ([maxWait, minFrames]) =>
      new Promise<Undone>((resolve) => {
        const frames: number[] = [];
        const start = performance.now();
        let last = start;
        let took = Number.POSITIVE_INFINITY;
        const frame = (now: number): void => {
          frames.push(now - last);
          last = now;
          const notes = document.querySelector('.winning-light')?.textContent ?? '';
          const waited = performance.now() - start;
          if (took > waited && /(can|can’t|no longer) be won|can still win/.test(notes))
            took = waited;
          if (frames.length > minFrames && (waited > took || waited > maxWait)) {
            resolve({ took, frames: frames.slice(1) });
          } else requestAnimationFrame(frame);
        };
        for (const button of document.querySelectorAll<HTMLElement>('.toolbar button')) {
          if (button.textContent === 'Undo') button.click();
        }
        requestAnimationFrame(frame);
      }),
    [maxWait, FRAMES] as const,
  );

/** Opens a game that was played at random. */
async function openPlayed(page: Page, variant: GameId, deal: string): Promise<void> {
  const history = playAtRandom(gameOf(variant), deal, MOVES);
  await page.goto('/#/');
  await page.evaluate(
    (texts) => Object.assign(localStorage, texts),
    textsOf(recordOf({ variant, deal, history })),
  );
  await page.goto(`/#/${variant}/${deal}`);
  await page.waitForTimeout(1_000);
}

/** What deal `n` of a bench is, of Klondike and of FreeCell. */
const KLONDIKE = (n: number) =>
  ({ variant: n % 2 ? 'klondike-1' : 'klondike-3', deal: String(n) }) as const;
const FREECELL = (n: number) => ({ variant: 'freecell', deal: String(n) }) as const;

for (const [name, dealOf, verdicts] of [
  ['Klondike', KLONDIKE, 'on'],
  ['Klondike', KLONDIKE, 'off'],
  ['FreeCell', FREECELL, 'on'],
] as const) {
  test(`the verdict line: ${name}, ${verdicts}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    await storeSettings(page, { verdicts });
    const times: number[] = [];
    const frames: number[] = [];
    for (let n = 0; n < DEALS; n++) {
      const { variant, deal } = dealOf(n);
      await openPlayed(page, variant, deal);
      for (let step = 0; step < STEPS; step++) {
        const undone = await undoAndWait(page, verdicts === 'on' ? MAX_WAIT_MS : 0);
        times.push(undone.took);
        frames.push(...undone.frames);
        await page.waitForTimeout(250);
      }
    }
    if (verdicts === 'on') {
      const quick = times.filter((time) => time <= 100).length / times.length;
      report(
        `${name}, mid-game positions with a verdict within 100 ms`,
        `${Math.round(100 * quick)} %`,
        '95 %',
      );
      report('  80 % of the positions within', ms(percentile(times, 0.8)));
      report('  95 % of the positions within', ms(percentile(times, 0.95)), '100 ms');
    }
    const what = verdicts === 'on' ? 'with a verdict after each' : 'without verdicts';
    report(`  frames after an undo ${what}, 95 % within`, ms(percentile(frames, 0.95)));
  });
}

/** Deals that are searched for a second. */
const LONG_DEALS = ['580', '1181', '1851', '1920'];
/** Until the page has loaded and the first position is judged. */
const LOADED_MS = 4_000;
/** The frames of the undo itself. */
const UNDO_MS = 200;

test('frames while the solver searches', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await storeSettings(page, { verdicts: 'on' });
  const frames: number[] = [];
  for (const deal of LONG_DEALS) {
    const game = gameOf('klondike-3');
    const history = playAtRandom(game, deal, 1);
    await storeGame(page, { variant: 'klondike-3', deal, history });
    await page.goto(`/#/klondike-3/${deal}`);
    await page.reload();
    await page.waitForTimeout(LOADED_MS);
    const undone = await undoAndWait(page, LOADED_MS);
    let after = 0;
    for (const frame of undone.frames) {
      if (after > UNDO_MS) frames.push(frame);
      after += frame;
    }
  }
  report(
    `Frames while the solver searches (${frames.length} of them), 95 % within`,
    ms(percentile(frames, 0.95)),
    '17 ms',
  );
});

/** A deal that is searched for a second. */
const HARD_DEAL = '1181';
/** How many searches are cancelled. */
const STOPS = 20;

test('a search that is no longer wanted', async ({ page }) => {
  await storeSettings(page, { verdicts: 'on' });
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
  await storeSettings(page, { games: { 'klondike-3': { panel: 'open' } } });
  // A deal that is searched for seconds, so that the judge is at work all the time.
  const history = playAtRandom(gameOf('klondike-3'), HARD_DEAL, MOVES);
  await storeGame(page, { variant: 'klondike-3', deal: HARD_DEAL, history });
  await slowDown(page, SLOWER);
  await page.goto(`/#/klondike-3/${HARD_DEAL}`);
  await toAnalysis(page);
  await page.locator('.review').waitFor();
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
