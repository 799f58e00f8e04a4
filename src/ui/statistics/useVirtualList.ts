import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** What a list needs to draw only its rows in sight, and to be walked by keyboard. */
export interface VirtualList {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The height of all rows, in pixels. */
  readonly height: number;
  /** The rows to draw. The active one is drawn wherever it is. */
  readonly rows: readonly VirtualItem[];
  /** The row that Tab goes to. */
  readonly active: number;
  readonly activate: (row: number) => void;
  /** Focuses a row, as soon as there is one. */
  readonly focus: (row: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The height of a row of a list, which its style sheet says in root ems. */
const rowHeightOf = (list: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(list).getPropertyValue('--row-height')) *
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The row that a key goes to; undefined for any other key. A page is so many rows. */
export function rowAfterKey(
  key: string,
  row: number,
  count: number,
  page: number,
): number | undefined {
  const target = {
    ArrowUp: row - 1,
    ArrowDown: row + 1,
    PageUp: row - page,
    PageDown: row + page,
    Home: 0,
    End: count - 1,
  }[key];
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target));
}

/** Draws a part of a list of `count` rows, each of the same height. A row’s first link has the focus. */
export function useVirtualList(count: number): VirtualList {
  const ref = useRef<HTMLDivElement>(null);
  const [rowHeight, setRowHeight] = useState(64);
  const [chosen, setChosen] = useState(0);
  const active = Math.max(0, Math.min(chosen, count - 1));
  const wantsFocus = useRef(false);

  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => ref.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    rangeExtractor: (range) =>
      [...new Set([active, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  });

  // The list is not there while it has no rows.
  const isThere = count > 0;
  useLayoutEffect(() => {
    const measure = (): void => {
      if (isThere && ref.current) setRowHeight(rowHeightOf(ref.current));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [isThere]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are laid out anew when their height changes
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  // The row is drawn before it gets the focus.
  useLayoutEffect(() => {
    const link = ref.current?.querySelector<HTMLElement>(`[data-row="${active}"] a`);
    if (!wantsFocus.current || !link) return;
    wantsFocus.current = false;
    link.focus({ preventScroll: true });
    // Scrolls the list to the row, and the page to the list.
    link.scrollIntoView({ block: 'nearest' });
  });

  const focus = useCallback((row: number): void => {
    wantsFocus.current = true;
    setChosen(row);
  }, []);

  return {
    ref,
    height: virtualizer.getTotalSize(),
    rows: virtualizer.getVirtualItems(),
    active,
    activate: setChosen,
    focus,
    onKeyDown: (event) => {
      const page = Math.max(1, Math.floor((ref.current?.clientHeight ?? 0) / rowHeight) - 1);
      const row = rowAfterKey(event.key, active, count, page);
      if (row === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      focus(row);
    },
  };
}
