import { t } from '@lingui/core/macro';

// Loaded when something could not be read: the first load has no need of these words.

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
  nameTaken: () =>
    t({ message: 'another game has its name', comment: 'one play of a game, not a kind of game' }),
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
