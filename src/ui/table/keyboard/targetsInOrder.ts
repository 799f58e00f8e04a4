import { type AnyGame, legalTargets } from '../../../engine/game';
import type { PileId, PileView } from '../../../engine/view';

/**
 * The piles that would take the topmost `count` cards of a pile, in the order in which taps choose them. Of several empty piles of a
 * kind taps choose the first; the others follow it. Those that no tap chooses come last.
 */
export function targetsInOrder(
  game: AnyGame,
  state: unknown,
  from: PileId,
  count: number,
): readonly PileId[] {
  const { view, movesFor } = game.table;
  const legal = legalTargets(game, state, from, count);
  const piles = view(state).piles.filter(({ id }) => legal.includes(id));
  const taps = movesFor(state, { kind: 'tap', pile: from, count });
  const chosen = taps.ok ? taps.value.map(game.text.formatMove) : [];
  const ranks = piles.map(({ id }) => {
    const moves = movesFor(state, { kind: 'drop', from, count, to: id });
    const rank = moves.ok ? chosen.indexOf(game.text.formatMove(moves.value[0])) : -1;
    return rank < 0 ? chosen.length : rank;
  });
  const rankOf = (pile: PileView): number =>
    Math.min(...ranks.filter((_, i) => isAlike(piles[i] as PileView, pile)));
  return piles.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ id }) => id);
}

/** True for the same pile, and for two empty ones of a kind. */
const isAlike = (one: PileView, other: PileView): boolean =>
  one.id === other.id ||
  (one.kind === other.kind && one.cards.length === 0 && other.cards.length === 0);
