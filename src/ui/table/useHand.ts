import type { ClientRect, DragStartEvent, UniqueIdentifier } from '@dnd-kit/core';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Lift } from './CardSlot';
import { fly } from './flight';

/** The cards in the hand while they are dragged, moved without a render. */
export interface Hand {
  readonly lift: (event: DragStartEvent) => void;
  readonly moveTo: (dx: number, dy: number) => void;
  readonly letGo: () => void;
  /** The rectangle of an element as if nothing were in the hand. */
  readonly measure: (element: HTMLElement) => ClientRect;
  /** The cards being carried, while there are any. */
  readonly held: () => (Lift & { readonly card: UniqueIdentifier }) | undefined;
}

interface Held extends Lift {
  readonly card: UniqueIdentifier;
  readonly slots: readonly HTMLElement[];
  readonly startX: number;
  readonly startY: number;
  dx: number;
  dy: number;
}

/** Makes the dragged cards follow the pointer in the frame of its event, ahead of React. */
export function useHand(table: RefObject<HTMLElement | null>): Hand {
  const held = useRef<Held | undefined>(undefined);

  const hand = useMemo<Hand>(() => {
    function moveTo(dx: number, dy: number): void {
      if (!held.current) return;
      held.current.dx = dx;
      held.current.dy = dy;
      for (const { style } of held.current.slots) {
        style.setProperty('--dx', `${dx}px`);
        style.setProperty('--dy', `${dy}px`);
      }
    }

    function follow({ clientX, clientY, isPrimary }: PointerEvent): void {
      if (held.current && isPrimary) {
        moveTo(clientX - held.current.startX, clientY - held.current.startY);
      }
    }

    function lift({ active, activatorEvent }: DragStartEvent): void {
      const { from, count } = active.data.current as Lift;
      const slots = topSlots(table.current, from, count);
      const [startX, startY] = coordinates(activatorEvent);
      held.current = { from, count, card: active.id, slots, startX, startY, dx: 0, dy: 0 };
      for (const slot of slots) slot.dataset.lifted = 'true';
      window.addEventListener('pointermove', follow);
    }

    function letGo(): void {
      window.removeEventListener('pointermove', follow);
      for (const slot of held.current?.slots ?? []) {
        delete slot.dataset.lifted;
        fly(slot);
        slot.style.removeProperty('--dx');
        slot.style.removeProperty('--dy');
      }
      held.current = undefined;
    }

    function measure(element: HTMLElement): ClientRect {
      const { left, top, width, height } = element.getBoundingClientRect();
      const inHand = held.current?.slots.some((slot) => slot.contains(element));
      const x = left - (inHand ? (held.current?.dx ?? 0) : 0);
      const y = top - (inHand ? (held.current?.dy ?? 0) : 0);
      return { left: x, top: y, width, height, right: x + width, bottom: y + height };
    }

    return { lift, moveTo, letGo, measure, held: () => held.current };
  }, [table]);

  useEffect(() => hand.letGo, [hand]);
  return hand;
}

/** The slots of the topmost `count` cards of a pile. */
function topSlots(table: HTMLElement | null, pile: string, count: number): readonly HTMLElement[] {
  const cards = table?.querySelectorAll<HTMLElement>(`[data-in="${pile}"]`) ?? [];
  return [...cards]
    .filter((card) => Number(card.dataset.count) <= count)
    .map((card) => card.parentElement as HTMLElement);
}

function coordinates(event: Event): readonly [x: number, y: number] {
  if (event instanceof MouseEvent) return [event.clientX, event.clientY];
  const touch = (event as TouchEvent).touches[0];
  return [touch?.clientX ?? 0, touch?.clientY ?? 0];
}
