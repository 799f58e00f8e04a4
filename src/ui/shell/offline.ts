/**
 * Installs the service worker, which keeps the app's files for use without a network. A newer version waits
 * until the page is opened again, and takes over before a game is on the table; it is never put under a game
 * in progress, and a tab left open still finds the files of the version it runs.
 */
export function workOffline(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const register = (): void => {
    serviceWorker.register('./sw.js').then(takeOverWaiting, () => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}

/** Tells a version that was already waiting when the page was opened to take over from the next load on. */
function takeOverWaiting(registration: ServiceWorkerRegistration): void {
  registration.waiting?.postMessage('take over');
}
