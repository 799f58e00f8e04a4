import { type RefObject, useLayoutEffect } from 'react';
import { lastInputWasKeyboard } from '../parts/lastInput';
import { isModified } from '../table/onInput';

/**
 * Focuses the table when nothing has focus: on arrival and after a reload for a player who uses the keyboard, and
 * for everyone with the first arrow key.
 */
export function useTableFocus(table: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const focusTable = (): void =>
      table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });

    function onKeyDown(event: KeyboardEvent): void {
      if (event.target !== document.body || !event.key.startsWith('Arrow')) return;
      if (isModified(event) || canScroll()) return;
      event.preventDefault();
      focusTable();
    }

    if (document.activeElement === document.body && lastInputWasKeyboard()) focusTable();
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [table]);
}

/** True if the arrow keys scroll the page. */
function canScroll(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight;
}
