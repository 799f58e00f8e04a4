import { autoplayTo } from '../engine/autoplay';
import { hasChoice } from '../engine/game';
import { jump } from '../engine/history';
import { gameOf } from '../games';
import { narrateEnd, narrateSteps } from './narration';
import type { PlayedGame } from './savedGame';
import { change, refuse, type Transition } from './transition';

/** Goes to a move. Beyond the last one the automatic player goes on, unless what is played matters. */
export function walkTo(current: PlayedGame, cursor: number): Transition {
  const game = gameOf(current.id);
  const before = current.history;
  const history = hasChoice(game) ? jump(before, cursor) : autoplayTo(game, before, cursor);
  const end = narrateEnd(game, history);
  if (history === before && !end) return refuse('There is no further move.');
  if (history.cursor === before.cursor + 1)
    return change(current, history, narrateSteps(game, history, before.cursor));
  const text = `Move ${history.cursor}.`;
  return change(current, history, end ? `${text} ${end}` : text);
}
