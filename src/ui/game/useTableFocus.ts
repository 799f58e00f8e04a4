import { type RefObject, useLayoutEffect } from 'react';
import { isModified, lastInputWasKeyboard } from '../parts/input';

/**
 * Focuses the table on arrival and after a reload for a player who uses the keyboard, and on any arrow key if nothing, or a
 * button of the bars, has the focus.
 */
export function useTableFocus(table: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const focusTable = (): void =>
      table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });

    function onKeyDown(event: KeyboardEvent): void {
      if (!event.key.startsWith('Arrow') || !leavesArrows(event.target)) return;
      if (isModified(event) || canScroll()) return;
      event.preventDefault();
      focusTable();
    }

    if (document.activeElement === document.body && lastInputWasKeyboard()) focusTable();
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [table]);
}

/** True if arrow keys do nothing at this element. */
const leavesArrows = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.closest('.game-top') !== null);

/** True if the arrow keys scroll the page. */
function canScroll(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight;
}
