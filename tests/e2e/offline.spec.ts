import { serveBuild } from '../support/serveBuild';
import { expect, moves, open, pile, test } from './table';

test('works without a network after the first visit, and can be installed', async ({
  page,
  context,
}) => {
  await open(page, '#/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    return (await fetch(link?.href ?? '')).json();
  });
  expect(manifest.icons.length).toBeGreaterThan(2);
  await expect(async () => {
    const kept = await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      return (await (await caches.open(name)).keys()).length;
    });
    expect(kept).toBeGreaterThan(8);
  }).toPass();

  await context.setOffline(true);
  await page.goto('/#/klondike-1/275');
  await page.reload();
  await pile(page, 'stock').click();
  await expect(moves(page)).toHaveText(/\b1$/);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(moves(page)).toHaveText(/\b1$/);
  await context.setOffline(false);
});

test('a newer version waits for the next visit and does not touch the game', async ({
  browser,
}) => {
  const site = await serveBuild();
  const page = await browser.newPage({ baseURL: site.address });
  await open(page, '#/klondike-1/275');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await pile(page, 'stock').click();
  site.edit = (name, text) =>
    name === 'sw.js' ? text.replace(/VERSION = '\w+'/, "VERSION = 'newer'") : text;
  const waiting = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((done) => setTimeout(done, 20));
    return registration.waiting.state;
  });
  expect(waiting).toBe('installed');
  await expect(moves(page)).toHaveText(/\b1$/);
  await page.reload();
  await expect(moves(page)).toHaveText(/\b1$/);
  // The browser lets it take over once the old version has answered all it was asked: at this visit or a next one.
  await expect(async () => {
    await page.reload();
    await expect(moves(page)).toHaveText(/\b1$/);
    await page.waitForTimeout(1500);
    const now = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return { waiting: registration.waiting !== null, caches: await caches.keys() };
    });
    expect(now.waiting).toBe(false);
    expect(now.caches).toContain('patience-newer');
  }).toPass();
  await expect(moves(page)).toHaveText(/\b1$/);
  await page.close();
  site.close();
});
