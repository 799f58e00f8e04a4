import {
  type Card,
  cardName,
  faceCode,
  JACK,
  KING,
  makeCard,
  noCard,
  QUEEN,
  RANK_WORDS,
} from '../engine/card';
import { cardCharacter, cardOfCharacter } from '../engine/cardCharacters';
import { FULL_DECK } from '../engine/deck';
import { err, ok, type Result } from '../engine/result';
import type { PositionCard } from '../games/positions';
import { inEnglish } from '../locales/i18n';

// Cards as people and programs write them.

/** English letters, then those of German (Bube, Dame) and French (valet, dame, roi). A one is an ace. */
const RANKS: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'A23456789TJQK'].map((letter, rank) => [letter, rank])),
  1: 0,
  10: 9,
  B: JACK,
  V: JACK,
  D: QUEEN,
  R: KING,
};
/** Letters and signs of the suits, in the order of `SUITS`. */
const SUITS = ['H♥♡', 'D♦♢', 'C♣♧', 'S♠♤'];

const RANK = '10|[1-9TJQKABDVR]';
const SUIT = `[${SUITS.join('')}]`;

/** The next card of a word: rank and suit in either order, the character of a card, or an unknown one. */
const CARD = new RegExp(
  `(?:(${RANK})(${SUIT})|(${SUIT})-?(${RANK})|(\\?{1,2}|XX|\u{1f0a0})|([${FULL_DECK.map(cardCharacter).join('')}]))`,
  'iuy',
);

/** The cards of a word, such as `7H`, `♠10`, `<QS>`, `?` or `ASKD`; undefined if it is none. */
export function cardsOfWord(word: string): readonly PositionCard[] | undefined {
  const [, open, inside = word] = /^([<[(])(.*)[>\])]$/u.exec(word) ?? [];
  const cards: PositionCard[] = [];
  CARD.lastIndex = 0;
  for (let at = 0; at < inside.length; at = CARD.lastIndex) {
    const match = CARD.exec(inside);
    if (!match) return undefined;
    const [, rank = '', suit = '', suitFirst = suit, rankLast = rank, unknown, character = ''] =
      match;
    const face = cardOfCharacter(character) ?? faceOfLetters(rankLast, suitFirst);
    cards.push({
      ...(unknown === undefined && { card: face }),
      ...((open !== undefined || unknown !== undefined) && { isFaceDown: true }),
    });
  }
  return cards.length > 0 ? cards : undefined;
}

const faceOfLetters = (rank: string, suit: string): Card =>
  makeCard(
    SUITS.findIndex((letters) => letters.includes(suit.toUpperCase())),
    RANKS[rank.toUpperCase()] ?? 0,
  );

/** The one card of a word. The error is a sentence. */
export function cardOfWord(word: string): Result<PositionCard, string> {
  const [card, ...more] = cardsOfWord(word.trim()) ?? [];
  return card && more.length === 0 ? ok(card) : err(noCard(word));
}

/** Replaces the names of cards, in English and in the language of the page, by their codes. */
export function namesToCodes(text: string): string {
  const names = new Map([...inEnglish(allNames), ...inWords(), ...allNames()]);
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
    'giu',
  );
  return text.replace(pattern, (name) => names.get(name.toLowerCase()) ?? name);
}

/** `ten of hearts` besides `10 of hearts`. */
const inWords = (): readonly (readonly [name: string, code: string])[] =>
  inEnglish(allNames).flatMap(([name, code]) => {
    const number = RANK_WORDS[Number.parseInt(name, 10) - 1];
    return number === undefined ? [] : [[name.replace(/^\d+/, number), code] as const];
  });

const allNames = (): readonly (readonly [name: string, code: string])[] =>
  FULL_DECK.map((face) => [cardName(face).toLowerCase(), faceCode(face)]);
