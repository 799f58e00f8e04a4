import { plural, t } from '@lingui/core/macro';
import { type Card, RANKS, rankWithArticle, theCard } from '../../engine/card';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { listed } from '../../locales/format';
import type { Overlap } from './overlap';

/** Parses the number of a place; the error is a sentence. */
export function parsePlace(word: string, overlap: Overlap): Result<number, string> {
  const place = /^\d{1,9}$/.test(word) ? Number(word) : 0;
  if (overlap[place - 1] !== undefined) return ok(place);
  const [typed, last] = [quote(word), overlap.length];
  return err(t`${typed} is not a place; they are 1 to ${last}.`);
}

/** Half the width of a card with its place, in characters: `28:TH` and a space on each side. */
const HALF_COLUMN = 3;

/** Overlapping places as lines, one a row. `cell` is the text of a place, at most five characters; empty if its card is gone. */
export function formatPlaces(overlap: Overlap, cell: (place: number) => string): readonly string[] {
  const lines: string[] = [];
  for (const [i, { column, row }] of overlap.entries()) {
    const line = lines[row] ?? '';
    const text = cell(i + 1);
    lines[row] = text === '' ? line : line.padEnd(2 * HALF_COLUMN * column) + text;
  }
  return Array.from(lines, (line = '') => line);
}

/** The ranks for which `isOne` is true, in words: `a 4 or a 6`; empty if there are none. */
export const ranksInWords = (isOne: (rank: number) => boolean): string =>
  listed(
    RANKS.flatMap((_, rank) => (isOne(rank) ? [rankWithArticle(rank)] : [])),
    'or',
  );

/** `3 cards to go.`, at the end of a lost deal. */
export const cardsToGo = (cards: number): string =>
  t`${plural(cards, { one: '# card to go.', other: '# cards to go.' })}`;

/** The cards that lie on a card: `the 5 of Clubs and a face-down card`. `hidden` is the number of face-down ones. */
export function coversInWords(covers: readonly Card[], hidden = 0): string {
  const faceDown = t({
    message: `${plural(hidden, { one: 'a face-down card', other: '# face-down cards' })}`,
    comment: 'after “is covered by”',
  });
  return listed([...covers.map(theCard), ...(hidden === 0 ? [] : [faceDown])], 'and');
}
