import type { Page } from '@playwright/test';
import { START_MS } from '../../src/workers/workerLink';
import { axeViolations } from './axe';
import { expect, open, pile, status, storeSettings, test, toAnalysis } from './table';

// They move the clock.
test.use({ fresh: true });

const NO_ANSWER = 'The solver does not answer; you can ask again.';

/** Replaces the workers by ones that do nothing, on a page whose clock the test drives; the result brings them back. */
async function silenceWorkers(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  await page.route(/worker-/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  return () => page.unroute(/worker-/);
}

/** Waits until a worker is asked for, and lets the time pass in which it should have answered. */
async function waitInVain(page: Page, ask: () => Promise<void>): Promise<void> {
  const asked = page.waitForEvent('worker');
  await ask();
  await asked;
  await page.clock.fastForward(START_MS);
}

test('a solver that never answers is given up, and asked again', async ({ page }) => {
  const restore = await silenceWorkers(page);
  await storeSettings(page, { winnable: 'off' });
  await open(page, '#/klondike-3/251');
  await waitInVain(page, () => page.keyboard.press('h'));
  await expect(status(page)).toHaveText(
    /^Possible move: .* The solver does not answer; you can ask again\.$/,
  );
  await waitInVain(page, async () => {
    await page.getByRole('button', { name: 'Analysis' }).click();
    await toAnalysis(page);
  });
  await waitInVain(page, () => page.getByRole('button', { name: 'Show solution' }).click());
  await expect(status(page)).toHaveText(NO_ANSWER);
  await restore();
  await pile(page, 'stock').click();
  await expect(page.locator('[data-verdict="winnable"]').first()).toBeVisible({ timeout: 20_000 });
});

test('the winning light says that the solver does not answer, and the next move asks again', async ({
  page,
}) => {
  const restore = await silenceWorkers(page);
  await storeSettings(page, { verdicts: 'on' });
  await waitInVain(page, () => open(page, '#/klondike-3/251'));
  const verdict = page.locator('.winning-light');
  await expect(verdict).toHaveText('Not known: the solver does not answer');
  await restore();
  await pile(page, 'stock').click();
  await expect(verdict).toHaveText('You can still win', { timeout: 20_000 });
});

test('a new deal comes, though no solver says whether it can be won', async ({ page }) => {
  await silenceWorkers(page);
  await storeSettings(page, { winnable: 'on' });
  await open(page, '#/freecell/275');
  await expect.poll(() => page.workers().length).toBe(1);
  await page.keyboard.press('n');
  await page.clock.fastForward(1_000);
  await expect(status(page)).toHaveText('Looking for a deal that can be won…');
  await page.clock.fastForward(START_MS);
  await expect(page.getByTestId('deal')).not.toHaveText('275');
  await expect(status(page)).toHaveText(
    `${NO_ANSWER} This deal may not be winnable. Deal ${await page.getByTestId('deal').textContent()}.`,
  );
});

test('a lab whose workers never answer says so, and tries again', async ({ page }) => {
  const restore = await silenceWorkers(page);
  await waitInVain(page, () => open(page, '#/lab/pictures/automatic/300000/0'));
  const alert = page
    .getByRole('alert')
    .getByText('The lab’s workers do not answer in this browser.');
  await expect(alert).toBeVisible();
  await expect(page.locator('.run-progress')).toHaveText('0 of 300,000');
  expect(await axeViolations(page)).toEqual([]);
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^300,000 games from deal 0/)).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.lab-run')).toHaveCount(1);
});

test('on a phone the empty piles lie where the cards will be dealt', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await silenceWorkers(page);
  await storeSettings(page, { winnable: 'on', speed: 'off' });
  await page.goto('/#/forty-thieves');
  const piles = () =>
    page
      .locator('[data-pile]')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  const empty = page.locator('[data-opening]');
  await expect(empty).toBeVisible();
  const before = await piles();
  expect(before).toHaveLength(20);
  await page.clock.fastForward(START_MS);
  await expect(empty).toHaveCount(0);
  expect(await piles()).toEqual(before);
});
