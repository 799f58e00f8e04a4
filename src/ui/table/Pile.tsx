import { useDroppable } from '@dnd-kit/core';
import { type CSSProperties, memo } from 'react';
import { cardCode } from '../../engine/card';
import type { PileId, PileView } from '../../engine/view';
import { slotId } from './CardSlot';

/** A pile's place on the felt: its outline, its name and the order of its cards for screen readers. */
export const Pile = memo(function Pile({ pile }: { readonly pile: PileView }) {
  const { id, kind, name, label, takes, column, row, cards } = pile;
  const pressed = kind === 'stock';
  const owned = pressed ? [] : cards.map(({ card }) => slotId(cardCode(card)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the cards of the list lie in a layer of their own
    <div
      className="pile"
      role="list"
      aria-label={pressed ? name : label}
      aria-owns={owned.length > 0 ? owned.join(' ') : undefined}
      data-pile={id}
      data-kind={kind}
      style={{ '--column': column, '--row': row } as CSSProperties}
    >
      {pressed ? (
        // biome-ignore lint/a11y/useSemanticElements: an item of the list above
        <span role="listitem">
          <button type="button" className="press" aria-label={label} data-press={id}>
            {takes}
          </button>
        </span>
      ) : (
        <span className="takes" aria-hidden="true">
          {takes}
        </span>
      )}
      <DropMark id={id} />
    </div>
  );
});

/** Shows that the pile would take the cards in the hand. */
function DropMark({ id }: { readonly id: PileId }) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return <span className="mark" ref={setNodeRef} data-over={isOver || undefined} />;
}
