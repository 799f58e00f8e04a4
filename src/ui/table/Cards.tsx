import { memo, useLayoutEffect } from 'react';
import type { Card } from '../../engine/card';
import type { TableView } from '../../engine/view';
import type { FaceStyle } from './CardFace';
import { CardSlot } from './PlacedCard';
import { useDealing } from './useDealing';

interface CardsProps {
  readonly view: TableView;
  /** Changes with every deal put on the table. */
  readonly deals: number;
  readonly deck: FaceStyle;
  /** Lifted by a key. */
  readonly raised: readonly Card[];
  /** The picked cards, where cards are picked. */
  readonly picked: readonly Card[] | undefined;
  readonly hinted: readonly Card[];
  /** Told when the cards begin to be dealt, and when they all lie. */
  readonly onDealing: (dealing: boolean) => void;
}

/** Every card of the table, in one flat layer. */
export const Cards = memo(function Cards(props: CardsProps) {
  const { view, deals, deck, raised, picked, hinted, onDealing } = props;
  const { placements, dealing } = useDealing(view, deals);
  useLayoutEffect(() => onDealing(dealing), [onDealing, dealing]);
  return placements.map((place) => (
    <CardSlot
      key={place.card}
      place={place}
      deck={deck}
      raised={raised.includes(place.card)}
      picked={picked?.includes(place.card)}
      hinted={hinted.includes(place.card)}
    />
  ));
});
