import { playOut } from '../engine/autoplay';
import type { DealId } from '../engine/dealId';
import type { AnyGame } from '../engine/game';
import { present } from '../engine/history';
import { pythonRandom } from '../engine/pythonRandom';
import { gameOf, type VariantId } from '../games/all';
import { solve } from '../solver/solve';
import type { PlayerName } from './job';

const MAX_RANDOM_MOVES = 2_000;
/** Steps of the solver, of some four thousand positions each, before its verdict is “unknown”. */
const MAX_SOLVER_STEPS = 500;
/** The scores that stand for verdicts; 52 is the score of a win. */
const VERDICT_SCORES = { unwinnable: 0, unknown: 1, winnable: 52 } as const;

/** The score of a deal played to its end, and whether it is won. */
export interface DealScore {
  readonly score: number;
  readonly won: boolean;
}

/** Plays a deal to its end. */
export function playDeal(id: VariantId, player: PlayerName, deal: DealId): DealScore {
  const game = gameOf(id);
  if (player === 'solver') return judgeDeal(game, deal);
  const state = finalState(game, player, deal);
  return { score: game.rules.score(state), won: game.rules.status(state) === 'won' };
}

function judgeDeal({ rules }: AnyGame, deal: DealId): DealScore {
  let steps = 0;
  const { verdict } = solve(rules.deal(deal), () => steps++ < MAX_SOLVER_STEPS);
  return { score: VERDICT_SCORES[verdict], won: verdict === 'winnable' };
}

function finalState(game: AnyGame, player: Exclude<PlayerName, 'solver'>, deal: DealId): unknown {
  const initial = game.rules.deal(deal);
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
    const move = visited.has(key) ? undefined : game.advice?.hint?.(state);
    const next = move === undefined ? undefined : game.rules.apply(state, move);
    if (!next?.ok) return best;
    visited.add(key);
    state = next.value;
    if (isAsGood(game, state, best)) best = state;
  }
}

/** True if a state’s score is at least as near to the best one as another’s. */
const isAsGood = ({ rules }: AnyGame, state: unknown, other: unknown): boolean =>
  Math.abs(rules.bestScore - rules.score(state)) <= Math.abs(rules.bestScore - rules.score(other));

/** Makes random legal moves, by Python's generator seeded with the deal number. */
function moveAtRandom(game: AnyGame, initial: unknown, deal: DealId): unknown {
  const { randomBelow } = pythonRandom(deal);
  let state = initial;
  for (let n = 0; n < MAX_RANDOM_MOVES && game.rules.status(state) === 'playing'; n++) {
    const moves = game.rules.legalMoves(state);
    const next = game.rules.apply(state, moves[randomBelow(moves.length)]);
    if (!next.ok) return state;
    state = next.value;
  }
  return state;
}
