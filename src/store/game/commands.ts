import { t } from '@lingui/core/macro';
import { appendMoves, autoplayTo } from '../../engine/autoplay';
import { hasChoice } from '../../engine/game';
import * as history from '../../engine/history';
import { ok } from '../../engine/result';
import { gameOf } from '../../games/index';
import { freshGame } from '../../persistence/record';
import { anotherRecord, changeTo, previewOf, reopened, withHistory } from './changedGame';
import { makeGuess } from './guess';
import { countHint, hint } from './hint';
import { playGesture, playMove } from './moves';
import {
  givenUpInWords,
  narrateEnd,
  narrateMove,
  narrateSolution,
  narrateSteps,
} from './narration';
import { seenAfter } from './seenCards';
import {
  type Context,
  canGiveUp,
  type GameAction,
  isReplay,
  refuse,
  type TableGame,
  type TableState,
  type Transition,
  unmarked,
} from './table';

/** Takes back the last move, and giving up. */
export function undo(table: TableState, context: Context): Transition {
  const { record, history: before } = table.current;
  if (before.cursor === 0) return refuse(t`There is nothing to undo.`);
  const move = narrateMove(gameOf(record.variant), before, before.cursor);
  const open = { ...table, current: { ...table.current, record: reopened(record) } };
  return changeTo(open, history.undo(before), { sentences: [t`Undone: ${move}`] }, context);
}

/** Makes the last undone move again. */
export function redo(table: TableState, context: Context): Transition {
  const { record, history: before } = table.current;
  const after = history.redo(before);
  if (after === before) return refuse(t`There is nothing to redo.`);
  const sentences = [narrateSteps(gameOf(record.variant), after, before.cursor)];
  return changeTo(table, after, { sentences }, context);
}

/** Starts another game of the deal, also from a preview; if no choice changes its end, goes back to the start. */
export function restart(table: TableState, context: Context): Transition {
  const { record, history: before, isPreview } = table.current;
  if (!isPreview && before.cursor === 0) return refuse(t`Already at the start.`);
  if (!isPreview && !hasChoice(gameOf(record.variant))) {
    const start = history.jump(before, 0);
    return changeTo(table, start, { sentences: [t`Back at the start.`] }, context);
  }
  const current = freshGame({ ...anotherRecord(record, context), ...seenAfter(table.current, 0) });
  return ok({
    table: unmarked(current),
    news: [
      isPreview
        ? t`This is your own game now.`
        : t({
            message: 'Restarted. Undo brings it back.',
            comment: '“Undo” is the name of a button',
          }),
    ],
    ...(!isPreview && { isRestart: true }),
  });
}

function giveUp(table: TableState, { now, seconds }: Context): Transition {
  const { current } = table;
  if (!canGiveUp(current)) return undefined;
  const record = { ...current.record, givenUp: true as const, seconds, updated: now };
  return ok({ table: unmarked({ ...current, record }), sentences: [givenUpInWords()] });
}

function resume(table: TableState, { now }: Context): Transition {
  const { current } = table;
  if (!current.record.givenUp) return undefined;
  const record = { ...reopened(current.record), updated: now };
  return ok({ table: { ...table, current: { ...current, record } } });
}

/** Goes to a move. If no choice changes the end, the automatic player makes those beyond the last one. */
export function jump(table: TableState, cursor: number, context: Context): Transition {
  const { record, history: before } = table.current;
  const game = gameOf(record.variant);
  const mayGoOn = !hasChoice(game);
  const after = mayGoOn ? autoplayTo(game, before, cursor) : history.jump(before, cursor);
  const end = narrateEnd(game, after);
  if (after === before && !end) return refuse(standsStill(before, cursor));
  if (after.cursor === before.cursor + 1) {
    const sentences = [narrateSteps(game, after, before.cursor)];
    return changeTo(table, after, { sentences }, context);
  }
  const place = narrateCursor(after.cursor);
  return changeTo(table, after, { place, sentences: end ? [end] : [] }, context);
}

/** Why a jump leads nowhere. */
function standsStill({ cursor: at }: history.AnyHistory, cursor: number): string {
  if (at === 0 && cursor <= 0) return t`Already at the start.`;
  return cursor === at ? t`Already at move ${at}.` : t`There is no further move.`;
}

const narrateCursor = (cursor: number): string => t`Move ${cursor}.`;

/** Appends the solver’s moves, to be stepped through, and marks the game as helped. */
export function loadSolution(
  table: TableState,
  moves: readonly unknown[],
  context: Context,
): Transition {
  const { current } = table;
  const longer = appendMoves(gameOf(current.record.variant), current.history, moves);
  const helped = { ...current, record: { ...current.record, helped: true as const } };
  const solved: TableGame = isReplay(current)
    ? previewOf(helped.record, longer, context)
    : withHistory(helped, longer, context);
  return ok({ table: unmarked(solved), news: [narrateSolution(moves)] });
}

/** Actions without an argument. */
const COMMANDS = { undo, redo, restart, giveUp, resume, countHint } as const;

/** Applies an action to the table. It is pure: time, settings and new ids come with the context. */
export function reduce(table: TableState, action: GameAction, context: Context): Transition {
  switch (action.type) {
    case 'play':
      return playMove(table, action.move, context);
    case 'gesture':
      return playGesture(table, action.gesture, context);
    case 'jump':
      return jump(table, action.cursor, context);
    case 'loadSolution':
      return loadSolution(table, action.moves, context);
    case 'guess':
      return makeGuess(table, action.guess, context);
    case 'hint':
      return hint(table, action, context);
    default:
      return COMMANDS[action.type](table, context);
  }
}
