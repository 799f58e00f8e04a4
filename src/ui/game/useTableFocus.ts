import { type RefObject, useEffect, useLayoutEffect } from 'react';
import {
  focusTable,
  isFocusLost,
  isLeftToTable,
  isModified,
  lastInputWasKeyboard,
  useKeyDown,
} from '../parts/input';

/** Focuses the table for a player with a keyboard: on arrival, when what had the focus is gone, and on an arrow key that means nothing else. */
export function useTableFocus(page: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const isNowhere = document.activeElement === document.body && lastInputWasKeyboard();
    if (isNowhere || isFocusLost()) focusTable();
  }, []);
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (isFocusLost()) focusTable();
    });
    if (page.current) observer.observe(page.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [page]);
  useKeyDown((event) => {
    if (!event.key.startsWith('Arrow') || !isLeftToTable(event.target)) return;
    if (isModified(event) || canScroll()) return;
    event.preventDefault();
    focusTable();
  });
}

function canScroll(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight;
}
