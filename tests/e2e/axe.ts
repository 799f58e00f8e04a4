import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe-core finds on the page, a line each. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  // Without the empty page that it opens for what lies in frames, of which there are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
