import { t } from '@lingui/core/macro';
import type { AnyGame } from './game';
import { type AnyHistory, MAX_MOVES, newHistory } from './history';
import { memoize } from './memoize';
import { quote } from './quote';
import { err, ok, type Result } from './result';
import { listSteps, type Step } from './steps';

/** The limit of moves in a link. */
export const MAX_LINK_MOVES = 500;

const VERSION = '1';
/** Stands before a move of two digits. */
const TWO_DIGITS = '.';

/** The digits of a move: one, or two after a dot. The last move of a truncated code may lack some. */
const MOVE = /\..{0,2}|[^.]/g;
const LONGEST_MOVE = 3;

const tooLong = (): string => t`This link holds more than ${MAX_LINK_MOVES} moves.`;
/** A move that fits into one digit is not written with two, so that equal moves have one code. */
const MOVE_CODE = /^1(?!.*\.A)[A-Za-z0-9_.-]*$/;

/** Digit n stands for n. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = DIGITS.length;

/** Accepts a text that has the form of a move code; whether its moves are legal is not checked. The error is a sentence. */
export function parseMoveCode(text: string): Result<string, string> {
  if (!MOVE_CODE.test(text)) {
    const written = quote(text);
    return err(t`${written} is not a list of moves.`);
  }
  return splitMoves(text, MAX_LINK_MOVES) ? ok(text) : err(tooLong());
}

/** The code of a game without a move. */
export const NO_MOVES = VERSION;

export const moveCount = (code: string): number =>
  code.replace(/\..{0,2}/g, TWO_DIGITS).length - VERSION.length;

/** The digits of each move of a code; undefined if there are more than `max` moves. */
function splitMoves(code: string, max: number): readonly string[] | undefined {
  const digits = code.slice(VERSION.length);
  // Longer codes are refused unread.
  if (digits.length > max * LONGEST_MOVE) return undefined;
  const moves = digits.match(MOVE) ?? [];
  return moves.length > max ? undefined : moves;
}

/** The digits of a step’s move, by its index in `legalMoves`; empty if there are too many legal moves. */
const digitsOf = memoize((step: Step<unknown, unknown>, before: unknown, game: AnyGame): string => {
  const text = game.text.formatMove(step.move);
  const index = game.rules
    .legalMoves(before)
    .findIndex((move) => game.text.formatMove(move) === text);
  if (index < 0 || index >= BASE * BASE) return '';
  const low = DIGITS.charAt(index % BASE);
  return index < BASE ? low : `${TWO_DIGITS}${DIGITS.charAt(Math.floor(index / BASE))}${low}`;
});

/** The code of so many moves of a history, by default of all, of any length; or the index of the first that has no code. */
export function encodeGame(
  game: AnyGame,
  { initial, steps }: AnyHistory,
  count = steps.length,
): Result<string, number> {
  let code = VERSION;
  let state = initial;
  for (const [i, step] of listSteps(steps, 0, count).entries()) {
    const digits = digitsOf(step, state, game);
    if (digits === '') return err(i);
    code += digits;
    state = step.state;
  }
  return ok(code);
}

/** Plays all moves of such a code. The error is a code, which may be stored. */
export function decodeGame(
  game: AnyGame,
  initial: unknown,
  code: string,
): Result<AnyHistory, 'movesDamaged' | `illegalMove ${number}`> {
  const moves = MOVE_CODE.test(code) ? splitMoves(code, MAX_MOVES) : undefined;
  if (!moves) return err('movesDamaged');
  const history = playMoves(game, initial, moves);
  return history.cursor === moves.length
    ? ok(history)
    : err(`illegalMove ${history.cursor + 1}` as const);
}

/** The index of a move in `legalMoves`; −1 if it contains anything but digits. */
function moveIndex(move: string): number {
  const digits = [...(move.startsWith(TWO_DIGITS) ? move.slice(1).padEnd(2, ' ') : move)];
  const values = digits.map((digit) => DIGITS.indexOf(digit));
  return values.includes(-1) ? -1 : values.reduce((high, low) => high * BASE + low);
}

/** Plays moves from an initial state, as far as they are legal. */
function playMoves({ rules }: AnyGame, initial: unknown, moves: readonly string[]): AnyHistory {
  const steps: Step<unknown, unknown>[] = [];
  let state = initial;
  for (const digits of moves) {
    const move = rules.legalMoves(state)[moveIndex(digits)];
    const next = move === undefined ? undefined : rules.apply(state, move);
    if (!next?.ok) break;
    state = next.value;
    steps.push({ move, state });
  }
  return newHistory(initial, steps);
}

/**
 * Plays the moves of a link from an initial state, as far as they are legal, with a sentence if not all are; none of them if
 * there are more than a link holds.
 */
export function decodeMoves(
  game: AnyGame,
  initial: unknown,
  code: string,
): { readonly history: AnyHistory; readonly trouble?: string } {
  const moves = splitMoves(code, MAX_LINK_MOVES);
  if (!moves) return { history: newHistory(initial), trouble: tooLong() };
  const history = playMoves(game, initial, moves);
  const { cursor } = history;
  if (cursor === moves.length) return { history };
  const next = cursor + 1;
  return {
    history,
    trouble: t`Move ${next} of this link is not legal; the game is shown up to move ${cursor}.`,
  };
}
