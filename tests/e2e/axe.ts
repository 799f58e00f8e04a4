import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, resize, test } from './table';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What looks for violations on the page, without the empty page that it opens for what lies in frames, of which there are none,
 * and without a list of what passes. By itself it loads axe-core twice for each look, even where an earlier look has loaded it.
 */
async function axe(page: Page): Promise<AxeBuilder> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder(isLoaded ? { page, axeSource: ';' } : { page });
  return builder.setLegacyMode().options({ resultTypes: ['violations'] });
}

/** A line for each element in which axe-core finds something. */
async function linesOf(page: Page, builder: AxeBuilder): Promise<readonly string[]> {
  // It reads what is in hidden pictures, too. The cards of all games on one page take most of its time.
  const pictures = await page.evaluateHandle(() =>
    [...document.querySelectorAll('.mini-table[aria-hidden="true"]')].map((picture) => {
      const content = document.createDocumentFragment();
      content.append(...picture.childNodes);
      return { picture, content };
    }),
  );
  const { violations } = await builder.analyze();
  await pictures.evaluate((all) => {
    for (const { picture, content } of all) picture.append(content);
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** The violations that axe-core finds on the page, a line each. */
export const axeViolations = async (page: Page) => linesOf(page, (await axe(page)).withTags(TAGS));

/** Shows the page in a theme. */
export const showTheme = (page: Page, theme: string) =>
  page.evaluate((name) => {
    const contrast = name === 'contrast' ? 'more' : 'normal';
    Object.assign(document.documentElement.dataset, { theme: name, contrast });
  }, theme);

/**
 * Tests that all text of the page has contrast enough in the theme of high contrast. `tests/unit/ui/app/tokens.test.ts` reckons
 * the contrast of all colours in every theme.
 */
export async function expectContrast(page: Page): Promise<void> {
  await showTheme(page, 'contrast');
  expect(await linesOf(page, (await axe(page)).withRules(['color-contrast']))).toEqual([]);
}

/** A desktop, and the smallest phone, each in a theme of its own. */
export const LOOKS = [
  { theme: 'dark', width: 1280, height: 800 },
  { theme: 'light', width: 360, height: 640 },
] as const;

/**
 * Tests how a page looks on a desktop and on a phone, and in three themes: axe finds nothing, nothing scrolls sideways, and each
 * of the `controls`, a CSS selector, is large enough for a finger. `show` opens the page and waits until it is complete.
 */
export function testLooks(
  name: string,
  show: (page: Page) => Promise<void>,
  controls: string,
): void {
  test(`${name}: nothing for axe to find, and targets large enough`, async ({ page }) => {
    test.slow();
    // A switch glides from colour to colour.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(page);
    for (const { theme, ...size } of LOOKS) {
      await showTheme(page, theme);
      await resize(page, size);
      expect(await axeViolations(page), `${size.width} pixels`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      // One step in the page: a control, such as the solver’s Stop button, may go at any moment.
      const boxes = await page.evaluate(
        (selector) =>
          [...document.querySelectorAll(selector)]
            .filter((each) => each.checkVisibility())
            .map((each) => ({ ...each.getBoundingClientRect().toJSON(), name: each.textContent })),
        controls,
      );
      expect(boxes.length).toBeGreaterThan(0);
      expect(boxes.filter(({ width, height }) => !(Math.min(width, height) >= 43.5))).toEqual([]);
    }
    await expectContrast(page);
  });
}
