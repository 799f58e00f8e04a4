import {
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { type Gesture, isButtonPile, type PileId, type TableView } from '../../../engine/view';
import { useStores } from '../../parts/context';
import { closestTo } from '../../parts/input';

/** How far a pointer must move, in CSS pixels, to turn a press into a drag. */
export const SLOP = { mouse: 4, finger: 6 };

/** A finger held down this long, in milliseconds, peeks at a card instead of tapping it. */
const LONG_PRESS_MS = 450;

/** Two taps closer together than this, in milliseconds and CSS pixels, are a double-tap. */
const DOUBLE_MS = 400;
const DOUBLE_PX = 24;

/** A second tap that follows sooner, in milliseconds, moves nothing if the first one took its card to a foundation. */
const HABIT_MS = 300;

/** Cards that a tap may move. A tap on one that cannot move says why. */
const CARD = '.card[data-count]';
const TAPPABLE = `${CARD}, [data-press], .pile`;

/** A place in the window, in CSS pixels from its top left, and what is there. */
interface Press {
  readonly target: Element;
  readonly x: number;
  readonly y: number;
}

interface Tap extends Press {
  /** The event’s `timeStamp`, in milliseconds. */
  readonly time: number;
}

/** A tap on a card, which may become the first half of a double-tap. */
interface CardTap extends Omit<Tap, 'target'> {
  readonly card: HTMLElement;
  /** The pile that the card lay in, and the number of cards from it up. */
  readonly pile: PileId;
  readonly count: number;
  readonly canSend: boolean;
}

interface TapsProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly view: TableView;
  /** True while cards are dragged, and for the click that belongs to their drop. */
  readonly suppressesTaps: () => boolean;
  /** True if a double-tap would send the topmost `count` cards of a pile to a foundation. */
  readonly canSend: (pile: PileId, count: number) => boolean;
}

/** Turns mouse clicks and finger taps into gestures. */
export function useTaps(props: TapsProps) {
  const { root, view, suppressesTaps, canSend } = props;
  const { gesture: onGesture } = useStores().store.actions;
  const lastTap = useRef<CardTap>(undefined);
  const lastPress = useRef<Press>(undefined);

  /**
   * Two quick taps in one place, the second on the same card or on none, send a card that could be sent, wherever it lies by then. If
   * the first one sent it, the second moves nothing. Any other tap counts on its own, and goes through a card that has just flown up.
   */
  function tap({ target, time, x, y }: Tap): void {
    const last = lastTap.current;
    lastTap.current = undefined;
    const gesture = gestureOn(target);
    if (last && Math.hypot(x - last.x, y - last.y) < DOUBLE_PX) {
      const isSame = last.card.contains(target);
      if (last.canSend && time - last.time < DOUBLE_MS && (isSame || !gesture)) {
        return onGesture({ kind: 'send', pile: last.pile, count: last.count });
      }
      const { in: now } = last.card.dataset;
      const hasLeft = now !== last.pile;
      const isUp = view.piles.some(({ id, kind }) => id === now && kind === 'foundation');
      if (hasLeft && isUp && time - last.time < HABIT_MS) return;
      if (isSame && hasLeft && target.closest('[data-flying]')) {
        const beneath = document.elementsFromPoint(x, y).find((each) => !last.card.contains(each));
        const next = beneath && gestureOn(beneath) ? beneath : arriving(last.pile);
        return next && tap({ target: next, time, x, y });
      }
    }
    const card = target.closest<HTMLElement>(CARD);
    if (gesture?.kind === 'tap' && card) {
      const { pile, count } = gesture;
      lastTap.current = { card, pile, count, canSend: canSend(pile, count), time, x, y };
    }
    if (gesture) onGesture(gesture);
  }

  /** The topmost card of a pile while it slides, as that of a waste does to the place of a card that was taken. */
  function arriving(pile: PileId): Element | undefined {
    const top = root.current?.querySelector(`[data-in="${pile}"][data-count="1"]`);
    return top?.parentElement?.getAnimations().length ? top : undefined;
  }

  function gestureOn(target: Element): Gesture | undefined {
    const { press, in: pile, count } = target.closest('button')?.dataset ?? {};
    // A covered card may get its `data-press` a few frames after its pile becomes a button.
    const button = press ?? view.piles.find((each) => each.id === pile && isButtonPile(each))?.id;
    if (button !== undefined) return { kind: 'press', pile: button };
    if (pile === undefined || !target.closest(CARD)) return undefined;
    return { kind: 'tap', pile, count: Number(count) };
  }

  useTouchTaps(root, (each) => !suppressesTaps() && tap(each));

  /** The element that was pressed, even if another card lies under the pointer at release, or the pointer left a fixed card. */
  function clickedElement({ target, clientX, clientY, detail }: MouseEvent): Element {
    const press = lastPress.current;
    lastPress.current = undefined;
    if (!press || detail === 0) return target as Element;
    const isNear = Math.hypot(clientX - press.x, clientY - press.y) < SLOP.mouse;
    return isNear || isFixed(press.target) ? press.target : (target as Element);
  }

  return {
    onPointerDown: ({ target, clientX: x, clientY: y }: ReactPointerEvent) => {
      lastPress.current = { target: target as Element, x, y };
    },
    onClick: (event: MouseEvent) => {
      const { timeStamp, clientX: x, clientY: y, detail } = event;
      // A click by a key or by assistive technology has no detail, and is never half of a double-click.
      const byPointer = detail > 0;
      if (byPointer && suppressesTaps()) return;
      const time = byPointer ? timeStamp : Number.POSITIVE_INFINITY;
      tap({ target: clickedElement(event), time, x, y });
      if (!byPointer) lastTap.current = undefined;
    },
  };
}

/** True for a card that can be tapped but not dragged: dragging it counts as a tap. */
const isFixed = (target: Element): boolean => target.closest(`${CARD}[aria-disabled]`) !== null;

/**
 * Reports finger taps as soon as the finger lifts, whatever other fingers rest on the screen, in place of the browser’s clicks: it
 * drops one after a quick swipe, and may give another to the card beside. A touch that stops a scrolling page is no tap.
 */
function useTouchTaps(root: RefObject<HTMLElement | null>, onTap: (tap: Tap) => void): void {
  const report = useEffectEvent(onTap);

  useEffect(() => {
    /** What each finger on the screen may still tap. */
    const taps = new Map<number, Tap>();
    const listening = new AbortController();
    const { signal } = listening;

    function touchStart(event: TouchEvent): void {
      for (const { identifier, clientX: x, clientY: y } of event.changedTouches) {
        taps.delete(identifier);
        // Not the event’s target: the press may have ended a deal, so that another card lies here.
        const target = document.elementFromPoint(x, y)?.closest(TAPPABLE);
        if (!target || !root.current?.contains(target) || !event.cancelable) continue;
        // Two fingers on the stock are one tap.
        if ([...taps.values()].some((other) => other.target === target)) continue;
        event.preventDefault();
        taps.set(identifier, { target, time: event.timeStamp, x, y });
      }
    }

    function touchMove({ changedTouches, timeStamp: time }: TouchEvent): void {
      for (const { identifier, clientX, clientY } of changedTouches) {
        const start = taps.get(identifier);
        if (!start || Math.hypot(clientX - start.x, clientY - start.y) < SLOP.finger) continue;
        // A drag of a fixed card counts as a tap however slow it is, unless it began as a peek.
        if (isFixed(start.target) && time - start.time < LONG_PRESS_MS) {
          taps.set(identifier, { ...start, time: Number.POSITIVE_INFINITY });
        } else taps.delete(identifier);
      }
    }

    function touchEnd({ changedTouches, timeStamp: time }: TouchEvent): void {
      for (const { identifier } of changedTouches) {
        const start = taps.get(identifier);
        taps.delete(identifier);
        if (start && time - start.time < LONG_PRESS_MS) report({ ...start, time });
      }
    }

    function touchCancel({ changedTouches }: TouchEvent): void {
      for (const { identifier } of changedTouches) taps.delete(identifier);
    }

    document.addEventListener('touchstart', touchStart, { passive: false, signal });
    document.addEventListener('touchmove', touchMove, { passive: true, signal });
    document.addEventListener('touchend', touchEnd, { signal });
    document.addEventListener('touchcancel', touchCancel, { signal });
    return () => listening.abort();
  }, [root]);
}

/** Shows a covered card in full while the right button or a finger is held down on it. */
export function usePeek(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    let peeked: HTMLElement | undefined;
    let timer = 0;
    let start = { pointerId: 0, clientX: 0, clientY: 0 };
    const listening = new AbortController();
    const { signal } = listening;

    function begin({ target }: Event): void {
      const card = closestTo(target, '.placed-card');
      if (!card) return;
      peeked = card;
      card.dataset.peeked = 'true';
    }

    function end(): void {
      window.clearTimeout(timer);
      if (peeked) delete peeked.dataset.peeked;
      peeked = undefined;
    }

    function down(event: PointerEvent): void {
      end();
      start = event;
      if (event.button === 2) begin(event);
      else if (event.pointerType === 'touch')
        timer = window.setTimeout(begin, LONG_PRESS_MS, event);
    }

    function move({ pointerId, clientX, clientY }: PointerEvent): void {
      if (pointerId !== start.pointerId) return;
      if (Math.hypot(clientX - start.clientX, clientY - start.clientY) >= SLOP.finger) end();
    }

    function up({ pointerId }: PointerEvent): void {
      if (pointerId === start.pointerId) end();
    }

    const noMenu = (event: Event): void => {
      if (closestTo(event.target, '.card')) event.preventDefault();
    };
    table.addEventListener('pointerdown', down, { signal });
    table.addEventListener('contextmenu', noMenu, { signal });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', up, { signal });
    return () => {
      end();
      listening.abort();
    };
  }, [root]);
}
