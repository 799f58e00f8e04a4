import type { Card } from '../engine/card';
import type { AnyGame } from '../engine/game';
import { type AnyHistory, present } from '../engine/history';
import { ok } from '../engine/result';
import { type CardView, findCard, type Gesture, type PileId } from '../engine/view';
import { gameOf } from '../games';
import type { LastTap } from './gameState';
import { playMove } from './play';
import type { PlayedGame } from './savedGame';
import { refuse, type Transition } from './transition';

/** A tap on a card, whose target the game chooses. */
export type TapGesture = Extract<Gesture, { kind: 'tap' }>;

/** Moves the tapped card to its next target; nothing where there is no card. */
export function tap(
  current: PlayedGame,
  gesture: TapGesture,
  lastTap: LastTap | undefined,
  autoplay: boolean,
): Transition | undefined {
  const { id, history } = current;
  const game = gameOf(id);
  const card = cardAt(game, present(history), gesture);
  if (card === undefined) return undefined;
  const moves = game.table.movesFor(present(history), gesture);
  if (!moves.ok) return refuse(moves.error, [card]);
  const { move, visited } = nextTarget(game, history, lastTap, card, gesture.pile, moves.value);
  const played = playMove(current, move, autoplay);
  if (!played.ok) return played;
  const after = played.value.game.history;
  return ok({ ...played.value, lastTap: { card, visited, before: history, after } });
}

/** The tapped card: the one with `count` − 1 cards on it. */
export const cardAt = (game: AnyGame, state: unknown, gesture: TapGesture): Card | undefined =>
  cardViewAt(game, state, gesture)?.card;

/** The tapped card as the table draws it. */
export const cardViewAt = (
  game: AnyGame,
  state: unknown,
  { pile, count }: TapGesture,
): CardView | undefined =>
  game.table
    .view(state)
    .piles.find(({ id }) => id === pile)
    ?.cards.at(-count);

/** The best move to a pile the card has not been on in this round of taps; the best of all starts a new round. */
export function nextTarget(
  game: AnyGame,
  history: AnyHistory,
  lastTap: LastTap | undefined,
  card: Card,
  from: PileId,
  moves: readonly unknown[],
): { readonly move: unknown; readonly visited: readonly PileId[] } {
  const again = lastTap?.card === card && lastTap.after === history;
  const visited = again ? [...lastTap.visited, from] : [from];
  const unvisited = moves.find((move) => !visited.includes(targetOf(game, history, move, card)));
  return unvisited === undefined
    ? { move: moves[0], visited: [from] }
    : { move: unvisited, visited };
}

/** The pile a move puts a card on. */
function targetOf(game: AnyGame, history: AnyHistory, move: unknown, card: Card): PileId {
  const next = game.rules.apply(present(history), move);
  return next.ok ? (findCard(game.table.view(next.value), card)?.pile.id ?? '') : '';
}
