import { memo, useLayoutEffect } from 'react';
import type { Card } from '../../engine/card';
import type { TableView } from '../../engine/view';
import type { FaceStyle } from './CardFace';
import { PlacedCard } from './PlacedCard';
import { useDealing } from './useDealing';

interface CardsProps {
  readonly view: TableView;
  /** Changes with every deal put on the table. */
  readonly dealCount: number;
  readonly deck: FaceStyle;
  /** Lifted by a key. */
  readonly raised: readonly Card[];
  /** The picked cards, where cards are picked. */
  readonly selection: readonly Card[] | undefined;
  readonly highlighted: readonly Card[];
  /** Told when the cards begin to be dealt, and when they all lie. */
  readonly onDealing: (dealing: boolean) => void;
}

/** Every card of the table, in one flat layer. */
export const Cards = memo(function Cards(props: CardsProps) {
  const { view, dealCount, deck, raised, selection, highlighted, onDealing } = props;
  const { placements, dealing } = useDealing(view, dealCount);
  useLayoutEffect(() => onDealing(dealing), [onDealing, dealing]);
  return placements.map((place) => (
    <PlacedCard
      key={place.card}
      place={place}
      deck={deck}
      raised={raised.includes(place.card)}
      selected={selection?.includes(place.card)}
      highlighted={highlighted.includes(place.card)}
    />
  ));
});
