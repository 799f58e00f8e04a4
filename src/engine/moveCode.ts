import type { AnyGame } from './game';
import { type History, newHistory, play, present } from './history';
import { err, ok, type Result } from './result';

/** Moves that fit into a link. */
export const MAX_LINK_MOVES = 500;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VERSION = '1';
/** Stands before a move whose number has two digits. */
const TWO = '.';

/** Whether a text looks like a code of moves of this version. */
export const isMoveCode = (text: string): boolean => /^1[A-Za-z0-9_.-]*$/.test(text);

/**
 * The moves of a game for a link: `1`, the version, then for each move its number among the legal ones in
 * the order of `legalMoves`, as a digit of base 64, or `.` and two digits. The moves before the cursor alone.
 */
export function encodeMoves(
  game: AnyGame,
  history: History<unknown, unknown>,
): Result<string, string> {
  const { cursor, steps } = history;
  if (cursor > MAX_LINK_MOVES) {
    return err(
      `A link holds at most ${MAX_LINK_MOVES} moves, and these are ${cursor}; save them as a file.`,
    );
  }
  let code = VERSION;
  let state = history.initial;
  for (const step of steps.slice(0, cursor)) {
    const text = game.formatMove(step.move);
    const number = game.legalMoves(state).findIndex((move) => game.formatMove(move) === text);
    code += number < 64 ? DIGITS[number] : `${TWO}${DIGITS[number >> 6]}${DIGITS[number & 63]}`;
    state = step.state;
  }
  return ok(code);
}

/** The game of a code, and a sentence where it could be followed only in part. */
export interface Decoded {
  readonly history: History<unknown, unknown>;
  readonly trouble?: string;
}

/** Plays the moves of a code (`isMoveCode`) from a first state, as far as they are legal. */
export function decodeMoves(game: AnyGame, initial: unknown, code: string): Decoded {
  let history = newHistory(initial);
  const signs = code.slice(VERSION.length);
  for (let i = 0; i < signs.length; i++) {
    const digit = (at: number): number => DIGITS.indexOf(signs.charAt(at) || ' ');
    const digits = signs[i] === TWO ? [digit(++i), digit(++i)] : [digit(i)];
    const number = digits.includes(-1) ? -1 : digits.reduce((all, each) => all * 64 + each);
    const move = game.legalMoves(present(history))[number];
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
