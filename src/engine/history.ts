import type { DealId } from './dealId';
import type { Game, Refusal } from './game';
import { err, ok, type Result } from './result';

export interface Step<State, Move> {
  readonly move: Move;
  /** The state after the move. */
  readonly state: State;
}

/** A game as it was played: its states, and a cursor that is also the move counter. */
export interface History<State, Move> {
  readonly initial: State;
  readonly steps: readonly Step<State, Move>[];
  /** Steps applied; the steps behind it can be redone. */
  readonly cursor: number;
}

/** A history whose states and moves are only handed back to its game. */
export type AnyHistory = History<unknown, unknown>;

export const newHistory = <State, Move>(initial: State): History<State, Move> => ({
  initial,
  steps: [],
  cursor: 0,
});

export const stateAt = <State, Move>(history: History<State, Move>, cursor: number): State =>
  cursor === 0 ? history.initial : (history.steps[cursor - 1] as Step<State, Move>).state;

export const present = <State, Move>(history: History<State, Move>): State =>
  stateAt(history, history.cursor);

/** The history with one more move made, or why the move is refused. What could be redone is gone. */
export function play<State, Move>(
  game: Game<State, Move>,
  history: History<State, Move>,
  move: Move,
): Result<History<State, Move>, Refusal> {
  const next = game.apply(present(history), move);
  if (!next.ok) return next;
  const steps = history.steps.slice(0, history.cursor);
  steps.push({ move, state: next.value });
  return ok({ initial: history.initial, steps, cursor: steps.length });
}

/** The same history seen from another step; a cursor beyond either end stops at that end. */
export function jump<State, Move>(
  history: History<State, Move>,
  cursor: number,
): History<State, Move> {
  const target = Math.min(Math.max(0, cursor), history.steps.length);
  return target === history.cursor ? history : { ...history, cursor: target };
}

export const undo = <State, Move>(history: History<State, Move>): History<State, Move> =>
  jump(history, history.cursor - 1);

export const redo = <State, Move>(history: History<State, Move>): History<State, Move> =>
  jump(history, history.cursor + 1);

/** A history from a deal and lines of moves, or the first line that is no legal move and why. */
export function replay<State, Move>(
  game: Game<State, Move>,
  deal: DealId,
  lines: readonly string[],
): Result<History<State, Move>, { readonly line: number; readonly why: string }> {
  const initial = game.deal(deal);
  const steps: Step<State, Move>[] = [];
  let state = initial;
  for (const [line, text] of lines.entries()) {
    const move = game.parseMove(text);
    if (!move.ok) return err({ line, why: move.error });
    const next = game.apply(state, move.value);
    if (!next.ok) return err({ line, why: game.explain(next.error) });
    state = next.value;
    steps.push({ move: move.value, state });
  }
  return ok({ initial, steps, cursor: steps.length });
}
