import type { Page } from '@playwright/test';
import { serveBuild } from '../support/serveBuild';
import {
  choice,
  expect,
  moves,
  open,
  openSettings,
  pile,
  press,
  status,
  test,
  workerReady,
} from './table';

test.use({ serviceWorkers: 'allow' });

/** Waits until a newer service worker has replaced the page's and has tidied up. */
const workerReplaced = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const taken = new Promise((done) => serviceWorker.addEventListener('controllerchange', done));
    const registration = await serviceWorker.ready;
    await Promise.all([taken, registration.update()]);
    const worker = serviceWorker.controller;
    while (worker && worker.state !== 'activated') {
      await new Promise((done) => worker.addEventListener('statechange', done, { once: true }));
    }
  });

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test('works without a network after the first visit, and can be installed', async ({
  page,
  context,
}) => {
  await open(page, '#/');
  await workerReady(page);
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
  // Not the settings: they show an engraved figure, which is not kept.
  await press(page, 'Help');
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
  await workerReplaced(page);
  await expect(moves(page)).toHaveText(/\b1$/);
  await press(page, 'Settings');
  await expect(page.getByRole('dialog')).toContainText('Card faces');
  await expect(page.locator('[data-edition]')).toHaveCount(0);

  await page.reload();
  await expect(page.locator('[data-edition="newer"]')).toBeAttached();
  await expect(moves(page)).toHaveText(/\b1$/);
  expect(await cacheNames(page)).toContain(`patience ${site.address} newer`);
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
  await workerReady(page);
  await pile(page, 'stock').click();
  await page.reload();
  await expect(moves(page)).toHaveText(/\b1$/);
  await openSettings(page);
  await choice(page, 'Card faces', 'Classic').check();
  await expect(page.locator('.classic-figure').first()).toBeAttached();
  await page.close();
  site.close();
});

/** What tells the copies of the app on one host apart: each has a version and a page of its own. */
const asCopy =
  (version: (folder: string) => string) =>
  (name: string, text: string, folder: string): string => {
    if (name === 'index.html') return text.replace('<body>', `<body data-copy="/${folder}">`);
    if (name !== 'sw.js') return text;
    return text.replace(/VERSION = '\w+'/, `VERSION = '${version(folder)}'`);
  };

test('three copies on one host work without a network, and none drops what another has cached', {
  tag: '@firefox',
}, async ({ browser }) => {
  const copies = ['a/', 'b/', 'c/'];
  const site = await serveBuild(copies);
  let versionOfB = 1;
  site.edit = asCopy((folder) => (folder === 'b/' ? `v${versionOfB}` : 'v1'));
  const page = await browser.newPage({ baseURL: site.address });
  for (const folder of copies) {
    await page.goto(`/${folder}`);
    await workerReady(page);
  }
  await page.goto('/b/');
  while (versionOfB < 4) {
    versionOfB++;
    await workerReplaced(page);
  }
  const cacheOf = (copy: string) => `patience ${site.address}${copy}`;
  expect((await cacheNames(page)).toSorted()).toEqual(
    ['a/ v1', 'b/ v3', 'b/ v4', 'c/ v1'].map(cacheOf),
  );

  site.close();
  for (const [index, folder] of copies.entries()) {
    await page.goto(`/${folder}#/klondike-1/${index}`); // the copies share the saved games
    await expect(page.locator(`[data-copy="/${folder}"]`)).toBeAttached();
    await pile(page, 'stock').click();
    await expect(moves(page)).toHaveText(/\b1$/);
  }
  await page.close();
});

test('files of older versions that copies cached in common are dropped by the copy they belong to', async ({
  browser,
}) => {
  const site = await serveBuild(['a/', 'b/']);
  let version = 1;
  site.edit = asCopy(() => `v${version}`);
  const page = await browser.newPage({ baseURL: site.address });
  await page.goto('/a/');
  await workerReady(page);
  const COMMON = 'patience-0123456789abcdef';
  await page.evaluate(
    async ([common = '']) => {
      for (const name of [common, 'patience-book']) {
        const cache = await caches.open(name);
        for (const path of ['/a/', '/a/assets/old.js', '/b/', '/b/assets/old.js']) {
          await cache.put(path, new Response('old'));
        }
      }
    },
    [COMMON],
  );
  const pathsIn = (name: string) =>
    page.evaluate(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    }, name);
  const oldFile = () => page.evaluate(async () => (await fetch('./assets/old.js')).status);

  expect(await oldFile()).toBe(200);
  version = 2;
  await workerReplaced(page);
  expect(await pathsIn(COMMON)).toEqual(['/b/', '/b/assets/old.js']);
  expect(await oldFile()).toBe(404);
  await page.goto('/b/');
  await workerReady(page);
  expect(await oldFile()).toBe(200);
  version = 3;
  await workerReplaced(page);
  expect(await cacheNames(page)).not.toContain(COMMON);
  expect(await pathsIn('patience-book')).toHaveLength(4);
  await page.close();
  site.close();
});

test('an address below the app’s opens the app with a sentence, also without a network', {
  tag: '@firefox',
}, async ({ browser }) => {
  const site = await serveBuild(['', 'a/']);
  const page = await browser.newPage({ baseURL: site.address });
  expect((await page.request.get('/a/klondike-3/')).status()).toBe(404);
  await page.goto('/a/');
  await workerReady(page);
  const expectSentence = async (path: string) => {
    await page.goto(`/a/${path}`);
    await expect(page).toHaveURL(`${site.address}a/#/not-found/${path}`);
    await expect(status(page)).toContainText(`There is no page “${path}” here.`);
    await page.getByRole('link', { name: /Elevens$/ }).click();
    await expect(page.locator('[data-card]')).toHaveCount(52);
  };
  await expectSentence('klondike-3/');
  await expectSentence('klondike-3/275?x=1');
  site.close();
  await expectSentence('klondike-3/');
  await page.goto('/a/index.html#/tens/3');
  await expect(page.locator('[data-card]')).toHaveCount(52);
  await page.goto('/a/licences.txt');
  await expect(page.locator('body')).toContainText('react-dom');
  await page.close();
});

test('a copy below another is reached although the other has a service worker', async ({
  browser,
}) => {
  const site = await serveBuild(['', 'next/']);
  site.edit = asCopy(() => 'v1');
  const page = await browser.newPage({ baseURL: site.address });
  await page.goto('/');
  await workerReady(page);
  await page.goto('/next/#/klondike-1/275');
  await expect(page.locator('[data-copy="/next/"]')).toBeAttached();
  await pile(page, 'stock').click();
  await expect(moves(page)).toHaveText(/\b1$/);
  await expect(async () => {
    expect((await cacheNames(page)).toSorted()).toEqual([
      `patience ${site.address} v1`,
      `patience ${site.address}next/ v1`,
    ]);
  }).toPass();
  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => url);
  });
  expect(kept.filter((url) => url.includes('/next/'))).toEqual([]);
  await page.close();
  site.close();
});
