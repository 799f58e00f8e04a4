import { plural, t } from '@lingui/core/macro';
import { CARDS_IN_DECK, type Card, cardName, copyOf, faceOf } from '../../engine/card';
import { MAX_DECKS } from '../../engine/deck';
import type { CardView, PileView, TableView } from '../../engine/view';
import type { PositionCard, PositionPile } from '../../games/positions';
import { type PositionDraft, pileAt } from './draft';
import type { Place, SetUpTable } from './setUpTable';

// A position that is being set up, as the table draws it, and in words.

/** Cards of the view that nobody has seen, which have no face; each needs a number of its own, which another pile does not change. */
const UNKNOWN = CARDS_IN_DECK * MAX_DECKS;

/** The table with its cards, all of which can be seen; those that lie face down are drawn darker, unknown ones from behind. */
export function viewOf({ empty, places }: SetUpTable, draft: PositionDraft): TableView {
  const seen = new Map<Card, number>();
  const cardView = (
    { card, isFaceDown = false }: PositionCard,
    depth: number,
    place: number,
  ): CardView => {
    if (card === undefined) {
      const number = UNKNOWN + place + depth * places.length;
      return { card: number as Card, faceUp: false, liftable: true };
    }
    const face = faceOf(card);
    const copy = seen.get(face) ?? 0;
    seen.set(face, copy + 1);
    return { card: copyOf(face, copy), faceUp: true, liftable: true, blocked: isFaceDown };
  };
  return {
    ...empty,
    piles: places.map(({ id, view, kind }, place): PileView => {
      const pile = pileAt(draft, id);
      const hides = view.kind === 'stack' || view.kind === 'waste' || kind === 'stock';
      return {
        ...view,
        cards: pile.map((card, depth) => cardView(card, depth, place)),
        ...(hides && pile.length > 0 && { badge: String(pile.length) }),
      };
    }),
  };
}

/** `7 of Hearts`; `unknown` for a card that nobody has seen. */
export const cardInWords = ({ card }: PositionCard): string =>
  card === undefined
    ? t({ message: 'unknown', comment: 'in place of a card’s name' })
    : cardName(card);

/** `Column 3, 4 cards, top 7 of Hearts`: a place and its cards. */
export function placeInWords(
  { view: { name }, kind, isSingle }: Place,
  pile: PositionPile,
): string {
  const top = pile.at(-1);
  if (!top) return t`${name}, empty`;
  const card = cardInWords(top);
  if (isSingle) return t`${name}, ${card}`;
  const count = pile.length;
  const cards = plural(count, { one: '# card', other: '# cards' });
  return kind === 'stock' ? t`${name}, ${cards}, next ${card}` : t`${name}, ${cards}, top ${card}`;
}
