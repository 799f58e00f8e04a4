import { type DealId, parseDealNumber } from '../engine/dealId';
import type { AnyGame } from '../engine/game';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';

/** A command that can stand in a file of moves. */
export type MoveCommand =
  | { readonly kind: 'move'; readonly move: unknown }
  | { readonly kind: 'undo' | 'redo' };

/** What a line asks for; `nothing` if it is empty. */
export type ConsoleCommand =
  | MoveCommand
  | { readonly kind: 'new'; readonly deal?: DealId }
  | { readonly kind: 'hint' | 'restart' | 'print' | 'help' | 'quit' | 'nothing' };

/** The commands that are one letter. */
const LETTERS: Readonly<Record<string, ConsoleCommand['kind']>> = {
  z: 'undo',
  y: 'redo',
  h: 'hint',
  n: 'new',
  r: 'restart',
  p: 'print',
  '?': 'help',
  q: 'quit',
};

/** The help for a game: a line for each command. */
export function helpLines({ family }: AnyGame): readonly string[] {
  const moves = {
    klondike: [
      's                 draw from the stock, or turn the waste over',
      'm SRC, DST, N     move N cards (1 if left out); SRC w c1–c7 f1–f4, DST c1–c7 f1–f4',
    ],
    pairing: ['1 4               replace the cards on places 1 and 4'],
    automatic: ['step              the next step'],
  }[family];
  return [
    ...moves,
    'z · y             undo · redo',
    'h                 a hint',
    'n · n 275         a new game · deal 275',
    'r                 the same deal again',
    'p                 print the table',
    '?                 this help',
    'q                 quit',
  ];
}

/** The command of a line, in either case, or a sentence that says what is wrong with it. */
export function parseCommand(game: AnyGame, text: string): Result<ConsoleCommand, string> {
  const trimmed = text.trim();
  const [word = ''] = trimmed.split(/\s/, 1);
  const rest = trimmed.slice(word.length).trim();
  if (word === '') return ok({ kind: 'nothing' });
  const letter = word.toLowerCase();
  const kind = Object.hasOwn(LETTERS, letter) ? LETTERS[letter] : undefined;
  if (kind === 'new') {
    if (rest === '') return ok({ kind });
    const deal = parseDealNumber(rest);
    return deal.ok ? ok({ kind, deal: deal.value }) : deal;
  }
  if (kind !== undefined && kind !== 'move') {
    if (rest !== '') return err(`${quote(word)} takes no arguments.`);
    return ok({ kind });
  }
  if (isMoveLike(game, letter)) {
    const move = game.text.parseMove(text);
    return move.ok ? ok({ kind: 'move', move: move.value }) : move;
  }
  return err(`${quote(word)} is not a command; ? lists them.`);
}

/** Whether a line with this first word is meant as a move; if it is wrong, the game says how. */
function isMoveLike({ family }: AnyGame, word: string): boolean {
  if (family === 'klondike') return /^[sm](,|$)/.test(word);
  return family === 'pairing' ? /^\d/.test(word) : word === 'step';
}
