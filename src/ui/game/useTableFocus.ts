import { type RefObject, useLayoutEffect } from 'react';
import { closestTo, isModified, lastInputWasKeyboard, useKeyDown } from '../parts/input';

/**
 * Focuses the table on arrival and after a reload for a player who uses the keyboard, and on any arrow key if nothing, or a
 * button of the bars, has the focus.
 */
export function useTableFocus(table: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (document.activeElement === document.body && lastInputWasKeyboard()) focusIn(table);
  }, [table]);
  useKeyDown((event) => {
    if (!event.key.startsWith('Arrow') || !ignoresArrowKeys(event.target)) return;
    if (isModified(event) || canScroll()) return;
    event.preventDefault();
    focusIn(table);
  });
}

const focusIn = ({ current }: RefObject<HTMLElement | null>): void =>
  current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });

/** True if arrow keys do nothing at this element. */
const ignoresArrowKeys = (target: EventTarget | null): boolean =>
  target === document.body || closestTo(target, '.game-top') !== null;

/** True if the arrow keys scroll the page. */
function canScroll(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight;
}
