import { type PointerEvent, useState } from 'react';
import type { Card } from '../../engine/card';
import { cardOfElement } from './cards/PlacedCard';

/** The cards that go with the one under the mouse, and the handlers that find it. */
export function usePartners(partnersOf: ((card: Card) => readonly Card[] | undefined) | undefined) {
  const [card, setCard] = useState<Card>();
  if (!partnersOf) return { partners: undefined };
  return {
    partners: card === undefined ? undefined : partnersOf(card),
    // A finger’s tap selects the card; a highlight that stays after it would be taken for a hint.
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setCard(cardOf(target));
    },
    onPointerLeave: () => setCard(undefined),
  };
}

/** The card that can be selected at an element of the table. */
const cardOf = (target: EventTarget): Card | undefined =>
  cardOfElement((target as Element).closest<HTMLElement>('.card:not([aria-disabled])'));
