import type { Page } from '@playwright/test';
import { autoplayTo } from '../../src/engine/autoplay';
import { newHistory } from '../../src/engine/history';
import { gameOf } from '../../src/games/index';
import type { GameRecord } from '../../src/persistence/record';
import { putGames } from '../support/databaseOf';
import { gameOfLines, type KnownGame, recordOf } from '../support/stored';
import won from '../vectors/klondike_won.json' with { type: 'json' };
import { expect, open } from './table';

const VARIANT = 'klondike-3';
/** A deal of it, and the moves that win it. */
export const { deal: WON_DEAL, moves: WON_MOVES } = won[VARIANT];

/** A game of Klondike with these moves, begun at a moment, as it is kept. */
const klondike = (deal: string, lines: readonly string[], started: number): GameRecord =>
  recordOf({
    ...gameOfLines(VARIANT, deal, lines),
    ...{ started, updated: started + 10, seconds: 61, source: 'number' },
  });

/** A game of a deal that the hints have led to an end without moves. */
export function lostGame(deal: string): KnownGame {
  const game = gameOf(VARIANT);
  const history = autoplayTo(game, newHistory(game.rules.deal(deal)), 300);
  return { variant: VARIANT, deal, history };
}

/** Three of the player's games: one that is won, and two of another deal. */
export const OWN: readonly GameRecord[] = [
  klondike(WON_DEAL, WON_MOVES, 1_795_000_000_000),
  klondike('5', ['s', 's'], 1_795_100_000_000),
  klondike('5', ['s', 's', 's', 's'], 1_795_200_000_000),
];

/** Opens the statistics with these games in the database. */
export async function openWith(
  page: Page,
  games: readonly GameRecord[],
  hash = '#/statistics',
): Promise<void> {
  // The home page would open the latest game, and those of a sample are made up.
  await open(page, '#/statistics');
  await putGames(page, games);
  await page.goto(`/${hash}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
}

/** A figure of the statistics, with its name. */
export const figure = (page: Page, name: string) =>
  page.locator('.figures > div', { has: page.getByText(name, { exact: true }) });
/** The list of games. */
export const list = (page: Page) => page.getByRole('list', { name: 'Your games' });
/** Its rows on the screen. */
export const rows = (page: Page) => list(page).getByRole('listitem');
/** What was just done to the games. */
export const news = (page: Page) => page.locator('.message [role="status"]');
/** How many games are in the list. */
export const gameCount = (page: Page) => page.locator('.game-count');
/** The row that is so many in the whole list. */
export const row = (page: Page, number: number) =>
  list(page).locator(`[aria-posinset="${number}"]`).getByRole('link');
