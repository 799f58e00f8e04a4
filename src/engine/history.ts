import type { DealId } from './dealId';
import type { Game, Refusal } from './game';
import { err, ok, type Result } from './result';

/** A move that was made, and where it led. */
export interface Step<State, Move> {
  readonly move: Move;
  /** The state after the move. */
  readonly state: State;
}

/** A game as it was played: its states, and a cursor, which is also the move counter. */
export interface History<State, Move> {
  readonly initial: State;
  readonly steps: readonly Step<State, Move>[];
  /** Number of steps applied; those after it can be redone. */
  readonly cursor: number;
}

/** A history whose states and moves are only handed back to its game. */
export type AnyHistory = History<unknown, unknown>;

/** The history of a game without a move yet. */
export const newHistory = <State, Move>(initial: State): History<State, Move> => ({
  initial,
  steps: [],
  cursor: 0,
});

/** The state after `cursor` steps. */
export const stateAt = <State, Move>(history: History<State, Move>, cursor: number): State =>
  cursor === 0 ? history.initial : (history.steps[cursor - 1] as Step<State, Move>).state;

/** The state at the cursor. */
export const present = <State, Move>(history: History<State, Move>): State =>
  stateAt(history, history.cursor);

/** The history with one more move, or why the move is refused. Steps that could be redone are dropped. */
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

/** The same history with another cursor, clamped to its steps. */
export function jump<State, Move>(
  history: History<State, Move>,
  cursor: number,
): History<State, Move> {
  const target = Math.min(Math.max(0, cursor), history.steps.length);
  return target === history.cursor ? history : { ...history, cursor: target };
}

/** One step back, or the same history at its start. */
export const undo = <State, Move>(history: History<State, Move>): History<State, Move> =>
  jump(history, history.cursor - 1);

/** One step forward, or the same history at its end. */
export const redo = <State, Move>(history: History<State, Move>): History<State, Move> =>
  jump(history, history.cursor + 1);

/** A deal replayed from lines of text, a move each; or the index of the first that is no legal move, and why. */
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
