import { plural, t } from '@lingui/core/macro';
import { hasChoice } from '../../engine/game';
import type { AnyHistory } from '../../engine/history';
import { ok } from '../../engine/result';
import { gameOf } from '../../games/index';
import { withFullStop } from '../../locales/format';
import {
  type GameFacts,
  type GameRecord,
  guessResult,
  newRecord,
  resultAt,
  withMoves,
} from '../../persistence/record';
import { guessInWords } from './guess';
import { seenAfter } from './seenCards';
import {
  type Context,
  isReplay,
  type NextTable,
  type TableGame,
  type TableState,
  type Transition,
  unmarked,
} from './table';

/** Puts a history into the game and updates its record. In a replay the record stays, and a new move starts another game. */
export function withHistory(game: TableGame, history: AnyHistory, context: Context): TableGame {
  const { record, history: before } = game;
  const isWalk = history.steps === before.steps;
  if (isReplay(game)) return isWalk ? { ...game, history } : takenOver(game, history, context);
  const undos = isWalk ? 0 : undosFrom(game);
  const branched = isWalk ? {} : { ...(undos > 0 && { undos }), ...seenAfter(game, before.cursor) };
  const open = isWalk ? record : reopened(record);
  return { record: changedRecord({ ...open, ...branched }, history, context), history };
}

/** A record that is not given up any more. */
export function reopened(record: GameRecord): GameRecord {
  if (!record.givenUp) return record;
  const { givenUp: _taken, ...open } = record;
  return open;
}

/** The undos of a game that is played on from here. Once the solver has helped they are not counted: the moves may be the solver’s. */
const undosFrom = ({ record, history: { steps, cursor } }: TableGame): number =>
  (record.undos ?? 0) + (record.helped ? 0 : steps.length - cursor);

/** The player’s game after a new move in a replay. */
function takenOver(game: TableGame, history: AnyHistory, context: Context): TableGame {
  const { record, isPreview } = game;
  const own = {
    ...anotherRecord(record, context),
    ...helpBefore(game),
    ...seenAfter(game, game.history.cursor),
  };
  const seconds = isPreview ? 0 : record.seconds;
  return { record: changedRecord(own, history, { ...context, seconds }), history };
}

/** What counts as help before a new move in a replay: the moves of a preview are hints, those of a won game were taken back. */
function helpBefore(game: TableGame): Pick<GameFacts, 'undos' | 'hints'> {
  const { record, history, isPreview } = game;
  if (history.cursor === 0) return {};
  if (isPreview) return { hints: history.cursor };
  const undos = undosFrom(game);
  return { ...(undos > 0 && { undos }), ...(record.hints && { hints: record.hints }) };
}

const changedRecord = (
  record: GameRecord,
  history: AnyHistory,
  { now, seconds }: Context,
): GameRecord => withResult({ ...withMoves(record, history), seconds, updated: now }, history, now);

/** Another game of the same deal. It keeps the day of a daily deal, what the solver proved or showed, and which cards were seen. */
export const anotherRecord = (
  { variant, deal, source, winnable, day, helped, seen }: GameRecord,
  { newId, now, today }: Context,
): GameRecord =>
  newRecord(newId, variant, deal, now, {
    ...(source && { source }),
    ...(winnable && { winnable }),
    ...(helped && { helped }),
    ...(seen && { seen }),
    ...(day !== undefined && { day, ...(day < today && { late: true }) }),
    // The end of the deal is known.
    ...(!hasChoice(gameOf(variant)) && { bet: 'none' }),
  });

/** A preview of other moves of the deal: a game that is stored only when the player continues it. */
export const previewOf = (
  record: GameRecord,
  history: AnyHistory,
  context: Context,
): TableGame => ({
  record: withMoves(anotherRecord(record, context), history),
  history,
  isPreview: true,
});

/** Sets or removes the result. A loss stays while its moves can be redone; another move reopens a game whose end it may change. */
export function withResult(record: GameRecord, history: AnyHistory, now: number): GameRecord {
  const reached = resultAt(record, history, history.cursor);
  if (reached === record.result) return record;
  if (reached) return { ...record, result: reached, ended: now };
  const isSettled = !hasChoice(gameOf(record.variant));
  if (isSettled || resultAt(record, history, history.steps.length) === record.result) return record;
  const { result: _undone, ended: _then, ...playing } = record;
  return playing;
}

/** Changes the history, adds sentences about the end and clears all marks. */
export function changeTo(
  table: TableState,
  history: AnyHistory,
  { sentences = [], ...said }: Omit<NextTable, 'table' | 'news'>,
  context: Context,
): Transition {
  const current = withHistory(table.current, history, context);
  const isTakenOver = table.current.isPreview && !current.isPreview;
  const all = [...sentences, ...describeEnd(table.current.record, current.record)];
  const news = isTakenOver ? [t`This is your own game now.`] : [];
  return ok({ ...said, table: unmarked(current), sentences: all, news });
}

/** Sentences about a game that has just ended: the help used, and whether the guess was right. */
export function describeEnd(before: GameRecord, after: GameRecord): readonly string[] {
  if (after.result === undefined || (after.id === before.id && after.result === before.result))
    return [];
  const isWonByChoice = after.result === 'won' && hasChoice(gameOf(after.variant));
  const wasSaid = before.id === after.id && guessResult(before) !== undefined;
  const guess = wasSaid ? undefined : guessInWords(after);
  const facts = [...(isWonByChoice ? [describeHelp(after)] : []), ...(guess ? [guess] : [])];
  return facts.map(withFullStop);
}

/** The help that a won game had: `2 moves changed, 1 hint`, `Clean win – no move changed, no hint`, or only `Solver used`. */
export function describeHelp({ helped, undos = 0, hints = 0, seen }: GameFacts): string {
  if (helped) return t`Solver used`;
  if (!undos && !hints && seen) return t`No hint, but cards known from an earlier game`;
  if (!undos && !hints) return t`Clean win – no move changed, no hint`;
  const changed = plural(undos, { one: '# move changed', other: '# moves changed' });
  const shown = plural(hints, { one: '# hint', other: '# hints' });
  return undos && hints ? t`${changed}, ${shown}` : undos ? changed : shown;
}
