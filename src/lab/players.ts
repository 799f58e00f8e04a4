import { playFair } from '../chance/player';
import { MAX_AUTOPLAY_MOVES, playOut } from '../engine/autoplay';
import type { DealId } from '../engine/dealId';
import type { AnyGame, DealScore } from '../engine/game';
import { present } from '../engine/history';
import { pythonRandom } from '../engine/pythonRandom';
import { listSteps } from '../engine/steps';
import { gameOf, type VariantId } from '../games/index';
import { playCarelessly } from '../solver/difficulty';
import { runToEnd } from '../solver/gameSolver';
import { type PlayerName, USUAL_EFFORT, VERDICT_SCORES } from './job';
import { verdictOn } from './verdictRun';

/** Plays a deal to its end. */
export function playDeal(id: VariantId, player: PlayerName, deal: DealId): DealScore {
  const game = gameOf(id);
  if (player === 'solver') return verdictScore(id, deal);
  if (player === 'careless') return playCarelessly(game, deal);
  const state =
    player === 'fair' ? runToEnd(playFair(id, deal))?.state : finalState(game, player, deal);
  return scoreOf(game, state);
}

/** The score of a game that ends, or is given up, in a state. */
export const scoreOf = ({ rules }: AnyGame, state: unknown): DealScore => ({
  score: rules.score(state),
  won: rules.status(state) === 'won',
});

function verdictScore(id: VariantId, deal: DealId): DealScore {
  const { verdict } = verdictOn(id, deal, USUAL_EFFORT);
  return { score: VERDICT_SCORES[verdict], won: verdict === 'winnable' };
}

/** The state in which a player leaves a deal: the end of the game, or the state where it gives up. */
export function finalState(
  game: AnyGame,
  player: Exclude<PlayerName, 'solver' | 'careless' | 'fair'>,
  deal: DealId,
): unknown {
  const initial = game.rules.deal(deal);
  switch (player) {
    case 'automatic':
      return present(playOut(game, initial));
    case 'hints':
      return bestState(game, initial, (state) => game.advice?.hint?.(state));
    case 'first':
      return bestState(game, initial, (state) => game.rules.legalMoves(state)[0]);
    case 'random':
      return moveAtRandom(game, initial, deal);
  }
}

/** Plays a deal by chosen moves, and returns the last state if it is won, else the best one. */
function bestState(game: AnyGame, initial: unknown, choose: (state: unknown) => unknown): unknown {
  const history = playOut(game, initial, choose);
  if (game.rules.status(present(history)) === 'won') return present(history);
  return listSteps(history.steps).reduce<unknown>(
    (best, { state }) => (isAsGood(game, state, best) ? state : best),
    initial,
  );
}

const isAsGood = ({ rules }: AnyGame, state: unknown, other: unknown): boolean =>
  Math.abs(rules.bestScore - rules.score(state)) <= Math.abs(rules.bestScore - rules.score(other));

/** Makes random legal moves until the game is over or 5,000 are made. Python’s generator is seeded with the deal number. */
function moveAtRandom(game: AnyGame, initial: unknown, deal: DealId): unknown {
  const { randomBelow } = pythonRandom(deal);
  let state = initial;
  for (let n = 0; n < MAX_AUTOPLAY_MOVES && game.rules.status(state) === 'playing'; n++) {
    const moves = game.rules.legalMoves(state);
    const next = game.rules.apply(state, moves[randomBelow(moves.length)]);
    if (!next.ok) return state;
    state = next.value;
  }
  return state;
}
