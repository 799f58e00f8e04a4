import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { DealId } from '../../src/engine/dealId';
import { type AnyHistory, jump } from '../../src/engine/history';
import type { VariantId } from '../../src/games/index';
import {
  formatRecord,
  type GameFacts,
  type GameRecord,
  newRecord,
  withMoves,
} from '../../src/persistence/record';
import { withResult } from '../../src/store/game/changedGame';
import { beforeLoad } from './eitherBrowser';
import { playedGame } from './playedGame';

/** Puts a text into the page's storage each time the page loads. */
export const storeText = (page: Page, key: string, text: string) =>
  beforeLoad(page, ([name = '', value = '']) => localStorage.setItem(name, value), [
    `patience/${key}`,
    text,
  ]);

/** Puts these settings into the page's storage; the others have their defaults, but new deals may be any. */
export const storeSettings = (page: Page, settings: Readonly<Record<string, unknown>>) =>
  storeText(page, 'settings', JSON.stringify({ version: 1, winnable: 'off', ...settings }));

/** A game with the states of its moves, and what else is known of it. */
export type KnownGame = Partial<GameFacts> & {
  readonly variant: VariantId;
  readonly deal: DealId;
  readonly history: AnyHistory;
};

/** A game as it is kept: with the result that its cursor shows. */
export function recordOf({ variant, deal, history, ...facts }: KnownGame): GameRecord {
  const dealt = { ...newRecord(randomUUID(), variant, deal, 0), revision: 1, ...facts };
  return withResult(withMoves(dealt, history), history, dealt.updated);
}

/** A game with these moves, of which those after the cursor can be redone. */
export const gameOfLines = (
  variant: VariantId,
  deal: DealId,
  lines: readonly string[],
  cursor = lines.length,
): KnownGame => ({
  variant,
  deal,
  history: jump(playedGame(variant, deal, lines).history, cursor),
});

/** The text of a game in the page’s storage, by its key. */
export const textsOf = (record: GameRecord): Readonly<Record<string, string>> => ({
  [`patience/journal/${record.id}`]: formatRecord(record),
});

/** Puts a game in progress into the page's storage when a tab loads the page first. */
export const storeGame = (page: Page, game: KnownGame) =>
  beforeLoad(
    page,
    (texts) => {
      const [key = ''] = Object.keys(texts);
      if (sessionStorage.getItem(key) !== null) return;
      sessionStorage.setItem(key, 'stored');
      for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
    },
    textsOf(recordOf(game)),
  );
