import { type RefObject, useEffect, useState } from 'react';
import type { PileId, TableView } from '../../../engine/view';
import { useStores } from '../../parts/context';
import { closesOnEscape } from '../../parts/escape';
import { closestTo } from '../../parts/input';
import { createDragSession, type DragSession, type Point } from './dragSession';
import { SLOP } from './taps';

interface DragProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly view: TableView;
  readonly mirrored: boolean;
  /** True in games whose cards are dragged. */
  readonly drags: boolean;
  /** The piles that would take the topmost `count` cards of a pile. */
  readonly targets: (from: PileId, count: number) => readonly PileId[];
}

/** Lets cards be dragged between the piles of a table, by mouse, pen or finger. */
export function useDrag({ root, view, mirrored, drags, targets }: DragProps) {
  const { actions } = useStores().store;
  const [session] = useState(createDragSession);
  const [press] = useState(() => createPresses(session));
  useEffect(() => {
    session.attach({
      root: root.current,
      view,
      targets,
      onDrop: ({ from, count }, to) => actions.gesture({ kind: 'drop', from, count, to }),
    });
  });

  // If the view changes during a drag, by a key or another tab, or the table’s size, the cards go back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the view or the direction of the columns changes
  useEffect(() => session.cancel, [view, mirrored, session]);
  useEffect(() => {
    if (!root.current) return;
    const observer = new ResizeObserver(session.cancel);
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root, session]);

  return {
    suppressesTaps: session.suppressesTaps,
    onPress: (event: Press): void => {
      if (drags) press(event);
    },
  };
}

/** A card that can be dragged. */
const DRAGGABLE = '.card[data-count]:not([aria-disabled])';

/**
 * Turns presses into drags of a session. Any number of fingers may rest on cards: the first that moves far enough drags, and until
 * it lifts the others do nothing.
 */
function createPresses(session: DragSession) {
  /** Set while a pointer drags. */
  let dragging: AbortController | undefined;

  return (pressed: Press): void => {
    const { button, target, pointerId, pointerType } = pressed;
    const card = closestTo(target, DRAGGABLE);
    if (button !== 0 || !card) return;
    const slop = pointerType === 'touch' ? SLOP.finger : SLOP.mouse;
    const listening = new AbortController();
    const { signal } = listening;
    const isDragging = (): boolean => dragging === listening;

    function begin(): void {
      if (dragging || !card?.matches(DRAGGABLE)) return listening.abort();
      dragging = listening;
      signal.addEventListener('abort', closesOnEscape(cancel));
      const { in: from = '', count } = card.dataset;
      session.lift({ from, count: Number(count) }, pointOf(pressed));
    }

    function move(event: PointerEvent): void {
      const [x, y] = [event.clientX - pressed.clientX, event.clientY - pressed.clientY];
      if (!isDragging() && Math.hypot(x, y) >= slop) begin();
      if (isDragging()) session.move(pointOf(event));
    }

    function drop(event: PointerEvent): void {
      if (isDragging()) session.move(pointOf(event));
      end(session.drop);
    }

    const cancel = (): void => end(session.cancel);

    /** Ends the drag, or else a press that has not become one. */
    function end(endDrag: () => void): void {
      listening.abort();
      if (!isDragging()) return;
      dragging = undefined;
      endDrag();
    }

    for (const [type, handle] of [
      ['pointermove', move],
      ['pointerup', drop],
      ['pointercancel', cancel],
      // The release of the press before was not seen.
      ['pointerdown', () => isDragging() || listening.abort()],
    ] as const) {
      const ofPointer = (event: PointerEvent): void => {
        if (event.pointerId === pointerId) handle(event);
      };
      window.addEventListener(type, ofPointer, { signal, capture: true });
    }
    window.addEventListener('blur', cancel, { signal });
  };
}

type Press = Pick<
  PointerEvent,
  'button' | 'target' | 'pointerId' | 'pointerType' | 'clientX' | 'clientY'
>;

const pointOf = ({ clientX: x, clientY: y }: Pick<Press, 'clientX' | 'clientY'>): Point => ({
  x,
  y,
});
