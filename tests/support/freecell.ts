import type { ConsoleGame } from '../../src/engine/lines';
import type { LayoutState } from '../../src/games/layouts/board';
import type { LayoutMove } from '../../src/games/layouts/rules';
import { consoleGameOf } from '../../src/games/lines';
import { after, cardsOf } from './board';
import { variant } from './variants';

/** FreeCell with so many cells. */
export const freecell = (cells: number) =>
  consoleGameOf(variant(`freecell;cells=${cells}`)) as ConsoleGame<LayoutState, LayoutMove>;

/** A state of columns, cells and foundations, each from its codes; the rest of the deck is left out. */
export const freeCellState = (
  columns: readonly string[],
  cells: readonly string[] = ['', '', '', ''],
  foundations: readonly string[] = [],
): LayoutState => ({
  tableau: Array.from({ length: 8 }, (_, i) => ({ cards: cardsOf(columns[i] ?? ''), hidden: 0 })),
  cells: cells.map(cardsOf),
  foundations: Array.from({ length: 4 }, (_, i) => cardsOf(foundations[i] ?? '')),
});

/** The state after the move of a line. Throws the sentence that refuses it. */
export function fromLine(state: LayoutState, line: string): LayoutState {
  const next = tryLine(state, line);
  if (typeof next === 'string') throw new Error(next);
  return next;
}

/** The state after the move of a line, or the sentence that refuses it. */
export const tryLine = (state: LayoutState, line: string): LayoutState | string =>
  after(freecell(state.cells?.length ?? 0), state, line);
