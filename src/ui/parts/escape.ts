import { useEffect, useEffectEvent } from 'react';
import { closestTo } from './input';

type Close = () => void;

/** What Escape closes, the newest last. */
const closers: Close[] = [];

/** A dialog closes itself, and a text field keeps its own Escape. */
const usesEscape = (target: EventTarget | null): boolean =>
  closestTo(target, 'dialog[open], input, textarea, select') !== null;

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || usesEscape(event.target)) return;
  const close = closers.at(-1);
  if (!close) return;
  event.preventDefault();
  close();
}

/** Lets Escape close something before all that was opened earlier, or after it if it goes `last`. The result ends this. */
export function closesOnEscape(close: Close, order?: 'last'): () => void {
  if (closers.length === 0) window.addEventListener('keydown', onKeyDown);
  if (order === 'last') closers.unshift(close);
  else closers.push(close);
  return () => {
    const at = closers.lastIndexOf(close);
    if (at >= 0) closers.splice(at, 1);
    if (closers.length === 0) window.removeEventListener('keydown', onKeyDown);
  };
}

/** `closesOnEscape` while the component is on the page, unless there is nothing to close. */
export function useEscape(close: Close | undefined, order?: 'last'): void {
  const onEscape = useEffectEvent(() => close?.());
  const isOpen = close !== undefined;
  useEffect(() => (isOpen ? closesOnEscape(() => onEscape(), order) : undefined), [isOpen, order]);
}
