import type { Page } from '@playwright/test';
import { card, expect, finger, middle, moves, openAfter, status, test, untilStill } from './table';

/** Milliseconds between two taps: from the quickest that people make to the longest of a double-tap. */
const GAPS = [60, 200, 400];

type Point = Awaited<ReturnType<typeof middle>>;
type Tap = (point: Point) => Promise<void>;

/** Taps a card and, so many milliseconds later, the same place again. */
async function tapTwice(page: Page, code: string, gap: number, tap: Tap): Promise<void> {
  await untilStill(page);
  const point = await middle(card(page, code));
  await tap(point);
  await page.waitForTimeout(gap);
  await tap(point);
}

/** Two cards that lie at one place, one after the other, and where a tap takes each. */
const PAIRS = [
  {
    what: 'the next card of the waste',
    variant: 'klondike-3',
    deal: '20',
    lines: ['s', 's', 's', 's', 's'],
    first: { code: 'QC', to: 'tableau-7' },
    second: { code: 'JD', to: 'tableau-7' },
    says: 'Jack of Diamonds to column 7',
  },
  {
    what: 'a card turned face up',
    variant: 'klondike-3',
    deal: '275',
    lines: [],
    first: { code: '9D', to: 'tableau-1' },
    second: { code: 'QH', to: 'tableau-5' },
    says: 'Queen of Hearts to column 5',
  },
  {
    what: 'the card beneath',
    variant: 'freecell',
    deal: 'ms1',
    lines: [],
    first: { code: '2H', to: 'cell-1' },
    second: { code: '8D', to: 'tableau-2' },
    says: '8 of Diamonds to column 2',
  },
] as const;

async function expectBothPlayed(page: Page, tap: Tap, gaps = GAPS): Promise<void> {
  for (const { what, variant, deal, lines, first, second, says } of PAIRS) {
    await openAfter(page, variant, deal, lines);
    for (const gap of gaps) {
      await test.step(`${what} after ${gap} ms`, async () => {
        await tapTwice(page, first.code, gap, tap);
        await expect(moves(page)).toHaveText(new RegExp(`\\b${lines.length + 2}$`));
        await expect(status(page)).toContainText(says);
        for (const { code, to } of [first, second]) {
          await expect(card(page, code)).toHaveAttribute('data-in', to);
        }
      });
      for (let n = 0; n < 2; n++) await page.keyboard.press('u');
      await expect(moves(page)).toHaveText(new RegExp(`\\b${lines.length}$`));
    }
  }
}

/** A double-tap as quick as people make it takes the ace up, and leaves the six beneath it where it lies. */
async function expectOnlyAceSent(page: Page, tap: Tap): Promise<void> {
  await openAfter(page, 'freecell', '11982', []);
  await tapTwice(page, 'AH', 120, tap);
  await untilStill(page);
  await expect(moves(page)).toHaveText(/\b1$/);
  await expect(card(page, 'AH')).toHaveAttribute('data-in', /^foundation/);
  await expect(card(page, '6D')).toHaveAttribute('data-in', /^tableau/);
}

test('a double-click sends a card, and moves nothing else', async ({ page }) => {
  await expectOnlyAceSent(page, ({ x, y }) => page.mouse.click(x, y));
});

test('two quick clicks in one place play the two cards that lie there, one after the other', {
  tag: '@firefox',
}, async ({ page, browserName }) => {
  const gaps = browserName === 'firefox' ? [200] : GAPS;
  await expectBothPlayed(page, ({ x, y }) => page.mouse.click(x, y), gaps);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('two quick taps in one place play the two cards that lie there, but a double-tap sends one', async ({
    page,
  }) => {
    const { tap } = await finger(page);
    await expectBothPlayed(page, tap);
    await expectOnlyAceSent(page, tap);
  });
});
