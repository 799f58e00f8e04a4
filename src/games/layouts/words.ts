import { plural, select, t } from '@lingui/core/macro';
import { type Card, cardName, rankName, rankOf, suitKey, suitOf } from '../../engine/card';
import { type Pile, pileInWords } from '../../engine/pile';
import type { Setup } from './layout';

/** True for the pile of a reserve that has no other, and so no number. */
const isOnlyReserve = ({ reserve }: Setup, { kind }: Pile): boolean =>
  kind === 'reserve' && reserve.length === 1;

/** `column 4`, `the waste`, `the reserve`; the piles of a reserve have numbers if there are several. */
export const pileNamed = (setup: Setup, pile: Pile): string =>
  isOnlyReserve(setup, pile) ? t`the reserve` : pileInWords(pile);

/** `Column 4 is empty.` */
export function pileIsEmpty(setup: Setup, pile: Pile): string {
  const kind = isOnlyReserve(setup, pile) ? 'onlyReserve' : pile.kind;
  const { index } = pile;
  return t`${select(kind, {
    waste: 'The waste is empty.',
    foundation: `Foundation ${index} is empty.`,
    cell: `Free cell ${index} is empty.`,
    reserve: `Reserve pile ${index} is empty.`,
    onlyReserve: 'The reserve is empty.',
    other: `Column ${index} is empty.`,
  })}`;
}

/** `hearts up to 5`, `empty`. */
export function foundationInWords(foundation: readonly Card[]): string {
  const top = foundation.at(-1);
  if (top === undefined) return t`empty`;
  const suit = suitKey(suitOf(top));
  const rank = rankName(rankOf(top));
  return t({
    message: `${select(suit, { H: `hearts up to ${rank}`, D: `diamonds up to ${rank}`, C: `clubs up to ${rank}`, other: `spades up to ${rank}` })}`,
    comment: 'the cards of a foundation: “Foundation 2, hearts up to 5”',
  });
}

/** `Queen of Hearts and 1 more card`: the cards from a card up, `count` of them. */
export function cardsInWords(head: Card, count: number): string {
  const card = cardName(head);
  const more = count - 1;
  return t`${plural(more, { 0: card, one: `${card} and # more card`, other: `${card} and # more cards` })}`;
}

/** What a hint calls the cards of a move: `Queen of Hearts and Jack of Clubs`, `Queen of Hearts and 2 cards on it`. */
export function namedCards(cards: readonly Card[]): string {
  const [first = '', second] = cards.slice(0, 2).map(cardName);
  if (second === undefined) return first;
  const others = cards.length - 1;
  return others === 1
    ? t`${first} and ${second}`
    : t`${plural(others, { one: `${first} and # card on it`, other: `${first} and # cards on it` })}`;
}

/** What a press on the stock does. */
export const stockAction = ({ stock }: Setup): string =>
  stock === 'rows'
    ? t({ message: 'deal a card to each column', comment: 'what to do, after “Hint:”' })
    : t({ message: 'draw from the stock', comment: 'what to do, after “Hint:”' });

/** Refuses to take a card from a foundation. */
export const staysThere = (): string => t`A card on a foundation stays there.`;
