import type { SensorInstance, SensorProps } from '@dnd-kit/core';
import type { PointerEvent as ReactPointerEvent } from 'react';
import type { DragSession, Lift, Point } from './dragSession';

/** How far a pointer moves, in CSS pixels, before a press is a drag. */
export const SLOP = { mouse: 4, finger: 6 };

interface CardSensorOptions {
  readonly session: DragSession;
}

/**
 * Drives the drag session by mouse, pen or finger, and keeps dnd-kit informed. dnd-kit's PointerSensor cannot serve: it
 * swallows every click for 50 ms after a drop, knows one distance for mouse and finger, and moves nothing before a render.
 */
export class CardSensor implements SensorInstance {
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
    window.addEventListener('keydown', this.cancelByKey, { signal, capture: true });
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

  private readonly cancelByKey = (event: KeyboardEvent): void => {
    if (!this.dragging || event.key !== 'Escape') return;
    event.stopPropagation();
    this.cancel();
  };
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });
