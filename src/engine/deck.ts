import { CARDS_IN_DECK, type Card, cardCode, cardName, parseCard } from './card';
import { type DealId, isHandDealt, parseDealNumber } from './dealId';
import { pythonShuffle } from './pythonRandom';
import { err, ok, type Result } from './result';

/**
 * Cards to deal from, bottom first, and how many of them are left. Dealing takes from the end and keeps the
 * list as it is, so the top of the deck is the last undealt card. Source: Elevens Lab, Activity 2.
 */
export interface Deck<T> {
  readonly cards: readonly T[];
  readonly undealt: number;
}

/** Why a deck cannot be dealt from or shuffled. */
type DeckError = 'empty deck' | 'already dealt from';

/** The 52 cards in increasing order. */
export const FULL_DECK: readonly Card[] = Array.from(
  { length: CARDS_IN_DECK },
  (_, n) => n as Card,
);

/** A deck of these cards, none of them dealt yet. */
export const deckOf = <T>(cards: readonly T[]): Deck<T> => ({ cards, undealt: cards.length });

/** The top card and the deck without it, or an error if none is left. Source: stack assignment, class Deck. */
export function dealCard<T>(deck: Deck<T>): Result<{ card: T; deck: Deck<T> }, DeckError> {
  if (deck.undealt === 0) return err('empty deck');
  const undealt = deck.undealt - 1;
  return ok({ card: deck.cards[undealt] as T, deck: { cards: deck.cards, undealt } });
}

/** Up to `count` cards in the order they are dealt, fewer if the deck runs out, and the rest of the deck. */
export function dealCards<T>(deck: Deck<T>, count: number): { dealt: readonly T[]; deck: Deck<T> } {
  const dealt: T[] = [];
  let rest = deck;
  while (dealt.length < count) {
    const next = dealCard(rest);
    if (!next.ok) break;
    dealt.push(next.value.card);
    rest = next.value.deck;
  }
  return { dealt, deck: rest };
}

/** The cards not dealt yet, bottom first. */
export const undealtCards = <T>(deck: Deck<T>): readonly T[] => deck.cards.slice(0, deck.undealt);

/** The shuffled deck, or an error if a card has been dealt from it. Source: stack assignment, class Deck. */
export const shuffleDeck = <T>(
  deck: Deck<T>,
  shuffle: (cards: readonly T[]) => readonly T[],
): Result<Deck<T>, DeckError> =>
  deck.undealt < deck.cards.length ? err('already dealt from') : ok(deckOf(shuffle(deck.cards)));

/** A deck of these cards, shuffled as Python shuffles them with a deal number as its seed. */
export function shuffledDeck<T>(cards: readonly T[], number: DealId): Deck<T> {
  const shuffled = shuffleDeck(deckOf(cards), (all) => pythonShuffle(all, number));
  if (!shuffled.ok) throw new Error(shuffled.error);
  return shuffled.value;
}

/** The deck of a deal: `byHand` if given, else the cards that the id spells out or the shuffle of its number. */
export function deckOfDeal(deal: DealId, byHand?: readonly Card[]): Deck<Card> {
  if (byHand) return deckOf(byHand);
  if (!isHandDealt(deal)) return shuffledDeck(FULL_DECK, deal);
  const cards = parseCards(deal.replace(/../g, '$& '));
  return deckOf(cards.ok ? cards.value : FULL_DECK);
}

/** Card codes with spaces between them, bottom of the deck first. */
export const formatCards = (cards: readonly Card[]): string => cards.map(cardCode).join(' ');

/** The cards of codes separated by spaces or commas, or an error that names the first wrong code. */
export function parseCards(text: string): Result<readonly Card[], string> {
  const cards: Card[] = [];
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const card = parseCard(word);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return ok(cards);
}

/** A deal as a person or an address names it: an integer, or 52 codes with or without separators. */
export function parseDealId(text: string): Result<DealId, string> {
  const codes = text.trim().toUpperCase().replaceAll('10', 'T');
  // Matched one by one: an expression for all the codes overflows its stack on a long text.
  const words = codes.match(/[A2-9TJQK][HDCS][\s,]*/g) ?? [];
  if (words.length < 2 || words.join('') !== codes) return parseDealNumber(text);
  // Of more cards than a deck has, two of the first 53 are the same.
  const deck = parseDeck(words.slice(0, CARDS_IN_DECK + 1).join(' '));
  return deck.ok ? ok(deck.value.map(cardCode).join('')) : deck;
}

/** All 52 cards from their codes, top card last; the error names a card that is missing or in the deck twice. */
export function parseDeck(text: string): Result<readonly Card[], string> {
  const cards = parseCards(text);
  if (!cards.ok) return cards;
  const twice = cards.value.find((card, i) => cards.value.indexOf(card) < i);
  if (twice !== undefined) return err(`The ${cardName(twice)} is in the deck twice.`);
  const missing = FULL_DECK.filter((card) => !cards.value.includes(card));
  if (missing.length === 0) return cards;
  const others = missing.length > 1 ? ` and ${missing.length - 1} more are` : ' is';
  return err(`The ${cardName(missing[0] as Card)}${others} missing from the deck.`);
}
