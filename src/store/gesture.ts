import { present } from '../engine/history';
import type { Gesture } from '../engine/view';
import { gameOf } from '../games';
import type { LastTap } from './gameState';
import { playMove } from './play';
import type { PlayedGame } from './savedGame';
import { send } from './send';
import { tap } from './tap';
import { refuse, type Transition } from './transition';

/** Plays the move a gesture means; nothing where nothing changes and nothing is to be said. */
export function playGesture(
  current: PlayedGame,
  gesture: Gesture,
  lastTap: LastTap | undefined,
  autoplay: boolean,
): Transition | undefined {
  if (gesture.kind === 'tap') return tap(current, gesture, lastTap, autoplay);
  if (gesture.kind === 'send') return send(current, gesture, lastTap, autoplay);
  const moves = gameOf(current.id).table.movesFor(present(current.history), gesture);
  return moves.ok ? playMove(current, moves.value[0], autoplay) : refuse(moves.error);
}
