import { type Page, test } from '@playwright/test';
import { storeSettings } from '../support/stored';
import { percentile, report, slowDown } from './report';

const TIMES = 6;
const SLOWER = 4;
/** A margin of so many points counts as sharp. */
const SHARP = 5;

/** Milliseconds from the press that opens the chance. */
interface Opened {
  /** Until the worker’s script has run. */
  readonly ready: number;
  readonly first: number;
  readonly sharp: number;
  /** The longest frame until then. */
  readonly frame: number;
}

/** Notes when the first message of each worker comes. */
const watchWorkers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const times: { ready?: number } = {};
    Object.assign(globalThis, { workerTimes: times });
    globalThis.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.addEventListener('message', () => {
          times.ready ??= performance.now();
        });
      }
    };
  });

const openChance = (page: Page): Promise<Opened> =>
  page.evaluate(
    (sharp) =>
      new Promise<Opened>((resolve) => {
        const times = (globalThis as unknown as { workerTimes: { ready?: number } }).workerTimes;
        delete times.ready;
        const start = performance.now();
        let [first, frame, last] = [0, 0, start];
        const look = (now: number): void => {
          frame = Math.max(frame, now - last);
          last = now;
          const text = document.querySelector('.chance-figure')?.textContent ?? '';
          const [, margin] = /\d.*± (\d+)/.exec(text) ?? [];
          const since = performance.now() - start;
          if (margin) first ||= since;
          if (margin && Number(margin) <= sharp)
            resolve({ ready: (times.ready ?? start) - start, first, sharp: since, frame });
          else requestAnimationFrame(look);
        };
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', bubbles: true }));
        requestAnimationFrame(look);
      }),
    SHARP,
  );

for (const isKnown of [false, true]) {
  test(`your chance, ${isKnown ? 'solver loaded' : 'nothing loaded'}`, async ({ page }) => {
    test.setTimeout(240_000);
    await watchWorkers(page);
    await storeSettings(page, { verdicts: isKnown ? 'on' : 'off' });
    const found: Opened[] = [];
    for (let n = 0; n < TIMES; n++) {
      await page.goto(`/#/klondike-3/${n + 1}`);
      await page.reload();
      await page.locator('.table [data-card]').first().waitFor();
      await page.waitForTimeout(isKnown ? 4_000 : 1_500);
      await slowDown(page, SLOWER);
      found.push(await openChance(page));
      await slowDown(page, 1);
      await page.keyboard.press('v');
    }
    for (const part of ['ready', 'first', 'sharp', 'frame'] as const) {
      const times = found.map((each) => each[part]);
      const [low, middle, high] = [0, 0.5, 1].map((share) => percentile(times, share).toFixed(0));
      const goal = { ready: '', first: '300 ms', sharp: '2000 ms', frame: '' }[part];
      report(
        `your chance, ${isKnown ? 'solver loaded' : 'nothing loaded'}, slowed: ${part}`,
        `${low} ${middle} ${high} ms`,
        goal,
      );
    }
  });
}
