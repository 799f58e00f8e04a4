import { jump, present } from '../engine/history';
import { findCard, type Gesture } from '../engine/view';
import { gameOf } from '../games';
import type { LastTap } from './gameState';
import { playMove } from './play';
import type { PlayedGame } from './savedGame';
import { refuse, type Transition } from './transition';

/** A double-click on a card. */
type SendGesture = Extract<Gesture, { kind: 'send' }>;

/**
 * Sends a card to its foundation. The first click of a double-click was a tap: its move is taken back, or
 * stays, without a word, where the card does not fit a foundation.
 */
export function send(
  current: PlayedGame,
  gesture: SendGesture,
  lastTap: LastTap | undefined,
  autoplay: boolean,
): Transition | undefined {
  const game = gameOf(current.id);
  const tapped = beforeTap(current, lastTap);
  const { history } = tapped ?? current;
  const moves = game.table.movesFor(present(history), tapped?.gesture ?? gesture);
  if (moves.ok) return playMove({ ...current, history }, moves.value[0], autoplay);
  return tapped ? undefined : refuse(moves.error);
}

/** The history before the tap that led to the present, and the double-click as made there. */
function beforeTap({ id, history }: PlayedGame, lastTap: LastTap | undefined) {
  if (lastTap?.after !== history) return undefined;
  const before = jump(history, lastTap.before.cursor);
  const found = findCard(gameOf(id).table.view(present(before)), lastTap.card);
  if (!found) return undefined;
  const { pile, index } = found;
  const gesture: SendGesture = { kind: 'send', pile: pile.id, count: pile.cards.length - index };
  return { history: before, gesture };
}
