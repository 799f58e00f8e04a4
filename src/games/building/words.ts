import {
  ACE,
  type Card,
  cardName,
  colourOf,
  KING,
  makeCard,
  rankName,
  rankOf,
  SUITS,
  suitOf,
} from '../../engine/card';
import { cardCount, listed, plural } from '../../engine/words';

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

/** `a red 9`, or for a king `an empty column`: what a card needs in columns of alternating colours. */
export const neededOnTableau = (card: Card): string =>
  rankOf(card) === KING
    ? 'an empty column'
    : `a ${colourOf(card) === 'red' ? 'black' : 'red'} ${rankName(rankOf(card) + 1)}`;

/** `the 8 of Clubs`, or `an empty foundation` for an ace: what a card needs on a foundation. */
export const neededOnFoundation = (card: Card): string =>
  rankOf(card) === ACE
    ? 'an empty foundation'
    : `the ${cardName(makeCard(suitOf(card), rankOf(card) - 1))}`;

/**
 * What a card needs on a pile of this kind, called `target`, and what it finds there; `neededBy` says what it needs in a
 * column.
 */
export function explainMisfit(
  kind: string,
  target: string,
  card: Card,
  top: Card | undefined,
  neededBy: (card: Card) => string,
): string {
  const name = cardName(card);
  if (kind === 'foundation') {
    const found = top === undefined ? 'is empty' : `has ${foundationInWords([top])}`;
    return `${name} needs ${neededOnFoundation(card)}; ${target} ${found}.`;
  }
  if (top === undefined || rankOf(card) === KING) return 'Kings go on empty columns.';
  return `${name} needs ${neededBy(card)}; ${target} ends in the ${cardName(top)}.`;
}

/** Why a tap on a card moves nothing: every place that it could go to. */
export function explainNowhere(head: Card, needed: readonly string[]): string {
  const places = needed.length === 2 ? needed.join(', or ') : listed(needed, 'or');
  return `${cardName(head)} needs ${places}.`;
}

/** Why a tap moves nothing that lies in order already. */
export const explainInPlace = (head: Card, below: Card): string =>
  `${cardName(head)} already lies on the ${cardName(below)}: there is no other place for it.`;

/** `2 redeals left`, `no redeals left` */
export const redealsInWords = (left: number): string =>
  `${left === 0 ? 'no redeals' : plural(left, 'redeal')} left`;

// What several games answer to moves and gestures.

export const GAME_WON = 'You have won this game.';
export const NO_SUCH_PILE = 'There is no such pile.';
export const ONLY_STOCK_PRESSED = 'Only the stock can be pressed.';
export const NO_SELECTING = 'You can’t select cards in this game.';
/** Refuses a line such as `s 1`. */
export const NO_OPERANDS = '“s” takes no arguments.';
