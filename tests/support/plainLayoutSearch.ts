import type { LayoutState } from '../../src/games/layouts/board';
import type { Setup } from '../../src/games/layouts/layout';
import { apply, isWon, legalMoves } from '../../src/games/layouts/rules';

/**
 * Whether a position can be won, by a search that tries every legal move and leaves nothing out. Undefined if there are more
 * than `most` positions.
 */
export function plainLayoutVerdict(
  setup: Setup,
  start: LayoutState,
  most: number,
): 'winnable' | 'unwinnable' | undefined {
  const seen = new Set([JSON.stringify(start)]);
  const open = [start];
  for (let state = open.pop(); state; state = open.pop()) {
    if (isWon(setup, state)) return 'winnable';
    for (const move of legalMoves(setup, state)) {
      const next = apply(setup, state, move);
      if (!next.ok) throw new Error(next.error.reason);
      const key = JSON.stringify(next.value);
      if (seen.has(key)) continue;
      if (seen.size >= most) return undefined;
      seen.add(key);
      open.push(next.value);
    }
  }
  return 'unwinnable';
}
