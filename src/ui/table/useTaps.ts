import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { type Gesture, isButtonPile, type TableView } from '../../engine/view';
import { SLOP } from './CardSensor';
import { isFixed, type Tap, useTouchTaps } from './useTouchTaps';

/** Two taps less than this far apart, in milliseconds and CSS pixels, are a double-tap. */
const DOUBLE_MS = 400;
const DOUBLE_PX = 24;

/** Cards that a tap takes, and cards that stay: a tap or a drag of these says why. */
const TAPPED = '.card[data-count]';
const TAPPABLE = `${TAPPED}, [data-press], .pile`;

const NO_PRESS = { target: undefined as Element | undefined, x: 0, y: 0 };
const NO_TAP = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0, pile: '', count: 0 };

interface TapsProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly view: TableView;
  /** True if the click that comes now ends a drag. */
  readonly suppressesClick: () => boolean;
  readonly onGesture: (gesture: Gesture) => void;
}

interface Taps {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** Turns clicks and taps by finger into gestures. */
export function useTaps(props: TapsProps): Taps {
  const { root, view, suppressesClick, onGesture } = props;
  const lastTap = useRef(NO_TAP);
  const lastPress = useRef(NO_PRESS);

  // Elsewhere two quick taps are two taps: there is nowhere to send a card.
  const hasFoundations = view.piles.some(({ kind }) => kind === 'foundation');

  /** A second tap in the same place sends the card of the first, wherever that card is now. */
  function tap({ target, time, x, y }: Tap): void {
    const last = lastTap.current;
    lastTap.current = NO_TAP;
    const isNear = Math.hypot(x - last.x, y - last.y) < DOUBLE_PX;
    if (hasFoundations && time - last.time < DOUBLE_MS && isNear) {
      return onGesture({ kind: 'send', pile: last.pile, count: last.count });
    }
    const { press, in: pile, count } = target.closest('button')?.dataset ?? {};
    // A covered card's own handle may follow a few frames after its pile becomes a button.
    const button = press ?? view.piles.find((each) => each.id === pile && isButtonPile(each))?.id;
    if (button !== undefined) return onGesture({ kind: 'press', pile: button });
    if (pile === undefined || !target.closest(TAPPED)) return;
    lastTap.current = { time, x, y, pile, count: Number(count) };
    onGesture({ kind: 'tap', pile, count: Number(count) });
  }

  useTouchTaps(root, TAPPABLE, tap);

  /** What was pressed, even if another card has moved under the pointer by the release, or the press moved on from a fixed card. */
  function clickedElement({ target, clientX, clientY, detail }: MouseEvent): Element {
    const { target: pressed, x, y } = lastPress.current;
    lastPress.current = NO_PRESS;
    const isNear = Math.hypot(clientX - x, clientY - y) < SLOP.mouse;
    return detail > 0 && pressed && (isNear || isFixed(pressed)) ? pressed : (target as Element);
  }

  return {
    onPointerDown: ({ target, clientX: x, clientY: y }) => {
      lastPress.current = { target: target as Element, x, y };
    },
    onClick: (event) => {
      const { timeStamp, clientX: x, clientY: y, detail } = event;
      // A click by a key or by assistive technology has no detail, and is never half of a double-click.
      const byPointer = detail > 0;
      if (byPointer && suppressesClick()) return;
      const time = byPointer ? timeStamp : Number.POSITIVE_INFINITY;
      tap({ target: clickedElement(event), time, x, y });
      if (!byPointer) lastTap.current = NO_TAP;
    },
  };
}
