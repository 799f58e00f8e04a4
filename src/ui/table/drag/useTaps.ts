import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { type Gesture, isButtonPile, type PileId, type TableView } from '../../../engine/view';
import { SLOP } from './CardSensor';
import { isFixed, type Tap, useTouchTaps } from './useTouchTaps';

/** Two taps less than this far apart, in milliseconds and CSS pixels, are a double-tap. */
const DOUBLE_MS = 400;
const DOUBLE_PX = 24;

/** Cards that a tap takes, and cards that stay: a tap or a drag of these says why. */
const TAPPED = '.card[data-count]';
const TAPPABLE = `${TAPPED}, [data-press], .pile`;

const NO_PRESS = { target: undefined as Element | undefined, x: 0, y: 0 };
const NO_TAP = {
  card: undefined as HTMLElement | undefined,
  time: Number.NEGATIVE_INFINITY,
  ...{ x: 0, y: 0, pile: '', count: 0, canSend: false },
};

interface TapsProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly view: TableView;
  /** True if the click that comes now ends a drag. */
  readonly suppressesClick: () => boolean;
  /** True if a double-tap would send the card with `count` − 1 cards on it. */
  readonly canSend: (pile: PileId, count: number) => boolean;
  readonly onGesture: (gesture: Gesture) => void;
}

interface Taps {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** Turns clicks and taps by finger into gestures. */
export function useTaps(props: TapsProps): Taps {
  const { root, view, suppressesClick, canSend, onGesture } = props;
  const lastTap = useRef(NO_TAP);
  const lastPress = useRef(NO_PRESS);

  /**
   * Two quick taps in one place are a double-tap if the first card could be sent, and the second tap hits the same card, at rest
   * or in flight, or no card at all. It sends that card, wherever it now lies. Any other second tap is a tap of its own; a card
   * that has just flown up leaves it to what lies beneath.
   */
  function tap({ target, time, x, y }: Tap): void {
    const last = lastTap.current;
    lastTap.current = NO_TAP;
    const isNear = Math.hypot(x - last.x, y - last.y) < DOUBLE_PX;
    const isSame = isNear && last.card?.contains(target);
    const gesture = gestureOn(target);
    const isDouble = time - last.time < DOUBLE_MS && isNear && (isSame || !gesture);
    if (isDouble && last.canSend) {
      return onGesture({ kind: 'send', pile: last.pile, count: last.count });
    }
    if (isSame && last.card?.dataset.in !== last.pile && target.closest('[data-flying]')) {
      const beneath = document.elementsFromPoint(x, y).find((each) => !last.card?.contains(each));
      return beneath && tap({ target: beneath, time, x, y });
    }
    if (gesture?.kind === 'tap') {
      const { pile, count } = gesture;
      const card = target.closest<HTMLElement>(TAPPED) ?? undefined;
      lastTap.current = { time, x, y, canSend: canSend(pile, count), card, pile, count };
    }
    if (gesture) onGesture(gesture);
  }

  /** What a tap on an element means, unless it is half of a double-tap. */
  function gestureOn(target: Element): Gesture | undefined {
    const { press, in: pile, count } = target.closest('button')?.dataset ?? {};
    // A covered card's own handle may follow a few frames after its pile becomes a button.
    const button = press ?? view.piles.find((each) => each.id === pile && isButtonPile(each))?.id;
    if (button !== undefined) return { kind: 'press', pile: button };
    if (pile === undefined || !target.closest(TAPPED)) return undefined;
    return { kind: 'tap', pile, count: Number(count) };
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
