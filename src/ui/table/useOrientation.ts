import { useMemo, useSyncExternalStore } from 'react';
import type { TableView } from '../../engine/view';
import { orient } from '../parts/placement';

/** Somewhat taller than wide, as in Table.css. */
const PORTRAIT = '(max-aspect-ratio: 9/10)';

let portraitQuery: MediaQueryList | undefined;

function query(): MediaQueryList | undefined {
  portraitQuery ??= window.matchMedia?.(PORTRAIT);
  return portraitQuery;
}

const isPortrait = (): boolean => query()?.matches ?? false;

function subscribe(onChange: () => void): () => void {
  query()?.addEventListener('change', onChange);
  return () => query()?.removeEventListener('change', onChange);
}

/** The view for this window: some games arrange their piles differently when it is portrait. */
export function useOrientation(view: TableView): TableView {
  const portrait = useSyncExternalStore(subscribe, isPortrait);
  return useMemo(() => orient(view, portrait), [view, portrait]);
}
