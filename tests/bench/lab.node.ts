import { deepStrictEqual } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fastPlayerOf, fastScoreOf } from '../../src/games/fastPlay';
import type { VariantId } from '../../src/games/index';
import { GAME_IDS, gameOf } from '../../src/games/index';
import { playersOf } from '../../src/lab/job';
import { playDeal } from '../../src/lab/players';
import { simulate } from '../../src/lab/simulate';
import { report } from './report';

/** Games per second of a run, after a shorter one to warm up. */
function rate(games: number, run: (games: number) => void): number {
  run(games / 5);
  const start = performance.now();
  run(games);
  return (1000 * games) / (performance.now() - start);
}

const perSecond = (games: number): string => `${Math.round(games).toLocaleString('en')} games/s`;

/** The best of some rates: the one that other programs disturbed least. */
const best = (rates: readonly number[]): number => Math.max(...rates);

const PYTHON_GAMES = 50_000;

/** Games per second of the CPython program, whose scores must be ours; `undefined` without Python. */
function pythonRate(game: VariantId): number | undefined {
  const start = performance.now();
  let printed: string;
  try {
    const args = ['tests/bench/solitaire.py', game, '0', String(PYTHON_GAMES)];
    printed = execFileSync('python3', args, { stdio: 'pipe', encoding: 'utf8' });
  } catch {
    return undefined;
  }
  const seconds = (performance.now() - start) / 1000;
  const { tally } = simulate({ game, player: 'automatic', first: '0', games: PYTHON_GAMES });
  deepStrictEqual(JSON.parse(printed.replace(/(\d+):/g, '"$1":')), { ...tally.scores });
  return PYTHON_GAMES / seconds;
}

/** Games per second that each game should reach on one core. */
const goalOf = (game: VariantId): number => (game === 'pictures' ? 700_000 : 1_000_000);
/** How many times as fast as CPython each game should be. */
const SPEEDUP_GOAL = 60;
/** How many times as fast as by the rules a compact player should be. */
const COMPACT_GOAL = 20;
/** How often each game is measured, CPython in between. */
const ROUNDS = 3;

for (const game of GAME_IDS) {
  const { selecting } = gameOf(game);
  if (!fastScoreOf(game)) {
    for (const player of playersOf(game)) {
      if (!fastPlayerOf(game, player)) continue;
      const fast = rate(5_000, (games) => simulate({ game, player, first: '0', games }));
      report(`${game}, player ${player}`, perSecond(fast), '');
      const byRules = rate(100, (games) => {
        for (let n = 0; n < games; n++) playDeal(game, player, String(n));
      });
      report('  times as fast as by the rules', (fast / byRules).toFixed(1), String(COMPACT_GOAL));
    }
    continue;
  }
  const fast: number[] = [];
  const python: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const run = (games: number): unknown =>
      simulate({ game, player: 'automatic', first: '0', games });
    fast.push(rate(1_000_000, run));
    python.push(pythonRate(game) ?? 0);
  }
  report(`${game}, one core`, perSecond(best(fast)), perSecond(goalOf(game)));
  if (best(python) > 0) {
    const times = (best(fast) / best(python)).toFixed(1);
    report(`  CPython ${perSecond(best(python))}: times as fast`, times, String(SPEEDUP_GOAL));
  }
  if (selecting) {
    const plain = rate(5_000, (games) => {
      for (let n = 0; n < games; n++) playDeal(game, 'automatic', String(n));
    });
    report('  through the rules, a game in', `${(1000 / plain).toFixed(3)} ms`, '0.2 ms');
  }
}
