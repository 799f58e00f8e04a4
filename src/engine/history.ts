import { t } from '@lingui/core/macro';
import { formatCount } from '../locales/format';
import type { Card } from './card';
import type { Game } from './game';
import { err, ok, type Result } from './result';
import { addStep, listSteps, type Step, type Steps, stepAt, stepsOf } from './steps';

/** The most moves of a game: more than anyone plays, and few enough to store. */
export const MAX_MOVES = 100_000;

function tooManyMoves(): string {
  const max = formatCount(MAX_MOVES);
  return t`A game holds at most ${max} moves.`;
}

/** A game as it was played: its states, and a cursor, which is also the move counter. */
export interface History<State, Move> {
  readonly initial: State;
  readonly steps: Steps<State, Move>;
  /** Number of steps applied; those after it can be redone. */
  readonly cursor: number;
}

/** A history whose states and moves are opaque to the caller. */
export type AnyHistory = History<unknown, unknown>;

/** The history of a game after these steps, by default without a move yet. */
export const newHistory = <State, Move>(
  initial: State,
  steps: readonly Step<State, Move>[] = [],
): History<State, Move> => ({ initial, steps: stepsOf(steps), cursor: steps.length });

/** The state after `cursor` steps. */
export const stateAt = <State, Move>(history: History<State, Move>, cursor: number): State =>
  cursor === 0 ? history.initial : (stepAt(history.steps, cursor - 1) as Step<State, Move>).state;

/** The state at the cursor. */
export const present = <State, Move>(history: History<State, Move>): State =>
  stateAt(history, history.cursor);

/** The states of a whole game, whatever its cursor, the deal first. */
export const statesOf = <State, Move>({
  initial,
  steps,
}: Pick<History<State, Move>, 'initial' | 'steps'>): readonly State[] => [
  initial,
  ...listSteps(steps).map(({ state }) => state),
];

/** The history with one more step. Steps that could be redone are dropped. */
export function withStep<State, Move>(
  { initial, steps, cursor }: History<State, Move>,
  move: Move,
  state: State,
): History<State, Move> {
  const longer = addStep(steps, cursor, { move, state });
  return { initial, steps: longer, cursor: longer.length };
}

/** Why nothing was done, as a sentence, and the cards it is about. */
export interface RefusalInWords {
  readonly text: string;
  readonly cards: readonly Card[];
}

/** The history with one more move, or why the move is refused. */
export function play<State, Move>(
  game: Game<State, Move>,
  history: History<State, Move>,
  move: Move,
): Result<History<State, Move>, RefusalInWords> {
  const next = game.rules.apply(present(history), move);
  if (!next.ok) return err({ text: game.text.explain(next.error), cards: next.error.cards });
  if (history.cursor === MAX_MOVES) return err({ text: tooManyMoves(), cards: [] });
  return ok(withStep(history, move, next.value));
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
