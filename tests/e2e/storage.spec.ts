import type { Page } from '@playwright/test';
import { gamesIn } from '../support/databaseOf';
import { savedFile } from '../support/eitherBrowser';
import { expect, moves, open, openSettings, press, status, test } from './table';

test.use({ fresh: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the browser is asked to keep what is stored after the first finished game, and once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { asked: number };
    counted.asked = 0;
    navigator.storage.persist = () => {
      counted.asked++;
      return Promise.resolve(true);
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  await open(page, '#/klondike-3/5');
  await page.keyboard.press('d');
  await expect.poll(async () => (await gamesIn(page)).length).toBe(1);
  expect(await asked()).toBe(0);
  for (const deal of [2, 3]) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/pictures/${deal}`);
    await button(page, 'It doesn’t').click();
    await press(page, 'Skip to end');
    await expect
      .poll(async () => (await gamesIn(page)).filter(({ result }) => result).length)
      .toBe(deal - 1);
    expect(await asked()).toBe(1);
  }
});

/** Ways in which a browser keeps nothing, and the sentence about each. */
const BROKEN: Readonly<Record<string, readonly [() => void, RegExp]>> = {
  'local storage and the database are full': [
    () => {
      const full = (): never => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Storage.prototype.setItem = full;
      IDBObjectStore.prototype.put = full;
      IDBObjectStore.prototype.add = full;
    },
    /Storage is full\. A reload would lose this game\./,
  ],
  'local storage and the database are forbidden': [
    () => {
      const forbidden = (): never => {
        throw new DOMException('forbidden', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: forbidden });
      IDBFactory.prototype.open = forbidden;
    },
    /This browser can’t save this game\. A reload would lose it\./,
  ],
  'the database is full': [
    () => {
      const full = (): never => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      IDBObjectStore.prototype.put = full;
      IDBObjectStore.prototype.add = full;
    },
    /Storage is full\. Older games may be lost\./,
  ],
  'the database cannot be opened': [
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
    },
    /This browser keeps no database\. Older games may be lost\./,
  ],
  'the database does not answer': [
    () => {
      const ask = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function open(...args) {
        const request = ask.apply(this, args);
        request.addEventListener('success', (event) => event.stopImmediatePropagation(), true);
        return request;
      };
    },
    /The browser’s database does not answer\. Older games may be lost\./,
  ],
  'the database is opened and answers nothing': [
    () => {
      const silence = (event: Event): void => event.stopImmediatePropagation();
      const ask = IDBDatabase.prototype.transaction;
      IDBDatabase.prototype.transaction = function transaction(...args) {
        const begun = ask.apply(this, args);
        // The events of its requests pass here first.
        for (const type of ['success', 'error', 'complete', 'abort']) {
          begun.addEventListener(type, silence, true);
        }
        return begun;
      };
    },
    /The browser’s database does not answer\. Older games may be lost\./,
  ],
  'there is no database': [
    () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
    /This browser keeps no database\. Older games may be lost\./,
  ],
};

for (const [name, [breakIt, sentence]] of Object.entries(BROKEN)) {
  test(`${name}: play goes on, one sentence says so, and nothing shown is lost while the tab lives`, async ({
    page,
  }) => {
    await page.addInitScript(breakIt);
    await page.addInitScript(() => {
      const heard = window as unknown as { heard: string[] };
      heard.heard = [];
      new MutationObserver(() => {
        const text = document.querySelector('[role="status"]')?.textContent ?? '';
        if (text !== heard.heard.at(-1)) heard.heard.push(text);
      }).observe(document, { childList: true, characterData: true, subtree: true });
    });
    const said = async () =>
      (await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).filter((text) =>
        sentence.test(text),
      );
    await open(page, '#/klondike-3/5');
    for (let n = 1; n <= 3; n++) {
      await page.keyboard.press('d');
      await expect(moves(page)).toHaveText(new RegExp(`\\b${n}$`));
    }
    await expect.poll(async () => (await said()).length, { timeout: 15_000 }).toBe(1);

    await press(page, 'New game');
    await expect(moves(page)).toHaveText(/\b0$/);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      location.hash = '#/klondike-3/5';
    });
    await expect(moves(page)).toHaveText(/\b3$/);
    await page.keyboard.press('d');
    await expect(moves(page)).toHaveText(/\b4$/);
    expect(await said()).toHaveLength(1);
    // What a reload would lose stays in sight.
    const isLoss = sentence.source.includes('reload');
    await expect(page.locator('.toast').filter({ hasText: sentence })).toHaveCount(isLoss ? 1 : 0);
  });
}

/** Ways in which the small storage keeps nothing, while the database does. */
const WITHOUT_STORAGE: Readonly<Record<string, () => void>> = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  forbidden: () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    }),
};

for (const [how, breakIt] of Object.entries(WITHOUT_STORAGE)) {
  test(`local storage alone is ${how}: the database has each move, and a reload loses none`, async ({
    page,
  }) => {
    await page.addInitScript(breakIt);
    await open(page, '#/klondike-3/5');
    for (let n = 1; n <= 3; n++) {
      await page.keyboard.press('d');
      await expect(moves(page)).toHaveText(new RegExp(`\\b${n}$`));
    }
    await expect.poll(async () => (await gamesIn(page)).map(({ cursor }) => cursor)).toEqual([3]);
    await expect(status(page)).toContainText('Drew');
    await expect(status(page)).not.toContainText(/Storage is full|can’t save/);
    await page.reload();
    await expect(moves(page)).toHaveText(/\b3$/);
    await expect(status(page)).toHaveText('Welcome back – move 3.');
  });
}

test('without a database the statistics advise an export, which has the games at hand', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await open(page, '#/klondike-3/5');
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText(/\b1$/);
  await open(page, '#/statistics');
  await expect(page.getByRole('main').getByText(/does not keep your games/)).toBeVisible();
  await openSettings(page);
  const backup = page.locator('.backup');
  await expect(backup.getByText(/does not keep your games/)).toBeVisible();
  const { text } = await savedFile(page, () => button(page, 'Export all games').click());
  await expect(backup.locator('.data-news')).toHaveText(
    'The database cannot be read. The file has the 1 game that this page has at hand.',
  );
  expect(text).toBeTruthy();
});

test('what the browser clears while a game is played comes back with the next move', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, '#/klondike-3/5');
  await page.keyboard.press('d');
  await expect.poll(async () => (await gamesIn(page)).length).toBe(1);
  await page.evaluate(async () => {
    localStorage.clear();
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase('patience-lab');
      request.onsuccess = resolve;
      request.onerror = reject;
    });
  });
  expect(await gamesIn(page)).toEqual([]);
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText(/\b2$/);
  await expect.poll(async () => (await gamesIn(page)).map(({ cursor }) => cursor)).toEqual([2]);
  await page.reload();
  await expect(moves(page)).toHaveText(/\b2$/);
  await expect(status(page)).toHaveText('Welcome back – move 2.');
});
