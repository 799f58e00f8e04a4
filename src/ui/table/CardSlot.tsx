import { useDraggable } from '@dnd-kit/core';
import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react';
import { cardCode } from '../../engine/card';
import type { PileId } from '../../engine/view';
import { CardFace } from './CardFace';
import { fly } from './flight';
import type { Placement } from './placement';

/** What a drag carries: the topmost `count` cards of a pile. */
export interface Lift {
  readonly from: PileId;
  readonly count: number;
}

/** One card on the table. Its element stays the same wherever it lies, so that every change is a motion. */
export const CardSlot = memo(function CardSlot(placement: Placement) {
  const { card, pile, faceUp, liftable, count, covered, label } = placement;
  const code = cardCode(card);
  const silent = covered || pile === 'stock';
  const slot = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of pile is a flight
  useLayoutEffect(() => fly(slot.current), [pile]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a flat layer of cards, owned by the piles' lists
    <div
      ref={slot}
      className="slot"
      role="listitem"
      id={slotId(code)}
      aria-hidden={silent || undefined}
      data-covered={covered || undefined}
      style={position(placement)}
    >
      <button
        type="button"
        className="card"
        tabIndex={silent || !liftable ? -1 : 0}
        aria-label={label}
        aria-disabled={!liftable || undefined}
        data-card={code}
        data-face={faceUp ? 'up' : 'down'}
        data-in={pile}
        data-count={count}
      >
        <CardFace card={card} />
        <span className="back" />
        {liftable && <Grip id={code} lift={{ from: pile, count }} />}
      </button>
    </div>
  );
});

export const slotId = (code: string): string => `card-${code}`;

function position(place: Placement): CSSProperties {
  const { column, row, right, down, downAll, depth } = place;
  return {
    '--column': column,
    '--row': row,
    '--right': right,
    '--down': down,
    '--down-all': downAll,
    '--depth': depth,
  } as CSSProperties;
}

/** The part of a card that can be dragged; only movable cards have one. */
function Grip({ id, lift }: { readonly id: string; readonly lift: Lift }) {
  const { setNodeRef, listeners } = useDraggable({ id, data: lift });
  return <span className="grip" ref={setNodeRef} {...listeners} />;
}
