import { expect, test } from 'vitest';
import { pythonRandom } from '../../src/engine/pythonRandom';
import { gameOf, layoutOf, parseVariant } from '../../src/games/index';
import type { LayoutState } from '../../src/games/layouts/board';
import { baseRank } from '../../src/games/layouts/building';
import type { FullLayout, Layout } from '../../src/games/layouts/layout';
import { formatLayout, parseLayout } from '../../src/games/layouts/layoutText';
import { type PresetId, presetGame, presetLayout } from '../../src/games/layouts/presets';
import { apply, isDraw, isWon, type LayoutMove, legalMoves } from '../../src/games/layouts/rules';
import { limited, runToEnd, type Solution } from '../../src/solver/gameSolver';
import { clicksOf } from '../../src/solver/layouts/clicks';
import { isDeadlocked } from '../../src/solver/layouts/deadlock';
import { gameMoves } from '../../src/solver/layouts/gameMoves';
import { Position } from '../../src/solver/layouts/position';
import { type Problem, problemOf, streamlined } from '../../src/solver/layouts/problem';
import { search } from '../../src/solver/layouts/search';
import { layoutSolver } from '../../src/solver/layouts/solve';
import { resumableSolve, usesLayoutSearch } from '../../src/solver/solve';
import { pileTexts, stateFromPiles } from '../support/piles';
import { plainLayoutVerdict } from '../support/plainSearch';
import { proofSize } from '../support/proofSize';
import { type SmallGame, smallGame } from '../support/smallLayouts';
import solvitaire from '../vectors/solvitaire_verdicts.json';

/** The end of a line, each move made by the rules; undefined if one is not legal. */
const playLine = (
  setup: FullLayout,
  start: LayoutState,
  line: readonly LayoutMove[],
): LayoutState | undefined =>
  line.reduce<LayoutState | undefined>((state, move) => {
    const next = state && apply(setup, state, move);
    return next?.ok ? next.value : undefined;
  }, start);

/** How many moves of a player the moves of a search count as. */
function clicksIn(problem: Problem, start: LayoutState, moves: readonly number[]): number {
  const position = new Position({ ...problem, countsTurns: true }, start);
  let clicks = 0;
  for (const move of moves) {
    clicks += clicksOf(position, move);
    position.make(move);
  }
  return clicks;
}

/** Rules under which runs change places. */
const RUNS = { goal: 'cards', move: 'run', upToo: false, cells: 0, held: 0 } as const;

/** One pack with free cells. */
const CELLS = { goal: 'cards', upToo: false, cells: 2, decks: 1 } as const;

/** Rules under which cards leave their cells as soon as they can. */
const IN_SUIT = { ...CELLS, build: 'suit' } as const;

/** Rules under which a column that a safe card leaves is filled at once. */
const FILLED = {
  ...CELLS,
  empty: 'reserve',
  reserve: [4],
  held: 0,
  start: 0,
  base: 0,
  full: false,
} as const;

/**
 * Searches the streamlined problem of a small game, and plays what it finds by the rules, in as many moves as it counts. True if it
 * finds a win.
 */
function isWonStreamlined({ layout, setup, state }: SmallGame): boolean {
  const problem = problemOf(setup, baseRank(setup, state));
  const pass = { weights: { card: 2, blocker: 1 }, positions: 5_000 };
  const found = runToEnd(search(new Position(streamlined(problem), state), pass));
  if (found.end !== 'won') return false;
  const line = gameMoves(problem, state, found.moves);
  const end = playLine(setup, state, line);
  expect(end && isWon(setup, end), formatLayout(layout)).toBe(true);
  const isTurnedOnce = setup.redeals === 0 && setup.stock !== 'rows';
  const counted = isTurnedOnce ? line.filter((move) => !isDraw(move)) : line;
  expect(clicksIn(problem, state, found.moves), formatLayout(layout)).toBe(counted.length);
  return true;
}

test.each([
  { kind: 'of all kinds', rules: {}, games: proofSize(150, 140_000) },
  { kind: 'in which runs change places', rules: RUNS, games: proofSize(80, 20_000) },
  { kind: 'built in suit, with cells', rules: IN_SUIT, games: proofSize(80, 20_000) },
  { kind: 'with cells, filled from the reserve', rules: FILLED, games: proofSize(80, 20_000) },
])(
  'small games $kind: the verdict of a search that tries every legal move, and what the streamlined search wins',
  (each) => {
    const counts = { winnable: 0, unwinnable: 0, left: 0 };
    let streamlinedWins = 0;
    for (let n = 0; n < each.games; n++) {
      const small = smallGame(n, each.rules);
      const { layout, ranks, setup, state } = small;
      const plain = plainLayoutVerdict(setup, state, proofSize(600, 5_000));
      counts[plain ?? 'left']++;
      if (!plain) continue;
      const solver = layoutSolver(layout, ranks);
      const { verdict, line } = runToEnd(solver(state, {}), () => true);
      const game = `${n}: ${formatLayout(layout)} ${JSON.stringify(pileTexts(state))}`;
      expect(verdict, game).toBe(plain);
      if (plain === 'unwinnable') continue;
      expect(isWon(setup, playLine(setup, state, line) as LayoutState), game).toBe(true);
      if (isWonStreamlined(small)) streamlinedWins++;
    }
    // Many games are decided, neither verdict is rare, and few wins are lost by streamlining.
    expect(counts.winnable).toBeGreaterThan(counts.left / 8);
    expect(counts.unwinnable).toBeGreaterThan(counts.left / 8);
    expect(streamlinedWins).toBeGreaterThan(counts.winnable / 2);
  },
);

test('small games: no position with a deadlock can be won', () => {
  const counts = { unwinnable: 0, left: 0 };
  for (let n = 0; n < proofSize(200, 40_000); n++) {
    const { layout, setup, state } = smallGame(n);
    const problem = problemOf(setup, baseRank(setup, state));
    if (!problem.showsDeadlocks) continue;
    const { randomBelow } = pythonRandom(String(n));
    let now = state;
    let moves = 0;
    while (!isDeadlocked(new Position(problem, now)) && moves++ < 12) {
      const legal = [...legalMoves(setup, now)];
      const move = legal[randomBelow(Math.max(1, legal.length))];
      const next = move && apply(setup, now, move);
      if (!next?.ok) break;
      now = next.value;
    }
    if (!isDeadlocked(new Position(problem, now))) continue;
    const plain = plainLayoutVerdict(setup, now, proofSize(600, 5_000));
    expect(plain, `${n}: ${formatLayout(layout)} ${JSON.stringify(pileTexts(now))}`).not.toBe(
      'winnable',
    );
    counts[plain === 'unwinnable' ? plain : 'left']++;
  }
  // Most are decided by the plain search.
  expect(counts.unwinnable).toBeGreaterThan(2 * counts.left);
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

test('a short line goes through a stock without end few times', () => {
  const start = presetGame('double-klondike').rules.deal('0') as LayoutState;
  const solver = layoutSolver(presetLayout('double-klondike'));
  expect(runToEnd(solver(start, { wantsShortLine: true })).line.length).toBeLessThan(300);
});

/** Deals of invented Klondikes. */
const INVENTED = proofSize(4, 300);

test.each([
  'layout;columns=2x2.3.4.5.6x2;down=1x2.2.3.4.5x2;move=run;empty=king;stock=1;redeals=-1',
  'layout;columns=2x2.3.4.5.6x2;down=1x2.2.3.4.5x2;move=run;empty=king;back;stock=3;redeals=2',
])('an invented Klondike is decided by Klondike’s search, as by the other: %s', (text) => {
  const read = parseVariant(text);
  if (!read.ok) throw new Error(read.error);
  const id = read.value;
  expect(usesLayoutSearch(id)).toBe(false);
  let decided = 0;
  for (let deal = 0; deal < INVENTED; deal++) {
    const start = gameOf(id).rules.deal(String(deal)) as LayoutState;
    const verdicts = [
      resumableSolve(id, start),
      layoutSolver(layoutOf(id) as Layout)(start, {}),
    ].map((work) => runToEnd(limited<Solution>(work, 300)).verdict);
    if (verdicts.includes('unknown')) continue;
    expect(verdicts[0], `deal ${deal}`).toBe(verdicts[1]);
    decided++;
  }
  expect(decided).toBeGreaterThan(INVENTED / 6);
});

test('a search that is stopped does not know', () => {
  const layout = presetLayout('bakers-dozen');
  const start = presetGame('bakers-dozen').rules.deal('1') as LayoutState;
  const { verdict } = runToEnd(layoutSolver(layout)(start, {}), () => false);
  expect(verdict).toBe('unknown');
});
