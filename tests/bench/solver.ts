import { type Draw, dealKlondike } from '../../src/games/klondike/state';
import { problemOf } from '../../src/solver/position';
import { createSearch } from '../../src/solver/search';
import { solve } from '../../src/solver/solve';
import { percentile, report } from './report';

const DEALS = 200;
const LIMIT_MS = 5_000;
const P99: Readonly<Record<Draw, number>> = { 3: 1_500, 1: 700 };

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
  report('  99 % of them within', ms(percentile(times, 0.99)), `${P99[draw]} ms`);
  report(`  not decided within ${LIMIT_MS / 1000} s`, String(undecided), '0');
  report('  moves of a winning line, median', String(percentile(lengths, 0.5)), '130');
}

/** Positions a second of a search that is exhausted. */
const search = createSearch(problemOf(dealKlondike(1, '7')));
const VISITS = 100_000;
let visits = 0;
const start = performance.now();
for (let deal = 0; performance.now() - start < 4_000; deal++) {
  const next = deal === 0 ? search : createSearch(problemOf(dealKlondike(3, String(deal))));
  for (let n = 0; n < 20 && next.run(VISITS) === 'running'; n++) visits += VISITS;
}
report(
  'Positions visited, a second',
  Math.round((1000 * visits) / (performance.now() - start)).toLocaleString('en'),
  '4,000,000',
);
