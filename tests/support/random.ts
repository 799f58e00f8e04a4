import type { AnyGame } from '../../src/engine/game';
import { type AnyHistory, newHistory, play, present } from '../../src/engine/history';
import { pythonRandom } from '../../src/engine/pythonRandom';

/** A deal played by random legal moves until it ends or has `maxMoves` of them. */
export function playAtRandom(
  game: AnyGame,
  deal: string,
  maxMoves: number,
  seed = `${deal}7`,
): AnyHistory {
  const { randomBelow } = pythonRandom(seed);
  let history = newHistory(game.rules.deal(deal));
  while (history.cursor < maxMoves) {
    const moves = game.rules.legalMoves(present(history));
    if (moves.length === 0) break;
    const next = play(game, history, moves[randomBelow(moves.length)]);
    if (!next.ok) throw new Error(`a legal move was refused: ${next.error.why}`);
    history = next.value;
  }
  return history;
}
