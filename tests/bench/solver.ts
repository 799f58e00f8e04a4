import { dealKlondike } from '../../src/games/klondike/state';
import { problemOf } from '../../src/solver/klondike/position';
import { createSearch } from '../../src/solver/klondike/search';
import { solve } from '../support/klondikeSolver';
import { percentile, report } from './report';

const DEALS = 200;
const LIMIT_MS = 5_000;
/** Milliseconds within which 99 % of the deals should be decided. */
const P99_GOALS: Readonly<Record<1 | 3, number>> = { 3: 1_500, 1: 700 };

for (const draw of [3, 1] as const) {
  const times: number[] = [];
  const lengths: number[] = [];
  let undecided = 0;
  for (let n = 0; n < DEALS; n++) {
    const start = performance.now();
    const deal = dealKlondike(draw, String(n));
    const { verdict } = solve(deal, () => performance.now() - start < LIMIT_MS);
    times.push(performance.now() - start);
    if (verdict === 'unknown') undecided++;
    if (verdict === 'winnable') lengths.push(solve(deal, undefined, true).line.length);
  }
  const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
  report(`Draw ${draw}, ${DEALS} deals: median`, ms(percentile(times, 0.5)), '1 ms');
  report('  99 % of them within', ms(percentile(times, 0.99)), `${P99_GOALS[draw]} ms`);
  report(`  not decided within ${LIMIT_MS / 1000} s`, String(undecided), '0');
  report('  moves of a winning line, median', String(percentile(lengths, 0.5)), '130');
}

/** Visits at a time; a search that ends within fewer is not counted. */
const VISITS = 100_000;
const MAX_RUNS = 20;
const SEARCH_MS = 4_000;

let visits = 0;
const start = performance.now();
const hardDeal = dealKlondike(1, '7');
for (let n = 0; performance.now() - start < SEARCH_MS; n++) {
  const search = createSearch(problemOf(n === 0 ? hardDeal : dealKlondike(3, String(n))));
  for (let run = 0; run < MAX_RUNS && search.run(VISITS) === 'running'; run++) visits += VISITS;
}
report(
  'Positions visited, a second',
  Math.round((1000 * visits) / (performance.now() - start)).toLocaleString('en'),
  '4,000,000',
);
