declare const self: ServiceWorkerGlobalScope;
// The build defines these two above the service worker.
/** Differs from build to build. */
declare const VERSION: string;
/** The addresses of the files to cache, relative to the app's. */
declare const FILES: readonly string[];

/** The app's address. Another copy of the app may have another one on the same host. */
const SCOPE = self.registration.scope;
/** No address has a space in it, so that no scope's caches are taken for another's. */
const OWN = `patience ${SCOPE} `;
const CACHE = OWN + VERSION;
/** How many versions are kept: a tab may still run the previous one. */
const CACHED_VERSIONS = 2;
/** Caches were named so once, and copies of the same version shared one. */
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

/** Bypasses the browser's own cache, which may still hold the previous version. */
async function cacheFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
}

/** Responds with the cached file, or else fetches it. A cache that is full or broken counts as empty. */
async function respond(request: Request): Promise<Response> {
  const cached = await find(request).catch(() => undefined);
  if (cached) return cached;
  if (request.mode === 'navigate' && !isApp(request)) return visit(request);
  const fetched = await fetch(request);
  if (fetched.ok) await addToCache(request, fetched.clone()).catch(() => undefined);
  return fetched;
}

/**
 * Responds to a page that is not the app's: the host may have others below the app's address. If it has none here, the
 * app is opened at its own address, to which the names of its files are relative, and says so.
 */
async function visit(request: Request): Promise<Response> {
  const fetched = await fetch(request).catch(() => undefined);
  if (fetched && fetched.status !== 404) return fetched;
  return Response.redirect(`${SCOPE}#/not-found/${request.url.slice(SCOPE.length)}`);
}

/** True for the app's address, however it is written. */
function isApp(request: Request): boolean {
  const { origin, pathname } = new URL(request.url);
  return [SCOPE, `${SCOPE}index.html`].includes(origin + pathname);
}

/** The cached file, preferably of this version. */
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

/** Caches a file of the app: so the court figures of the classic deck are cached when they are first shown. */
async function addToCache(request: Request, response: Response): Promise<void> {
  if (!request.url.startsWith(`${SCOPE}assets/`)) return;
  const cache = await caches.open(CACHE);
  await cache.put(request, response);
}

/** The names of the caches of this app's older versions, the oldest first. */
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

/** Drops this app's files from a cache that other copies may share, and the cache with the last of them. */
async function dropOwnFiles(name: string): Promise<void> {
  const cache = await caches.open(name);
  const files = await cache.keys();
  // A copy below this one has its files in deeper folders.
  const isOwn = ({ url }: Request): boolean =>
    url.startsWith(SCOPE) && /^(assets\/)?[^/]*$/.test(url.slice(SCOPE.length));
  await Promise.all(files.filter(isOwn).map((file) => cache.delete(file)));
  if (files.every(isOwn)) await caches.delete(name);
}

export {};
