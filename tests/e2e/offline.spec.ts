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

test('a newer version appears with the next load, and leaves the running game alone', async ({
  browser,
}) => {
  const site = await serveBuild();
  const page = await browser.newPage({ baseURL: site.address });
  await open(page, '#/klondike-1/275');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await pile(page, 'stock').click();

  // The newer version has another page, and no longer the files of the dialogs.
  site.edit = (name, text) => {
    if (/dialogs/.test(name)) return undefined;
    if (name === 'index.html') return text.replace('<body>', '<body data-edition="newer">');
    if (name !== 'sw.js') return text;
    return text
      .replace(/VERSION = '\w+'/, "VERSION = 'newer'")
      .replaceAll(/"[^"]*dialogs[^"]*",/g, '');
  };
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const taken = new Promise((done) => serviceWorker.addEventListener('controllerchange', done));
    const registration = await serviceWorker.ready;
    await Promise.all([taken, registration.update()]);
  });
  await expect(moves(page)).toHaveText(/\b1$/);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toContainText('Card faces');
  await expect(page.locator('[data-edition]')).toHaveCount(0);

  await page.reload();
  await expect(page.locator('[data-edition="newer"]')).toBeAttached();
  await expect(moves(page)).toHaveText(/\b1$/);
  expect(await page.evaluate(() => caches.keys())).toContain('patience-newer');
  await page.close();
  site.close();
});

test('a full or broken cache is no worse than none', async ({ browser }) => {
  const site = await serveBuild();
  const page = await browser.newPage({ baseURL: site.address });
  const broken = (methods: string): string =>
    `for (const type of [Cache, CacheStorage]) for (const name of ${methods}) if (type.prototype[name]) type.prototype[name] = () => Promise.reject(new Error('broken'));\n`;
  site.edit = (name, text) => (name === 'sw.js' ? broken("['put', 'match']") + text : text);
  await open(page, '#/klondike-1/275');
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const taken = new Promise((done) => serviceWorker.addEventListener('controllerchange', done));
    await serviceWorker.ready;
    if (!serviceWorker.controller) await taken;
  });
  await pile(page, 'stock').click();
  await page.reload();
  await expect(moves(page)).toHaveText(/\b1$/);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByText('Classic').click();
  await expect(page.locator('.court-figure svg').first()).toBeAttached();
  await page.close();
  site.close();
});
