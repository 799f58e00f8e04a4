import { availableParallelism } from 'node:os';
import { type Page, test } from '@playwright/test';
import { percentile, report } from './report';

const GAMES = ['elevens', 'perditio-tempus', 'pictures', 'eight-stacks'];
/** Time for the workers to start and their code to be compiled, and then to be measured, in milliseconds. */
const WARM_UP = 3_000;
const MEASURED = 5_000;

interface Run {
  readonly gamesPerSecond: number;
  /** Durations in milliseconds. */
  readonly frames: readonly number[];
}

/** Runs a game in the lab on so many workers, and measures it for some seconds. */
async function measure(page: Page, game: string, workers: number): Promise<Run> {
  await page.addInitScript((count) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count });
  }, workers);
  await page.goto(`/?workers=${workers}#/lab`);
  await page.getByLabel('Game', { exact: true }).selectOption(game);
  await page.getByLabel('Number of games').fill('1000000000');
  await page.getByLabel('First deal number').fill('0');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const progress = page.locator('.run-progress span');
  await progress.getByText(/left$/).waitFor();
  await page.waitForTimeout(WARM_UP);
  const run = await page.evaluate(
    ([duration]) =>
      new Promise<Run>((resolve) => {
        const words = [...document.querySelectorAll('p, h2, h3, span')].find(
          (element) =>
            element.children.length === 0 && /games from deal/.test(element.textContent ?? ''),
        );
        const played = (): number =>
          Number(/([\d,]+) games/.exec(words?.textContent ?? '')?.[1]?.replaceAll(',', ''));
        const frames: number[] = [];
        const [start, before] = [performance.now(), played()];
        let last = start;
        const frame = (now: number): void => {
          frames.push(now - last);
          last = now;
          if (now - start < (duration ?? 0)) return void requestAnimationFrame(frame);
          const seconds = (performance.now() - start) / 1000;
          resolve({ gamesPerSecond: (played() - before) / seconds, frames: frames.slice(1) });
        };
        requestAnimationFrame(frame);
      }),
    [MEASURED],
  );
  await page.getByRole('button', { name: 'Stop' }).click();
  return run;
}

const perSecond = (games: number): string => `${Math.round(games).toLocaleString('en')} games/s`;

for (const game of GAMES) {
  test(`the lab plays ${game} in the page`, async ({ page }) => {
    test.setTimeout(60_000);
    const cores = availableParallelism();
    const one = await measure(page, game, 1);
    const all = await measure(await page.context().newPage(), game, cores);
    report(`${game} in the page, one worker`, perSecond(one.gamesPerSecond));
    report(
      `  ${cores} workers`,
      perSecond(all.gamesPerSecond),
      perSecond(0.8 * cores * one.gamesPerSecond),
    );
    report('  95 % of frames within', `${percentile(all.frames, 0.95).toFixed(1)} ms`, '17 ms');
  });
}
