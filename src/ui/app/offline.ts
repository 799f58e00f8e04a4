/**
 * Registers the service worker, which caches the app's files for use without a network. A new version is cached
 * completely before it takes over with the next load; an open page keeps the files of its own version.
 */
export function workOffline(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const register = (): void => {
    serviceWorker.register('./sw.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
