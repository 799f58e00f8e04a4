import type { Card } from '../../engine/card';
import type { PileView } from '../../engine/view';
import { cardCount } from '../../engine/words';
import { foundationInWords } from './words';

/** A foundation, whose cards stay there unless its top card can be lifted. */
export function foundationView(
  cards: readonly Card[],
  i: number,
  column: number,
  placeholder: string,
  isTopLiftable: boolean,
): PileView {
  const name = `Foundation ${i + 1}`;
  return {
    id: `foundation-${i + 1}`,
    kind: 'foundation',
    name,
    label: `${name}, ${foundationInWords(cards)}`,
    column,
    row: 0,
    placeholder,
    cards: cards.map((card, at) => ({
      card,
      faceUp: true,
      liftable: isTopLiftable && at === cards.length - 1,
    })),
  };
}

/** A column whose lowest `hidden` cards lie face down and whose topmost `movable` ones can be lifted. */
export function columnView(
  cards: readonly Card[],
  i: number,
  column: number,
  { hidden, movable }: { readonly hidden: number; readonly movable: number },
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
    cards: cards.map((card, at) => ({
      card,
      faceUp: at >= hidden,
      liftable: at >= cards.length - movable,
    })),
  };
}
