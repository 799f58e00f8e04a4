import { expect, test } from 'vitest';
import {
  bitOf,
  cardAt,
  cardOf,
  cardsOfSuits0,
  cardsOfSuits1,
  rankOfCard,
  suitOfCard,
  suitsOf,
} from '../../../../../src/solver/klondike/core/cards';
import { lowestBit } from '../../../../../src/solver/klondike/core/memory';

const SUITS = [0, 1, 2, 3];
const ALL = Array.from({ length: 13 }, (_, rank) => SUITS.map((suit) => ({ rank, suit }))).flat();

/** The words of both chains with these cards. */
const wordsOf = (cards: readonly number[]): readonly [number, number] => {
  const word = (chain: number): number =>
    cards.filter((card) => (card & 2) === chain).reduce((bits, card) => bits | bitOf(card), 0);
  return [word(0), word(2)];
};

test('a card has a rank, a suit and a place on its chain', () => {
  for (const { rank, suit } of ALL) {
    const card = cardOf(rank, suit);
    expect([rankOfCard(card), suitOfCard(card)]).toEqual([rank, suit]);
    expect(cardAt(lowestBit(bitOf(card)), card & 2)).toBe(card);
    expect(suitsOf(...wordsOf([card]))).toBe(1 << suit);
  }
});

test('words of the chains have the suits of their cards, and suits have their cards', () => {
  for (let suits = 0; suits < 16; suits++) {
    const cards = ALL.filter(({ suit }) => suits & (1 << suit));
    const words = wordsOf(cards.map(({ rank, suit }) => cardOf(rank, suit)));
    const all = (1 << 26) - 1;
    expect([cardsOfSuits0(suits) & all, cardsOfSuits1(suits) & all]).toEqual(words);
    expect(suitsOf(...words)).toBe(suits);
  }
});
