import type { AnyGame } from './game';
import { type AnyHistory, newHistory, play, present } from './history';
import { quote } from './quote';
import { err, ok, type Result } from './result';
import { listSteps } from './steps';

/** The most moves that a link holds. */
export const MAX_LINK_MOVES = 500;

/** Digit n stands for n. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = DIGITS.length;
const VERSION = '1';
/** Stands before a move of two digits. */
const TWO_DIGITS = '.';

/** The digits of a move: one, or two after a dot. A code that is cut off ends in fewer. */
const MOVE = /\..{0,2}|[^.]/g;
const LONGEST_MOVE = 3;

/** The moves of a code, or an error sentence if there are more than a link holds. */
function splitMoves(code: string): Result<readonly string[], string> {
  const digits = code.slice(VERSION.length);
  // So long a code is refused unread.
  const moves = digits.length > MAX_LINK_MOVES * LONGEST_MOVE ? undefined : digits.match(MOVE);
  if (moves === undefined || (moves?.length ?? 0) > MAX_LINK_MOVES) {
    return err(`This link holds more than ${MAX_LINK_MOVES} moves.`);
  }
  return ok(moves ?? []);
}

/** A text that is a move code of this version, or why it is none. Whether its moves are legal is not known yet. */
export function parseMoveCode(text: string): Result<string, string> {
  if (!/^1[A-Za-z0-9_.-]*$/.test(text)) return err(`${quote(text)} is not a list of moves.`);
  const moves = splitMoves(text);
  return moves.ok ? ok(text) : moves;
}

/**
 * The moves up to the cursor, for a link: the version `1`, then each move’s index in `legalMoves` as a digit of
 * base 64, or as `.` and two digits. Or why they fit into no link.
 */
export function encodeMoves(game: AnyGame, history: AnyHistory): Result<string, string> {
  const { cursor, steps } = history;
  if (cursor > MAX_LINK_MOVES) {
    return err(
      `A link holds at most ${MAX_LINK_MOVES} moves, and these are ${cursor}; save them as a file.`,
    );
  }
  let code = VERSION;
  let state = history.initial;
  for (const [i, step] of listSteps(steps, 0, cursor).entries()) {
    const text = game.text.formatMove(step.move);
    const index = game.rules
      .legalMoves(state)
      .findIndex((move) => game.text.formatMove(move) === text);
    if (index < 0 || index >= BASE * BASE) {
      return err(`Move ${i + 1} does not fit into a link; save the moves as a file.`);
    }
    const low = DIGITS.charAt(index % BASE);
    code += index < BASE ? low : `${TWO_DIGITS}${DIGITS.charAt(Math.floor(index / BASE))}${low}`;
    state = step.state;
  }
  return ok(code);
}

/** The index of a move in `legalMoves`; −1 if its digits are none. */
function moveIndex(move: string): number {
  const digits = [...(move.startsWith(TWO_DIGITS) ? move.slice(1).padEnd(2, ' ') : move)];
  const values = digits.map((digit) => DIGITS.indexOf(digit));
  return values.includes(-1) ? -1 : values.reduce((high, low) => high * BASE + low);
}

/** The history of a move code, and a sentence if not all of it could be followed. */
interface Decoded {
  readonly history: AnyHistory;
  readonly trouble?: string;
}

/**
 * Plays the moves of a code (see `parseMoveCode`) from an initial state, as far as they are legal; none of them if
 * there are more than a link holds.
 */
export function decodeMoves(game: AnyGame, initial: unknown, code: string): Decoded {
  const moves = splitMoves(code);
  if (!moves.ok) return { history: newHistory(initial), trouble: moves.error };
  let history: AnyHistory = newHistory(initial);
  for (const [i, digits] of moves.value.entries()) {
    const move = game.rules.legalMoves(present(history))[moveIndex(digits)];
    const next = move === undefined ? undefined : play(game, history, move);
    if (!next?.ok) {
      return {
        history,
        trouble: `Move ${i + 1} of this link is not legal; the game is shown up to move ${i}.`,
      };
    }
    history = next.value;
  }
  return { history };
}
