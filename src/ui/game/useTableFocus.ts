import { useLayoutEffect } from 'react';
import {
  closestTo,
  focusTable,
  isModified,
  lastInputWasKeyboard,
  useKeyDown,
} from '../parts/input';

/**
 * Focuses the table on arrival and after a reload for a player who uses the keyboard, and on any arrow key if nothing, or a
 * button of the bars, has the focus.
 */
export function useTableFocus(): void {
  useLayoutEffect(() => {
    if (document.activeElement === document.body && lastInputWasKeyboard()) focusTable();
  }, []);
  useKeyDown((event) => {
    if (!event.key.startsWith('Arrow') || !ignoresArrowKeys(event.target)) return;
    if (isModified(event) || canScroll()) return;
    event.preventDefault();
    focusTable();
  });
}

/** True if arrow keys do nothing at this element. */
const ignoresArrowKeys = (target: EventTarget | null): boolean =>
  target === document.body || closestTo(target, '.game-top') !== null;

/** True if the arrow keys scroll the page. */
function canScroll(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight;
}
