import { CARDS_IN_DECK } from '../../engine/card';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';

/** More words than a move has, and more than a quotation shows. */
const MAX_WORDS = 40;

/** The words of a line, in lower case; commas or spaces separate them. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .trim()
    .toLowerCase()
    .split(/\s*,\s*|\s+/, MAX_WORDS);

/** The words of a line that moves cards: `m c6, c1, 2`. */
export interface MoveWords {
  readonly source: string;
  readonly target: string;
  /** 1 if the line gives none; at most the cards of a deck. */
  readonly count: number;
}

/** Parses such a line; the error sentence shows `example`, lines that are right. */
export function parseMoveWords(text: string, example: string): Result<MoveWords, string> {
  const [word, source, target, count = '1', ...more] = wordsOf(text);
  if (word !== 'm') return err(`${quote(text)} is not a move; ${example}.`);
  if (source === undefined || target === undefined) {
    return err('A move names where from and where to, as in “m c6, c1, 2”.');
  }
  if (more.length > 0) return err(`Too many words: ${example}.`);
  if (!/^\d+$/.test(count)) return err(`${quote(count)} is not a number of cards.`);
  // No pile has more cards than the deck, and a longer number would become infinite.
  return ok({ source, target, count: Math.min(Number(count), CARDS_IN_DECK) });
}
