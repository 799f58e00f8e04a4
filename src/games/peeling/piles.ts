import type { Card } from '../../engine/card';
import { memoize } from '../../engine/memoize';
import { formatPileId, type Pile, parsePileId, pileTitle, STOCK } from '../../engine/pile';
import { type PileId, type PileView, pileView } from '../../engine/view';
import { type CardsByPlace, cardAt, isUncovered, type Overlap } from './overlap';

/** Makes the views of a stock of face-down cards. */
export const stockViewAt = (place: Pick<PileView, 'column' | 'row' | 'portrait'>) =>
  memoize(
    (stock: readonly Card[]): PileView =>
      pileView({
        id: 'stock',
        kind: 'stock',
        name: pileTitle(STOCK),
        ...place,
        ...(stock.length > 0 && { badge: String(stock.length) }),
        cards: stock,
        hidden: stock.length,
      }),
  );

/** A place as a pile. */
export const placePile = (place: number): Pile => ({ kind: 'place', index: place });

/** The place that an id names; undefined for any other pile. */
export function placeOf(id: PileId): number | undefined {
  const pile = parsePileId(id);
  return pile?.kind === 'place' ? pile.index : undefined;
}

/** Where overlapping cards lie on the table, and how far their rows are apart, in cards. */
interface TablePlace {
  readonly column: number;
  readonly row: number;
  readonly rowStep: number;
  /** How far their columns are apart; 1 if left out. */
  readonly columnStep?: number;
}

/** Makes the views of overlapping places. Covered cards lie face up, or face down until they are uncovered. */
export function placeViewsAt(
  overlap: Overlap,
  landscape: TablePlace,
  portrait: TablePlace,
  coveredCards: 'face up' | 'face down',
): (places: CardsByPlace) => readonly PileView[] {
  const emptySpots = (): readonly PileView[] =>
    overlap.map(({ column, row }, i) =>
      pileView({
        id: formatPileId(placePile(i + 1)),
        kind: 'spot',
        name: pileTitle(placePile(i + 1)),
        ...spotAt(landscape, column, row),
        portrait: spotAt(portrait, column, row),
        layer: row,
        cards: [],
      }),
    );
  let empty: readonly PileView[] | undefined;
  /** For each place, the views of its cards: open ones and blocked ones. */
  const open = overlap.map(() => new Map<Card, PileView>());
  const blocked = overlap.map(() => new Map<Card, PileView>());

  return (places) => {
    empty ??= emptySpots();
    return empty.map((spot, i) => {
      const card = cardAt(places, i + 1);
      if (card === undefined) return spot;
      const isOpen = isUncovered(overlap, places, i + 1);
      const views = (isOpen ? open : blocked)[i];
      const known = views?.get(card);
      if (known) return known;
      const faceUp = isOpen || coveredCards === 'face up';
      const cards = [{ card, faceUp, liftable: isOpen, ...(isOpen ? {} : { blocked: true }) }];
      const view: PileView = { ...spot, label: spot.name, cards };
      views?.set(card, view);
      return view;
    });
  };
}

const spotAt = (
  { column, row, rowStep, columnStep = 1 }: TablePlace,
  across: number,
  down: number,
) => ({ column: column + columnStep * across, row: row + rowStep * down });
