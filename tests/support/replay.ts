import type { DealId } from '../../src/engine/dealId';
import { type History, newHistory, play, present } from '../../src/engine/history';
import type { ConsoleGame } from '../../src/engine/lines';
import { err, ok, type Result } from '../../src/engine/result';

/** Replays a deal from lines of text, one move each. The error is the index of the first line that is not a legal move, and why. */
export function replay<State, Move>(
  game: ConsoleGame<State, Move>,
  deal: DealId,
  lines: readonly string[],
): Result<History<State, Move>, { readonly line: number; readonly why: string }> {
  let history = newHistory<State, Move>(game.rules.deal(deal));
  for (const [line, text] of lines.entries()) {
    const move = game.lines.parseMove(text, present(history));
    if (!move.ok) return err({ line, why: move.error });
    const next = play(game, history, move.value);
    if (!next.ok) return err({ line, why: next.error.text });
    history = next.value;
  }
  return ok(history);
}
