import { hasChoice } from '../../engine/game';
import type { AnyHistory } from '../../engine/history';
import { ok } from '../../engine/result';
import { plural } from '../../engine/words';
import { gameOf } from '../../games';
import {
  type GameFacts,
  type GameRecord,
  newRecord,
  resultAt,
  withMoves,
} from '../../persistence/record';
import { betResult } from '../../persistence/statistics';
import { describeBetResult } from './bet';
import {
  type Context,
  isReplay,
  type Table,
  type TableGame,
  type Transition,
  unmarked,
} from './table';

/** The game with another history of its deal: with its moves, result and times in the record. A replay stays one until a move is new. */
export function withHistory(game: TableGame, history: AnyHistory, context: Context): TableGame {
  if (!isReplay(game)) return { record: recordOf(game, history, context), history };
  if (history.steps === game.history.steps) return { ...game, history };
  // The moves that were shown count as hints.
  const shown = (game.isLooked ? 0 : (game.record.hints ?? 0)) + game.history.cursor;
  const record = { ...anotherRecord(game.record, context), ...(shown > 0 && { hints: shown }) };
  const fresh = { ...context, seconds: game.isLooked ? 0 : game.record.seconds };
  return { record: recordOf({ record, history: game.history }, history, fresh, false), history };
}

/** The record of another game of the same deal. The day of a daily deal stays, and so does what the solver has shown of it. */
export const anotherRecord = (
  { variant, deal, source, winnable, day, helped }: GameRecord,
  { newId, now, today }: Context,
): GameRecord =>
  newRecord(newId, variant, deal, now, {
    ...(source && { source }),
    ...(winnable && { winnable }),
    ...(helped && { helped }),
    ...(day !== undefined && { day, ...(day < today && { late: true }) }),
    // The end of the deal is known.
    ...(!hasChoice(gameOf(variant)) && { bet: 'none' }),
  });

/** Other moves of the deal to look at: a game of their own, which is stored only when the player goes on with it. */
export const previewOf = (
  record: GameRecord,
  history: AnyHistory,
  context: Context,
): TableGame => ({
  record: withMoves(anotherRecord(record, context), history),
  history,
  isLooked: true,
});

function recordOf(
  { record, history: before }: TableGame,
  history: AnyHistory,
  { now, seconds }: Context,
  countsUndos = true,
): GameRecord {
  const undone =
    countsUndos && history.steps !== before.steps ? before.steps.length - before.cursor : 0;
  const moved = withMoves(record, history);
  // Once the solver has helped, none are counted: the moves taken back may be the solver’s.
  const undos = (record.undos ?? 0) + (record.helped ? 0 : undone);
  return withResult({ ...moved, seconds, updated: now, ...(undos > 0 && { undos }) }, history, now);
}

/**
 * The record with the result that is reached, if any. A loss is one as long as its moves can be redone; another move makes it a
 * game in progress again, unless no choice can change how the deal ends.
 */
export function withResult(record: GameRecord, history: AnyHistory, now: number): GameRecord {
  const reached = resultAt(record, history, history.cursor);
  if (reached === record.result) return record;
  if (reached) return { ...record, result: reached, ended: now };
  const isSettled = !hasChoice(gameOf(record.variant));
  if (isSettled || resultAt(record, history, history.steps.length) === record.result) return record;
  const { result: _undone, ended: _then, ...playing } = record;
  return playing;
}

/** The change to another history, with everything that is said of it; what was marked on the table is marked no longer. */
export function changeTo(
  table: Table,
  history: AnyHistory,
  sentences: readonly string[],
  context: Context,
): Transition {
  const current = withHistory(table.current, history, context);
  const isTakenOver = table.current.isLooked && !current.isLooked;
  const told = [
    ...sentences,
    ...(isTakenOver ? ['This is your own game now.'] : []),
    ...describeEnd(table.current.record, current.record),
  ];
  return ok({ table: unmarked(current), sentences: told });
}

/** What is said of a game that has just ended, beside how: its help, and whether the bet was right. */
export function describeEnd(before: GameRecord, after: GameRecord): readonly string[] {
  if (after.result === undefined || (after.id === before.id && after.result === before.result))
    return [];
  const isWonByChoice = after.result === 'won' && hasChoice(gameOf(after.variant));
  const isRight = betResult(after);
  return [
    ...(isWonByChoice ? [`${describeHelp(after)}.`] : []),
    ...(isRight === undefined || hasBetResult(before, after)
      ? []
      : [`${describeBetResult(isRight)}.`]),
  ];
}

/** True if the bet was answered before the game ended. */
const hasBetResult = (before: GameRecord, after: GameRecord): boolean =>
  before.id === after.id && betResult(before) !== undefined;

/** `2 undos, 1 hint`, or `Clean win`; `Solver used` where it made the rest unimportant. */
export function describeHelp({ helped, undos = 0, hints = 0 }: GameFacts): string {
  if (helped) return 'Solver used';
  const facts = [
    ...(undos ? [plural(undos, 'undo')] : []),
    ...(hints ? [plural(hints, 'hint')] : []),
  ];
  return facts.length > 0 ? facts.join(', ') : 'Clean win';
}
