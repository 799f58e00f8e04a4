import { quote } from './quote';
import { err, ok, type Result } from './result';

/** The most moves that a link holds. */
export const MAX_LINK_MOVES = 500;

/** What a code begins with. */
export const VERSION = '1';
/** Stands before a move of two digits. */
export const TWO_DIGITS = '.';

/** Characters of a move, at most. */
const LONGEST_MOVE = 3;

/** The code of a game without a move. */
export const NO_MOVES = VERSION;

/** How many moves a code has. */
export function moveCount(code: string): number {
  let count = code.length - VERSION.length;
  for (
    let at = code.indexOf(TWO_DIGITS);
    at >= 0;
    at = code.indexOf(TWO_DIGITS, at + LONGEST_MOVE)
  ) {
    count -= LONGEST_MOVE - 1;
  }
  return count;
}

/** The digits of a move: one, or two after a dot. A code that is cut off ends in fewer. */
const MOVE = /\..{0,2}|[^.]/g;

/** The moves of a code; undefined if there are more than so many. */
export function splitMoves(code: string, most: number): readonly string[] | undefined {
  const digits = code.slice(VERSION.length);
  // So long a code is refused unread.
  if (digits.length > most * LONGEST_MOVE) return undefined;
  const moves = digits.match(MOVE) ?? [];
  return moves.length > most ? undefined : moves;
}

/** What is said of a code with too many moves. */
export const TOO_LONG = `This link holds more than ${MAX_LINK_MOVES} moves.`;
/** What every code looks like. */
export const MOVE_CODE = /^1[A-Za-z0-9_.-]*$/;

/** A text that is a move code of this version, or why it is none. Whether its moves are legal is not known yet. */
export function parseMoveCode(text: string): Result<string, string> {
  if (!MOVE_CODE.test(text)) return err(`${quote(text)} is not a list of moves.`);
  return splitMoves(text, MAX_LINK_MOVES) ? ok(text) : err(TOO_LONG);
}
