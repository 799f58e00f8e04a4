import type { Page } from '@playwright/test';
import config from '../../lingui.config';
import { putGames } from '../support/databaseOf';
import { englishMessages, speakPseudoLanguage, textsOf } from '../support/languages';
import { sampleGames } from '../support/sampleGames';
import won from '../vectors/klondike_won.json' with { type: 'json' };
import { expect, open, openWonGameAt, resize, storeSettings, test } from './table';

const LENGTH = won['klondike-3'].moves.length;

/** Opens a page apart from the table, and waits until it is there. */
async function openPage(page: Page, hash: string, name: string): Promise<void> {
  await open(page, hash);
  await expect(page.locator(`main.${name}`)).toBeVisible();
}

/** Every page, and what a player opens on it, by keys that are the same in every language, one after another. */
const SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  won: async (page) => {
    await openWonGameAt(page, LENGTH - 1);
    await page.keyboard.press('r');
    await expect(page.locator('.result')).toBeVisible();
  },
  statistics: (page) => openPage(page, '#/statistics', 'statistics'),
  home: (page) => openPage(page, '#/', 'home'),
  games: (page) => openPage(page, '#/games', 'games'),
  table: (page) => open(page, '#/klondike-3/275'),
  'hint and refusal': async (page) => {
    await open(page, '#/freecell/1');
    await page.keyboard.press('h');
    await expect(page.getByRole('status')).not.toBeEmpty();
    await page.keyboard.press('u');
  },
  help: async (page) => {
    await open(page, '#/spider/1');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  pyramid: async (page) => {
    await page.keyboard.press('Escape');
    await open(page, '#/pyramid/1');
  },
  elevens: (page) => open(page, '#/elevens/9'),
  'eight stacks': (page) => open(page, '#/eight-stacks/9'),
  perditio: (page) => open(page, '#/perditio-tempus/9'),
  daily: (page) => openPage(page, '#/daily', 'daily'),
  lab: (page) => openPage(page, '#/lab', 'lab'),
  odds: async (page) => {
    await open(page, '#/lab/odds');
    await page.locator('.guess-first button').last().click();
    await expect(page.getByRole('table')).toBeVisible();
  },
  workshop: (page) => openPage(page, '#/workshop', 'workshop'),
  courses: (page) => openPage(page, '#/courses', 'courses'),
  'set up a position': async (page) => {
    await openPage(page, '#/klondike-3/set-up/tKDQS.XX7H.0.0.0.0.0-s5D', 'set-up');
    await expect(page.locator('.page-header hgroup > p')).toHaveText(/5/);
  },
  'set up a game': (page) => openPage(page, '#/set-up', 'set-up'),
  'wrong address': (page) => openPage(page, '#/42', 'home'),
  'statistics of many games': async (page) => {
    await putGames(page, sampleGames(640));
    await openPage(page, '#/statistics', 'statistics');
    await page.reload();
    // So many lost deals are judged only at a press, which a button offers for each kind of work.
    await expect(page.locator('.charts > .panel > .control-row > .button')).toHaveCount(2);
  },
};

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1));
const DAYS = Array.from({ length: 7 }, (_, day) => new Date(2026, 10, day + 1));
const namesOf = (dates: readonly Date[], part: 'month' | 'weekday') =>
  (['long', 'short'] as const).flatMap((form) =>
    dates.map((date) => date.toLocaleDateString('de', { [part]: form })),
  );

/** The name of the site, and words that come with dates and lists of the language that the made-up one stands in for. */
const BY_INTL = new RegExp(
  ['Patience Lab', ...namesOf(MONTHS, 'month'), ...namesOf(DAYS, 'weekday'), 'und', 'oder'].join(
    '|',
  ),
  'g',
);

/** How many pixels of the page lie beside the window. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const SIZES = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
] as const;

test('in a made-up language everything is a message, and a longer one fits', async ({ page }) => {
  test.slow();
  await speakPseudoLanguage(page);
  await storeSettings(page, { language: 'de', speed: 'off' });
  for (const [n, [name, show]] of Object.entries(SCENES).entries()) {
    await test.step(name, async () => {
      await show(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      // Each scene begins at the size at which the one before it ended.
      for (const size of n % 2 === 0 ? SIZES : SIZES.toReversed()) {
        await resize(page, size);
        const plain = (await textsOf(page)).filter((text) =>
          /[a-z]{3}/.test(text.replace(BY_INTL, '')),
        );
        const where = `${name}, ${size.width} pixels`;
        expect([...new Set(plain)], where).toEqual([]);
        expect(await sideways(page), where).toBeLessThanOrEqual(0);
      }
    });
  }
});

for (const language of config.locales) {
  test(`${language}: a game with its hints, refusals and end, statistics and settings, without English`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await storeSettings(page, { language, speed: 'off' });
    const english = await englishMessages(language);
    const expectNoEnglish = async (): Promise<void> => {
      const texts = await textsOf(page);
      expect(texts.filter((text) => english.has(text))).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    };
    await openWonGameAt(page, LENGTH - 1);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.keyboard.press('h');
    await expectNoEnglish();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog');
    await expect(help).toBeVisible();
    await expectNoEnglish();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await page.keyboard.press('r');
    await expect(page.locator('.result')).toBeVisible();
    await expectNoEnglish();
    await page.keyboard.press('Shift+R');
    await page.keyboard.press('u');
    await expectNoEnglish();
    for (const [hash, name] of [
      ['#/statistics', 'statistics'],
      ['#/daily', 'daily'],
      ['#/', 'home'],
    ] as const) {
      await openPage(page, hash, name);
      await expectNoEnglish();
      // The header is one row.
      await resize(page, { width: 667, height: 375 });
      expect((await page.locator('.page-header').boundingBox())?.height).toBe(56);
      await resize(page, { width: 320, height: 640 });
    }
    await page.locator('header button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoEnglish();
  });
}
