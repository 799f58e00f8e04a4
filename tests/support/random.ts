import type { AnyGame } from '../../src/engine/game';
import { type History, newHistory, play, present } from '../../src/engine/history';
import { pythonRandom } from '../../src/engine/pythonRandom';

/** Plays random legal moves until the game ends, `max` of them at most. */
export function playAtRandom(game: AnyGame, deal: string, max: number): History<unknown, unknown> {
  const { randomBelow } = pythonRandom(`${deal}7`);
  let history = newHistory(game.deal(deal));
  while (history.cursor < max) {
    const moves = game.legalMoves(present(history));
    if (moves.length === 0) break;
    const next = play(game, history, moves[randomBelow(moves.length)]);
    if (!next.ok) throw new Error(`a legal move was refused: ${next.error.reason}`);
    history = next.value;
  }
  return history;
}
