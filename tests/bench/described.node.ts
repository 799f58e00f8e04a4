import type { Verdict } from '../../src/engine/game';
import { gameOf, type VariantId } from '../../src/games/all';
import { layoutOf } from '../../src/games/described';
import type { Layout } from '../../src/games/layouts/layout';
import { parseLayout } from '../../src/games/layouts/layoutText';
import { stateFromPiles } from '../../src/games/layouts/piles';
import { type GameSolver, runToEnd } from '../../src/solver/gameSolver';
import { layoutSolver } from '../../src/solver/layouts/solve';
import solvitaire from '../vectors/solvitaire_verdicts.json';
import { percentile } from './report';

// Prints how many deals the search of described games decides: Solvitaire's deals, and those of games on the home page.

const LIMIT_MS = 5_000;
const DEALS = 50;

/** Solves each position with the time limit, and prints a line. Returns the verdicts. */
function measure(
  name: string,
  states: readonly unknown[],
  solve: GameSolver<never>,
): readonly Verdict[] {
  const times: number[] = [];
  const verdicts = states.map((state) => {
    const start = performance.now();
    const shouldContinue = (): boolean => performance.now() - start < LIMIT_MS;
    const { verdict } = runToEnd(solve(state as never, {}), shouldContinue);
    times.push(performance.now() - start);
    return verdict;
  });
  const count = (wanted: Verdict): number => verdicts.filter((each) => each === wanted).length;
  const [median, most] = [percentile(times, 0.5), percentile(times, 0.9)];
  console.log(
    `${name.padEnd(34)} won ${count('winnable')}, lost ${count('unwinnable')}, unknown ${count('unknown')}; ` +
      `median ${median.toFixed(1)} ms, 90 % ${most.toFixed(0)} ms`,
  );
  return verdicts;
}

for (const game of solvitaire.games) {
  const layout = parseLayout(game.layout);
  if (!layout.ok) throw new Error(layout.error);
  const ranks = 'ranks' in game ? Number(game.ranks) : undefined;
  const states = game.deals.map(({ piles }) => {
    const state = stateFromPiles(layout.value, piles, ranks);
    if (!state.ok) throw new Error(state.error);
    return state.value;
  });
  const verdicts = measure(game.game, states, layoutSolver(layout.value, ranks));
  const isAgainst = ({ verdict }: { readonly verdict: string }, i: number): boolean =>
    verdicts[i] !== 'unknown' && verdicts[i] !== verdict;
  if (game.deals.some(isAgainst)) console.log(`${game.game}: a verdict against Solvitaire’s`);
}

const HOME: readonly VariantId[] = [
  'freecell',
  'freecell;cells=2',
  'yukon',
  'spider',
  'spider;suits=2',
  'spider;suits=4',
];
const deals = Array.from({ length: DEALS }, (_, n) => String(n));
for (const id of HOME) {
  const dealt = deals.map((deal) => gameOf(id).rules.deal(deal));
  measure(id, dealt, layoutSolver(layoutOf(id) as Layout));
}
