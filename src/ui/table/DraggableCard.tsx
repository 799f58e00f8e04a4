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
 * over another pile or ends, so only liftable cards have one, and their own components are not rendered. Median click on the
 * stock, slowed four times, in three alternating runs on a busy machine: 48, 48 and 56 ms; with the hook in `PlacedCard` 64,
 * 80 and 256 ms.
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
