import { autoplayTo } from '../engine/autoplay';
import type { DealId } from '../engine/dealId';
import type { AnyGame } from '../engine/game';
import { newHistory, present } from '../engine/history';
import { pythonRandom } from '../engine/pythonRandom';
import { type GameId, gameOf } from '../games/all';
import type { KlondikeState } from '../games/klondike/state';
import { solve } from '../solver/solve';
import type { PlayerName } from './job';

const MAX_RANDOM_MOVES = 2_000;

/** The score of a deal that a player plays to its end. */
export function playDeal(id: GameId, player: PlayerName, deal: DealId): number {
  const game = gameOf(id);
  if (player === 'solver') return judged(game, deal);
  return game.score(endOf(game, player, deal));
}

/** The scores that stand for the solver's verdicts. */
export const VERDICT_SCORES = { unwinnable: 0, unknown: 1, winnable: 52 } as const;

/** Thousands of positions, about four each, that a deal is given before its verdict is “not known”. */
const PIECES = 500;

function judged(game: AnyGame, deal: DealId): number {
  let pieces = 0;
  const { verdict } = solve(game.deal(deal) as KlondikeState, () => pieces++ < PIECES);
  return VERDICT_SCORES[verdict];
}

function endOf(game: AnyGame, player: Exclude<PlayerName, 'solver'>, deal: DealId): unknown {
  const initial = game.deal(deal);
  switch (player) {
    case 'automatic':
      return present(autoplayTo(game, newHistory(initial), Number.POSITIVE_INFINITY));
    case 'greedy':
      return followHints(game, initial);
    case 'random':
      return moveAtRandom(game, initial, deal);
  }
}

function followHints(game: AnyGame, initial: unknown): unknown {
  const seen = new Set<string>();
  let state = initial;
  let best = initial;
  for (;;) {
    const key = JSON.stringify(state);
    const move = seen.has(key) ? undefined : game.hint(state);
    const next = move === undefined ? undefined : game.apply(state, move);
    if (!next?.ok) return best;
    seen.add(key);
    state = next.value;
    if (game.score(state) >= game.score(best)) best = state;
  }
}

/** Random legal moves, drawn by Python's generator seeded with the deal's number. */
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
