import type { AnyGame } from './game';
import { type AnyHistory, newHistory, play, present } from './history';
import { err, ok, type Result } from './result';
import { listSteps } from './steps';

/** The most moves that a link holds. */
export const MAX_LINK_MOVES = 500;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VERSION = '1';
/** Stands before a move of two digits. */
const TWO_DIGITS = '.';

/** True for a text that looks like a move code of this version. */
export const isMoveCode = (text: string): boolean => /^1[A-Za-z0-9_.-]*$/.test(text);

/**
 * The moves up to the cursor, for a link: the version `1`, then each move’s index in `legalMoves` as a digit of
 * base 64, or as `.` and two digits.
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
  for (const step of listSteps(steps, 0, cursor)) {
    const text = game.formatMove(step.move);
    const index = game.legalMoves(state).findIndex((move) => game.formatMove(move) === text);
    code += index < 64 ? DIGITS[index] : `${TWO_DIGITS}${DIGITS[index >> 6]}${DIGITS[index & 63]}`;
    state = step.state;
  }
  return ok(code);
}

/** The history of a move code, and a sentence if only part of it could be followed. */
interface Decoded {
  readonly history: AnyHistory;
  readonly trouble?: string;
}

/** Plays the moves of a code (see `isMoveCode`) from an initial state, as far as they are legal. */
export function decodeMoves(game: AnyGame, initial: unknown, code: string): Decoded {
  let history: AnyHistory = newHistory(initial);
  const characters = code.slice(VERSION.length);
  for (let i = 0; i < characters.length; i++) {
    const digit = (at: number): number => DIGITS.indexOf(characters.charAt(at) || ' ');
    const digits = characters[i] === TWO_DIGITS ? [digit(++i), digit(++i)] : [digit(i)];
    const index = digits.includes(-1) ? -1 : digits.reduce((high, low) => high * 64 + low);
    const move = game.legalMoves(present(history))[index];
    const next = move === undefined ? undefined : play(game, history, move);
    if (!next?.ok) {
      const moves = history.cursor;
      return {
        history,
        trouble: `Move ${moves + 1} of this link is not legal; the game is shown up to move ${moves}.`,
      };
    }
    history = next.value;
  }
  return { history };
}
