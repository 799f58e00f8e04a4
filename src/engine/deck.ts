import {
  CARDS_IN_DECK,
  type Card,
  cardCode,
  cardName,
  copyOf,
  deckIndexOf,
  faceCode,
  faceOf,
  parseCard,
  parseFace,
} from './card';
import { type DealId, isHandDealt, parseDealNumber } from './dealId';
import { isMicrosoftDeal, microsoftDeck, parseMicrosoftDeal } from './microsoftDeal';
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

/** The most decks that a game may use: a card’s code has one digit for its deck. */
export const MAX_DECKS = 9;

/** All cards of this many decks, in increasing order. */
export const fullDecks = (decks: number): readonly Card[] =>
  Array.from({ length: decks * CARDS_IN_DECK }, (_, n) => n as Card);

/** The 52 cards in increasing order. */
export const FULL_DECK: readonly Card[] = fullDecks(1);

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

/**
 * The cards of a deal, of this many decks: `byHand` if given, else those that the id spells out or the shuffle of its
 * number. Throws if the id is not one that `parseDealId` gives for so many decks.
 */
export function deckOfDeal(deal: DealId, byHand?: readonly Card[], decks = 1): Deck<Card> {
  if (byHand) return deckOf(byHand);
  if (isMicrosoftDeal(deal)) return deckOf(microsoftDeck(deal));
  if (!isHandDealt(deal)) return shuffledDeck(fullDecks(decks), deal);
  const cards = parseDeck(deal.replace(/../g, '$& '), decks);
  if (!cards.ok) throw new Error(cards.error);
  return deckOf(cards.value);
}

/** Card codes with spaces between them, bottom of the deck first. */
export const formatCards = (cards: readonly Card[]): string => cards.map(cardCode).join(' ');

/** The cards of codes separated by spaces or commas, or an error that names the first wrong code. */
export const parseCards = (text: string): Result<readonly Card[], string> =>
  parseCodes(text, parseCard);

function parseCodes(
  text: string,
  parse: (code: string) => Result<Card, string>,
): Result<readonly Card[], string> {
  const cards: Card[] = [];
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const card = parse(word);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return ok(cards);
}

/** Which deals a game has; a `Game` says so itself. */
export interface DealKinds {
  /** How many decks it uses; 1 if left out. */
  readonly decks?: number | 'any';
  /** True for a game that is dealt by Microsoft’s numbers, too. */
  readonly microsoftDeals?: boolean;
}

/** The kinds of any game, for a game whose rules are not loaded yet. */
export const ANY_DEALS: DealKinds = { decks: 'any', microsoftDeals: true };

/**
 * A deal of a game as a person or an address names it: an integer, 52 codes for each deck, with or without separators, or
 * Microsoft’s number, such as `ms617`.
 */
export function parseDealId(
  text: string,
  { decks = 1, microsoftDeals = false }: DealKinds = {},
): Result<DealId, string> {
  const byMicrosoft = parseMicrosoftDeal(text);
  if (byMicrosoft && !microsoftDeals) {
    return err(
      'This game has no deals by Microsoft’s numbers; a deal number is any integer, such as 275.',
    );
  }
  if (byMicrosoft) return byMicrosoft;
  const codes = text.trim().toUpperCase().replaceAll('10', 'T');
  // Matched one by one: an expression for all the codes overflows its stack on a long text.
  const words = codes.match(/[A2-9TJQK][HDCS][\s,]*/g) ?? [];
  if (words.length < 2 || words.join('') !== codes) return parseDealNumber(text);
  const used = decks === 'any' ? decksFor(words.length) : decks;
  // With one card more than the decks have, one of the cards is there too often.
  const cards = parseDeck(words.slice(0, used * CARDS_IN_DECK + 1).join(' '), used);
  return cards.ok ? ok(cards.value.map(faceCode).join('')) : cards;
}

/** How many decks this many cards are nearest to; 1 if that is more than a game may use. */
function decksFor(cards: number): number {
  const decks = Math.round(cards / CARDS_IN_DECK);
  return decks > MAX_DECKS ? 1 : Math.max(1, decks);
}

/**
 * All cards of this many decks from their codes, top card last. The codes are those of faces: of two cards with the same
 * one, the lower in the list is of the first deck. The error names a face that is there too rarely or too often.
 */
export function parseDeck(text: string, decks = 1): Result<readonly Card[], string> {
  const faces = parseCodes(text, parseFace);
  if (!faces.ok) return faces;
  const copies = new Map<Card, number>();
  const cards: Card[] = [];
  for (const face of faces.value) {
    const deckIndex = copies.get(face) ?? 0;
    if (deckIndex === decks) return err(`The ${cardName(face)} is in ${tooOften(decks)}.`);
    copies.set(face, deckIndex + 1);
    cards.push(copyOf(face, deckIndex));
  }
  const missing = fullDecks(decks).filter(
    (card) => deckIndexOf(card) >= (copies.get(faceOf(card)) ?? 0),
  );
  const [first] = missing;
  if (first === undefined) return ok(cards);
  const name = deckIndexOf(first) > 0 ? `Another ${cardName(first)}` : `The ${cardName(first)}`;
  const others = missing.length > 1 ? ` and ${missing.length - 1} more are` : ' is';
  return err(`${name}${others} missing from the ${decks > 1 ? `${decks} decks` : 'deck'}.`);
}

const tooOften = (decks: number): string =>
  decks > 1 ? `the ${decks} decks ${decks + 1} times` : 'the deck twice';
