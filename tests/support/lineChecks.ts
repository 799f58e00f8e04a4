import { expect } from 'vitest';
import { gameOf, type VariantId } from '../../src/games/index';
import type { LayoutState } from '../../src/games/layouts/board';
import { type Layout, setupOf } from '../../src/games/layouts/layout';
import { runToEnd } from '../../src/solver/gameSolver';
import type { Pass } from '../../src/solver/layouts/pass';
import { passesOf } from '../../src/solver/layouts/passes';
import { Position } from '../../src/solver/layouts/position';
import { problemOf } from '../../src/solver/layouts/problem';
import { search } from '../../src/solver/layouts/search';
import { solve } from '../../src/solver/solve';

/** The state after a line, each move made by the rules. `look` sees the state after each move, and its index. */
export function playLine(
  id: VariantId,
  start: unknown,
  line: readonly unknown[],
  look?: (state: unknown, index: number) => void,
): unknown {
  const { rules } = gameOf(id);
  let state = start;
  for (const [index, move] of line.entries()) {
    const next = rules.apply(state, move);
    if (!next.ok) throw new Error(next.error.reason);
    state = next.value;
    look?.(state, index);
  }
  return state;
}

/** Plays the solver’s lines of the first deals, of which some must be won. `check` sees every fifth position, and the moves left. */
export function checkLines(
  id: VariantId,
  deals: number,
  check: (state: unknown, left: number) => void,
): void {
  const { rules } = gameOf(id);
  let won = 0;
  for (let deal = 0; deal < deals; deal++) {
    const start = rules.deal(String(deal));
    const { verdict, line } = solve(id, start);
    if (verdict !== 'winnable') continue;
    won++;
    const end = playLine(id, start, line, (state, index) => {
      if (index % 5 === 0) check(state, line.length - index - 1);
    });
    expect(rules.status(end)).toBe('won');
  }
  expect(won).toBeGreaterThan(0);
}

/** Checks small deals 0, 1, …; `check` says whether one is won. The share of those won must lie between the bounds, or little would be checked. */
export function checkSmallDeals(
  deals: number,
  { low, high }: { readonly low: number; readonly high: number },
  check: (n: number) => boolean,
): void {
  let won = 0;
  for (let n = 0; n < deals; n++) if (check(n)) won++;
  expect(won).toBeGreaterThan(low * deals);
  expect(won).toBeLessThan(high * deals);
}

/** How the search of games of columns ends on a position of few cards: best first and depth first, which must agree. */
export function endOfSearch(layout: Layout, state: LayoutState): string {
  const setup = setupOf(layout);
  const pass = passesOf(setup, 1).find(({ width }) => !width) as Pass;
  const position = new Position(problemOf(setup, 0), state);
  const [first, second] = [{}, { isDepthFirst: true } as const].map(
    (kind) => runToEnd(search(position, { ...pass, ...kind, positions: 20_000 }), () => true).end,
  );
  expect(second).toBe(first);
  return first as string;
}
