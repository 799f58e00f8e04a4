import { type Card, rankName, rankOf, SUITS, suitOf } from '../../engine/card';
import { memoize } from '../../engine/memoize';
import { formatPileId } from '../../engine/pile';
import { type PileView, pileView } from '../../engine/view';
import type { Column } from './column';
import { foundationInWords } from './words';

/** The distance, in columns, of free cells and of foundations that fill a row together: it leaves a gap between the two. */
export const CLOSE = 0.965;

/**
 * A foundation, whose topmost `movable` cards (one or none) can be lifted. The player fills a `foundation`; a `stack` fills
 * by itself.
 */
export const foundationView = (
  cards: readonly Card[],
  i: number,
  column: number,
  placeholder: string,
  movable: number,
  kind: 'foundation' | 'stack' = 'foundation',
): PileView =>
  pileView({
    id: formatPileId({ kind: 'foundation', index: i + 1 }),
    kind,
    name: `Foundation ${i + 1}`,
    shows: foundationInWords(cards),
    column,
    row: 0,
    placeholder,
    cards,
    liftable: movable,
  });

/** A column whose topmost `movable` cards can be lifted. */
export const columnView = (
  { cards, hidden }: Column,
  i: number,
  column: number,
  movable: number,
  placeholder: string,
): PileView =>
  pileView({
    id: formatPileId({ kind: 'tableau', index: i + 1 }),
    kind: 'tableau',
    name: `Column ${i + 1}`,
    column,
    row: 1,
    placeholder,
    cards,
    hidden,
    liftable: movable,
  });

/** Makes the views of a waste, whose top card can be picked up if it is `liftable`. */
export const wasteViewAt = (
  place: Pick<PileView, 'column' | 'row' | 'portrait'> & Partial<Pick<PileView, 'name'>>,
  liftable: boolean,
) =>
  memoize(
    (waste: readonly Card[]): PileView =>
      pileView({
        id: 'waste',
        kind: 'waste',
        name: 'Waste',
        shows: wasteInWords(waste),
        ...place,
        cards: waste,
        liftable: liftable ? 1 : 0,
      }),
  );

/** `7 of clubs on top`, `empty`. */
function wasteInWords(waste: readonly Card[]): string {
  const top = waste.at(-1);
  return top === undefined
    ? 'empty'
    : `${rankName(rankOf(top))} of ${SUITS[suitOf(top)].toLowerCase()} on top`;
}
