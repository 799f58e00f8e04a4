import { readFileSync } from 'node:fs';
import { CACHE_HASHED, CACHE_OTHERS, HEADERS } from '../../build/headers';
import program from '../../package.json' with { type: 'json' };
import type { ServerName } from '../support/programs';
import { startWebServer } from '../support/webServer';
import { test as base, expect, moves, pile, press, status, workerReady } from './table';

interface Host {
  readonly address: string;
  /** The folders that `dist` is in; the preview server has one copy. */
  readonly folders: readonly string[];
}

/** The same tests run for the preview server and, each as a project, for the servers that are installed. */
const test = base.extend<object, { server: ServerName | undefined; host: Host }>({
  server: [undefined, { option: true, scope: 'worker' }],
  host: [
    async ({ server }, use, { config }) => {
      const preview = { address: config.webServer?.url ?? '', folders: [''] };
      if (!server) return use(preview);
      const folders = ['', 'games/patience/'];
      const { address, stop } = await startWebServer(server, folders);
      await use({ address, folders });
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ host }, use) => use(host.address),
});

test.use({ serviceWorkers: 'allow', fresh: true });

/** Headers as Playwright names them. */
const SENT = Object.fromEntries(
  Object.entries(HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
);

const [hashedScript = ''] =
  /assets\/base-[^"]+\.js/.exec(readFileSync('dist/index.html', 'utf8')) ?? [];

const FILES = [
  ['', /^text\/html/],
  ['index.html', /^text\/html/],
  ['sw.js', /javascript/],
  ['licences.txt', /^text\/plain/],
  ['manifest.webmanifest', /^application\/manifest\+json/],
  [hashedScript, /javascript/],
] as const;

test('every file comes with the headers, and only hashed ones are cached for long', async ({
  request,
  host,
}) => {
  for (const folder of host.folders) {
    for (const [name, type] of FILES) {
      const response = await request.get(`/${folder}${name}`);
      const headers = response.headers();
      expect(response.status(), name).toBe(200);
      expect(headers, name).toMatchObject(SENT);
      expect(headers['content-type'], name).toMatch(type);
      expect(headers['cache-control'], name).toBe(
        name === hashedScript ? CACHE_HASHED : CACHE_OTHERS,
      );
    }
  }
});

test('an address without a file is not found, and not cached', async ({ request, host }) => {
  for (const folder of host.folders) {
    for (const path of ['klondike-3/', 'klondike-3', 'klondike-3/275', 'assets/base-older.js']) {
      const response = await request.get(`/${folder}${path}`);
      expect(response.status(), path).toBe(404);
      expect(response.headers(), path).toMatchObject(SENT);
      expect(response.headers()['cache-control'] ?? '', path).not.toContain('immutable');
    }
  }
});

test('larger files come compressed to browsers that accept it', async ({
  request,
  host,
  server,
}) => {
  const ENCODINGS = { nginx: ['gzip'], caddy: ['br', 'gzip'], preview: [] };
  for (const name of ['', 'sw.js', 'licences.txt', hashedScript]) {
    const path = `/${host.folders.at(-1)}${name}`;
    const file = `dist/${name || 'index.html'}`;
    const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers()['content-encoding'], name).toBeUndefined();
    expect(await plain.body()).toEqual(readFileSync(file));
    for (const encoding of ENCODINGS[server ?? 'preview']) {
      const packed = await request.get(path, { headers: { 'accept-encoding': encoding } });
      expect(packed.headers(), name).toMatchObject({
        ...SENT,
        'content-encoding': encoding,
        vary: 'Accept-Encoding',
        'content-type': plain.headers()['content-type'],
      });
      expect(await packed.body()).toEqual(readFileSync(file));
    }
  }
});

test('the app works in every folder, and without a network; addresses below it lead to it', async ({
  page,
  context,
  host,
}) => {
  for (const [deal, folder] of host.folders.entries()) {
    const address = host.address + folder;
    await page.goto(`${address}#/klondike-1/${deal}`); // the copies share the saved games
    await workerReady(page);
    await pile(page, 'stock').click();
    await context.setOffline(true);
    await page.reload();
    await expect(moves(page)).toHaveText(/\b1$/);
    // The solver has files of its own, a worker among them.
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(status(page)).toContainText('Best move, without peeking: ', {
      timeout: 20_000,
    });
    await context.setOffline(false);
    await page.goto(`${address}klondike-3/`);
    await expect(page).toHaveURL(`${address}#/not-found/klondike-3/`);
    await expect(status(page)).toContainText('There is no page “klondike-3/” here.');
  }
});

test('About says the version and links the licences, which are there without a network', async ({
  page,
  context,
  host,
}) => {
  await page.goto(`${host.address}#/klondike-1/0`);
  await workerReady(page);
  await context.setOffline(true);
  await press(page, 'About…');
  await expect(page.getByRole('dialog')).toContainText(`Version ${program.version}`);
  for (const [name, address, text] of [
    ['Licence of Patience Lab', /LICENSE-.*\.txt$/, /Permission is hereby granted/],
    ['Licences of the packages in it', /\/licences\.txt$/, /Claudéric Demers/],
    ['Licence of the font on the cards', /licence-.*\.txt$/, /The Barlow Project Authors/],
    ['Licence of the font of the text', /LICENSE-.*\.txt$/, /The Inter Project Authors/],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name }).click();
    const licence = await opened;
    await expect(licence).toHaveURL(address);
    await expect(licence.locator('body')).toContainText(text);
    await licence.close();
  }
});
