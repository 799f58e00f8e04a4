import { t } from '@lingui/core/macro';
import { displayDeal } from '../engine/dealId';
import { parseDealId } from '../engine/deck';
import { type AnyHistory, present } from '../engine/history';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { listSteps } from '../engine/steps';
import { linesAsText } from '../engine/textTable';
import { normaliseTyped } from '../engine/typedText';
import { gameOf, parseVariant, type VariantDeal } from '../games/index';
import type { TextFault } from '../games/positions';
import { parseCommand } from './command';
import { applyCommand, type Session } from './session';

// A game as a text file: which game and deal it is in the first line, then a move a line. Empty lines and those with # are comments.

interface DealtGame extends VariantDeal {
  readonly history: AnyHistory;
}

/** The first line of a file: `Patience Lab, klondike-3, deal 275`. */
const formatHead = (game: string, deal: string): string => `Patience Lab, ${game}, deal ${deal}`;

const BEGINS_HEAD = /^patience lab\b/i;
const HEAD = /^patience lab, (\S+), deal (\S+)$/i;

const headNeeded = (): string => {
  const example = formatHead('klondike-3', '275');
  return t`The first line must name the game and the deal, as in “${example}”.`;
};

function parseHead(line: string): Result<VariantDeal, string> {
  const [, game, number] = HEAD.exec(line) ?? [];
  if (game === undefined || number === undefined) return err(headNeeded());
  const variant = parseVariant(game);
  if (!variant.ok) return variant;
  const deal = parseDealId(number, gameOf(variant.value));
  return deal.ok ? ok({ variant: variant.value, deal: deal.value }) : deal;
}

/** Each line of a text that is no comment, trimmed, with its number counted from 1. */
function* linesOf(text: string): Generator<{ readonly number: number; readonly line: string }> {
  for (const [i, each] of normaliseTyped(text).split(/\r?\n/).entries()) {
    const line = each.trim();
    if (line !== '' && !line.startsWith('#')) yield { number: i + 1, line };
  }
}

/** The lines of a file of moves, without the first line if that names a game and a deal, and without comments. */
export function moveLines(text: string): readonly string[] {
  const lines = [...linesOf(text)].map(({ line }) => line);
  return BEGINS_HEAD.test(lines[0] ?? '') ? lines.slice(1) : lines;
}

/** The game and deal that the first line of a file names. The error is a sentence. */
export function dealOfFile(text: string): Result<VariantDeal, string> {
  const [first] = linesOf(text);
  return parseHead(first?.line ?? '');
}

/** A game up to its cursor, as a file. */
export function formatGame({ variant, deal, history }: DealtGame): string {
  const { text } = gameOf(variant);
  const moves = listSteps(history.steps, 0, history.cursor).map(({ move }) =>
    text.formatMove(move),
  );
  return linesAsText([formatHead(variant, deal), ...moves]);
}

/** Plays lines of moves, undo and redo, up to the first bad one. A first line that names a deal must name that of the session. */
export function playText(
  start: Session,
  text: string,
): { readonly session: Session; readonly bad?: TextFault } {
  let session = start;
  let isFirst = true;
  for (const { number, line } of linesOf(text)) {
    const next = isFirst && BEGINS_HEAD.test(line) ? checkHead(start, line) : play(session, line);
    if (!next.ok) return { session, bad: { line: number, sentence: next.error } };
    session = next.value;
    isFirst = false;
  }
  return { session };
}

function play(session: Session, line: string): Result<Session, string> {
  const command = parseCommand(session.game, line, present(session.history));
  return command.ok ? applyCommand(session, command.value) : command;
}

/** The session, if the first line of a file names its deal. */
function checkHead(session: Session, line: string): Result<Session, string> {
  const head = parseHead(line);
  if (!head.ok) return head;
  const { variant, deal } = head.value;
  if (variant === session.variant && deal === session.deal) return ok(session);
  const [game, number] = [quote(variant), displayDeal(deal)];
  return err(t`These moves belong to ${game}, deal ${number}.`);
}
