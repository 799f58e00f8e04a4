import { CARDS_IN_DECK, type Card, cardCode, cardName, parseCard } from './card';
import { type DealId, isHandDealt, parseDealNumber } from './dealId';
import { pythonShuffle } from './pythonRandom';
import { err, ok, type Result } from './result';

/**
 * Cards to deal from, bottom first, and how many are not dealt yet. Dealing takes from the end and
 * leaves the list as it is (seed 002, Activity 2, Algorithm 2), so the top of a deck is its last card.
 */
export interface Deck<T> {
  readonly cards: readonly T[];
  readonly undealt: number;
}

/** A card as the Elevens lab describes it (seed 002, Activity 1). */
export interface PointCard {
  readonly rank: string;
  readonly suit: string;
  readonly pointValue: number;
}

export type DeckError = 'empty deck' | 'already dealt from';

/** The 52 cards in increasing order. */
export const FULL_DECK: readonly Card[] = Array.from(
  { length: CARDS_IN_DECK },
  (_, n) => n as Card,
);

export const deckOf = <T>(cards: readonly T[]): Deck<T> => ({ cards, undealt: cards.length });

/**
 * Every rank of every suit, ranks within suits in the given order; `pointValues[i]` belongs to
 * `ranks[i]` and is 0 where it is missing. Source: seed 002, Activity 2.
 */
export const buildDeck = (
  ranks: readonly string[],
  suits: readonly string[],
  pointValues: readonly number[],
): Deck<PointCard> =>
  deckOf(
    suits.flatMap((suit) =>
      ranks.map((rank, i) => ({ rank, suit, pointValue: pointValues[i] ?? 0 })),
    ),
  );

/** `ace of hearts (point value = 1)`. Source: seed 002, Activity 1. */
export const describeCard = ({ rank, suit, pointValue }: PointCard): string =>
  `${rank} of ${suit} (point value = ${pointValue})`;

/** The top card and the deck without it; an error when none is left (seed 000, class Deck). */
export function dealCard<T>(deck: Deck<T>): Result<{ card: T; deck: Deck<T> }, DeckError> {
  if (deck.undealt === 0) return err('empty deck');
  const undealt = deck.undealt - 1;
  return ok({ card: deck.cards[undealt] as T, deck: { cards: deck.cards, undealt } });
}

/** The top cards in the order they are dealt, as many as there are up to `count`, and the rest. */
export function dealCards<T>(deck: Deck<T>, count: number): { dealt: readonly T[]; deck: Deck<T> } {
  const undealt = Math.max(0, deck.undealt - count);
  const dealt = deck.cards.slice(undealt, deck.undealt).reverse();
  return { dealt, deck: { cards: deck.cards, undealt } };
}

/** The cards not dealt yet, bottom first. */
export const undealtCards = <T>(deck: Deck<T>): readonly T[] => deck.cards.slice(0, deck.undealt);

/** A shuffled deck; an error once a card has been dealt (seed 000, class Deck). */
export const shuffleDeck = <T>(
  deck: Deck<T>,
  shuffle: (cards: readonly T[]) => readonly T[],
): Result<Deck<T>, DeckError> =>
  deck.undealt < deck.cards.length ? err('already dealt from') : ok(deckOf(shuffle(deck.cards)));

/** Card codes between spaces, bottom of the deck first. */
export const formatCards = (cards: readonly Card[]): string => cards.map(cardCode).join(' ');

/** Cards from codes between spaces or commas. */
export function parseCards(text: string): Result<readonly Card[], string> {
  const cards: Card[] = [];
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const card = parseCard(word);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return ok(cards);
}

/** The deck of a deal: the number's, as Python shuffles it, or the one that was dealt by hand. */
export function deckOfDeal(deal: DealId): readonly Card[] {
  if (!isHandDealt(deal)) return pythonShuffle(FULL_DECK, deal);
  const cards = parseCards(deal.replace(/../g, '$& '));
  return cards.ok ? cards.value : FULL_DECK;
}

/** A deal as a person or an address names it: an integer, or 52 codes with or without anything between them. */
export function parseDealId(text: string): Result<DealId, string> {
  const codes = text.trim().toUpperCase().replaceAll('10', 'T');
  if (!/^([A2-9TJQK][HDCS][\s,]*){2,}$/.test(codes)) return parseDealNumber(text);
  const deck = parseDeck(codes.replace(/[A-Z2-9][HDCS]/g, '$& '));
  return deck.ok ? ok(deck.value.map(cardCode).join('')) : deck;
}

/** A whole deck from 52 codes, the last one on top; an error names the card that is missing or twice. */
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
