import type { SensorInstance, SensorProps } from '@dnd-kit/core';
import type { PointerEvent as ReactPointerEvent } from 'react';

/** How far a pointer moves, in CSS pixels, before a press is a drag. */
export const SLOP = { mouse: 4, finger: 6 };

type Props = SensorProps<Record<string, never>>;

/**
 * Starts a drag by mouse, pen or finger once the pointer has moved, with no delay. dnd-kit's own sensors
 * swallow every click for a moment after a drop, wherever it is; this one leaves them all alone.
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
  private readonly props: Props;
  private readonly start: PointerEvent;
  private readonly listening = new AbortController();
  private dragging = false;

  constructor(props: Props) {
    this.props = props;
    this.start = props.event as PointerEvent;
    const { signal } = this.listening;
    window.addEventListener('pointermove', this.move, { signal });
    window.addEventListener('pointerup', this.end, { signal });
    window.addEventListener('pointercancel', this.cancel, { signal });
    window.addEventListener('blur', this.cancel, { signal });
    window.addEventListener('keydown', this.key, { signal, capture: true });
  }

  private readonly move = ({ clientX, clientY, pointerId }: PointerEvent): void => {
    if (pointerId !== this.start.pointerId) return;
    if (!this.dragging) {
      const slop = this.start.pointerType === 'touch' ? SLOP.finger : SLOP.mouse;
      if (Math.hypot(clientX - this.start.clientX, clientY - this.start.clientY) < slop) return;
      this.dragging = true;
      this.props.onStart({ x: this.start.clientX, y: this.start.clientY });
    }
    this.props.onMove({ x: clientX, y: clientY });
  };

  private readonly end = ({ pointerId }: PointerEvent): void => {
    if (pointerId !== this.start.pointerId) return;
    this.listening.abort();
    if (!this.dragging) this.props.onAbort(this.props.active);
    this.props.onEnd();
  };

  private readonly cancel = (): void => {
    this.listening.abort();
    if (!this.dragging) this.props.onAbort(this.props.active);
    this.props.onCancel();
  };

  private readonly key = (event: KeyboardEvent): void => {
    if (!this.dragging || event.key !== 'Escape') return;
    event.stopPropagation();
    this.cancel();
  };
}
