import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Card } from '../../engine/card';
import type { TableView } from '../../engine/view';
import { lazyPart } from '../parts/lazyPart';
import { placeCards } from '../parts/placement';
import { PlacedCard } from './cards/Cards';
import { Pile } from './cards/Pile';
import { showPicture } from './motion/arrival';
import { feltStyle } from './Table';

const Riffle = lazyPart(() => import('./Riffle'));

interface StillTableProps {
  readonly view: TableView;
  /** Whether the deck is riffled, while its deal is searched for. */
  readonly riffles?: boolean;
}

/** A table to be looked at, hidden from assistive technology. If it gives way to the real one, its cards fly there. */
export const StillTable = memo(function StillTable({ view, riffles }: StillTableProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (root.current ? showPicture(root.current) : undefined), []);
  return (
    <div ref={root} className="table" inert aria-hidden>
      <Felt view={view}>{riffles && <Riffle view={view} />}</Felt>
    </div>
  );
});

interface FeltProps {
  readonly view: TableView;
  readonly highlighted?: ReadonlySet<Card>;
  /** What lies on the felt besides. */
  readonly children?: ReactNode;
}

/** The piles and cards of a table that is not played on. */
export const Felt = ({ view, highlighted, children }: FeltProps) => (
  <div className="felt" style={feltStyle(view)}>
    {view.piles.map((pile) => (
      <Pile key={pile.id} pile={pile} mark={undefined} won={false} />
    ))}
    {placeCards(view)
      .filter(({ culled }) => !culled)
      .map((place) => (
        <PlacedCard
          key={place.card}
          place={place}
          faceUp={place.faceUp}
          highlighted={highlighted?.has(place.card) ?? false}
        />
      ))}
    {children}
  </div>
);
