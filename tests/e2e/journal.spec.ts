import type { BrowserContext, Page } from '@playwright/test';
import { gamesIn } from '../support/databaseOf';
import { typeInto } from '../support/eitherBrowser';
import { proofSize } from '../support/proofSize';
import { expect, moves, open, openSheet, status, test } from './table';

test.use({ fresh: true });

const DEALS = 4;

/** How often a game is ended in each way: at least once alone, and once with another tab that looks on. */
const ENDINGS = proofSize(2, 100);

/** How many games are in the journal. */
const journalSize = (page: Page): Promise<number> =>
  page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('patience/journal/')).length,
  );

test('older games leave the journal, and come back where they were left', async ({ page }) => {
  for (let deal = 1; deal <= DEALS; deal++) {
    await open(page, `#/klondike-3/${deal}`);
    await page.keyboard.press('d');
    await expect(moves(page)).toHaveText(/\b1$/);
  }
  await page.reload();
  await expect.poll(() => journalSize(page)).toBe(1);
  expect(await gamesIn(page)).toHaveLength(DEALS);

  await open(page, '#/klondike-3/1');
  await expect(moves(page)).toHaveText(/\b1$/);
  await expect(status(page)).toHaveText('Welcome back – move 1.');
  await page.keyboard.press('d');
  await page.reload();
  await expect(moves(page)).toHaveText(/\b2$/);

  await openSheet(page);
  await typeInto(page.getByLabel('Deal number'), '2');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Welcome back – move 1.');
});

/** Two tabs with one game, in which the first has made one move. */
async function openInTwoTabs(context: BrowserContext): Promise<readonly [Page, Page]> {
  const [a, b] = [await context.newPage(), await context.newPage()];
  await open(a, '#/klondike-3/5');
  await a.keyboard.press('d');
  await expect(moves(a)).toHaveText(/\b1$/);
  await open(b, '#/klondike-3/5');
  await expect(moves(b)).toHaveText(/\b1$/);
  return [a, b];
}

const HERE = 'You play this game here now.';
const ELSEWHERE = 'This game is open in another tab.';

test('a second tab shows the game of the first, and Play here takes it over, in turns', {
  tag: '@firefox',
}, async ({ context }) => {
  const [a, b] = await openInTwoTabs(context);
  for (let n = 2; n <= 5; n++) {
    const [active, other] = n % 2 ? [b, a] : [a, b];
    const playHere = other.getByRole('button', { name: 'Play here' });
    await expect(status(other)).toContainText(ELSEWHERE);
    await active.keyboard.press('d');
    await expect(moves(active)).toHaveText(new RegExp(`\\b${n}$`));
    await expect(moves(other)).toHaveText(new RegExp(`\\b${n}$`));
    // Only the sentence answers a move.
    await other.keyboard.press('d');
    await expect(status(other)).toContainText(ELSEWHERE);
    await expect(moves(other)).toHaveText(new RegExp(`\\b${n}$`));
    await playHere.click();
    await expect(status(other)).toHaveText(HERE);
    await expect(playHere).toHaveCount(0);
  }
  await expect(status(b)).toContainText(ELSEWHERE);
  await b.keyboard.press('d');
  await expect(moves(a)).toHaveText(/\b5$/);
  await a.keyboard.press('d');
  await expect(moves(b)).toHaveText(/\b6$/);
  // A tab that looks on has the game as soon as the other one is closed.
  await a.close();
  await expect(status(b)).toHaveText(HERE);
  await b.keyboard.press('d');
  await expect(moves(b)).toHaveText(/\b7$/);
  expect((await gamesIn(b)).map(({ deal }) => deal)).toEqual(['5']);
});

test('Play here pressed twice before the browser answers takes the game over once', {
  tag: '@firefox',
}, async ({ context }) => {
  const [a, b] = await openInTwoTabs(context);
  for (let n = 2; n <= 5; n++) {
    const [active, other] = n % 2 ? [a, b] : [b, a];
    await expect(status(active)).toContainText(ELSEWHERE);
    // Both presses of a double click come before the browser has moved the lock.
    await active.getByRole('button', { name: 'Play here' }).dblclick();
    await expect(status(other)).toContainText(ELSEWHERE);
    await expect(status(active)).toHaveText(HERE);
    await active.keyboard.press('d');
    await expect(moves(active)).toHaveText(new RegExp(`\\b${n}$`));
    await expect(moves(other)).toHaveText(new RegExp(`\\b${n}$`));
  }
});

test('where the browser has no locks, two tabs play one game in turns, and no move is lost', async ({
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'locks', { value: undefined }),
  );
  const [a, b] = await openInTwoTabs(context);
  for (let n = 2; n <= 7; n++) {
    const [active, other] = n % 2 ? [a, b] : [b, a];
    await active.keyboard.press('d');
    await expect(moves(active)).toHaveText(new RegExp(`\\b${n}$`));
    await expect(moves(other)).toHaveText(new RegExp(`\\b${n}$`));
  }
});

/** Ways to end a page at any moment. */
const ENDS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a crash': async (page) => {
    const session = await page.context().newCDPSession(page);
    // The page is gone before it can answer.
    session.send('Page.crash').catch(() => {});
    await page.waitForEvent('crash');
    await page.close();
  },
  'another page': async (page) => {
    await page.goto('about:blank');
    await page.close();
  },
  'a closed tab': (page) => page.close(),
};

/** A page that reports each number of moves it shows. */
async function watched(context: BrowserContext): Promise<{ page: Page; shown: () => number }> {
  const page = await context.newPage();
  let last = 0;
  await page.exposeFunction('shown', (text: string) => {
    last = Number(/\d+$/.exec(text)?.[0] ?? last);
  });
  await open(page, '#/klondike-3/5');
  await page.evaluate(() => {
    const counter = document.querySelector('[data-testid="moves"]');
    const tell = (): void =>
      (window as unknown as { shown: (text: string) => void }).shown(counter?.textContent ?? '');
    if (counter)
      new MutationObserver(tell).observe(counter, {
        characterData: true,
        childList: true,
        subtree: true,
      });
    tell();
  });
  return { page, shown: () => last };
}

/** Draws until the page is gone. */
async function drawOn(page: Page): Promise<void> {
  for (let k = 0; k < 12; k++) await page.keyboard.press('d');
}

for (const [name, end] of Object.entries(ENDS)) {
  test(`ended again and again by ${name}, in one tab and in two, a game goes on from the last move that was shown`, async ({
    context,
  }) => {
    test.setTimeout(90_000 + ENDINGS * 15_000);
    const begun = await watched(context);
    await begun.page.keyboard.press('d');
    await expect(moves(begun.page)).toHaveText(/\b1$/);
    await begun.page.close();
    for (let n = 0; n < ENDINGS; n++) {
      const first = await watched(context);
      // Every second time another tab looks on, and goes on with the game.
      const second = n % 2 ? await watched(context) : undefined;
      const before = first.shown();
      const keys = drawOn(first.page).catch(() => {});
      await first.page.waitForTimeout((n * 7) % 40);
      const seen = Math.max(first.shown(), second?.shown() ?? 0);
      await end(first.page);
      await keys;
      if (second) {
        await expect(status(second.page)).toHaveText(HERE);
        expect(second.shown(), `end ${n}: ${seen} moves had been shown`).toBeGreaterThanOrEqual(
          seen,
        );
        await drawOn(second.page);
      }
      const left = second?.shown() ?? 0;
      await second?.page.close();
      const again = await watched(context);
      expect(
        again.shown(),
        `end ${n}: ${seen} moves had been shown after ${before}, and then ${left} in the other tab`,
      ).toBeGreaterThanOrEqual(Math.max(seen, left));
      await again.page.close();
    }
  });
}
