import { plural, t } from '@lingui/core/macro';
import { listed } from '../locales/format';
import {
  CARDS_IN_DECK,
  type Card,
  cardCode,
  cardName,
  copyOf,
  deckIndexOf,
  faceCode,
  faceOf,
  makeCard,
  noCard,
  parseFace,
  rankOf,
  SUITS,
  suitInWords,
  suitOf,
} from './card';
import {
  type DealId,
  isHandDealt,
  isPosition,
  parseDealNumber,
  positionCode,
  positionDeal,
} from './dealId';
import { parseMicrosoftDeal } from './microsoftDeal';
import { pythonShuffle } from './pythonRandom';
import { allOk, err, ok, type Result } from './result';

/** The most decks that a game may use: a card’s code has one digit for its deck. */
export const MAX_DECKS = 9;

/** All cards of this many decks, in increasing order. */
export const fullDecks = (decks: number): readonly Card[] =>
  Array.from({ length: decks * CARDS_IN_DECK }, (_, n) => n as Card);

/** What a game is dealt from. */
export interface Pack {
  /** How many decks of 52 cards it uses; 1 if left out. */
  readonly decks?: number;
  /**
   * The suits in play, if not all four: one or two indices of `SUITS`, in increasing order. Each replaces its neighbours, so
   * the number of cards stays the same.
   */
  readonly suits?: readonly number[];
}

/**
 * The card that replaces one of a full deck in a game with fewer suits: with hearts and spades, red cards become hearts and
 * black ones spades. No two cards become one: the copies of a face are numbered across all decks.
 */
function faceInSuits(card: Card, suits: readonly number[]): Card {
  const merged = SUITS.length / suits.length;
  const suit = suitOf(card);
  const face = makeCard(suits[Math.floor(suit / merged)] ?? 0, rankOf(card));
  return copyOf(face, deckIndexOf(card) * merged + (suit % merged));
}

/** The cards of a pack in the order from which deals are shuffled: full decks as in Python’s `range`. */
function packInOrder({ decks = 1, suits }: Pack): readonly Card[] {
  const cards = fullDecks(decks);
  return suits ? cards.map((card) => faceInSuits(card, suits)) : cards;
}

/** All cards of a pack, in increasing order. */
export const cardsOfPack = (pack: Pack): readonly Card[] =>
  packInOrder(pack).toSorted((a, b) => a - b);

/** The 52 cards in increasing order. */
export const FULL_DECK: readonly Card[] = fullDecks(1);

/** Up to `count` cards from the top of a deck, in the order they are dealt, and the rest of the deck. The top card is its last. */
export function dealCards<T>(
  deck: readonly T[],
  count: number,
): { readonly dealt: readonly T[]; readonly deck: readonly T[] } {
  const left = Math.max(0, deck.length - count);
  return { dealt: deck.slice(left).reverse(), deck: deck.slice(0, left) };
}

/**
 * The cards of a deal from a pack, the first to be dealt last: `byHand` if given, else the cards that the id spells out, or those
 * that Python shuffles with its number as the seed. Throws if `parseDealId` would not return the id for this pack; `microsoftDeck`
 * deals Microsoft’s numbers.
 */
export function deckOfDeal(
  deal: DealId,
  byHand?: readonly Card[],
  pack: Pack = {},
): readonly Card[] {
  if (byHand) return byHand;
  if (!isHandDealt(deal)) return pythonShuffle(packInOrder(pack), deal);
  const cards = parseDeck(deal.replace(/../g, '$& '), pack);
  if (!cards.ok) throw new Error(cards.error);
  return cards.value;
}

/** Card codes with spaces between them, bottom of the deck first. */
export const formatCards = (cards: readonly Card[]): string => cards.map(cardCode).join(' ');

/**
 * Parses faces separated by spaces or commas: codes or, in square brackets, the numbers of cards as Python prints a list. The
 * error names the first wrong one.
 */
function parseFaces(text: string, decks: number): Result<readonly Card[], string> {
  const [, numbers] = /^\s*\[([^\]]*)\]\s*$/.exec(text) ?? [];
  const words = (numbers ?? text).split(/[\s,]+/).filter(Boolean);
  return allOk(words, numbers === undefined ? parseFace : (word) => parseNumber(word, decks));
}

/** The face of the card with a number, such as 51, of this many decks. */
function parseNumber(text: string, decks: number): Result<Card, string> {
  const isCard = /^\d+$/.test(text) && Number(text) < decks * CARDS_IN_DECK;
  return isCard ? ok(faceOf(Number(text) as Card)) : err(noCard(text));
}

/** Which deals a game accepts. */
export interface DealKinds extends Pack {
  /** True for a game whose deals people know by Microsoft’s numbers. */
  readonly microsoftDeals?: boolean;
  /** Reads the code of a position, and returns it as it is written; the error is a sentence. Left out without positions. */
  parsePosition?(code: string): Result<string, string>;
}

/**
 * Parses the deal that a person or an address names: an integer; 52 codes for each deck, with or without separators, or their
 * numbers as a Python list; Microsoft’s number, such as `ms617`; or `position/` and the code of a position. The error is a
 * sentence.
 */
export function parseDealId(
  text: string,
  { microsoftDeals = false, parsePosition, ...pack }: DealKinds,
): Result<DealId, string> {
  if (isPosition(text)) {
    const code =
      parsePosition?.(positionCode(text)) ?? err(t`Positions of this game can’t be set up.`);
    return code.ok ? ok(positionDeal(code.value)) : code;
  }
  const byMicrosoft = parseMicrosoftDeal(text);
  if (byMicrosoft && !microsoftDeals) {
    return err(
      parsePosition
        ? t`This game has no deals by Microsoft’s numbers; “Set up a position” may read them. A deal number is any integer, such as 275.`
        : t`This game has no deals by Microsoft’s numbers; a deal number is any integer, such as 275.`,
    );
  }
  if (byMicrosoft) return byMicrosoft;
  if (text.trim().startsWith('[')) return parseHandDeal(text, pack);
  const codes = text.trim().toUpperCase().replaceAll('10', 'T');
  // Codes are matched one by one, because one expression for all of them overflows its stack on a long text.
  const words = codes.match(/[A2-9TJQK][HDCS][\s,]*/g) ?? [];
  if (words.length < 2 || words.join('') !== codes) return parseDealNumber(text);
  // One card too many is enough: one face must then come too often.
  const max = (pack.decks ?? 1) * CARDS_IN_DECK;
  return parseHandDeal(words.slice(0, max + 1).join(' '), pack);
}

/** Parses all cards of a pack, as `parseDeck` does, and returns the id of their deal. */
export function parseHandDeal(text: string, pack: Pack): Result<DealId, string> {
  const cards = parseDeck(text, pack);
  return cards.ok ? ok(cards.value.map(faceCode).join('')) : cards;
}

/**
 * Parses all cards of a pack, top card last. The text names faces: of two cards with one face, the lower belongs to the
 * first deck. The error names a face that comes too rarely or too often.
 */
export function parseDeck(text: string, pack: Pack): Result<readonly Card[], string> {
  const { decks = 1 } = pack;
  const faces = parseFaces(text, decks);
  if (!faces.ok) return faces;
  const all = cardsOfPack(pack);
  const known = new Set(all);
  const copies = new Map<Card, number>();
  const cards: Card[] = [];
  for (const face of faces.value) {
    const deckIndex = copies.get(face) ?? 0;
    const card = copyOf(face, deckIndex);
    if (!known.has(card)) return err(tooOften(face, deckIndex, pack));
    copies.set(face, deckIndex + 1);
    cards.push(card);
  }
  const missing = all.filter((card) => deckIndexOf(card) >= (copies.get(faceOf(card)) ?? 0));
  const [first] = missing;
  if (first === undefined) return ok(cards);
  const card = cardName(first);
  const others = missing.length - 1;
  return err(
    deckIndexOf(first) > 0
      ? t`${plural(others, { 0: `Another ${card} is missing`, other: `Another ${card} and # more are missing` })} from ${plural(decks, { one: 'the deck', other: 'the # decks' })}.`
      : t`${plural(others, { 0: `The ${card} is missing`, other: `The ${card} and # more are missing` })} from ${plural(decks, { one: 'the deck', other: 'the # decks' })}.`,
  );
}

/** Says that a face is not in the pack, or comes once more often than the `copies` of it there. */
export function tooOften(face: Card, copies: number, pack: Pack): string {
  const { decks = 1 } = pack;
  const card = cardName(face);
  if (copies === 0) {
    const suits = suitsInWords(pack);
    return t`The ${card} is not in ${plural(decks, { one: 'the deck', other: 'the # decks' })}: there are only ${suits}.`;
  }
  const times = copies + 1;
  return t`The ${card} is in ${plural(decks, { one: 'the deck', other: 'the # decks' })} ${plural(times, { 2: 'twice', other: '# times' })}.`;
}

/** `hearts and spades`: the suits of a pack that lacks some; else empty. */
export const suitsInWords = ({ suits = [] }: Pack): string => listed(suits.map(suitInWords), 'and');
