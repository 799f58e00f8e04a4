import { t } from '@lingui/core/macro';
import type { DealId } from '../engine/dealId';
import { parseDealId } from '../engine/deck';
import { type AnyConsoleGame, takesNoArguments } from '../engine/lines';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { helpLine } from '../engine/textTable';
import { normaliseTyped } from '../engine/typedText';

/** What a line asks for; `nothing` if it is empty. */
export type ConsoleCommand =
  | { readonly kind: 'move'; readonly move: unknown }
  | { readonly kind: 'new'; readonly deal?: DealId }
  | {
      readonly kind: 'undo' | 'redo' | 'hint' | 'restart' | 'print' | 'help' | 'quit' | 'nothing';
    };

/** The commands by their letters. A word does the same. */
const COMMANDS = {
  z: 'undo',
  y: 'redo',
  h: 'hint',
  n: 'new',
  r: 'restart',
  p: 'print',
  '?': 'help',
  q: 'quit',
} as const;
const KINDS = new Map(
  Object.entries(COMMANDS).flatMap(([letter, word]) => [
    [letter, word],
    [word, word],
  ]),
);

/** The help for a game, one line for each command. */
export const helpLines = ({ lines }: AnyConsoleGame): readonly string[] => [
  ...lines.moveHelp(),
  helpLine('z · y', t`undo · redo`),
  helpLine('h', t`a hint`),
  helpLine('n · n 275', t`a new game · deal 275`),
  helpLine('r', t`restart`),
  helpLine('p', t`print the table`),
  helpLine('?', t`this help`),
  helpLine('q', t`quit`),
  t`Words do the same: undo, redo, hint, new, restart, print, help, quit.`,
];

/** Parses a line, in either case. The state decides what the line leaves open. The error is a sentence. */
export function parseCommand(
  game: AnyConsoleGame,
  text: string,
  state?: unknown,
): Result<ConsoleCommand, string> {
  const trimmed = normaliseTyped(text).trim();
  const [word = ''] = trimmed.split(/\s/, 1);
  const rest = trimmed.slice(word.length).trim();
  if (word === '') return ok({ kind: 'nothing' });
  const name = word.toLowerCase();
  const kind = KINDS.get(name);
  if (kind === 'new') {
    if (rest === '') return ok({ kind });
    const deal = parseDealId(rest, game);
    return deal.ok ? ok({ kind, deal: deal.value }) : deal;
  }
  if (kind !== undefined) {
    if (rest !== '') return err(takesNoArguments(word));
    return ok({ kind });
  }
  const move = game.lines.parseMove(trimmed, state);
  if (move.ok) return ok({ kind: 'move', move: move.value });
  const typed = quote(word);
  return isMoveLike(game, trimmed) ? move : err(t`${typed} is not a command; ? lists them.`);
}

/** True for a line that begins like a move in the help, so that the game can say what is wrong with it. */
export const isMoveLike = ({ lines }: AnyConsoleGame, line: string): boolean =>
  lines.moveHelp().some((help) => beginning(help) === beginning(line.trim()));

/** The first word of a line, with `#` for its digits. */
const beginning = (line: string): string =>
  (line.toLowerCase().split(/[\s,]/, 1)[0] ?? '').replace(/\d.*/, '#');
