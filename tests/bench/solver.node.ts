import { execFileSync } from 'node:child_process';
import { gameOf } from '../../src/games/index';
import { createSearch } from '../../src/solver/klondike/search';
import { solve as solveGame } from '../../src/solver/solve';
import { type Draw, dealKlondike } from '../support/klondike';
import { klondikeProblem, solve } from '../support/klondikeSolver';
import { variant } from '../support/variants';
import { percentile, report } from './report';

const LIMIT_MS = 30_000;
/** Deals before the first measured one, to warm up. */
const WARM_UP = 50;

/** The goals of a range of deals, in milliseconds. */
interface Goals {
  readonly p99?: number;
  readonly slowest: number;
}

const RANGES: readonly {
  readonly draw: Draw;
  readonly first: number;
  readonly deals: number;
  readonly goals: Goals;
}[] = [
  { draw: 3, first: 0, deals: 200, goals: { p99: 300, slowest: 400 } },
  { draw: 1, first: 0, deals: 200, goals: { p99: 150, slowest: 200 } },
  { draw: 3, first: 1000, deals: 600, goals: { slowest: 4_000 } },
  { draw: 1, first: 1000, deals: 600, goals: { slowest: 1_100 } },
];

const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

/** How fast this machine is: the goals were set where this takes 0.16 s. */
function reportPython(): void {
  const program =
    'import random, time\nt = time.time()\nfor seed in range(10000):\n    random.seed(seed)\n    random.shuffle(list(range(52)))\nprint(time.time() - t)';
  try {
    const seconds = Number(execFileSync('python3', ['-c', program], { encoding: 'utf8' }));
    report(
      'CPython seeds and shuffles 10,000 decks in',
      `${seconds.toFixed(2)} s`,
      '0.16 s, where the goals were set',
    );
  } catch {
    report('CPython', 'not found');
  }
}

reportPython();
for (let n = 0; n < WARM_UP; n++) {
  const draw = n % 2 ? 1 : 3;
  solve(draw, dealKlondike(draw, String(90_000 + n)));
}
for (const { draw, first, deals, goals } of RANGES) {
  const times: number[] = [];
  const searchTimes: number[] = [];
  const lengths: number[] = [];
  let undecided = 0;
  for (let n = first; n < first + deals; n++) {
    const deal = dealKlondike(draw, String(n));
    const start = performance.now();
    const { verdict } = solve(draw, deal, () => performance.now() - start < LIMIT_MS);
    times.push(performance.now() - start);
    if (verdict === 'unknown') undecided++;
    const again = performance.now();
    createSearch(klondikeProblem(draw, deal)).run(20_000);
    searchTimes.push(performance.now() - again);
    if (verdict === 'winnable' && first === 0)
      lengths.push(solve(draw, deal, undefined, true).line.length);
  }
  report(
    `Draw ${draw}, deals ${first} to ${first + deals - 1}: median`,
    ms(percentile(times, 0.5)),
    '0.3 ms',
  );
  report('  median without the line', ms(percentile(searchTimes, 0.5)), '0.1 ms');
  report('  99 % of them within', ms(percentile(times, 0.99)), goals.p99 ? ms(goals.p99) : '');
  report('  the slowest', ms(Math.max(...times)), ms(goals.slowest));
  report('  all of them', `${(times.reduce((sum, time) => sum + time) / 1000).toFixed(1)} s`);
  report(`  not decided within ${LIMIT_MS / 1000} s`, String(undecided), '0');
  if (lengths.length > 0)
    report('  moves of a winning line, median', String(percentile(lengths, 0.5)), '130');
}

/** The Microsoft deals of FreeCell, and deals of Golf: times, and what is left undecided. */
for (const { id: name, deals } of [
  { id: 'freecell', deals: Array.from({ length: 1_000 }, (_, n) => `ms${n + 1}`) },
  { id: 'golf', deals: Array.from({ length: 200 }, (_, n) => String(n)) },
  { id: 'golf;wrap=yes', deals: Array.from({ length: 200 }, (_, n) => String(n)) },
]) {
  const id = variant(name);
  const times: number[] = [];
  let undecided = 0;
  for (const deal of deals) {
    const state = gameOf(id).rules.deal(deal);
    const start = performance.now();
    if (solveGame(id, state).verdict === 'unknown') undecided++;
    times.push(performance.now() - start);
  }
  report(`${id}, ${deals.length} deals: median`, ms(percentile(times, 0.5)));
  report(
    '  99 % of them within',
    ms(percentile(times, 0.99)),
    id === 'freecell' ? '1000 ms' : '50 ms',
  );
  report('  not decided', String(undecided), '0');
}

/** Visits at a time; a search that ends within fewer is not counted. */
const VISITS = 100_000;
const MAX_RUNS = 20;
const SEARCH_MS = 4_000;

for (const inScript of [false, true]) {
  let visits = 0;
  const start = performance.now();
  for (let n = 0; performance.now() - start < SEARCH_MS; n++) {
    const draw = n % 2 ? 1 : 3;
    const hard = dealKlondike(draw, n % 2 ? '7' : '71');
    const problem = klondikeProblem(draw, hard);
    const search = createSearch(problem, 1 << 23, 0, false, inScript);
    for (let run = 0; run < MAX_RUNS && search.run(VISITS) === 'running'; run++) visits += VISITS;
  }
  const rate = (1000 * visits) / (performance.now() - start);
  const name = inScript ? 'script' : 'WebAssembly';
  report(`Positions visited a second, ${name}`, Math.round(rate).toLocaleString('en'));
}
