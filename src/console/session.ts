import type { Card } from '../engine/card';
import type { DealId } from '../engine/dealId';
import { printedEnd } from '../engine/game';
import { type History, jump, newHistory, play, present, redo, undo } from '../engine/history';
import { type GameId, gameOf } from '../games';
import { helpLines, parseCommand, withColumnNames } from './command';

/** A game played by lines of text. */
export interface Session {
  readonly id: GameId;
  readonly deal: DealId;
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
  /** Whether the line was refused, which leaves the session as it was. */
  readonly isRefused: boolean;
}

/** A new session; `deck` is dealt in place of the numbered deal. */
export const openSession = (id: GameId, deal: DealId, deck?: readonly Card[]): Session => ({
  id,
  deal,
  history: newHistory(gameOf(id).deal(deal, deck)),
});

/** The table as text. */
export const tableOf = ({ id, history }: Session): string =>
  gameOf(id).formatState(present(history));

/** The sentence for the end of the game; none while it goes on. */
export function endSentences({ id, history }: Session): readonly string[] {
  const game = gameOf(id);
  const state = present(history);
  return game.status(state) === 'playing' ? [] : [printedEnd(game, state, history.cursor)];
}

/** Executes a line. `randomDeal` gives the deal number of a new game if the line names none. */
export function execute(session: Session, line: string, randomDeal: () => DealId): ConsoleReply {
  const { id, deal, history } = session;
  const game = gameOf(id);
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
    ...reply(withColumnNames(sentence)),
    isRefused: true,
  });

  const command = parseCommand(game, line);
  if (!command.ok) return refuse(command.error);
  switch (command.value.kind) {
    case 'nothing':
      return reply();
    case 'move': {
      const next = play(game, history, command.value.move);
      return next.ok
        ? change({ ...session, history: next.value })
        : refuse(game.explain(next.error));
    }
    case 'undo':
      if (history.cursor === 0) return refuse('There is nothing to undo.');
      return change({ ...session, history: undo(history) });
    case 'redo':
      if (history.cursor === history.steps.length) return refuse('There is nothing to redo.');
      return change({ ...session, history: redo(history) });
    case 'hint': {
      const move = game.hint(present(history));
      return reply(
        move === undefined
          ? (endSentences(session)[0] ?? 'No more moves.')
          : `Hint: ${game.formatMove(move)}`,
      );
    }
    case 'new': {
      const next = openSession(id, command.value.deal ?? randomDeal());
      return change(next, `Deal ${next.deal}.`);
    }
    case 'restart':
      return change({ ...session, history: jump(history, 0) }, `Deal ${deal} restarted.`);
    case 'print':
      return { ...reply(...endSentences(session)), printsTable: true };
    case 'help':
      return reply(...helpLines(game));
    case 'quit':
      return { ...reply(), quits: true };
  }
}

/** The moves as text, a line each. */
export const formatGame = ({ id, history }: Session): string =>
  history.steps
    .slice(0, history.cursor)
    .map(({ move }) => `${gameOf(id).formatMove(move)}\n`)
    .join('');

/** The first line of a text that cannot be played, counted from 1, and the reason. */
interface BadLine {
  readonly line: number;
  readonly why: string;
}

/** Plays a text of moves, undo and redo, a line each, up to the first bad one. Empty lines and # comments are skipped. */
export function playText(
  start: Session,
  text: string,
): { readonly session: Session; readonly bad?: BadLine } {
  let session = start;
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const command = parseCommand(gameOf(session.id), line);
    if (command.ok && !['move', 'undo', 'redo'].includes(command.value.kind)) {
      return { session, bad: { line: i + 1, why: 'Only moves, z and y can stand in a file.' } };
    }
    const reply = execute(session, line, () => session.deal);
    if (reply.isRefused) return { session, bad: { line: i + 1, why: reply.lines.join(' ') } };
    session = reply.session;
  }
  return { session };
}
