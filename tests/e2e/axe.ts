import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, storeSettings, test } from './table';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe-core finds on the page, a line each. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  // Without the empty page that it opens for what lies in frames, of which there are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Each theme at one size, and the smallest phone. */
const LOOKS = [
  ['dark', 1280, 800],
  ['light', 1280, 800],
  ['contrast', 1280, 800],
  ['dark', 360, 640],
] as const;

/**
 * Tests how a page looks in each theme and on a phone: axe finds nothing, nothing scrolls sideways, and each of the `controls`, a
 * CSS selector, is large enough for a finger. `show` opens the page and waits until it is complete.
 */
export function testLooks(
  name: string,
  show: (page: Page) => Promise<void>,
  controls: string,
): void {
  for (const [theme, width, height] of LOOKS) {
    test(`${name}, ${theme}, ${width} × ${height}: nothing for axe to find, targets large enough`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await storeSettings(page, { theme });
      await show(page);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // One step in the page: a control, such as the solver’s Stop button, may go at any moment.
      const boxes = await page.evaluate(
        (selector) =>
          [...document.querySelectorAll(selector)]
            .filter((each) => each.checkVisibility())
            .map((each) => ({ ...each.getBoundingClientRect().toJSON(), name: each.textContent })),
        controls,
      );
      expect(boxes.length).toBeGreaterThan(0);
      for (const box of boxes) {
        expect(Math.min(box.width, box.height), box.name).toBeGreaterThanOrEqual(43.5);
      }
    });
  }
}
