// The service worker. The build defines VERSION and FILES above it.
/* global self, caches, Request, VERSION, FILES */

const CACHE = `patience-${VERSION}`;
/** How many versions are kept: a tab may still run the previous one. */
const CACHED_VERSIONS = 2;

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
async function cacheFiles() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
}

/**
 * Responds with the cached file, or else fetches it and caches it: so the court figures of the classic deck are cached
 * when they are first shown. A cache that is full or broken counts as empty.
 */
async function respond(request) {
  const cached = await find(request).catch(() => undefined);
  if (cached) return cached;
  const fetched = await fetch(request);
  if (fetched.ok) await addToCache(request, fetched.clone()).catch(() => undefined);
  return fetched;
}

/** The cached file, preferably of this version. Every navigation gets index.html. */
async function find(request) {
  const newest = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? './' : request;
  const options = { ignoreSearch: true, ignoreVary: true };
  return (await newest.match(wanted, options)) ?? caches.match(wanted, options);
}

async function addToCache(request, response) {
  const newest = await caches.open(CACHE);
  await newest.put(request, response);
}

async function dropOldVersions() {
  const names = (await caches.keys()).filter((name) => name.startsWith('patience-'));
  const old = names.filter((name) => name !== CACHE).slice(0, 1 - CACHED_VERSIONS);
  await Promise.all(old.map((name) => caches.delete(name)));
}
