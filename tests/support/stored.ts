import type { Page } from '@playwright/test';
import { formatSavedGame, type PlayedGame } from '../../src/store/savedGame';

/** Lets the page find a text stored whenever it opens. */
export const stored = (page: Page, key: string, text: string) =>
  page.addInitScript(
    ([name = '', value = '']) => localStorage.setItem(name, value),
    [`patience/${key}`, text],
  );

/** Lets the page find these settings. */
export const choose = (page: Page, settings: Readonly<Record<string, string>>) =>
  stored(page, 'settings', JSON.stringify({ version: 1, ...settings }));

/** Lets the page find a game played so far. */
export const played = (page: Page, { id, deal, history }: Omit<PlayedGame, 'seconds'>) =>
  stored(page, `${id}/${deal}`, formatSavedGame({ id, deal, history, seconds: 0 }, 0));
