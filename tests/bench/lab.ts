import { execFileSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { GAME_IDS, gameOf } from '../../src/games/all';
import { fastScoreOf } from '../../src/games/fastScores';
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

/** Games per second of the CPython program; `undefined` without Python. */
function pythonRate(id: string): number | undefined {
  try {
    const games = 20_000;
    const start = performance.now();
    execFileSync('python3', ['tests/bench/solitaire.py', id, '0', String(games)], {
      stdio: 'pipe',
    });
    return (1000 * games) / (performance.now() - start);
  } catch {
    return undefined;
  }
}

/** How many times as fast as CPython each game should be. */
const SPEEDUP_GOALS: Readonly<Record<string, number>> = { pictures: 20, 'eight-stacks': 10 };

for (const game of GAME_IDS) {
  const { table } = gameOf(game);
  if (!fastScoreOf(game)) {
    for (const player of playersOf(game)) {
      const run = (games: number): unknown => simulate({ game, player, first: '0', games });
      report(`${game}, player ${player}`, perSecond(rate(300, run)), '');
    }
    continue;
  }
  const fast = rate(500_000, (games) => simulate({ game, player: 'automatic', first: '0', games }));
  const goal = SPEEDUP_GOALS[game];
  report(`${game}, one core`, perSecond(fast), goal ? '' : '200,000 games/s');
  const python = goal ? pythonRate(game) : undefined;
  if (goal && python) {
    report(
      `  CPython ${perSecond(python)}: times as fast`,
      (fast / python).toFixed(1),
      String(goal),
    );
  }
  if (table.selection) {
    const plain = rate(5_000, (games) => {
      for (let n = 0; n < games; n++) playDeal(game, 'automatic', String(n));
    });
    report('  through the rules, a game in', `${(1000 / plain).toFixed(3)} ms`, '0.2 ms');
  }
}
