import { t } from '@lingui/core/macro';
import { type DealId, displayDeal } from '../engine/dealId';
import { moveToShow } from '../engine/game';
import { type History, jump, newHistory, play, present, redo, undo } from '../engine/history';
import { type AnyConsoleGame, endSentence } from '../engine/lines';
import { err, ok, type Result } from '../engine/result';
import type { VariantId } from '../games/index';
import { consoleGameOf } from '../games/lines';
import { type ConsoleCommand, helpLines, parseCommand } from './command';

/** A game played by lines of text. */
export interface Session {
  readonly id: VariantId;
  readonly game: AnyConsoleGame;
  /** Left out if the game begins with piles that were given. */
  readonly deal?: DealId;
  readonly history: History<unknown, unknown>;
}

/** The reply to a line. */
interface ConsoleReply {
  readonly session: Session;
  /** Lines to print, most of them sentences. */
  readonly lines: readonly string[];
  /** Whether to print the table first. */
  readonly printsTable: boolean;
  readonly quits: boolean;
  /** Whether the line asked for a hint, for which `lines` has the game’s own. */
  readonly isHint?: true;
  /** Whether the line was refused, which leaves the session as it was. */
  readonly isRefused: boolean;
}

/** A new session of a deal; `game` is that of the id, or one that differs from it by a planted fault. */
export const openSession = (id: VariantId, deal: DealId, game = consoleGameOf(id)): Session => ({
  id,
  game,
  deal,
  history: newHistory(game.rules.deal(deal)),
});

/** A session that begins with a position of the game. */
export const sessionFrom = (id: VariantId, position: unknown): Session => ({
  id,
  game: consoleGameOf(id),
  history: newHistory(position),
});

/** The session from its deal on with a game that differs by a planted fault. */
export const withGame = (session: Session, game: AnyConsoleGame): Session =>
  session.deal === undefined ? { ...session, game } : openSession(session.id, session.deal, game);

/** The table as text. */
export const tableText = ({ game, history }: Session): string =>
  game.lines.formatState(present(history));

/** The sentence at the end of the game; none while it goes on. */
export function endSentences({ game, history }: Session): readonly string[] {
  const state = present(history);
  return game.rules.status(state) === 'playing' ? [] : [endSentence(game, state, history.cursor)];
}

/** The first move of a line, and what it gains. */
export function hintLines(
  { game: { text }, history }: Session,
  word: string,
  [move, ...rest]: readonly unknown[],
): readonly string[] {
  const gain = text.gain?.(present(history), move, rest);
  return [`${word}: ${text.formatMove(move)}`, ...(gain ? [gain] : [])];
}

const dealtText = ({ deal }: Session): string =>
  deal === undefined ? 'These piles' : `Deal ${displayDeal(deal)}`;

/** Executes a line of the terminal program, which speaks English. `randomDeal` numbers a new game if the line does not. */
export function execute(session: Session, line: string, randomDeal: () => DealId): ConsoleReply {
  const { id, game, history } = session;
  const reply = (...lines: readonly string[]): ConsoleReply => ({
    session,
    lines,
    printsTable: false,
    quits: false,
    isRefused: false,
  });
  const change = (next: Session, ...lines: readonly string[]): ConsoleReply => ({
    ...reply(...lines, ...endSentences(next)),
    session: next,
    printsTable: true,
  });
  const refuse = (sentence: string): ConsoleReply => ({
    ...reply(sentence),
    isRefused: true,
  });

  const command = parseCommand(game, line, present(history));
  if (!command.ok) return refuse(command.error);
  switch (command.value.kind) {
    case 'nothing':
      return reply();
    case 'move':
    case 'undo':
    case 'redo': {
      const next = applyCommand(session, command.value);
      return next.ok ? change(next.value) : refuse(next.error);
    }
    case 'hint': {
      const { word, move } = moveToShow(game, present(history));
      const lines = move === undefined ? endSentences(session) : hintLines(session, word, [move]);
      return { ...reply(...lines), isHint: true };
    }
    case 'new': {
      const next = openSession(id, command.value.deal ?? randomDeal(), game);
      return change(next, `${dealtText(next)}.`);
    }
    case 'restart':
      return change({ ...session, history: jump(history, 0) }, `${dealtText(session)} restarted.`);
    case 'print':
      return { ...reply(...endSentences(session)), printsTable: true };
    case 'help':
      return reply(...helpLines(game));
    case 'quit':
      return { ...reply(), quits: true };
  }
}

/** The session after a command that a file may have: a move, undo or redo. The error is a sentence. */
export function applyCommand(session: Session, command: ConsoleCommand): Result<Session, string> {
  const { game, history } = session;
  switch (command.kind) {
    case 'move': {
      const next = play(game, history, command.move);
      return next.ok ? ok({ ...session, history: next.value }) : err(next.error.text);
    }
    case 'undo':
      if (history.cursor === 0) return err(t`There is nothing to undo.`);
      return ok({ ...session, history: undo(history) });
    case 'redo':
      if (history.cursor === history.steps.length) return err(t`There is nothing to redo.`);
      return ok({ ...session, history: redo(history) });
    default:
      return err(t`Only moves, z and y can stand in a file.`);
  }
}
