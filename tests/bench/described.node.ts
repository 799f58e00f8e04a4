import { type DealId, offsetDeal } from '../../src/engine/dealId';
import type { Verdict } from '../../src/engine/game';
import { gameOf, layoutOf, type VariantId } from '../../src/games/index';
import type { Layout } from '../../src/games/layouts/layout';
import { parseLayout } from '../../src/games/layouts/layoutText';
import { type GameSolver, runToEnd } from '../../src/solver/gameSolver';
import { layoutSolver } from '../../src/solver/layouts/solve';
import { stateFromPiles } from '../support/piles';
import { variant } from '../support/variants';
import solvitaire from '../vectors/solvitaire_verdicts.json';
import { percentile } from './report';

// Prints how many deals the search of games of columns decides, and in what processor time: Solvitaire's deals, and those of games
// of the list. Processor time changes little when other programs run; a quiet machine needs about half an hour for all of them.

/** The processor time of this process so far, in seconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Solves each position within some seconds, and prints a line. Returns the verdicts. */
function measure(
  name: string,
  states: readonly unknown[],
  solve: GameSolver<never>,
  limit = 5,
): readonly Verdict[] {
  const times: number[] = [];
  const verdicts = states.map((state) => {
    const start = processorTime();
    const shouldContinue = (): boolean => processorTime() - start < limit;
    const { verdict } = runToEnd(solve(state as never, {}), shouldContinue);
    times.push(1000 * (processorTime() - start));
    return verdict;
  });
  const count = (wanted: Verdict): number => verdicts.filter((each) => each === wanted).length;
  const within = [0.5, 0.9, 0.99].map((share) => percentile(times, share));
  console.log(
    `${name.padEnd(34)} ${count('winnable')} won · ${count('unwinnable')} lost · ${count('unknown')} unknown; ` +
      `median · 90 % · 99 %: ${within.map((ms) => ms.toFixed(ms < 10 ? 1 : 0)).join(' · ')} ms`,
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

/** Deals of a registered game. */
interface Row {
  readonly id: VariantId;
  /** The first deal; 0 if left out. */
  readonly first?: DealId;
  readonly deals: number;
  /** The most seconds for a deal; 5 if left out. */
  readonly limit?: number;
}

const ROWS: readonly Row[] = [
  { id: 'freecell', first: 'ms1', deals: 1_000 },
  { id: 'bakers-game', deals: 1_000 },
  { id: 'eight-off', deals: 1_000 },
  { id: 'seahaven-towers', deals: 1_000 },
  { id: 'simple-simon', deals: 1_000 },
  { id: 'spider', deals: 1_000 },
  // Others than those which the weights were chosen by.
  { id: variant('spider;suits=2'), first: '1000', deals: 100, limit: 15 },
  { id: variant('spider;suits=4'), first: '1000', deals: 30, limit: 15 },
  { id: 'yukon', deals: 100 },
  { id: 'beleaguered-castle', deals: 200 },
  { id: 'king-albert', deals: 200 },
  { id: 'canfield', deals: 200 },
  { id: 'forty-thieves', deals: 100 },
];

for (const { id, first = '0', deals, limit } of ROWS) {
  const dealt = Array.from({ length: deals }, (_, n) =>
    gameOf(id).rules.deal(offsetDeal(first, n)),
  );
  measure(id, dealt, layoutSolver(layoutOf(id) as Layout), limit);
}
