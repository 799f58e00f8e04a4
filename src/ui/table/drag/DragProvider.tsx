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
import { createDragSession, type DragSession, type Lift, type Point } from './dragSession';
import { SLOP } from './taps';

const DragSessionContext = createContext<DragSession | undefined>(undefined);

/** The drag session of the nearest `DragProvider`. */
export function useDragSession(): DragSession {
  const session = useContext(DragSessionContext);
  if (!session) throw new Error('no DragProvider around this component');
  return session;
}

/** The table never scrolls, not even for a card lifted in flight, which dnd-kit takes for a layout shift. */
const NO_SCROLLING = { enabled: false, layoutShiftCompensation: false };

/**
 * Lets cards be dragged between the piles inside it. Rendering it takes a tenth of a move’s time, so it is not rendered with
 * the table: its children must be the same element each time.
 */
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

interface CardSensorOptions {
  readonly session: DragSession;
}

/**
 * Drives the drag session by mouse, pen or finger, and keeps dnd-kit informed. dnd-kit's PointerSensor cannot serve: it
 * swallows every click for 50 ms after a drop, knows one distance for mouse and finger, and moves nothing before a render.
 */
class CardSensor implements SensorInstance {
  static readonly activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent: { isPrimary, button } }: ReactPointerEvent) =>
        isPrimary && button === 0,
    },
  ];

  readonly autoScrollEnabled = false;
  private readonly props: SensorProps<CardSensorOptions>;
  private readonly session: DragSession;
  private readonly press: PointerEvent;
  private readonly listening = new AbortController();
  private dragging = false;

  constructor(props: SensorProps<CardSensorOptions>) {
    this.props = props;
    this.session = props.options.session;
    this.press = props.event as PointerEvent;
    const { signal } = this.listening;
    window.addEventListener('pointermove', this.move, { signal });
    window.addEventListener('pointerup', this.drop, { signal });
    window.addEventListener('pointercancel', this.cancel, { signal });
    window.addEventListener('blur', this.cancel, { signal });
  }

  private readonly move = (event: PointerEvent): void => {
    if (event.pointerId !== this.press.pointerId) return;
    const pointer = pointOf(event);
    if (!this.dragging && !this.start(pointer)) return;
    this.session.move(pointer);
    this.props.onMove(pointer);
  };

  /** Starts the drag if the pointer has moved far enough. */
  private start(pointer: Point): boolean {
    const { pointerType } = this.press;
    const pressed = pointOf(this.press);
    const slop = pointerType === 'touch' ? SLOP.finger : SLOP.mouse;
    if (Math.hypot(pointer.x - pressed.x, pointer.y - pressed.y) < slop) return false;
    this.dragging = true;
    this.listening.signal.addEventListener('abort', closesOnEscape(this.cancel));
    const { active, context, onStart } = this.props;
    // A card that stopped being draggable since the press is not registered any more.
    const node = context.current.draggableNodes.get(active);
    if (node) this.session.lift(node.data.current as Lift, pressed);
    onStart(pressed);
    return true;
  }

  private readonly drop = (event: PointerEvent): void => {
    if (event.pointerId !== this.press.pointerId) return;
    this.listening.abort();
    if (this.dragging) {
      this.session.move(pointOf(event));
      this.session.drop();
    } else this.props.onAbort(this.props.active);
    this.props.onEnd();
  };

  private readonly cancel = (): void => {
    this.listening.abort();
    if (this.dragging) this.session.cancel();
    else this.props.onAbort(this.props.active);
    this.props.onCancel();
  };
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });
