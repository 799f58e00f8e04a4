import { t } from '@lingui/core/macro';
import type { Game } from './game';
import { type History, stateAt } from './history';
import { quote } from './quote';
import type { Result } from './result';
import { listSteps } from './steps';

// A game as lines of text, as the console, the terminal program and the exercises have it.

/** How a game is told, typed and printed. The page loads it with what shows it; see `src/games/lines.ts`. */
export interface GameLines<State, Move> {
  /** The rules, one paragraph each. Left out by a described game: `src/games/howToPlay.ts` tells them from the description. */
  howToPlay?(): readonly string[];
  /** The lines of help about typed moves: an example or a form of a move, then what it does. */
  moveHelp(): readonly string[];
  /** The state as text of one or more lines. */
  formatState(state: State): string;
  /**
   * The move of a line, or a sentence saying what is wrong with the line. With a state, the line may leave open what the
   * state decides, such as which cell is free.
   */
  parseMove(text: string, state?: State): Result<Move, string>;
  readonly printing?: Printing<State, Move>;
}

/** The part of a game that prints lines while it is played, as the program of its source does. */
interface Printing<State, Move> {
  /** The lines before the first move. */
  intro(initial: State): readonly string[];
  /** The lines that a move adds. */
  step(before: State, move: Move, after: State): readonly string[];
  /** The source’s sentence at the end. */
  ended(state: State): string;
  /** What the source’s program asks for: only the seed, or also, after the sentence at the end, which lines to print. */
  readonly asks?: 'seed' | 'lines';
}

/** A game that can be typed and printed. */
export interface ConsoleGame<State, Move, Reason extends string = string>
  extends Game<State, Move, Reason> {
  readonly lines: GameLines<State, Move>;
}

/** A game with its lines, whose states and moves are opaque to the caller. */
export type AnyConsoleGame = ConsoleGame<unknown, unknown>;

/** The sentence at the end where a game is printed: its source’s own, if it has one. */
export const endSentence = (game: AnyConsoleGame, state: unknown, moves: number): string =>
  game.lines.printing?.ended(state) ?? game.text.ended(state, moves);

/** The transcript of a game so far, one block for each step; block 0 is the intro before the first move. */
export function transcriptOf<State, Move>(
  { lines: { printing } }: ConsoleGame<State, Move>,
  history: History<State, Move>,
): readonly (readonly string[])[] {
  if (!printing) return [];
  const blocks = listSteps(history.steps).map(({ move, state }, i) =>
    printing.step(stateAt(history, i), move, state),
  );
  return [printing.intro(history.initial), ...blocks];
}

/** More words than a typed line has, and more than a quotation shows. */
const MAX_WORDS = 40;

/** The words of a typed line, in lower case; commas or spaces separate them. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .trim()
    .toLowerCase()
    .split(/\s*,\s*|\s+/, MAX_WORDS);

/** Refuses words after one that stands alone. */
export function takesNoArguments(word: string): string {
  const typed = quote(word);
  return t`${typed} takes no arguments.`;
}
