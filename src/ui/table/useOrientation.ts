import { useMemo, useSyncExternalStore } from 'react';
import type { TableView } from '../../engine/view';
import { orient } from '../parts/placement';

const PORTRAIT = '(max-aspect-ratio: 9/10)';

let known: MediaQueryList | undefined;
function query(): MediaQueryList | undefined {
  known ??= window.matchMedia?.(PORTRAIT);
  return known;
}

const isPortrait = (): boolean => query()?.matches ?? false;

function subscribe(changed: () => void): () => void {
  query()?.addEventListener('change', changed);
  return () => query()?.removeEventListener('change', changed);
}

/** The view as it lies on this window: some games lay their piles otherwise where it is taller than wide. */
export function useOrientation(view: TableView): TableView {
  const tall = useSyncExternalStore(subscribe, isPortrait);
  return useMemo(() => orient(view, tall), [view, tall]);
}
