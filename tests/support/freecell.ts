import type { Card } from '../../src/engine/card';
import { parseCards } from '../../src/engine/deck';
import { freecell } from '../../src/games/freecell';
import type { FreeCellState } from '../../src/games/freecell/state';

/** The cards of codes, bottom first. Throws if a code is wrong. */
export function cardsOf(codes: string): readonly Card[] {
  const parsed = parseCards(codes);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

/** A state of columns, cells and foundations, each from its codes; the rest of the deck is left out. */
export const freeCellState = (
  columns: readonly string[],
  cells: readonly string[] = ['', '', '', ''],
  foundations: readonly string[] = [],
): FreeCellState => ({
  tableau: Array.from({ length: 8 }, (_, i) => ({ cards: cardsOf(columns[i] ?? ''), hidden: 0 })),
  cells: cells.map(cardsOf),
  foundations: Array.from({ length: 4 }, (_, i) => cardsOf(foundations[i] ?? '')),
});

/** The state after the move of a line. Throws the sentence that refuses it. */
export function fromLine(state: FreeCellState, line: string): FreeCellState {
  const next = tryLine(state, line);
  if (typeof next === 'string') throw new Error(next);
  return next;
}

/** The state after the move of a line, or the sentence that refuses it. */
export function tryLine(state: FreeCellState, line: string): FreeCellState | string {
  const { rules, text } = freecell(state.cells.length);
  const move = text.parseMove(line, state);
  if (!move.ok) return move.error;
  const next = rules.apply(state, move.value);
  return next.ok ? next.value : text.explain(next.error);
}
