import type { Card } from '../engine/card';
import type { DealId } from '../engine/dealId';
import { type History, jump, newHistory, play, present, redo, undo } from '../engine/history';
import { type GameId, gameOf } from '../games';
import { helpLines, parseCommand, withColumnNames } from './command';

/** A game played by lines of text. */
export interface Session {
  readonly id: GameId;
  readonly deal: DealId;
  readonly history: History<unknown, unknown>;
}

/** What a line did. */
export interface ConsoleReply {
  readonly session: Session;
  /** Sentences, a line each. */
  readonly said: readonly string[];
  /** Whether the table is to be printed. */
  readonly shows: boolean;
  readonly quits: boolean;
  /** Whether the line was wrong: then nothing has changed. */
  readonly wrong: boolean;
}

/** A deal of a game; `deck` is dealt instead of the number's where given. */
export const openSession = (id: GameId, deal: DealId, deck?: readonly Card[]): Session => ({
  id,
  deal,
  history: newHistory(gameOf(id).deal(deal, deck)),
});

export const tableOf = ({ id, history }: Session): string =>
  gameOf(id).formatState(present(history));

/** The sentence at the end of the game, if it is over. */
export function endSentences({ id, history }: Session): readonly string[] {
  const game = gameOf(id);
  const state = present(history);
  return game.status(state) === 'playing' ? [] : [game.ended(state, history.cursor)];
}

/** Does what a line asks for. `randomDeal` gives the number of a new game without one. */
export function execute(session: Session, line: string, randomDeal: () => DealId): ConsoleReply {
  const { id, deal, history } = session;
  const game = gameOf(id);
  const changed = (next: Session, ...said: readonly string[]): ConsoleReply =>
    ({ session: next, said: [...said, ...endSentences(next)], shows: true, quits: false, wrong: false }); // biome-ignore format: a line
  const answer = (...said: readonly string[]): ConsoleReply =>
    ({ session, said, shows: false, quits: false, wrong: false }); // biome-ignore format: a line
  const refuse = (sentence: string): ConsoleReply => ({
    ...answer(withColumnNames(sentence)),
    wrong: true,
  });

  const command = parseCommand(game, line);
  if (!command.ok) return refuse(command.error);
  switch (command.value.kind) {
    case 'nothing':
      return answer();
    case 'move': {
      const next = play(game, history, command.value.move);
      return next.ok
        ? changed({ ...session, history: next.value })
        : refuse(game.explain(next.error));
    }
    case 'undo':
      if (history.cursor === 0) return refuse('There is nothing to undo.');
      return changed({ ...session, history: undo(history) });
    case 'redo':
      if (history.cursor === history.steps.length) return refuse('There is nothing to redo.');
      return changed({ ...session, history: redo(history) });
    case 'hint': {
      const move = game.hint(present(history));
      return answer(
        move === undefined
          ? (endSentences(session)[0] ?? 'No more moves.')
          : `Hint: ${game.formatMove(move)}`,
      );
    }
    case 'new': {
      const next = openSession(id, command.value.deal ?? randomDeal());
      return changed(next, `Deal ${next.deal}.`);
    }
    case 'again':
      return changed({ ...session, history: jump(history, 0) }, `Deal ${deal} from its start.`);
    case 'print':
      return { ...answer(...endSentences(session)), shows: true };
    case 'help':
      return answer(...helpLines(game));
    case 'quit':
      return { ...answer(), quits: true };
  }
}

/** A game as text: a line for each move. */
export const formatGame = ({ id, history }: Session): string =>
  history.steps
    .slice(0, history.cursor)
    .map(({ move }) => `${gameOf(id).formatMove(move)}\n`)
    .join('');

/** The first line of a text that cannot be played, counted from 1, and why. */
export interface BadLine {
  readonly line: number;
  readonly why: string;
}

/**
 * Plays a text of lines: moves, undo and redo, each on a line of its own; empty lines and those that begin
 * with # are left out. It stops at the first line that is wrong.
 */
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
    const answer = execute(session, line, () => session.deal);
    if (answer.wrong) return { session, bad: { line: i + 1, why: answer.said.join(' ') } };
    session = answer.session;
  }
  return { session };
}
