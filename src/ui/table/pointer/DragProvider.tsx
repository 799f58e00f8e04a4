import {
  type CollisionDetection,
  DndContext,
  type DraggableSyntheticListeners,
  type SensorInstance,
  type SensorProps,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  createContext,
  memo,
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { PileId } from '../../../engine/view';
import { closesOnEscape } from '../../parts/escape';
import { closestTo } from '../../parts/input';
import { createDragSession, type DragSession, type Lift, type Point } from './dragSession';
import { SLOP } from './taps';

const DragSessionContext = createContext<DragSession | undefined>(undefined);

export function useDragSession(): DragSession {
  const session = useContext(DragSessionContext);
  if (!session) throw new Error('no DragProvider around this component');
  return session;
}

/** The table never scrolls, not even for a card lifted in flight, which dnd-kit takes for a layout shift. */
const NO_SCROLLING = { enabled: false, layoutShiftCompensation: false };

/** Lets cards be dragged inside it. It takes a tenth of a move’s time, so it is not rendered with the table: its children stay the same element. */
export const DragProvider = memo(function DragProvider({
  children,
}: {
  readonly children: ReactNode;
}) {
  const [session] = useState(createDragSession);
  const sensors = useSensors(
    useSensor(
      CardSensor,
      useMemo(() => ({ session }), [session]),
    ),
  );
  // A card that seemed to have left its place would make dnd-kit render all cards again.
  const measuring = useMemo(() => ({ draggable: { measure: session.measure } }), [session]);
  // The page has its own live region, so dnd-kit writes its texts into an element outside the page.
  const [accessibility] = useState(() => ({ container: document.createElement('div') }));
  const detectCollision: CollisionDetection = () => {
    const id = session.hoveredPile();
    return id === undefined ? [] : [{ id }];
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detectCollision}
      measuring={measuring}
      autoScroll={NO_SCROLLING}
      accessibility={accessibility}
    >
      <DragSessionContext value={session}>{children}</DragSessionContext>
    </DndContext>
  );
});

interface DraggableCardProps {
  readonly code: string;
  readonly lift: Lift;
  /** The card's button. */
  readonly control: RefObject<HTMLElement | null>;
  /** Takes the listeners that the button must call. */
  readonly listeners: RefObject<DraggableSyntheticListeners>;
}

/**
 * Makes a card draggable, without an element of its own. dnd-kit renders what calls `useDraggable` whenever a drag starts, ends or
 * hovers over another pile: with the hook in `PlacedCard` a click on the stock took a third longer, or more.
 */
export function DraggableCard({ code, lift, control, listeners }: DraggableCardProps) {
  const { setNodeRef, listeners: current } = useDraggable({ id: code, data: lift });
  useLayoutEffect(() => {
    setNodeRef(control.current);
    listeners.current = current;
    return () => {
      listeners.current = undefined;
    };
  }, [setNodeRef, control, listeners, current]);
  return null;
}

/** Outlines a pile, with its fan, while it would take the dragged cards. */
export const DropMark = memo(function DropMark({ pile }: { readonly pile: PileId }) {
  const { setNodeRef, isOver } = useDroppable({ id: pile });
  return <span className="pile-mark" ref={setNodeRef} data-over={isOver || undefined} />;
});

/** Waits until a pointer has moved a pressed card far enough to drag it. Of several fingers the first that moves drags. */
export function awaitDrag(
  press: ReactPointerEvent,
  listeners: RefObject<DraggableSyntheticListeners>,
): void {
  if (press.button !== 0) return;
  const { pointerId, pointerType, clientX, clientY } = press;
  const slop = pointerType === 'touch' ? SLOP.finger : SLOP.mouse;
  const waiting = new AbortController();
  const move = ofPointer(pointerId, ({ clientX: x, clientY: y }) => {
    if (Math.hypot(x - clientX, y - clientY) < slop) return;
    waiting.abort();
    listeners.current?.onPointerDown?.(press);
  });
  const end = ofPointer(pointerId, () => waiting.abort());
  const { signal } = waiting;
  // Captured, so that the sensor handles the move that starts it, too.
  const options = { signal, capture: true };
  window.addEventListener('pointermove', move, options);
  window.addEventListener('pointerdown', end, options);
  window.addEventListener('pointerup', end, options);
  window.addEventListener('pointercancel', end, options);
  window.addEventListener('blur', () => waiting.abort(), { signal });
}

/** A handler of one pointer’s events. */
const ofPointer =
  (pointerId: number, handle: (event: PointerEvent) => void) =>
  (event: PointerEvent): void => {
    if (event.pointerId === pointerId) handle(event);
  };

interface CardSensorOptions {
  readonly session: DragSession;
}

/**
 * Drives the drag session by mouse, pen or finger, and keeps dnd-kit informed. dnd-kit's PointerSensor cannot serve: it
 * swallows every click for 50 ms after a drop, knows one press and one distance for mouse and finger, and moves nothing before
 * a render.
 */
class CardSensor implements SensorInstance {
  static readonly activators = [{ eventName: 'onPointerDown' as const, handler: () => true }];

  readonly autoScrollEnabled = false;
  private readonly props: SensorProps<CardSensorOptions>;
  private readonly session: DragSession;
  private readonly listening = new AbortController();

  constructor(props: SensorProps<CardSensorOptions>) {
    this.props = props;
    this.session = props.options.session;
    const press = props.event as PointerEvent;
    const { signal } = this.listening;
    for (const [type, handle] of [
      ['pointermove', this.move],
      ['pointerup', this.drop],
      ['pointercancel', this.cancel],
    ] as const) {
      window.addEventListener(type, ofPointer(press.pointerId, handle), { signal });
    }
    window.addEventListener('blur', this.cancel, { signal });
    // A dialog that opens over the table takes the focus.
    const onFocus = ({ target }: FocusEvent): void => {
      if (closestTo(target, 'dialog')) this.cancel();
    };
    window.addEventListener('focusin', onFocus, { signal });
    signal.addEventListener('abort', closesOnEscape(this.cancel));
    this.session.lift(props.activeNode.data.current as Lift, pointOf(press));
    props.onStart(pointOf(press));
  }

  private readonly move = (event: PointerEvent): void => {
    this.session.move(pointOf(event));
    this.props.onMove(pointOf(event));
  };

  private readonly drop = (event: PointerEvent): void => {
    this.listening.abort();
    this.session.move(pointOf(event));
    this.session.drop();
    this.props.onEnd();
  };

  private readonly cancel = (): void => {
    this.listening.abort();
    this.session.cancel();
    this.props.onCancel();
  };
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });
