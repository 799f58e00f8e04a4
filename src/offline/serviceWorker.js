// The service worker, completed by the build: VERSION and FILES are what the build has written.
/* global self, caches, VERSION, FILES */

const CACHE = `patience-${VERSION}`;
/** A tab may still run the version before, so its files are kept as well. */
const KEPT = 2;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions().then(() => self.clients.claim()));
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin) {
    event.respondWith(answer(request));
  }
});

/**
 * The stored file, whichever version it is of, and the page itself for every address. A file that is not
 * stored yet, as the classic deck, is fetched and kept.
 */
async function answer(request) {
  const newest = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? './' : request;
  const options = { ignoreSearch: true, ignoreVary: true };
  const stored = (await newest.match(wanted, options)) ?? (await caches.match(wanted, options));
  if (stored) return stored;
  const fetched = await fetch(request);
  if (fetched.ok) await newest.put(request, fetched.clone());
  return fetched;
}

async function dropOldVersions() {
  const names = (await caches.keys()).filter((name) => name.startsWith('patience-'));
  const old = names.filter((name) => name !== CACHE).slice(0, -(KEPT - 1));
  await Promise.all(old.map((name) => caches.delete(name)));
}
