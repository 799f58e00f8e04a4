import { type Browser, expect, type Page } from '@playwright/test';
import { type GameFacts, type GameRecord, newRecord } from '../../src/persistence/record';
import { untilStill } from '../e2e/table';
import { putGames } from '../support/databaseOf';
import { sampleGames } from '../support/sampleGames';
import { gameOfLines, storeGame, storeSettings, storeText } from '../support/stored';
import won from '../vectors/klondike_won.json' with { type: 'json' };

const { deal, moves } = won['klondike-3'];

/** How many moves win the deal of the scenes. */
export const WINNING_MOVES = moves.length;

/** The address of that deal. */
const DEAL = `#/klondike-3/${deal}`;

/** Width and height in CSS pixels. */
export type Size = readonly [width: number, height: number];

export const DESKTOP: Size = [1280, 800];
export const PHONE: Size = [360, 640];

/** How long ago the game of the scenes was played, in milliseconds. */
const TWO_HOURS = 7_200_000;

/** Games of half a year. */
const SAMPLE_GAMES = 640;

/** What is on the page when a picture of it is taken. */
export interface Scene {
  readonly size?: Size;
  readonly hash?: string;
  /** How many moves of the won game have been made. */
  readonly cursor?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether some daily deals of November 2026 were played, and it is the 23rd. */
  readonly daily?: boolean;
  /** Whether half a year of games is stored. */
  readonly games?: boolean;
  /** Keys pressed, or buttons by their names, one after another. */
  readonly press?: readonly string[];
  /** What the page shows when it is ready, and what it shows no more, as selectors. */
  readonly shown?: string;
  readonly gone?: string;
}

/** Opens a page as a scene describes it, and waits until it is ready. The caller closes it. */
export async function openScene(browser: Browser, scene: Scene): Promise<Page> {
  const { size = DESKTOP, hash = DEAL, cursor = 0, settings = {}, press = [] } = scene;
  const [width, height] = size;
  const deviceScaleFactor = width < 700 ? 2 : 1;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor });
  await storeSettings(page, settings);
  const updated = Date.now() - TWO_HOURS;
  await storeGame(page, { ...gameOfLines('klondike-3', deal, moves, cursor), updated });
  if (scene.daily) await page.clock.setFixedTime('2026-11-23T10:00');
  if (scene.daily) await storeText(page, 'daily', '{"version":1,"firstVisit":"2026-11-12"}');
  await page.goto(`/${hash}`, { waitUntil: 'networkidle' });
  if (scene.games || scene.daily) {
    await putGames(page, scene.games ? sampleGames(SAMPLE_GAMES) : dailyGames());
    await page.reload({ waitUntil: 'networkidle' });
  }
  for (const name of press) {
    await untilStill(page);
    if (name.length === 1) await page.keyboard.press(name);
    else await page.getByRole('button', { name }).first().click({ timeout: 15_000 });
  }
  const patient = { timeout: 300_000 };
  if (scene.shown) await expect(page.locator(scene.shown).first()).toBeVisible(patient);
  if (scene.gone) await expect(page.locator(scene.gone)).toHaveCount(0, patient);
  await untilStill(page);
  return page;
}

/** Daily deals as somebody played them in November 2026, whose 23rd it is. Their moves are made up. */
function dailyGames(): readonly GameRecord[] {
  const days: Readonly<Record<string, Partial<GameFacts>>> = {
    '16': { result: 'won' },
    '17': { result: 'won', undos: 2 },
    '18': { result: 'won', undos: 1, late: true },
    '19': {},
    '21': { result: 'won', helped: true },
    '22': { result: 'won' },
    '23': { result: 'won', undos: 1 },
  };
  return Object.entries(days).map(([date, notes]) => {
    const started = Date.parse(`2026-11-${date}T09:00`);
    const dealt = newRecord(`day-${date}`, 'klondike-3', `202611${date}000`, started);
    const daily = { source: 'daily' as const, day: `2026-11-${date}` };
    return { ...dealt, revision: 1, moves: '1A', cursor: 1, ...daily, ...notes };
  });
}

/** A king and a pair go, some cards are drawn, and a card is selected. */
export const PYRAMID: Scene = {
  hash: '#/pyramid/27',
  press: [
    'King of Spades, place',
    'Ace of Spades, place',
    'Queen of Clubs, place',
    ...'ddd',
    'Queen of Diamonds, row 7, place 22',
  ],
};

/** Half-way through the game, with every position of it judged. */
export const ANALYSIS: Scene = {
  cursor: 52,
  press: ['Analysis'],
  shown: '.review rect',
  gone: 'text=Grey: not known',
};

/** A finished run of the lab. */
export const LAB: Scene = {
  hash: '#/lab/pictures/automatic/200000/0',
  shown: '.run-progress',
  gone: 'button:text("Stop")',
};
