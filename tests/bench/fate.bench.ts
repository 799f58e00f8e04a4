import { type Page, test } from '@playwright/test';
import { gameOf } from '../../src/games';
import { formatSavedGame } from '../../src/store/savedGame';
import { playAtRandom } from '../support/random';
import { percentile, report } from './report';

const DEALS = 12;
const MOVES = 60;
const STEPS = 15;
/** Longer than this, in milliseconds, no answer is waited for. */
const LONGEST = 2_000;

const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** Takes a move back, and gives how long the fate of the position took to be said, with the frames of that time. */
const takeBack = (page: Page) =>
  page.evaluate(
    (longest) =>
      new Promise<{ took: number; frames: number[] }>((resolve) => {
        const frames: number[] = [];
        const start = performance.now();
        let last = start;
        const frame = (now: number): void => {
          frames.push(now - last);
          last = now;
          const said = document.querySelector('.notes')?.textContent ?? '';
          const took = performance.now() - start;
          if (took > longest || /Can (still|no longer) be won/.test(said))
            resolve({ took, frames: frames.slice(1) });
          else requestAnimationFrame(frame);
        };
        for (const button of document.querySelectorAll<HTMLElement>('.tools button')) {
          if (button.textContent === 'Undo') button.click();
        }
        requestAnimationFrame(frame);
      }),
    LONGEST,
  );

test('the fate line', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() =>
    localStorage.setItem('patience/settings', '{"version":1,"fate":"live"}'),
  );
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
      const answer = await takeBack(page);
      times.push(answer.took);
      frames.push(...answer.frames);
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
