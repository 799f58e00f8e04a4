import type { AnyGame } from '../../src/engine/game';
import { type AnyHistory, jump, newHistory, play, present } from '../../src/engine/history';
import { pythonRandom } from '../../src/engine/pythonRandom';

/** A deal played by hints, and where there is none by random legal moves, half as far as it goes, and no further than 60 moves. */
export function middleOf(game: AnyGame, deal: string): AnyHistory {
  const whole = playAtRandom(game, deal, 120, `${deal}7`, game.advice?.hint);
  return jump(whole, Math.ceil(whole.cursor / 2));
}

/** A deal played by random legal moves until it ends or has `maxMoves` of them; by other moves where `choose` has one. */
export function playAtRandom(
  game: AnyGame,
  deal: string,
  maxMoves: number,
  seed = `${deal}7`,
  choose: (state: unknown) => unknown = () => undefined,
): AnyHistory {
  const { randomBelow } = pythonRandom(seed);
  let history = newHistory(game.rules.deal(deal));
  while (history.cursor < maxMoves) {
    const moves = game.rules.legalMoves(present(history));
    if (moves.length === 0) break;
    const move = choose(present(history)) ?? moves[randomBelow(moves.length)];
    const next = play(game, history, move);
    if (!next.ok) throw new Error(`a legal move was refused: ${next.error.text}`);
    history = next.value;
  }
  return history;
}
