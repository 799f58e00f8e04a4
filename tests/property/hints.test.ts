import { expect, test } from 'vitest';
import { createHinter } from '../../src/analysis/hints';
import { GAME_IDS, gameOf, hasLayout, setupOfVariant, type VariantId } from '../../src/games/index';
import type { LayoutState } from '../../src/games/layouts/board';
import { gainOf } from '../../src/games/layouts/hint';
import { isDraw, type LayoutMove, legalMoves } from '../../src/games/layouts/rules';
import { limited, runToEnd } from '../../src/solver/gameSolver';
import { hasSolver } from '../../src/solver/registry';
import { resumableSolve, type Solution } from '../../src/solver/solve';
import { proofSize } from '../support/proofSize';

/** The solver, in steps in place of milliseconds. */
async function shortLine(id: VariantId, state: unknown, ms: number): Promise<Solution> {
  const search = resumableSolve(id, state, { wantsShortLine: true });
  return runToEnd(limited(search, ms * proofSize(0.1, 1)));
}

/** From how many moves more on a line is longer for a reason: a card that is turned up before a draw. */
const LONGER = 10;

/** Cards that are safe on their foundations, but for those of a waste whose other cards would then come up in another order. */
function safeCards(id: VariantId, state: LayoutState): readonly LayoutMove[] {
  const setup = setupOfVariant(id);
  const isInOrder = setup.stock === 1 || state.redealsLeft === 0;
  return [...legalMoves(setup, state)].filter(
    (move) =>
      !isDraw(move) &&
      (isInOrder || move.from.kind !== 'waste') &&
      gainOf(setup, state, move) === 'safe',
  );
}

/** Follows the hints of a deal. True if it is won, false if no line was found for the deal, or it has no moves. */
async function followHints(id: VariantId, deal: string): Promise<boolean> {
  const { rules, text } = gameOf(id);
  const { lineFrom } = createHinter(shortLine);
  const { signal } = new AbortController();
  const seen = new Set<string>();
  let state = rules.deal(deal);
  let length = Number.POSITIVE_INFINITY;
  let silentDraws = 0;
  while (rules.status(state) === 'playing') {
    const solution = await lineFrom(id, state, signal);
    if (solution?.verdict !== 'winnable') {
      expect(seen.size, `${id} ${deal}: a line that wins is lost`).toBe(0);
      return false;
    }
    const { line } = solution;
    const [move] = line;
    if (line.length >= length + LONGER)
      expect(['safe', 'turns']).toContain(
        gainOf(setupOfVariant(id), state as LayoutState, move as LayoutMove),
      );
    length = line.length;
    if (hasLayout(id) && isDraw(move as LayoutMove))
      expect(safeCards(id, state as LayoutState), `${id} ${deal}`).toEqual([]);
    const isSilentDraw =
      text.suggest(state, move).startsWith('draw') && !text.gain?.(state, move, line.slice(1));
    silentDraws = isSilentDraw ? silentDraws + 1 : 0;
    expect(silentDraws, `${id} ${deal}: draws without a word why`).toBeLessThanOrEqual(3);
    const next = rules.apply(state, move);
    if (!next.ok) throw new Error(`a hint of ${id} is refused: ${next.error.reason}`);
    seen.add(JSON.stringify(state));
    state = next.value;
    expect(seen.has(JSON.stringify(state)), `${id} ${deal}: the hints lead back`).toBe(false);
  }
  expect(seen.size > 0 ? rules.status(state) : 'won', id).toBe('won');
  return seen.size > 0;
}

test('hints of every game win, never lead back, never draw while a card is safe on its foundation, and say why they draw', async () => {
  const won: VariantId[] = [];
  for (const id of GAME_IDS.filter(hasSolver)) {
    for (let deal = 0; deal < proofSize(1, 20); deal++)
      if (await followHints(id, `${deal}`)) won.push(id);
  }
  expect(new Set(won).size).toBeGreaterThan(30);
});
