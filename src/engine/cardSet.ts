import type { Card } from './card';

/** Cards for each digit of a text. */
const IN_DIGIT = 4;

/** The text of a set of cards, the same for equal sets: a bit for each card by its number, in hexadecimal. Empty without a card. */
export function formatCardSet(cards: Iterable<Card>): string {
  const digits: number[] = [];
  for (const card of cards) {
    const at = Math.floor(card / IN_DIGIT);
    digits[at] = (digits[at] ?? 0) | (1 << (card % IN_DIGIT));
  }
  return Array.from(digits, (digit = 0) => digit.toString(16)).join('');
}

export const parseCardSet = (text: string): readonly Card[] =>
  [...text].flatMap((digit, at) =>
    [0, 1, 2, 3].flatMap((bit) =>
      Number.parseInt(digit, 16) & (1 << bit) ? [(at * IN_DIGIT + bit) as Card] : [],
    ),
  );

/** True for the text of a set with a card. */
export const isCardSet = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{0,116}[1-9a-f]$/.test(value);
