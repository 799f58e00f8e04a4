import { select, t } from '@lingui/core/macro';
import { atStart } from '../locales/format';
import { i18n } from '../locales/i18n';
import { quote } from './quote';
import { err, ok, type Result } from './result';

/**
 * A card: 52 × its deck + its face. A face is 0 to 51: suit × 13 + rank, each suit from ace (0) to king (12). The first
 * deck is 0, so that in games with one deck a card is its face. Source: COMP9021, Cards.
 */
export type Card = number & { readonly __card: unique symbol };

/** Hearts 0, diamonds 1, clubs 2, spades 3. */
export const SUITS = ['Hearts', 'Diamonds', 'Clubs', 'Spades'] as const;
type Suit = 0 | 1 | 2 | 3;
type Colour = 'red' | 'black';

/** Index = rank: ace 0 … king 12. */
export const RANKS: readonly string[] = 'Ace 2 3 4 5 6 7 8 9 10 Jack Queen King'.split(' ');

/** The ranks as words in English, by their numbers: what some programs write, in any language. */
export const RANK_WORDS: readonly string[] =
  'ace two three four five six seven eight nine ten jack queen king'.split(' ');

/** Ranks by name; those between are 1 (two) to 9 (ten). */
export const ACE = 0;
export const JACK = 10;
export const QUEEN = 11;
export const KING = 12;
export const CARDS_IN_SUIT = 13;
export const CARDS_IN_DECK = 52;

const RANK_LETTERS = 'A23456789TJQK';
const SUIT_LETTERS = 'HDCS';

export const makeCard = (suit: number, rank: number): Card => (suit * CARDS_IN_SUIT + rank) as Card;

/** The face of a card, as a card of the first deck. */
export const faceOf = (card: Card): Card => (card % CARDS_IN_DECK) as Card;

/** Which deck a card belongs to, from 0. */
export const deckIndexOf = (card: Card): number => Math.floor(card / CARDS_IN_DECK);

/** The card with this face in a deck. */
export const copyOf = (face: Card, deckIndex: number): Card =>
  (faceOf(face) + deckIndex * CARDS_IN_DECK) as Card;

/** 0 (ace) to 12 (king). */
export const rankOf = (card: Card): number => card % CARDS_IN_SUIT;

/** Index of `SUITS`. */
export const suitOf = (card: Card): Suit => Math.floor(faceOf(card) / CARDS_IN_SUIT) as Suit;

/** Hearts and diamonds are red, clubs and spades black. */
export const colourOf = (card: Card): Colour => (suitOf(card) < 2 ? 'red' : 'black');

/** The key by which messages select a rank: `A`, `2` … `10`, `J`, `Q`, `K`; empty if there is no such rank. */
export const rankKey = (rank: number): string => (rank === 9 ? '10' : RANK_LETTERS.charAt(rank));

/** The same for a rank with an article; 8, the one number after “an”, is `eight`, since the cases of a message need names. */
export const articleKey = (rank: number): string => (rank === 7 ? 'eight' : rankKey(rank));

/** The same for a rank in the plural; 10 is `ten`, since its plural has another ending in some languages. */
export const pluralKey = (rank: number): string => (rank === 9 ? 'ten' : rankKey(rank));

/** The key by which messages select a suit: `H`, `D`, `C`, `S`. */
export const suitKey = (suit: number): string => SUIT_LETTERS.charAt(suit);

/** `Ace`, `2` … `10`, `Jack`, `Queen`, `King`; empty if there is no such rank. */
export function rankName(of: number): string {
  const rank = rankKey(of);
  return t`${select(rank, { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King', other: rank })}`;
}

/** `a 5`, `an 8`, `an Ace` */
export function rankWithArticle(of: number): string {
  const [rank, key] = [rankKey(of), articleKey(of)];
  return t({
    message: `${select(key, { A: 'an Ace', eight: 'an 8', J: 'a Jack', Q: 'a Queen', K: 'a King', other: `a ${rank}` })}`,
    comment: 'after “needs” or “Select”, or before “may go”: “It needs a 5”',
  });
}

/** `Hearts` */
export const suitName = (of: number): string => atStart(suitInWords(of));

/** `hearts`: a suit within a sentence. */
export function suitInWords(of: number): string {
  const suit = suitKey(of);
  return t`${select(suit, { H: 'hearts', D: 'diamonds', C: 'clubs', other: 'spades' })}`;
}

/** A rank as in the corner of a card, in the player’s language: `A`, `2` … `10`, `J`, `Q`, `K`; in German `B`, `D`, `K`. */
export function rankLetter(of: number): string {
  const rank = rankKey(of);
  return t({
    message: `${select(rank, { A: 'A', J: 'J', Q: 'Q', K: 'K', other: rank })}`,
    comment: 'the letters in the corners of the cards: ace, jack, queen, king',
  });
}

/** `Queen of Hearts`, `10 of Spades`. */
export function cardName(card: Card): string {
  const rank = rankKey(rankOf(card));
  const suit = suitKey(suitOf(card));
  return t`${select(rank, { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King', other: rank })} of ${select(suit, { H: 'Hearts', D: 'Diamonds', C: 'Clubs', other: 'Spades' })}`;
}

/** `the Queen of Hearts` */
export function theCard(card: Card): string {
  const rank = rankKey(rankOf(card));
  const suit = suitKey(suitOf(card));
  return t`the ${select(rank, { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King', other: rank })} of ${select(suit, { H: 'Hearts', D: 'Diamonds', C: 'Clubs', other: 'Spades' })}`;
}

const SIGNS = '♥♦♣♠';

/** Sentences with the cards’ signs instead of their names: `Q♥` for `Queen of Hearts`, also where a name begins a sentence. */
export function withSuitSymbols(sentence: string): string {
  const faces = Array.from({ length: CARDS_IN_DECK }, (_, face) => face as Card);
  const names = faces.map((face) => [cardName(face), face] as const);
  // The longest names first: one may be the end of another.
  const longestFirst = names.toSorted(([a], [b]) => b.length - a.length);
  const signed = longestFirst.reduce((text, [name, face]) => {
    const sign = `${rankLetter(rankOf(face))}${SIGNS.charAt(suitOf(face))}`;
    return text.replaceAll(name, sign).replaceAll(atStart(name), sign);
  }, sentence);
  // A French name of a card has an article, which a sign goes without.
  if (i18n.locale === 'fr')
    return signed.replace(/(?<!\p{L})[Ll](?:’|[ea] )(?=[A-Z\d]+[♥♦♣♠])/gu, '');
  // A Chinese name of a card begins with its suit, which needs no space before it; a sign begins with a figure or a Latin letter.
  return i18n.locale.startsWith('zh')
    ? signed.replace(/(?<=\p{Script=Han})(?=[A-Z\d]+[♥♦♣♠])/gu, ' ')
    : signed;
}

/** `QH`, `TS`: rank letter and suit letter. */
export const faceCode = (card: Card): string =>
  `${RANK_LETTERS[rankOf(card)]}${SUIT_LETTERS[suitOf(card)]}`;

/** `QH`, `TS`: the code of the face; from the second deck on, with the number of the deck: `QH2`. */
export const cardCode = (card: Card): string =>
  card < CARDS_IN_DECK ? faceCode(card) : `${faceCode(card)}${deckIndexOf(card) + 1}`;

/** Says that a word is no card. */
export function noCard(word: string): string {
  const written = quote(word);
  return t`${written} is not a card; cards look like QH, TS or 10S.`;
}

/** The face of a code such as `QH`, `TS` or `10S`, in upper or lower case. */
export function parseFace(text: string): Result<Card, string> {
  const match = /^([A2-9TJQK]|10)([HDCS])$/.exec(text.trim().toUpperCase());
  if (!match) return err(noCard(text));
  const [, rank = '', suit = ''] = match;
  return ok(makeCard(SUIT_LETTERS.indexOf(suit), rank === '10' ? 9 : RANK_LETTERS.indexOf(rank)));
}

/** The card of a code such as `QH` or `TS`, or `QH2` for a card of the second deck; there are nine decks at most. */
export function parseCard(text: string): Result<Card, string> {
  const [, face = text, deck = '1'] = /^(.*[A-Z])([2-9])$/i.exec(text.trim()) ?? [];
  const card = parseFace(face);
  return card.ok ? ok(copyOf(card.value, Number(deck) - 1)) : parseFace(text);
}
