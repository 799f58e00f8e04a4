import { type DraggableSyntheticListeners, useDraggable } from '@dnd-kit/core';
import { type RefObject, useLayoutEffect } from 'react';
import type { Lift } from './dragSession';

interface DraggableCardProps {
  readonly code: string;
  readonly lift: Lift;
  /** The card's button. */
  readonly control: RefObject<HTMLElement | null>;
  /** Takes the listeners that the button must call. */
  readonly listeners: RefObject<DraggableSyntheticListeners>;
}

/**
 * Makes a card draggable, without an element of its own. dnd-kit renders every user of `useDraggable` when a drag starts, hovers
 * over another pile or ends, so only liftable cards have one, and their own components are not rendered. Measured with the hook
 * in `PlacedCard` instead, processor slowed four times: the median click on the stock took 64 and 80 ms, not 48.
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
