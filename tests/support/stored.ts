import type { Page } from '@playwright/test';
import { formatSavedGame, type PlayedGame } from '../../src/store/savedGame';

/** Puts a text into the page's storage each time the page loads. */
export const stored = (page: Page, key: string, text: string) =>
  page.addInitScript(
    ([name = '', value = '']) => localStorage.setItem(name, value),
    [`patience/${key}`, text],
  );

/** Gives the page these settings. */
export const choose = (page: Page, settings: Readonly<Record<string, string>>) =>
  stored(page, 'settings', JSON.stringify({ version: 1, ...settings }));

/** Gives the page a game in progress. */
export const played = (page: Page, { id, deal, history }: Omit<PlayedGame, 'seconds'>) =>
  stored(page, `${id}/${deal}`, formatSavedGame({ id, deal, history, seconds: 0 }, 0));
