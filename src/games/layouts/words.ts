import { type Card, cardName, rankName, rankOf, SUITS, suitOf } from '../../engine/card';
import { type Pile, pileInWords } from '../../engine/pile';
import { cardCount, plural } from '../../engine/words';
import type { Setup } from './layout';

/** `column 4`, `the waste`, `the reserve`; the piles of a reserve have numbers if there are several. */
export const pileNamed = ({ reserve }: Setup, pile: Pile): string =>
  pile.kind === 'reserve' && reserve.length === 1 ? 'the reserve' : pileInWords(pile);

/** `hearts up to 5`, `empty`. */
export function foundationInWords(foundation: readonly Card[]): string {
  const top = foundation.at(-1);
  if (top === undefined) return 'empty';
  return `${SUITS[suitOf(top)].toLowerCase()} up to ${rankName(rankOf(top))}`;
}

/** `Queen of Hearts and 1 more card`: the cards from a card up, `count` of them. */
export const cardsInWords = (head: Card, count: number): string =>
  count === 1 ? cardName(head) : `${cardName(head)} and ${plural(count - 1, 'more card')}`;

/** What a hint calls the cards of a move: `Queen of Hearts and Jack of Clubs`, `Queen of Hearts and 2 cards on it`. */
export const namedCards = (cards: readonly Card[]): string =>
  cards.length <= 2
    ? cards.map(cardName).join(' and ')
    : `${cards.slice(0, 1).map(cardName)} and ${cardCount(cards.length - 1)} on it`;

/** What a press on the stock does. */
export const stockAction = ({ stock }: Setup): string =>
  stock === 'rows' ? 'deal a card to each column' : 'draw from the stock';
