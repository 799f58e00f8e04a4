import type { Page } from '@playwright/test';
import { type ArchivedGame, keyOf } from '../../src/archive/playedGame';
import type { VariantId } from '../../src/games/all';

/** The moment that the sample ends at: 23 November 2026, in the evening. */
const SAMPLE_END = Date.UTC(2026, 10, 23, 18);

const DAY_MS = 86_400_000;

/** A source of numbers from 0 to 1 that are the same in every run. */
function numbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** How often each game is played, how often it is won, and how many moves a win takes at least. */
const PLAYED: readonly (readonly [VariantId, number, number, number])[] = [
  ['klondike-3', 0.42, 0.38, 92],
  ['freecell', 0.2, 0.82, 74],
  ['klondike-1', 0.14, 0.6, 88],
  ['golf', 0.1, 0.3, 52],
  ['elevens', 0.06, 0.11, 21],
  ['klondike-3;redeals=2', 0.04, 0.22, 96],
  ['pictures', 0.04, 0.5, 52],
];

/** Games of half a year as a player might have them, the latest last. Their moves are left out: they can be counted and listed, not opened. */
export function sampleGames(count: number, end = SAMPLE_END): readonly ArchivedGame[] {
  const next = numbers();
  return Array.from({ length: count }, (_, i) => {
    const started = Math.floor(end - ((count - i) * 180 * DAY_MS) / count);
    let which = next();
    const [game, , chance, least] = PLAYED.find(([, share]) => {
      which -= share;
      return which < 0;
    }) ?? ['klondike-3', 0, 0.4, 90];
    const isSkilled = game !== 'elevens' && game !== 'pictures';
    const isOver = next() < 0.88;
    const isWon = next() < chance + (isSkilled ? (i / count) * 0.16 - 0.08 : 0);
    const length = Math.floor(least + (isSkilled ? (next() + next() + next()) * 24 : next() * 5));
    const seconds = Math.floor(length * (1 + next() * 3) + (next() < 0.03 ? 4000 : 0));
    const undos = isSkilled && next() < 0.6 ? Math.floor(next() ** 3 * 60) : 0;
    const hints = isSkilled && next() < 0.2 ? Math.ceil(next() * 4) : 0;
    const isHelped = isSkilled && next() < 0.03;
    const isDaily = isSkilled && next() < 0.1;
    const at = started + seconds * 1000;
    return {
      version: 1,
      game,
      deal: String(Math.floor(next() * 1e6)),
      started,
      at,
      cursor: length,
      seconds,
      ...(isOver && { ended: at, result: isWon ? ('won' as const) : ('lost' as const), length }),
      ...(undos > 0 && { undos }),
      ...(hints > 0 && { hints }),
      ...(isHelped && { helped: true as const }),
      ...(!isSkilled && { guess: next() < 0.3 ? ('won' as const) : ('lost' as const) }),
      source: isDaily ? 'daily' : 'random',
      ...(isDaily && { day: new Date(started).toISOString().slice(0, 10) }),
      moves: '',
    };
  });
}

/** Puts games into the archive of an open page, whose database exists. The page reads their facts from them when it is next loaded. */
export async function archiveGames(page: Page, games: readonly ArchivedGame[]): Promise<void> {
  const rows = games.map((game) => [keyOf(game), { game, page: 1 }] as const);
  await page.evaluate(async (entries) => {
    const exists = async (): Promise<boolean> =>
      (await indexedDB.databases()).some(({ name, version }) => name === 'patience' && version);
    while (!(await exists())) await new Promise((later) => setTimeout(later, 20));
    const open = indexedDB.open('patience');
    await new Promise((done, failed) => {
      open.onsuccess = done;
      open.onerror = failed;
    });
    const transaction = open.result.transaction('games', 'readwrite', { durability: 'relaxed' });
    for (const [key, row] of entries) transaction.objectStore('games').put(row, key);
    await new Promise((done, failed) => {
      transaction.oncomplete = done;
      transaction.onerror = failed;
    });
    open.result.close();
  }, rows);
}
