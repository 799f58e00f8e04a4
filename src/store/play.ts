import type { AnyGame } from '../engine/game';
import { type AnyHistory, play, present } from '../engine/history';
import { gameOf } from '../games';
import { narrateSteps } from './narration';
import type { PlayedGame } from './savedGame';
import { change, refuse, type Transition } from './transition';

/** Makes a move and, with `autoplay`, every safe move after it. */
export function playMove(current: PlayedGame, move: unknown, autoplay: boolean): Transition {
  const game = gameOf(current.id);
  const played = play(game, current.history, move);
  if (!played.ok) return refuse(played.error.why, played.error.cards);
  const history = autoplay ? playSafeMoves(game, played.value) : played.value;
  return change(current, history, narrateSteps(game, history, current.history.cursor));
}

function playSafeMoves(game: AnyGame, start: AnyHistory): AnyHistory {
  let history = start;
  for (;;) {
    const move = game.advice?.safeMove?.(present(history));
    const next = move === undefined ? undefined : play(game, history, move);
    if (!next?.ok) return history;
    history = next.value;
  }
}
