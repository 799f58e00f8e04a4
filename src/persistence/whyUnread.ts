import { t } from '@lingui/core/macro';

/** Why something cannot be read, by the code that is stored with it. */
const CLAUSES = {
  damaged: () =>
    t({
      message: 'it is damaged',
      comment: 'after “This game cannot be opened:”, as all of these',
    }),
  movesDamaged: () => t`its moves are damaged`,
  dealDamaged: () => t`its deal is damaged`,
  timesDamaged: () => t`its times are damaged`,
  dayDamaged: () => t`its day is damaged`,
  notWon: () => t`its moves do not end in a win`,
  notLost: () => t`its moves do not end in a loss`,
  anotherVersion: () => t`it was written by another version`,
  unknownGame: () => t`it belongs to an unknown game`,
  anotherName: () => t`it has another name`,
  nameTaken: () => t`another game has its name`,
  notStored: () => t`it is no longer stored`,
  refused: () => t`the browser refused to read it`,
  tooLong: () => t`it is too long`,
  linesMissing: () => t`lines of the file are missing`,
  restMissing: () => t`the rest of the file is missing`,
  tooManyUnread: () => t`too many lines before it cannot be read`,
} as const;

/** Why something cannot be read: a code and, after a space, its value. It is stored. */
export type WhyUnread = keyof typeof CLAUSES | `illegalMove ${number}`;

const isCode = (text: string): text is keyof typeof CLAUSES => Object.hasOwn(CLAUSES, text);

/** A stored code as a clause without a full stop; another version may have stored one that is not known here. */
export function whyUnread(code: string): string {
  if (isCode(code)) return CLAUSES[code]();
  const [, move] = /^illegalMove (\d+)$/.exec(code) ?? [];
  return move ? t`move ${move} of it is not legal` : t`it could not be read`;
}

/** The part of a file that cannot be read: the number of a line, or what comes after all of them. */
export type UnreadPlace = number | 'end' | 'rest';

/** The name of such a part: `line 7`, `the end`, `the rest`. */
export function placeUnread(place: UnreadPlace): string {
  if (place === 'end') return t`the end`;
  if (place === 'rest') return t`the rest`;
  const line = place;
  return t({ message: `line ${line}`, comment: 'of a file, before a colon' });
}
