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
  readonly variant: VariantId;
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
  /** `table`: it is printed before the lines. `hint`: the lines have the game’s own. `refusal`: the session stays as it was. */
  readonly kind: 'lines' | 'table' | 'hint' | 'refusal' | 'quit';
}

/** A new session of a deal; `game` is that of the variant, or one that differs from it by a planted fault. */
export const openSession = (
  variant: VariantId,
  deal: DealId,
  game = consoleGameOf(variant),
): Session => ({
  variant,
  game,
  deal,
  history: newHistory(game.rules.deal(deal)),
});

/** A session that begins with a position of the game. */
export const sessionFrom = (variant: VariantId, position: unknown): Session => ({
  variant,
  game: consoleGameOf(variant),
  history: newHistory(position),
});

/** The session from its deal on with a game that differs by a planted fault. */
export const withGame = (session: Session, game: AnyConsoleGame): Session =>
  session.deal === undefined
    ? { ...session, game }
    : openSession(session.variant, session.deal, game);

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
  const { variant, game, history } = session;
  const reply = (kind: ConsoleReply['kind'], lines: readonly string[] = []): ConsoleReply => ({
    session,
    lines,
    kind,
  });
  const change = (next: Session, ...lines: readonly string[]): ConsoleReply => ({
    session: next,
    lines: [...lines, ...endSentences(next)],
    kind: 'table',
  });

  const command = parseCommand(game, line, present(history));
  if (!command.ok) return reply('refusal', [command.error]);
  switch (command.value.kind) {
    case 'nothing':
      return reply('lines');
    case 'move':
    case 'undo':
    case 'redo': {
      const next = applyCommand(session, command.value);
      return next.ok ? change(next.value) : reply('refusal', [next.error]);
    }
    case 'hint': {
      const { word, move } = moveToShow(game, present(history));
      const lines = move === undefined ? endSentences(session) : hintLines(session, word, [move]);
      return reply('hint', lines);
    }
    case 'new': {
      const next = openSession(variant, command.value.deal ?? randomDeal(), game);
      return change(next, `${dealtText(next)}.`);
    }
    case 'restart':
      return change({ ...session, history: jump(history, 0) }, `${dealtText(session)} restarted.`);
    case 'print':
      return change(session);
    case 'help':
      return reply('lines', helpLines(game));
    case 'quit':
      return reply('quit');
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
