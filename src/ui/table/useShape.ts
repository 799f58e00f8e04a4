import { useMemo, useSyncExternalStore } from 'react';
import type { TableView } from '../../engine/view';
import { shaped } from './placement';

const TALL = '(max-aspect-ratio: 9/10)';

const isTall = (): boolean => window.matchMedia?.(TALL).matches ?? false;

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia?.(TALL);
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

/** The view as it lies on this window: some games lay their piles otherwise where it is taller than wide. */
export function useShape(view: TableView): TableView {
  const tall = useSyncExternalStore(subscribe, isTall);
  return useMemo(() => shaped(view, tall), [view, tall]);
}
