// The service worker, completed by the build: VERSION and FILES are what the build has written.
/* global self, caches, Request, VERSION, FILES */

const CACHE = `patience-${VERSION}`;
/** A tab may still run the version before, so its files are kept as well. */
const KEPT = 2;

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin) {
    event.respondWith(answer(request));
  }
});

/** Asks the server again: the browser's own cache may still hold the page of the version before. */
async function keepFiles() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
}

/**
 * The stored file, or what the server has: a file that is not stored yet, as the classic deck, is fetched and kept.
 * A store that is full or broken is as good as none.
 */
async function answer(request) {
  const stored = await find(request).catch(() => undefined);
  if (stored) return stored;
  const fetched = await fetch(request);
  if (fetched.ok) await keep(request, fetched.clone()).catch(() => undefined);
  return fetched;
}

/** The stored file, whichever version it is of, and the page itself for every address. */
async function find(request) {
  const newest = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? './' : request;
  const options = { ignoreSearch: true, ignoreVary: true };
  return (await newest.match(wanted, options)) ?? caches.match(wanted, options);
}

async function keep(request, response) {
  const newest = await caches.open(CACHE);
  await newest.put(request, response);
}

async function dropOldVersions() {
  const names = (await caches.keys()).filter((name) => name.startsWith('patience-'));
  const old = names.filter((name) => name !== CACHE).slice(0, -(KEPT - 1));
  await Promise.all(old.map((name) => caches.delete(name)));
}
