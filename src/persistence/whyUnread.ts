import { t } from '@lingui/core/macro';

/** Why something cannot be read, by the English clause that is stored with it. */
const CLAUSES = {
  'it is damaged': () =>
    t({
      message: 'it is damaged',
      comment: 'after “This game cannot be opened:”, as all of these',
    }),
  'its moves are damaged': () => t`its moves are damaged`,
  'its deal is damaged': () => t`its deal is damaged`,
  'its times are damaged': () => t`its times are damaged`,
  'its day is damaged': () => t`its day is damaged`,
  'its moves do not end in a win': () => t`its moves do not end in a win`,
  'its moves do not end in a loss': () => t`its moves do not end in a loss`,
  'it was written by another version': () => t`it was written by another version`,
  'it belongs to an unknown game': () => t`it belongs to an unknown game`,
  'it has another name': () => t`it has another name`,
  'another game has its name': () => t`another game has its name`,
  'another tab has played this game, too': () => t`another tab has played this game, too`,
  'it is no longer stored': () => t`it is no longer stored`,
  'the browser refused to read it': () => t`the browser refused to read it`,
  'it is too long': () => t`it is too long`,
  'lines of the file are missing': () => t`lines of the file are missing`,
  'the rest of the file is missing': () => t`the rest of the file is missing`,
  'too many lines before it cannot be read': () => t`too many lines before it cannot be read`,
} as const;

/** Why something cannot be read: an English clause without a full stop, which is stored. */
export type WhyUnread = keyof typeof CLAUSES | `move ${number} of it is not legal`;

/** A stored clause in the language of the page; one that another version has stored stays in English. */
export function whyUnread(stored: string): string {
  const [, move] = /^move (\d+) of it is not legal$/.exec(stored) ?? [];
  return move
    ? t`move ${move} of it is not legal`
    : (CLAUSES[stored as keyof typeof CLAUSES]?.() ?? stored);
}

/** Which part of a file cannot be read, in the language of the page: `line 7`, `the end`, `the rest`. */
export function placeUnread(place: string): string {
  const [, line] = /^line (\d+)$/.exec(place) ?? [];
  if (line) return t({ message: `line ${line}`, comment: 'of a file, before a colon' });
  return place === 'the end' ? t`the end` : t`the rest`;
}
