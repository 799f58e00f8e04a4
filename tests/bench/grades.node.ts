import { gameOf, type VariantId } from '../../src/games/index';
import { resumableDifficulty } from '../../src/solver/difficulty';
import { runToEnd } from '../../src/solver/gameSolver';
import { hasSolver } from '../../src/solver/registry';
import { solve } from '../../src/solver/solve';
import { variant } from '../support/variants';
import { percentile, report } from './report';

// Prints where the thirds of a game's winnable deals end, by distance from the best score or by effort, and how long a grade takes.

const DEALS = 300;
const LIMIT_MS = 5_000;
const VARIANTS: readonly VariantId[] = [
  'klondike-3',
  'klondike-1',
  'freecell',
  'golf',
  variant('golf;wrap=yes'),
  'tripeaks',
  variant('tripeaks;wrap=no'),
  'pyramid',
  variant('pyramid;passes=1'),
  variant('pyramid;passes=unlimited'),
  'black-hole',
  'yukon',
  'spider',
  variant('spider;suits=2'),
];

/** True for a deal that is proved winnable, or of a game without a solver. */
function isWinnable(id: VariantId, dealt: unknown): boolean {
  const start = performance.now();
  const shouldContinue = (): boolean => performance.now() - start < LIMIT_MS;
  return !hasSolver(id) || solve(id, dealt, shouldContinue).verdict === 'winnable';
}

/** Games that are graded by effort. */
const BY_EFFORT: readonly VariantId[] = [
  'bakers-game',
  'eight-off',
  'seahaven-towers',
  'canfield',
  'king-albert',
  'beleaguered-castle',
  'thumb-and-pouch',
  'russian-solitaire',
  'simple-simon',
  'castles-in-spain',
  'american-toad',
  'gypsy',
  'forty-thieves',
];
const DEALS_BY_EFFORT = 60;

for (const id of [...VARIANTS, ...BY_EFFORT]) {
  const { bestScore, deal } = gameOf(id).rules;
  const deals = BY_EFFORT.includes(id) ? DEALS_BY_EFFORT : DEALS;
  const measured: number[] = [];
  const times: number[] = [];
  const grades = { easy: 0, medium: 0, hard: 0 };
  for (let n = 0; measured.length < deals; n++) {
    const dealt = deal(String(n));
    if (!isWinnable(id, dealt)) continue;
    const start = performance.now();
    const found = runToEnd(resumableDifficulty(id, dealt), () => true);
    times.push(performance.now() - start);
    measured.push('score' in found ? Math.abs(bestScore - found.score) : (found.effort ?? 1_000));
    grades[found.grade]++;
  }
  const thirds = [1 / 3, 2 / 3].map((part) => percentile(measured, part).toFixed(1));
  report(`${id}: ${deals} winnable deals; their thirds end at`, thirds.join(' · '));
  report('  easy · medium · hard', Object.values(grades).join(' · '));
  const [median, p99] = [0.5, 0.99].map((part) => Math.round(percentile(times, part)));
  report('  a grade takes: median · 99 %', `${median} ms · ${p99} ms`);
}
