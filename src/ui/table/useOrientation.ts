import { useMemo, useSyncExternalStore } from 'react';
import type { TableView } from '../../engine/view';
import { shaped } from '../parts/placement';

const TALL = '(max-aspect-ratio: 9/10)';

let known: MediaQueryList | undefined;
function query(): MediaQueryList | undefined {
  known ??= window.matchMedia?.(TALL);
  return known;
}

const isTall = (): boolean => query()?.matches ?? false;

function subscribe(changed: () => void): () => void {
  query()?.addEventListener('change', changed);
  return () => query()?.removeEventListener('change', changed);
}

/** The view as it lies on this window: some games lay their piles otherwise where it is taller than wide. */
export function useShape(view: TableView): TableView {
  const tall = useSyncExternalStore(subscribe, isTall);
  return useMemo(() => shaped(view, tall), [view, tall]);
}
