import type { AnyGame } from '../../src/engine/game';
import { type AnyHistory, newHistory, play, present } from '../../src/engine/history';
import { playAtRandom } from './random';

const MAX_DEALS = 20;
const MAX_MOVES = 1_000;

/**
 * A deal played to its end: by hints, or by random moves where the hints go round for ever. Undefined if no such end
 * is found in some deals.
 */
export function findEndedGame(
  game: AnyGame,
): { readonly deal: string; readonly history: AnyHistory } | undefined {
  for (let n = 0; n < MAX_DEALS; n++) {
    const deal = String(n);
    for (const playDeal of [playByHints, playAtRandom]) {
      const history = playDeal(game, deal, MAX_MOVES);
      if (game.rules.status(present(history)) !== 'playing') return { deal, history };
    }
  }
  return undefined;
}

/** A deal played by hints until there is none, a position comes again, or it has `maxMoves`. */
function playByHints(game: AnyGame, deal: string, maxMoves: number): AnyHistory {
  const visited = new Set<string>();
  let history = newHistory(game.rules.deal(deal));
  while (history.cursor < maxMoves) {
    const key = JSON.stringify(present(history));
    const move = visited.has(key) ? undefined : game.advice?.hint?.(present(history));
    if (move === undefined) break;
    const next = play(game, history, move);
    if (!next.ok) throw new Error(`a hint was refused: ${next.error.text}`);
    visited.add(key);
    history = next.value;
  }
  return history;
}
