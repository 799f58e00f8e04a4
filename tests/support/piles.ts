import { err, ok, type Result } from '../../src/engine/result';
import type { LayoutState } from '../../src/games/layouts/board';
import { type Layout, setupOf } from '../../src/games/layouts/layout';
import { layoutFromPosition, positionOfLayout } from '../../src/games/layouts/position';
import { cardsIn } from '../../src/interchange/forms';
import { formatPiles, type PileTexts, parsePiles } from '../../src/interchange/piles';

/** The piles of a position. */
export const pileTexts = (state: LayoutState): PileTexts =>
  JSON.parse(formatPiles(positionOfLayout(state)));

/** The position with these piles; or the first sentence that says what is wrong with them. */
export function stateFromPiles(
  layout: Layout,
  piles: unknown,
  ranks?: number,
): Result<LayoutState, string> {
  const text = parsePiles(JSON.stringify(piles));
  if (!text.ok) return err(text.error.sentence);
  const tableau = text.value.lines.map(cardsIn);
  const state = layoutFromPosition(setupOf(layout, ranks), { ...text.value, tableau });
  return state.ok ? ok(state.value.state) : err(state.error[0]?.sentence ?? '');
}
