import { expect, test } from 'vitest';
import { gameOf, hasLayout, setupOfVariant, type VariantId } from '../../src/games/index';
import type { LayoutState } from '../../src/games/layouts/board';
import { runOf } from '../../src/games/layouts/building';
import { type FullLayout, packSize } from '../../src/games/layouts/layout';
import { formatLayout } from '../../src/games/layouts/layoutText';
import { runToEnd } from '../../src/solver/gameSolver';
import { problemOf } from '../../src/solver/klondike/problem';
import { layoutSolver } from '../../src/solver/layouts/solve';
import { solve } from '../../src/solver/solve';
import { playLine } from '../support/lineChecks';
import { stateFromPiles } from '../support/piles';
import { plainLayoutVerdict } from '../support/plainSearch';
import { proofSize } from '../support/proofSize';
import { randomPiles } from '../support/randomPiles';
import { smallGame } from '../support/smallLayouts';
import { stepLimit } from '../support/solverChecks';
import { VARIANTS } from '../support/variants';

// Piles that somebody gives may be such as no game comes to.

test('small games: any piles have the verdict of a search that tries every legal move', () => {
  const counts = { winnable: 0, unwinnable: 0, left: 0 };
  for (let n = 0; n < proofSize(120, 40_000); n++) {
    const { layout, ranks, setup } = smallGame(n);
    const piles = randomPiles(setup, n, n % 2 ? 10 : packSize(setup));
    const name = `${n}: ${formatLayout(layout)} ${JSON.stringify(piles)}`;
    const state = stateFromPiles(layout, piles, ranks);
    if (!state.ok) throw new Error(`${name}: ${state.error}`);
    const plain = plainLayoutVerdict(setup, state.value, proofSize(600, 5_000));
    counts[plain ?? 'left']++;
    if (plain)
      expect(runToEnd(layoutSolver(layout, ranks)(state.value, {})).verdict, name).toBe(plain);
  }
  expect(counts.winnable).toBeGreaterThan(counts.left / 3);
  expect(counts.unwinnable).toBeGreaterThan(counts.left / 6);
});

/** The position with only as many cards face up as are in order, which Klondike’s own search can hold in most cases. */
const inOrder = (setup: FullLayout, state: LayoutState): LayoutState => ({
  ...state,
  tableau: state.tableau.map(({ cards }) => ({
    cards,
    hidden: cards.length - runOf(setup, state, { cards, hidden: 0 }),
  })),
});

const OF_OWN_SEARCH = VARIANTS.filter((id) => /^klondike(?!.*empty)/.test(id));

test.each(OF_OWN_SEARCH)('%s: both searches have one verdict on any piles', (id) => {
  const setup = setupOfVariant(id);
  const counts = { held: 0, others: 0 };
  for (let n = 0; n < proofSize(24, 1_000); n++) {
    const read = stateFromPiles(setup, randomPiles(setup, n, [14, 24, 36, 52][n % 4] as number));
    if (!read.ok) throw new Error(read.error);
    const any = read.value;
    const state = n % 8 === 0 ? any : inOrder(setup, any);
    counts[problemOf(setup, state) ? 'held' : 'others']++;
    const own = solve(id, state, stepLimit(40)).verdict;
    const general = runToEnd(layoutSolver(setup)(state, {}), stepLimit(40)).verdict;
    if (own !== 'unknown' && general !== 'unknown') expect(own, `piles ${n}`).toBe(general);
  }
  expect(counts.held).toBeGreaterThan(counts.others);
  expect(counts.others).toBeGreaterThan(0);
});

test.each(VARIANTS.filter(hasLayout))('%s: a line from any piles wins by the rules', (id) => {
  const setup = setupOfVariant(id);
  for (let n = 0; n < proofSize(4, 200); n++) {
    const read = stateFromPiles(setup, randomPiles(setup, n, n % 2 ? 26 : packSize(setup)));
    if (!read.ok) throw new Error(read.error);
    expectRight(id, read.value, n % 4 === 1);
  }
});

/** Expects a verdict without an exception, and of a line that it wins. */
function expectRight(id: VariantId, state: unknown, wantsShortLine: boolean): void {
  const { verdict, line } = solve(id, state, stepLimit(20), { wantsShortLine });
  if (verdict !== 'winnable') return;
  const { rules } = gameOf(id);
  expect(rules.status(playLine(id, state, line))).toBe('won');
}
