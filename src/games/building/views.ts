import type { Card } from '../../engine/card';
import type { CardView, PileView } from '../../engine/view';
import { cardCount } from '../../engine/words';
import type { Column } from './column';
import { foundationInWords } from './words';

/** Cards whose lowest `hidden` ones lie face down and whose topmost `movable` ones can be lifted. */
export const cardViews = (
  cards: readonly Card[],
  hidden: number,
  movable: number,
): readonly CardView[] =>
  cards.map((card, at) => ({
    card,
    faceUp: at >= hidden,
    liftable: at >= cards.length - movable,
  }));

/**
 * A foundation, whose topmost `movable` cards can be lifted: one, or none. The player fills a `foundation`; a `stack` fills by
 * itself.
 */
export function foundationView(
  cards: readonly Card[],
  i: number,
  column: number,
  placeholder: string,
  movable: number,
  kind: 'foundation' | 'stack' = 'foundation',
): PileView {
  const name = `Foundation ${i + 1}`;
  return {
    id: `foundation-${i + 1}`,
    kind,
    name,
    label: `${name}, ${foundationInWords(cards)}`,
    column,
    row: 0,
    placeholder,
    cards: cardViews(cards, 0, movable),
  };
}

/** A column whose topmost `movable` cards can be lifted. */
export function columnView(
  { cards, hidden }: Column,
  i: number,
  column: number,
  movable: number,
  placeholder: string,
): PileView {
  const name = `Column ${i + 1}`;
  return {
    id: `tableau-${i + 1}`,
    kind: 'tableau',
    name,
    label: `${name}, ${cards.length === 0 ? 'empty' : cardCount(cards.length)}`,
    column,
    row: 1,
    placeholder,
    cards: cardViews(cards, hidden, movable),
  };
}
