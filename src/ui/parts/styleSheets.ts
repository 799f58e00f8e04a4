/** Marks the link of a style sheet that could not be loaded. */
const FAILED = 'data-failed';

/** Marks the link of each style sheet that cannot be loaded, so that `reloadStyleSheets` finds it. */
export function watchStyleSheets(window: Window): void {
  // The error of a link does not bubble.
  window.addEventListener(
    'error',
    ({ target }) => isStyleSheet(target) && target.setAttribute(FAILED, ''),
    true,
  );
}

const isStyleSheet = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

/** Loads style sheets again that could not be loaded, or rejects: a part’s `import` asks only once (vite, `preload` in importAnalysisBuild.ts). */
export const reloadStyleSheets = (): Promise<unknown> =>
  Promise.all([...document.querySelectorAll<HTMLLinkElement>(`link[${FAILED}]`)].map(reload));

const reload = (failed: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = failed.rel;
    link.onload = resolve;
    link.onerror = reject;
    link.href = failed.href;
    failed.replaceWith(link);
  });
