import { type DealId, parseDealNumber } from '../engine/dealId';
import type { AnyGame } from '../engine/game';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';

/** What a line of the console asks for. */
export type ConsoleCommand =
  | { readonly kind: 'move'; readonly move: unknown }
  | { readonly kind: 'new'; readonly deal?: DealId }
  | { readonly kind: 'undo' | 'redo' | 'hint' | 'again' | 'print' | 'help' | 'quit' | 'nothing' };

const WORDS: Readonly<Record<string, ConsoleCommand['kind']>> = {
  z: 'undo',
  y: 'redo',
  h: 'hint',
  n: 'new',
  r: 'again',
  p: 'print',
  '?': 'help',
  q: 'quit',
};

/** The lines of the console for a game, with what each means. */
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

/** The command of a line, in any case; or what is wrong with the line in a sentence. */
export function parseCommand(game: AnyGame, text: string): Result<ConsoleCommand, string> {
  const [word = '', ...rest] = text.trim().split(/\s+/);
  if (word === '') return ok({ kind: 'nothing' });
  const letter = word.toLowerCase();
  const kind = Object.hasOwn(WORDS, letter) ? WORDS[letter] : undefined;
  if (kind === 'new') {
    if (rest.length === 0) return ok({ kind });
    const deal = parseDealNumber(rest.join(' '));
    return deal.ok ? ok({ kind, deal: deal.value }) : deal;
  }
  if (kind !== undefined && kind !== 'move') {
    if (rest.length > 0) return err(`Nothing may follow ${quote(word)}.`);
    return ok({ kind });
  }
  if (isMoveLike(game, letter)) {
    const move = game.parseMove(text);
    return move.ok ? ok({ kind: 'move', move: move.value }) : move;
  }
  return err(`${quote(word)} is not a command; ? lists them.`);
}

/** Whether a line that begins so means a move, so that its errors are those of moves. */
function isMoveLike({ family }: AnyGame, word: string): boolean {
  if (family === 'klondike') return /^[sm](,|$)/.test(word);
  return family === 'pairing' ? /^\d/.test(word) : word === 'step';
}

/** A sentence of the game as the console says it: its tableau piles are columns there. */
export const withColumnNames = (text: string): string =>
  text.replace(/\btableau (?=\d)/g, 'column ');
