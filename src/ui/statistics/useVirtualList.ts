import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { hasCommandKey } from '../parts/input';

/** A row's height in pixels, from a custom property in rems. */
const rowHeightOf = (list: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(list).getPropertyValue('--row-height')) *
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The row that a key leads to; undefined for other keys. `page` is a number of rows. */
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

/** A list of `count` rows of equal height that renders those in view. A row is focused through its first link. */
export function useVirtualList(count: number) {
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

  // An empty list is not rendered.
  const isThere = count > 0;
  useLayoutEffect(() => {
    const measure = (): void => {
      if (isThere && ref.current) setRowHeight(rowHeightOf(ref.current));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [isThere]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows must be measured again when their height changes
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  // A row must be rendered before it can be focused.
  useLayoutEffect(() => {
    const link = ref.current?.querySelector<HTMLElement>(`[data-row="${active}"] a`);
    if (!wantsFocus.current || !link) return;
    wantsFocus.current = false;
    link.focus({ preventScroll: true });
    // Scrolls both the list and the page.
    link.scrollIntoView({ block: 'nearest' });
  });

  /** Focuses a row once it is rendered. */
  const focus = useCallback((row: number): void => {
    wantsFocus.current = true;
    setChosen(row);
  }, []);

  return {
    ref,
    /** The height of all rows, in pixels. */
    height: virtualizer.getTotalSize(),
    /** The visible rows, and always the active one. */
    rows: virtualizer.getVirtualItems(),
    /** The row with the tab stop. */
    active,
    activate: setChosen,
    focus,
    onKeyDown: (event: KeyboardEvent): void => {
      const page = Math.max(1, Math.floor((ref.current?.clientHeight ?? 0) / rowHeight) - 1);
      const row = rowAfterKey(event.key, active, count, page);
      if (row === undefined || hasCommandKey(event)) return;
      event.preventDefault();
      focus(row);
    },
  };
}
