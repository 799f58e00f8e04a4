import { displayDeal } from '../engine/dealId';
import * as history from '../engine/history';
import { gameOf } from '../games';
import { narrateMove, narrateSteps } from './narration';
import type { PlayedGame } from './savedGame';
import { change, refuse, type Transition } from './transition';

/** Takes back the last move. */
export function undo(current: PlayedGame): Transition {
  const { id, history: before } = current;
  if (before.cursor === 0) return refuse('There is nothing to undo.');
  const text = `Undone: ${narrateMove(gameOf(id), before, before.cursor)}`;
  return change(current, history.undo(before), text);
}

/** Makes the last undone move again. */
export function redo(current: PlayedGame): Transition {
  const { id, history: before } = current;
  const after = history.redo(before);
  if (after === before) return refuse('There is nothing to redo.');
  return change(current, after, narrateSteps(gameOf(id), after, before.cursor));
}

/** Takes back every move; they can be redone. */
export function restart(current: PlayedGame): Transition {
  const { deal, history: before } = current;
  if (before.cursor === 0) return refuse('Already at the start.');
  return change(current, history.jump(before, 0), `Deal ${displayDeal(deal)} restarted.`);
}
