declare const self: ServiceWorkerGlobalScope;
// The build defines these two above the service worker.
/** Different in every build. */
declare const VERSION: string;
/** The addresses of the files to cache, relative to the app's. */
declare const FILES: readonly string[];

/** The app’s address. The same host may have other copies of the app. */
const SCOPE = self.registration.scope;
/** An address has no spaces, so the name of one scope is never the start of another’s. */
const OWN = `patience ${SCOPE} `;
const CACHE = OWN + VERSION;
/** Versions to keep: a tab may still run the previous one. */
const CACHED_VERSIONS = 2;
/** Earlier names of caches, which all copies of a version shared. */
const UNSCOPED = /^patience-[0-9a-f]{16}$/;

self.addEventListener('install', (event) => {
  event.waitUntil(cacheFiles().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin) {
    event.respondWith(respond(request));
  }
});

/** Caches all files, bypassing the browser’s cache, which may still have the previous version. */
async function cacheFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
}

/** Responds with the cached file, or fetches it. A full or broken cache counts as empty. */
async function respond(request: Request): Promise<Response> {
  const cached = await find(request).catch(() => undefined);
  if (cached) return cached;
  if (request.mode === 'navigate' && !isApp(request)) return visit(request);
  const fetched = await fetch(request);
  if (fetched.ok) await addToCache(request, fetched.clone()).catch(() => undefined);
  return fetched;
}

/**
 * Responds to the address of a page that is not the app’s: the host may have other pages below it. If there is none, redirects to the
 * app, which says so; its files are relative to its own address.
 */
async function visit(request: Request): Promise<Response> {
  const fetched = await fetch(request).catch(() => undefined);
  if (fetched && fetched.status !== 404) return fetched;
  return Response.redirect(`${SCOPE}#/not-found/${request.url.slice(SCOPE.length)}`);
}

/** True for the app’s address in any form. */
function isApp(request: Request): boolean {
  const { origin, pathname } = new URL(request.url);
  return [SCOPE, `${SCOPE}index.html`].includes(origin + pathname);
}

/** The cached file, of this version if possible. */
async function find(request: Request): Promise<Response | undefined> {
  const wanted = isApp(request) ? SCOPE : request;
  const cached = await matchIn(CACHE, wanted);
  if (cached) return cached;
  for (const name of (await olderCaches()).toReversed()) {
    const older = await matchIn(name, wanted);
    if (older) return older;
  }
  return undefined;
}

async function matchIn(name: string, wanted: RequestInfo): Promise<Response | undefined> {
  const cache = await caches.open(name);
  return cache.match(wanted, { ignoreSearch: true, ignoreVary: true });
}

/** Caches a file of the app when it is first used, such as the court figures of the classic faces. */
async function addToCache(request: Request, response: Response): Promise<void> {
  if (!request.url.startsWith(`${SCOPE}assets/`)) return;
  const cache = await caches.open(CACHE);
  await cache.put(request, response);
}

/** The names of the caches of older versions, the oldest first. */
async function olderCaches(): Promise<readonly string[]> {
  const names = await caches.keys();
  const unscoped: string[] = [];
  for (const name of names.filter((name) => UNSCOPED.test(name))) {
    if (await matchIn(name, SCOPE)) unscoped.push(name);
  }
  return [...unscoped, ...names.filter((name) => name.startsWith(OWN) && name !== CACHE)];
}

async function dropOldVersions(): Promise<void> {
  for (const name of (await olderCaches()).slice(0, 1 - CACHED_VERSIONS)) {
    if (UNSCOPED.test(name)) await dropOwnFiles(name);
    else await caches.delete(name);
  }
}

/** Removes this app’s files from a cache shared with other copies, and the cache if it has no others. */
async function dropOwnFiles(name: string): Promise<void> {
  const cache = await caches.open(name);
  const files = await cache.keys();
  // Copies below this one have their files in deeper folders.
  const isOwn = ({ url }: Request): boolean =>
    url.startsWith(SCOPE) && /^(assets\/)?[^/]*$/.test(url.slice(SCOPE.length));
  await Promise.all(files.filter(isOwn).map((file) => cache.delete(file)));
  if (files.every(isOwn)) await caches.delete(name);
}

export {};
