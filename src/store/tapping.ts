import type { Card } from '../engine/card';
import type { AnyGame } from '../engine/game';
import { type AnyHistory, jump, present } from '../engine/history';
import { findCard, type Gesture, type PileId } from '../engine/view';

/** A tap just made: what it moved, where that has been on this round of taps, and the game before and after. */
export interface LastTap {
  readonly card: Card;
  readonly visited: readonly PileId[];
  readonly before: AnyHistory;
  readonly after: AnyHistory;
}

/** The card that lies under `count` − 1 others on a pile. */
export const cardAt = (
  game: AnyGame,
  state: unknown,
  pile: PileId,
  count: number,
): Card | undefined =>
  game
    .view(state)
    .piles.find(({ id }) => id === pile)
    ?.cards.at(-count)?.card;

/** The best of a tap's moves that takes the card where it has not been on this round of taps. */
export function nextTarget(
  game: AnyGame,
  history: AnyHistory,
  tapped: LastTap | undefined,
  card: Card,
  from: PileId,
  moves: readonly unknown[],
): { readonly move: unknown; readonly visited: readonly PileId[] } {
  const again = tapped?.card === card && tapped.after === history;
  const visited = again ? [...tapped.visited, from] : [from];
  const fresh = moves.find((move) => !visited.includes(landing(game, history, move, card)));
  return fresh === undefined ? { move: moves[0], visited: [from] } : { move: fresh, visited };
}

/** Where a card comes to lie by a move. */
function landing(game: AnyGame, history: AnyHistory, move: unknown, card: Card): PileId {
  const next = game.apply(present(history), move);
  return next.ok ? (findCard(game.view(next.value), card)?.pile.id ?? '') : '';
}

type Send = Extract<Gesture, { kind: 'send' }>;

/**
 * A double-click's gesture, and the history it is made on: its first click was a tap, which is taken back so
 * that the card goes home from where it was.
 */
export function sendFrom(
  game: AnyGame,
  history: AnyHistory,
  tapped: LastTap | undefined,
  gesture: Send,
): { readonly gesture: Send; readonly history: AnyHistory; readonly tapped: boolean } {
  if (tapped?.after !== history) return { gesture, history, tapped: false };
  const before = jump(history, tapped.before.cursor);
  const source = findCard(game.view(present(before)), tapped.card);
  if (!source) return { gesture, history, tapped: false };
  const { pile, index } = source;
  return {
    gesture: { kind: 'send', pile: pile.id, count: pile.cards.length - index },
    history: before,
    tapped: true,
  };
}
