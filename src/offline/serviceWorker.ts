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

self.addEventListener('install', (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropUnusedVersions()]));
});

// A page sends a message when a file of it does not run.
self.addEventListener('message', (event) => {
  event.waitUntil(refetch());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin) {
    event.respondWith(respond(request));
  }
});

/** Caches all files, past the browser’s cache, which may have the previous version. If one cannot be fetched, none is cached. */
async function install(): Promise<void> {
  const isNew = !(await caches.has(CACHE));
  try {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
  } catch (error) {
    if (isNew) await caches.delete(CACHE);
    throw error;
  }
}

/** Fetches all cached files again, past all caches. If one cannot be fetched, all stay as they are. */
async function refetch(): Promise<void> {
  const cache = await caches.open(CACHE);
  const files = await cache.keys();
  await cache.addAll(files.map(({ url }) => new Request(url, { cache: 'reload' })));
}

/** Responds with the cached file, or fetches it. A full or broken cache counts as empty. */
async function respond(request: Request): Promise<Response> {
  const cached = await find(isApp(request) ? SCOPE : request).catch(() => undefined);
  if (cached) return cached.response;
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
function isApp({ url }: Request | Client): boolean {
  const { origin, pathname } = new URL(url);
  return [SCOPE, `${SCOPE}index.html`].includes(origin + pathname);
}

interface Cached {
  readonly response: Response;
  /** The name of the cache that has it. */
  readonly cache: string;
}

/** The cached file, of this version if possible, else of the newest that has it. */
async function find(wanted: RequestInfo): Promise<Cached | undefined> {
  const own = await matchIn(CACHE, wanted);
  if (own) return { response: own, cache: CACHE };
  for (const cache of (await otherVersions()).toReversed()) {
    const response = await matchIn(cache, wanted);
    if (response) return { response, cache };
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

/** The names of the caches of other versions, the oldest first. */
async function otherVersions(): Promise<readonly string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(OWN) && name !== CACHE);
}

/** Drops the versions that no open tab runs. Each tab’s lock ends with the address of its script, which names all files it may load. */
async function dropUnusedVersions(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { held = [] } = await navigator.locks.query();
  const scripts = held.flatMap(({ name = '' }) =>
    name.startsWith(OWN) ? name.slice(OWN.length) : [],
  );
  // A tab that is still loading may run any version.
  if (scripts.length < tabs.filter(isApp).length) return;
  const used = await Promise.all(scripts.map(find));
  for (const name of await otherVersions()) {
    if (!used.some((each) => each?.cache === name)) await caches.delete(name);
  }
}

export {};
