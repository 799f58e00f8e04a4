import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { gameOf } from '../../src/games/index';
import { findProgram } from '../support/programs';
import { playAtRandom } from '../support/random';
import { gameOfLines, storeGame } from '../support/stored';
import { variant } from '../support/variants';
import spider from '../vectors/spider_transcripts.json' with { type: 'json' };
import { percentile, report, slowDown } from './report';

const SLOWER = 4;
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** All in milliseconds. */
interface Recording {
  frames: number[];
  tasks: number[];
  inputs: number[];
}

/** Makes the page record its frames, its long tasks, and how long each input waits to be painted. */
async function startRecording(page: Page): Promise<void> {
  await page.evaluate(() => {
    const recording: Recording = { frames: [], tasks: [], inputs: [] };
    Object.assign(window, { recording });
    let last = performance.now();
    const frame = (now: number): void => {
      recording.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) recording.tasks.push(duration);
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (['click', 'keydown', 'pointerup'].includes(name)) recording.inputs.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

const recording = (page: Page) =>
  page.evaluate(() => (window as unknown as { recording: Recording }).recording);

const ms = (value: number): string => `${value.toFixed(1)} ms`;

async function openSlow(page: Page, hash = '#/klondike-3/275'): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/${hash}`, { waitUntil: 'networkidle' });
  await slowDown(page, SLOWER);
  await page.waitForTimeout(500);
}

for (const [game, hash] of [
  ['Klondike', '#/klondike-3/275'],
  ['Lucas, 104 cards in 13 columns', '#/lucas/3'],
] as const) {
  test(`a drag of 120 steps in ${game}`, async ({ page }) => {
    await openSlow(page, hash);
    const top = page.locator('[data-in^="tableau"][data-count="1"]:not([aria-disabled])').nth(2);
    const box = await top.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 10, y + 10);
    await page.waitForTimeout(200);
    await startRecording(page);
    for (let step = 0; step < 120; step++) {
      await page.mouse.move(x + 200 * Math.sin(step / 15), y + 150 * Math.sin(step / 21));
    }
    const { frames } = await recording(page);
    await page.mouse.up();
    const steady = frames.slice(2);
    report(`Drag in ${game}, slowed: 95 % of frames within`, ms(percentile(steady, 0.95)), '17 ms');
    report('  the longest frame', ms(Math.max(...steady)), '33 ms');
  });
}

test('52 cards on their way', async ({ page }) => {
  await openSlow(page);
  await startRecording(page);
  await page.keyboard.press('n');
  await page.waitForTimeout(1500);
  const { frames } = await recording(page);
  report('New deal, 52 cards moving: the longest frame', ms(Math.max(...frames.slice(2))), '50 ms');
});

test('104 cards on their way', async ({ page }) => {
  await openSlow(page, '#/spider;suits=4/275');
  await startRecording(page);
  await page.keyboard.press('n');
  await page.waitForTimeout(2000);
  const { frames } = await recording(page);
  report(
    'New deal of Spider, 104 cards moving: the longest frame',
    ms(Math.max(...frames.slice(2))),
    '50 ms',
  );
});

test('a drag of twelve cards', async ({ page }) => {
  const { deal, lines } = spider.games[1] ?? { deal: '', lines: [] };
  const moves = lines.map((line) => line.split('  ', 1)[0] ?? '');
  const at = moves.findIndex((line) => line.endsWith(', 12'));
  await storeGame(page, gameOfLines(variant('spider;suits=2'), deal, moves, at));
  await openSlow(page, `#/spider;suits=2/${deal}`);
  const from = /m c(\d+)/.exec(moves[at] ?? '')?.[1];
  const box = await page.locator(`[data-in="tableau-${from}"]`).evaluateAll((cards) => {
    const places = cards.map((card) => card.getBoundingClientRect().toJSON());
    return places.sort((a, b) => a.y - b.y).at(-12);
  });
  const [x, y] = [box.x + 20, box.y + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 10);
  await page.waitForTimeout(200);
  const lifted = await page.locator('[data-lifted]').count();
  await startRecording(page);
  for (let step = 0; step < 120; step++) {
    await page.mouse.move(x + 200 * Math.sin(step / 15), y + 150 * Math.sin(step / 21));
  }
  const { frames } = await recording(page);
  await page.mouse.up();
  report(
    `Drag of ${lifted} cards: 95 % of frames within`,
    ms(percentile(frames.slice(2), 0.95)),
    '17 ms',
  );
});

test('a tap', async ({ page }) => {
  await openSlow(page);
  const taps = await tapStock(page, 12);
  report(
    'A click on the stock is painted within (median of 12)',
    ms(percentile(taps, 0.5)),
    '50 ms',
  );
  report('  the longest', ms(Math.max(16, ...taps)), '50 ms');
});

test('the motion of a tap alone', async ({ page }) => {
  await openSlow(page);
  await page.evaluate(drawWithoutApp);
  const taps = await tapStock(page, 8);
  report('  its motion alone, without any of our code (median of 8)', ms(percentile(taps, 0.5)));
  report('  the longest', ms(Math.max(16, ...taps)));
});

/** Clicks on the stock by mouse, and how long each waited to be painted, in milliseconds. */
async function tapStock(page: Page, times: number): Promise<readonly number[]> {
  await startRecording(page);
  const box = await page.locator('[data-pile="stock"]').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
  await page.waitForTimeout(500);
  for (let n = 0; n < times; n++) {
    await page.mouse.down();
    await page.waitForTimeout(80);
    await page.mouse.up();
    await page.waitForTimeout(900);
  }
  return (await recording(page)).inputs;
}

/**
 * Runs in the page. From now on a click moves and turns the next three cards of the stock and changes a number, by
 * changes of style alone. None of our own code runs, so this browser cannot paint a click sooner.
 */
function drawWithoutApp(): void {
  const depth = (card: HTMLElement) => Number(getComputedStyle(card).zIndex);
  const stock = [...document.querySelectorAll('[data-in="stock"]')]
    .map((card) => card.parentElement as HTMLElement)
    .sort((one, other) => depth(other) - depth(one));
  const moves = document.querySelector('[data-testid="moves"] > b') as HTMLElement;
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    window.addEventListener(
      type,
      (event) => {
        event.stopImmediatePropagation();
        if (type === 'click') draw();
      },
      { capture: true },
    );
  }

  function draw(): void {
    for (const [i, placed] of stock.splice(0, 3).entries()) {
      placed.dataset.flying = 'true';
      placed.style.translate = `calc(var(--first-column) + var(--column-step) + ${i} * var(--fan-right)) var(--first-row)`;
      placed.style.zIndex = `${1000 + i}`;
      placed.animate({ transform: ['scaleX(1)', 'scaleX(0.03)', 'scaleX(1)'] }, { duration: 200 });
      setTimeout(() => {
        placed.dataset.side = 'face';
      }, 100);
    }
    moves.textContent = `${8 - stock.length / 3}`;
    setTimeout(() => {
      for (const placed of stock.slice(0, 3)) delete placed.dataset.culled;
    }, 400);
  }
}

test('a held-down undo of 500 moves', async ({ page }) => {
  test.setTimeout(180_000);
  const history = playAtRandom(gameOf('klondike-3'), '275', 500);
  await storeGame(page, { variant: 'klondike-3', deal: '275', history });
  await openSlow(page);
  await startRecording(page);
  for (let n = 0; n < 500; n++) {
    await page.keyboard.down('u');
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  }
  const { inputs, tasks } = await recording(page);
  report(
    'Undo of 500 moves, key held down: half of the steps within',
    ms(percentile(inputs, 0.5)),
    '50 ms',
  );
  report('  95 % of the steps within', ms(percentile(inputs, 0.95)), '50 ms');
  report('  the longest step', ms(Math.max(16, ...inputs, ...tasks)), '50 ms');
});

test('loading', async ({ page }) => {
  await slowDown(page, SLOWER);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto('/#/klondike-3/275', { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const { paint, tasks } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    tasks: (window as unknown as { tasks: number[] }).tasks,
  }));
  report(`First contentful paint, processor ${SLOWER} times slower`, ms(paint), '1000 ms');
  report(
    'Long tasks while loading, in all',
    ms(tasks.reduce((sum, task) => sum + task, 0)),
    '400 ms',
  );
});

test('Lighthouse', async ({ baseURL }) => {
  test.setTimeout(240_000);
  const output = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');
  try {
    execFileSync(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        `${baseURL}#/klondike-3/275`,
        '--output=json',
        `--output-path=${output}`,
        '--quiet',
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      ],
      { env: { ...process.env, CHROME_PATH: findProgram('chromium') ?? '' }, stdio: 'ignore' },
    );
  } catch {
    report('Lighthouse', 'not to be had', '98 / 100 / 100 / 100');
    return;
  }
  const { categories } = JSON.parse(readFileSync(output, 'utf8')) as {
    categories: Record<string, { score: number | null }>;
  };
  const scores = Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100));
  report(
    'Lighthouse, mobile: performance / access. / practices / SEO',
    scores.join(' / '),
    '98 / 100 / 100 / 100',
  );
});
