import { giveUp, jump, loadSolution, redo, restart, resume, undo } from './commands';
import { makeGuess } from './guess';
import { hint } from './hint';
import { playGesture, playMove } from './moves';
import type { Context, GameAction, TableState, Transition } from './table';

/** Actions without an argument. */
const COMMANDS = { undo, redo, restart, giveUp, resume } as const;

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
