import { type RefObject, useEffect, useEffectEvent } from 'react';
import { SLOP } from './CardSensor';

/** Where and when a finger or a pointer touched something that can be tapped. */
export interface Tap {
  readonly target: Element;
  readonly time: number;
  readonly x: number;
  readonly y: number;
}

/** A finger held longer than this, in milliseconds, looks at a card and does not tap it. */
const MAX_TAP_MS = 450;

/**
 * Taps by finger on what matches the selector, told at once. The browser's own taps are switched off there:
 * it drops one that follows a fast stroke, and may give one near a card's edge to the card beside it.
 */
export function useTaps(
  root: RefObject<HTMLElement | null>,
  selector: string,
  onTap: (tap: Tap) => void,
): void {
  const tell = useEffectEvent(onTap);

  useEffect(() => {
    let start: Tap | undefined;

    function touchStart(event: TouchEvent): void {
      const [touch, second] = event.touches;
      const target = event.target instanceof Element ? event.target.closest(selector) : null;
      start = undefined;
      if (!touch || second || !target || !root.current?.contains(target)) return;
      event.preventDefault();
      start = { target, time: event.timeStamp, x: touch.clientX, y: touch.clientY };
    }

    function touchMove({ touches: [touch] }: TouchEvent): void {
      if (!start || !touch) return;
      if (Math.hypot(touch.clientX - start.x, touch.clientY - start.y) >= SLOP.finger) {
        start = undefined;
      }
    }

    function touchEnd({ timeStamp }: TouchEvent): void {
      if (start && timeStamp - start.time < MAX_TAP_MS) {
        tell({ ...start, time: timeStamp });
      }
      start = undefined;
    }

    function touchCancel(): void {
      start = undefined;
    }

    document.addEventListener('touchstart', touchStart, { passive: false });
    document.addEventListener('touchmove', touchMove, { passive: true });
    document.addEventListener('touchend', touchEnd);
    document.addEventListener('touchcancel', touchCancel);
    return () => {
      document.removeEventListener('touchstart', touchStart);
      document.removeEventListener('touchmove', touchMove);
      document.removeEventListener('touchend', touchEnd);
      document.removeEventListener('touchcancel', touchCancel);
    };
  }, [root, selector]);
}
