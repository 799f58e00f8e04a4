import type { FrameLocator, Page } from '@playwright/test';
import { expect, press, test } from './table';

test.use({ fresh: true });

const FRAME = '<!doctype html><title>A site</title><iframe sandbox="allow-scripts" src="./';

/** Opens an address in a frame that has no origin, as other sites embed pages, and gives its content. */
async function openInSandbox(page: Page, hash: string): Promise<FrameLocator> {
  // Modules for a frame without an origin need this header; the page itself sends it where it may be embedded.
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ response, headers });
  });
  const body = `${FRAME}${hash}" width="1000" height="640"></iframe>`;
  await page.route('**/site', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/site');
  return page.frameLocator('iframe');
}

// What a frame still loads needs the header: the route must stay until all is there.
test.afterEach(async ({ page }) => {
  await page.waitForLoadState('networkidle');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a game is played in a sandboxed frame', { tag: '@firefox' }, async ({ page }) => {
  const frame = await openInSandbox(page, '#/klondike-3/275');
  await frame.locator('[data-pile="stock"]').click();
  await expect(frame.getByTestId('moves')).toHaveText(/\b1$/);
  await expect(frame.getByRole('status')).toContainText('can’t save this game');
  await press(frame, 'Settings');
  await expect(frame.getByRole('dialog')).toBeVisible();
  await frame.getByRole('dialog').press('Escape');
  await frame.getByRole('link', { name: 'Home' }).click();
  await frame.getByRole('link', { name: /Elevens$/ }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Elevens');
  // A page that closes while it loads the notes would report an error.
  await expect(frame.locator('.game-notes p')).toBeAttached();
});

test('without a worker, which a sandboxed frame does not allow, a hint is a move the rules suggest', async ({
  page,
}) => {
  const frame = await openInSandbox(page, '#/klondike-3/275');
  await frame.locator('[data-pile="stock"]').click();
  await frame.locator('body').press('h');
  await expect(frame.getByRole('status')).toHaveText(
    /^Possible move: .* The solver could not be loaded\.$/,
  );
  // A page that closes while it loads the arrow would report an error.
  await expect(frame.locator('.hint-arrow')).toBeVisible();
});

test('without workers, the lab says so', async ({ page }) => {
  const lab = await openInSandbox(page, '#/lab/pictures/automatic/1000/0');
  await expect(lab.getByRole('alert').getByText(/could not be loaded/)).toBeVisible();
});
