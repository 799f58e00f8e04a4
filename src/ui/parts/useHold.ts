import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';

/** Milliseconds until a held button acts again, and then between its acts: each pause is shorter, down to the least. */
const FIRST_MS = 500;
const NEXT_MS = 240;
const MIN_MS = 50;
const SHORTER = 0.85;

/** What a button does; `isRepeated` while it, or the key that presses it, is held down. */
export type Act = (isRepeated: boolean) => void;

/** The handlers of a button that acts when pressed and, if it `repeats`, faster and faster while it is held. */
export function useHold(act: Act, repeats: boolean) {
  const latest = useRef(act);
  const timer = useRef<number>(undefined);
  /** True from the first repetition until the click that ends the press. */
  const hasRepeated = useRef(false);
  /** True while Enter is held down on the button: the browser clicks it again and again. */
  const isKeyRepeated = useRef(false);
  useEffect(() => {
    latest.current = act;
  });
  const stop = (): void => window.clearTimeout(timer.current);
  useEffect(() => (repeats ? () => window.clearTimeout(timer.current) : undefined), [repeats]);
  function onClick({ detail }: MouseEvent): void {
    // A click by key has the detail 0.
    if (detail === 0) act(isKeyRepeated.current);
    else if (!hasRepeated.current) act(false);
    hasRepeated.current = false;
  }
  function onKeyDown({ repeat }: KeyboardEvent): void {
    isKeyRepeated.current = repeat;
  }
  function onKeyUp(): void {
    isKeyRepeated.current = false;
  }
  // A key may be let go after the button has stopped repeating.
  if (!repeats) return { onClick, onKeyUp };

  function start(): void {
    hasRepeated.current = false;
    const again = (pause: number): void => {
      hasRepeated.current = true;
      latest.current(true);
      timer.current = window.setTimeout(again, pause, Math.max(MIN_MS, pause * SHORTER));
    };
    stop();
    timer.current = window.setTimeout(again, FIRST_MS, NEXT_MS);
  }
  return {
    onClick,
    onPointerDown: start,
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onKeyDown,
    onKeyUp,
  };
}
