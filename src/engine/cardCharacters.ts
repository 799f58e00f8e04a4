import { type Card, JACK, rankOf, suitOf } from './card';
import { FULL_DECK } from './deck';

/** One below the code point of each suit’s ace in Unicode. */
const UNICODE_BLOCKS = [0x1f0b0, 0x1f0c0, 0x1f0d0, 0x1f0a0];

/** The card’s Unicode character. Skips the knight that Unicode has between jack and queen. */
export function cardCharacter(card: Card): string {
  const rank = rankOf(card);
  const base = UNICODE_BLOCKS[suitOf(card)] ?? 0;
  return String.fromCodePoint(base + rank + (rank > JACK ? 2 : 1));
}

const OF_CHARACTER: ReadonlyMap<string, Card> = new Map(
  FULL_DECK.map((card) => [cardCharacter(card), card]),
);

/** The card of a Unicode character; undefined for any other text. */
export const cardOfCharacter = (character: string): Card | undefined => OF_CHARACTER.get(character);
