import { playOut } from '../engine/autoplay';
import type { DealId } from '../engine/dealId';
import type { AnyGame } from '../engine/game';
import { present } from '../engine/history';
import { pythonRandom } from '../engine/pythonRandom';
import { gameOf, type VariantId } from '../games/all';
import type { KlondikeState } from '../games/klondike/state';
import { solve } from '../solver/solve';
import type { PlayerName } from './job';

const MAX_RANDOM_MOVES = 2_000;
/** Steps of the solver, of some four thousand positions each, before its verdict is “unknown”. */
const MAX_SOLVER_STEPS = 500;
/** The scores that stand for verdicts; 52 is the score of a win. */
const VERDICT_SCORES = { unwinnable: 0, unknown: 1, winnable: 52 } as const;

/** The score of a deal played to its end. */
export function playDeal(id: VariantId, player: PlayerName, deal: DealId): number {
  const game = gameOf(id);
  if (player === 'solver') return solverScore(game, deal);
  return game.score(finalState(game, player, deal));
}

function solverScore(game: AnyGame, deal: DealId): number {
  let steps = 0;
  const { verdict } = solve(game.deal(deal) as KlondikeState, () => steps++ < MAX_SOLVER_STEPS);
  return VERDICT_SCORES[verdict];
}

function finalState(game: AnyGame, player: Exclude<PlayerName, 'solver'>, deal: DealId): unknown {
  const initial = game.deal(deal);
  switch (player) {
    case 'automatic':
      return present(playOut(game, initial));
    case 'greedy':
      return followHints(game, initial);
    case 'random':
      return moveAtRandom(game, initial, deal);
  }
}

/** Follows the hints until a position repeats. Returns the best state by score, the last of equals. */
function followHints(game: AnyGame, initial: unknown): unknown {
  const visited = new Set<string>();
  let state = initial;
  let best = initial;
  for (;;) {
    const key = JSON.stringify(state);
    const move = visited.has(key) ? undefined : game.hint(state);
    const next = move === undefined ? undefined : game.apply(state, move);
    if (!next?.ok) return best;
    visited.add(key);
    state = next.value;
    if (game.score(state) >= game.score(best)) best = state;
  }
}

/** Makes random legal moves, by Python's generator seeded with the deal number. */
function moveAtRandom(game: AnyGame, initial: unknown, deal: DealId): unknown {
  const { randomBelow } = pythonRandom(deal);
  let state = initial;
  for (let n = 0; n < MAX_RANDOM_MOVES && game.status(state) === 'playing'; n++) {
    const moves = game.legalMoves(state);
    const next = game.apply(state, moves[randomBelow(moves.length)]);
    if (!next.ok) return state;
    state = next.value;
  }
  return state;
}
