/**
 * Installs the service worker, which keeps the app's files for use without a network. A newer version is kept
 * whole before it takes over, and is what the next load shows. The page that is open stays as it is: the files of
 * the version it runs, which have names of their own, are kept as well.
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
