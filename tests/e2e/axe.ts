import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly string[];
    readonly failureSummary: string;
  }[];
}

/** Runs axe-core on the page. It is injected by the debugger, since the page's policy forbids foreign scripts. */
export default class AxeBuilder {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Every violation on the page, a line each. */
  async violations(): Promise<readonly string[]> {
    if (!(await this.page.evaluate('"axe" in window'))) await this.page.evaluate(SOURCE);
    const found = await this.page.evaluate(
      'axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], resultTypes: ["violations"] }).then(({ violations }) => violations)',
    );
    return (found as readonly Violation[]).flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }
}
