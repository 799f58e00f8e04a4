import { hasLayout, setupOfVariant, type VariantId } from '../games/index';
import type { LayoutState } from '../games/layouts/board';
import { gainOf, movesBeforeDraw } from '../games/layouts/hint';
import { apply, isDraw, type LayoutMove } from '../games/layouts/rules';
import { followPlan, planOf } from './layouts/plan';

/** A winning line with the best first move that is known to keep the win. */
interface PreferredLine {
  readonly line: readonly unknown[];
  /** A better first move, if only a search can say whether it keeps the win, and the state after it. */
  readonly open?: { readonly move: unknown; readonly next: unknown };
}

/**
 * A winning line as a player would begin it. A solver may draw ten times while an ace lies on the waste, since it comes back for it.
 * So a card that is safe on its foundation goes there first, and a move that turns a card up comes before a draw, if the rest of
 * the line wins after it, too.
 */
export function preferredLine(
  id: VariantId,
  state: unknown,
  line: readonly unknown[],
): PreferredLine {
  return hasLayout(id)
    ? preferred(id, state as LayoutState, line as readonly LayoutMove[])
    : { line };
}

function preferred(id: VariantId, state: LayoutState, line: readonly LayoutMove[]): PreferredLine {
  const setup = setupOfVariant(id);
  const first: LayoutMove | undefined = line[0];
  if (!first || gainOf(setup, state, first) === 'safe') return { line };
  const moves = movesBeforeDraw(setup, state).filter(
    (move) => isDraw(first) || gainOf(setup, state, move) === 'safe',
  );
  if (moves.length === 0) return { line };
  const plan = planOf(setup, state, line);
  let open: PreferredLine['open'];
  for (const move of moves) {
    const next = apply(setup, state, move);
    if (!next.ok) continue;
    const rest = followPlan(setup, next.value, plan);
    if (rest) return { line: [move, ...rest] };
    open ??= { move, next: next.value };
  }
  return isDraw(first) && open ? { line, open } : { line };
}
