import { type RefObject, useEffect, useEffectEvent } from 'react';
import { SLOP } from './CardSensor';
import { LONG_PRESS_MS } from './usePeek';

/** Where and when a pointer or a finger tapped something. */
export interface Tap {
  readonly target: Element;
  /** In milliseconds, on the clock of events. */
  readonly time: number;
  /** In CSS pixels, from the window's top left. */
  readonly x: number;
  readonly y: number;
}

/** True for a face-up or covered card that cannot be dragged: a drag of it counts as a tap. */
export const isFixed = (target: Element): boolean =>
  target.closest('.card[data-count][aria-disabled]') !== null;

/**
 * Reports taps by finger on elements that match the selector, as soon as the finger leaves. The browser's own clicks are
 * switched off there: it drops one that follows a quick swipe, and may give one near a card's edge to the card beside it.
 * While a zoomed page rolls, a touch only stops it: the browser lets nobody cancel that, and gives no click either.
 */
export function useTouchTaps(
  root: RefObject<HTMLElement | null>,
  selector: string,
  onTap: (tap: Tap) => void,
): void {
  const report = useEffectEvent(onTap);

  useEffect(() => {
    let start: Tap | undefined;
    const listening = new AbortController();
    const { signal } = listening;

    function touchStart(event: TouchEvent): void {
      const [touch, second] = event.touches;
      const target = event.target instanceof Element ? event.target.closest(selector) : null;
      start = undefined;
      if (!touch || second || !target || !root.current?.contains(target)) return;
      if (!event.cancelable) return;
      event.preventDefault();
      start = { target, time: event.timeStamp, x: touch.clientX, y: touch.clientY };
    }

    function touchMove({ touches: [touch], timeStamp: time }: TouchEvent): void {
      if (!start || !touch) return;
      if (Math.hypot(touch.clientX - start.x, touch.clientY - start.y) < SLOP.finger) return;
      // A drag is no long press, however slow it is; a peek that slides off is no drag.
      start =
        isFixed(start.target) && time - start.time < LONG_PRESS_MS
          ? { ...start, time: Number.POSITIVE_INFINITY }
          : undefined;
    }

    function touchEnd({ timeStamp: time }: TouchEvent): void {
      if (start && time - start.time < LONG_PRESS_MS) report({ ...start, time });
      start = undefined;
    }

    function touchCancel(): void {
      start = undefined;
    }

    document.addEventListener('touchstart', touchStart, { passive: false, signal });
    document.addEventListener('touchmove', touchMove, { passive: true, signal });
    document.addEventListener('touchend', touchEnd, { signal });
    document.addEventListener('touchcancel', touchCancel, { signal });
    return () => listening.abort();
  }, [root, selector]);
}
