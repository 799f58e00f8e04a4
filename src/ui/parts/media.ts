import { useCallback, useSyncExternalStore } from 'react';

/** Phones, and small tablets held upright: `--narrow` of conditions.css. */
export const NARROW = '(max-width: 51.25em) and ((height > 30em) or (aspect-ratio < 1))';

/** Phones held sideways: `--sideways` of conditions.css. */
export const SIDEWAYS = '(height <= 30em) and (aspect-ratio >= 1)';

/** What points at the page can hover, as a mouse does and a finger does not: `--hover` of conditions.css. */
export const HOVERS = '(hover: hover)';

/** Whether a media query is true now. */
export const isMedia = (query: string): boolean => window.matchMedia(query).matches;

/** Whether a media query is true; a change renders again. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => isMedia(query));
}
