import { expect, test } from 'vitest';
import type { LayoutState } from '../../src/games/layouts/board';
import type { Layout } from '../../src/games/layouts/layout';
import { setupOf } from '../../src/games/layouts/layout';
import { formatLayout, parseLayout } from '../../src/games/layouts/layoutText';
import { pileTexts, stateFromPiles } from '../../src/games/layouts/piles';
import { type PresetId, presetGame, presetLayout } from '../../src/games/layouts/presets';
import { apply, isWon } from '../../src/games/layouts/rules';
import { runToEnd } from '../../src/solver/gameSolver';
import { layoutSolver } from '../../src/solver/layouts/solve';
import { plainLayoutVerdict } from '../support/plainSearch';
import { proofSize } from '../support/proofSize';
import { smallGame } from '../support/smallLayouts';
import solvitaire from '../vectors/solvitaire_verdicts.json';

/** The end of the solver’s line, each move made by the rules. */
function endOf(layout: Layout, start: LayoutState, ranks?: number): LayoutState | undefined {
  const setup = setupOf(layout, ranks);
  const { line } = runToEnd(layoutSolver(layout, ranks)(start, {}), () => true);
  return line.reduce<LayoutState | undefined>((state, move) => {
    const next = state && apply(setup, state, move);
    return next?.ok ? next.value : undefined;
  }, start);
}

test('small games of all kinds: the verdict of a search that tries every legal move', () => {
  const counts = { winnable: 0, unwinnable: 0, left: 0 };
  for (let n = 0; n < proofSize(400, 140_000); n++) {
    const { layout, ranks, setup, state } = smallGame(n);
    const plain = plainLayoutVerdict(setup, state, proofSize(600, 5_000));
    counts[plain ?? 'left']++;
    if (!plain) continue;
    const solver = layoutSolver(layout, ranks);
    const { verdict } = runToEnd(solver(state, {}), () => true);
    const game = `${n}: ${formatLayout(layout)} ${JSON.stringify(pileTexts(state))}`;
    expect(verdict, game).toBe(plain);
    if (plain === 'winnable')
      expect(isWon(setup, endOf(layout, state, ranks) as LayoutState)).toBe(true);
  }
  // Most games are decided, and neither verdict is rare.
  expect(counts.winnable).toBeGreaterThan(counts.left / 3);
  expect(counts.unwinnable).toBeGreaterThan(counts.left / 3);
});

/** In the suite, the deals of each game whose proof is short. */
const MOST_STEPS = proofSize(100, 4_000);

test.each(solvitaire.games)('$game: no verdict against Solvitaire’s', (game) => {
  const layout = parseLayout(game.layout);
  if (!layout.ok) throw new Error(layout.error);
  const ranks = 'ranks' in game ? Number(game.ranks) : undefined;
  const deals = game.deals.slice(0, proofSize(5, 15));
  let decided = 0;
  for (const { seed, verdict, piles } of deals) {
    const state = stateFromPiles(layout.value, piles, ranks);
    if (!state.ok) throw new Error(`${seed}: ${state.error}`);
    let steps = 0;
    const work = layoutSolver(layout.value, ranks)(state.value, {});
    const solution = runToEnd(work, () => ++steps < MOST_STEPS);
    if (solution.verdict === 'unknown') continue;
    expect(solution.verdict, `deal ${seed}`).toBe(verdict);
    decided++;
  }
  expect(decided).toBeGreaterThanOrEqual(deals.length / 3);
});

test.each<PresetId>([
  'canfield',
  'forecell',
  'eight-off',
  'simple-simon',
  'penguin',
  'lucas',
  'wasp',
])('%s: a line wins by the rules, and a short one has no more moves', (id) => {
  const layout = presetLayout(id);
  const { rules } = presetGame(id);
  let won = 0;
  for (let deal = 0; deal < proofSize(4, 100) && won < proofSize(2, 100); deal++) {
    const start = rules.deal(String(deal)) as LayoutState;
    const solve = (options: object) => {
      let steps = 0;
      return runToEnd(layoutSolver(layout)(start, options), () => ++steps < 1_000);
    };
    const { verdict, line } = solve({});
    if (verdict !== 'winnable') continue;
    won++;
    const short = solve({ wantsShortLine: true }).line;
    expect(short.length).toBeLessThanOrEqual(line.length);
    for (const each of [line, short]) {
      let state: unknown = start;
      for (const move of each) {
        const next = rules.apply(state, move);
        if (!next.ok) throw new Error(next.error.reason);
        state = next.value;
      }
      expect(rules.status(state)).toBe('won');
    }
  }
  expect(won).toBeGreaterThan(0);
});

test('a search that is stopped does not know', () => {
  const layout = presetLayout('bakers-dozen');
  const start = presetGame('bakers-dozen').rules.deal('1') as LayoutState;
  const { verdict } = runToEnd(layoutSolver(layout)(start, {}), () => false);
  expect(verdict).toBe('unknown');
});
