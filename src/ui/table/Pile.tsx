import { useDroppable } from '@dnd-kit/core';
import { memo } from 'react';
import { cardCode } from '../../engine/card';
import { isButtonPile, type PileId, type PileView } from '../../engine/view';
import { reachOf, visibleCards } from '../parts/placement';
import { pileStyle } from './geometry';
import { cardElementId } from './PlacedCard';

interface PileProps {
  readonly pile: PileView;
  /** Pointed at by a key or a hint. */
  readonly marked: boolean;
}

/** A pile's place on the felt: its outline, its name and the order of its cards for screen readers. */
export const Pile = memo(function Pile({ pile, marked }: PileProps) {
  const { id, kind, label, placeholder, cards } = pile;
  const pressed = isButtonPile(pile);
  const owned = pressed ? [] : visibleCards(pile).map(({ card }) => cardElementId(cardCode(card)));
  const control = pressed || cards.length === 0;
  // The place of a pressed pile comes above its cards while it has the keyboard's focus: no sign then.
  const sign = pressed && cards.length > 0 ? undefined : placeholder;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the cards of the list lie in a layer of their own
    <div
      className="pile"
      role="list"
      aria-label={label}
      aria-owns={owned.length > 0 ? owned.join(' ') : undefined}
      data-pile={id}
      data-kind={kind}
      data-marked={marked || pile.next || undefined}
      style={pileStyle(pile, reachOf(pile))}
    >
      <span
        className="place"
        role={control ? 'listitem' : undefined}
        aria-hidden={control ? undefined : true}
      >
        <button
          type="button"
          className={pressed ? 'pile-base pile-button' : 'pile-base'}
          tabIndex={-1}
          aria-label={label}
          data-stop={control ? id : undefined}
          data-press={pressed ? id : undefined}
          data-long={placeholder.length > 2 || undefined}
        >
          {sign}
        </button>
      </span>
      {pile.badge && (
        <span className="badge" aria-hidden="true">
          {pile.badge}
        </span>
      )}
      <DropMark id={id} />
    </div>
  );
});

/** Shows that the pile would take the cards in the hand. */
const DropMark = memo(function DropMark({ id }: { readonly id: PileId }) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return <span className="mark" ref={setNodeRef} data-over={isOver || undefined} />;
});
