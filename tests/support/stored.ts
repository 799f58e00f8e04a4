import type { Page } from '@playwright/test';
import { formatSavedGame, type PlayedGame } from '../../src/store/savedGame';
import { beforeLoad } from './eitherBrowser';

/** Puts a text into the page's storage each time the page loads. */
export const storeText = (page: Page, key: string, text: string) =>
  beforeLoad(page, ([name = '', value = '']) => localStorage.setItem(name, value), [
    `patience/${key}`,
    text,
  ]);

/** Puts these settings into the page's storage; the others have their defaults. */
export const storeSettings = (page: Page, settings: Readonly<Record<string, string>>) =>
  storeText(page, 'settings', JSON.stringify({ version: 1, ...settings }));

/** Puts a game in progress into the page's storage. */
export const storeGame = (page: Page, { id, deal, history }: Omit<PlayedGame, 'seconds'>) =>
  storeText(page, `${id}/${deal}`, formatSavedGame({ id, deal, history, seconds: 0 }, 0));
