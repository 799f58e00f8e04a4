import type { Page } from '@playwright/test';
import { asVersion, serveBuild } from '../support/serveBuild';
import {
  choice,
  expect,
  moves,
  open,
  openSettings,
  pile,
  press,
  status,
  storeSettings,
  test,
  workerReady,
} from './table';

test.use({ serviceWorkers: 'allow', fresh: true });

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

/** Waits until a newer service worker could not be installed. */
const workerRefused = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await new Promise((done) => {
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => {
          if (installing.state === 'redundant') done(undefined);
        });
      });
      void registration.update();
    });
  });

/** The files of dialogs. */
const DIALOGS = /^assets\/dialogs-/;

/** Takes the files of dialogs from the list of the service worker. */
const withoutDialogs = (name: string, text: string): string =>
  name === 'sw.js' ? text.replaceAll(/"assets\/dialogs-[^"]*",/g, '') : text;

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
    if (DIALOGS.test(name)) return undefined;
    const edited =
      name === 'index.html' ? text.replace('<body>', '<body data-edition="newer">') : text;
    return asVersion('newer', withoutDialogs(name, edited));
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

test('a tab keeps its files through an update that fails and those after it, until it is closed', {
  tag: '@firefox',
}, async ({ browser }) => {
  const site = await serveBuild();
  const context = await browser.newContext({ baseURL: site.address });
  const versionsIn = async (page: Page) =>
    (await cacheNames(page)).map((name) => name.split(' ').at(-1)).toSorted();
  let version = 'v1';
  let hasDialogs = true;
  let listsDialogs = true;
  site.edit = (name, text) => {
    if (DIALOGS.test(name) && !hasDialogs) return undefined;
    return asVersion(version, listsDialogs ? text : withoutDialogs(name, text));
  };
  const page = await context.newPage();
  await open(page, '#/klondike-1/275');
  await workerReady(page);

  // The second version lacks a file of its list, the third and fourth have neither.
  [version, hasDialogs] = ['v2', false];
  await workerRefused(page);
  expect(await versionsIn(page)).toEqual(['v1']);
  listsDialogs = false;
  for (version of ['v3', 'v4']) await workerReplaced(page);
  expect(await versionsIn(page)).toEqual(['v1', 'v4']);
  await press(page, 'Settings');
  await expect(page.getByRole('dialog')).toContainText('Card faces');

  const other = await context.newPage();
  await open(other, '#/klondike-1/276');
  await page.close();
  version = 'v5';
  await workerReplaced(other);
  expect(await versionsIn(other)).toEqual(['v4', 'v5']);
  await context.close();
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

/** Cuts the cached files of a name in half; the result tells how many are still not as they were. */
async function damage(page: Page, name: string): Promise<() => Promise<number>> {
  const sizes = await page.evaluate(async (name) => {
    const cache = await caches.open((await caches.keys())[0] ?? '');
    const files = (await cache.keys()).filter(({ url }) => url.includes(`/assets/${name}-`));
    const sizes: [string, number][] = [];
    for (const file of files) {
      const whole = await cache.match(file);
      const text = (await whole?.text()) ?? '';
      await cache.put(file, new Response(text.slice(0, text.length / 2), whole));
      sizes.push([file.url, text.length]);
    }
    return sizes;
  }, name);
  expect(sizes.length).toBeGreaterThan(0);
  return () =>
    page.evaluate(async (sizes) => {
      const found = sizes.map(async ([url, size]) => {
        const text = await (await caches.match(url))?.text();
        return text?.length === size;
      });
      return (await Promise.all(found)).filter((isWhole) => !isWhole).length;
    }, sizes);
}

test('damaged files in the cache are fetched again when one of them does not run', async ({
  browser,
}) => {
  const site = await serveBuild();
  const page = await browser.newPage({ baseURL: site.address });
  await open(page, '#/klondike-3/275');
  await workerReady(page);
  const damaged = await damage(page, 'dialogs');
  await page.reload();
  await press(page, 'Settings');
  await expect(status(page)).toHaveText(/could not be loaded/);
  await expect.poll(damaged).toBe(0);
  await page.reload();
  await press(page, 'Settings');
  await expect(page.getByRole('dialog')).toContainText('Card faces');
  await page.close();
  site.close();
});

test('a damaged worker is fetched again, and the solver is there without a reload', async ({
  browser,
}) => {
  const site = await serveBuild();
  const page = await browser.newPage({ baseURL: site.address });
  await storeSettings(page, { winnable: 'off' });
  await open(page, '#/klondike-3/251');
  await workerReady(page);
  const damaged = await damage(page, 'worker');
  await page.keyboard.press('h');
  await expect(status(page)).toHaveText(/^Possible move: .* The solver could not be loaded\.$/);
  await expect.poll(damaged).toBe(0);
  await page.keyboard.press('h');
  await expect(status(page)).toHaveText(/^Best move, without peeking: /);
  await page.close();
  site.close();
});

/** What tells the copies of the app on one host apart: each has a version and a page of its own. */
const asCopy =
  (version: (folder: string) => string) =>
  (name: string, text: string, folder: string): string => {
    const edited =
      name === 'index.html' ? text.replace('<body>', `<body data-copy="/${folder}">`) : text;
    return asVersion(version(folder), edited);
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
  // The tab still runs the first version of b.
  expect((await cacheNames(page)).toSorted()).toEqual(
    ['a/ v1', 'b/ v1', 'b/ v4', 'c/ v1'].map(cacheOf),
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
