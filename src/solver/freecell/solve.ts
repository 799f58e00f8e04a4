import { rankOf } from '../../engine/card';
import type { Pile } from '../../engine/pile';
import type { LayoutState, Transfer } from '../../games/layouts/board';
import type { Setup } from '../../games/layouts/layout';
import type { LayoutMove } from '../../games/layouts/rules';
import { solverInPasses } from '../bestFirst';
import { heightsOf, textOf } from '../columns';
import type { GameSolver } from '../gameSolver';
import { searchedGame } from '../searchedGame';
import { estimate, type Position, SPACE, type Step, type Weights } from './position';

export const FIRST_WEIGHTS: Weights = { card: 2, cell: 2, breach: 1, blocker: 2, cover: 2 };

const positionOf = ({ cells = [], tableau, foundations }: LayoutState): Position => ({
  columns: tableau.map(({ cards }) => textOf(cards)),
  cells: cells.map(textOf).join(''),
  heights: heightsOf(foundations),
  cellCount: cells.length,
});

const moveOf = (state: LayoutState, step: Step): Transfer => ({
  from: fromOf(state, step),
  to: toOf(state, step),
  count: step.count,
});

const fromOf = ({ cells = [] }: LayoutState, { from, card }: Step): Pile =>
  from === 'cell'
    ? { kind: 'cell', index: cells.findIndex(([held]) => held === card) + 1 }
    : { kind: 'tableau', index: from + 1 };

function toOf({ cells = [], foundations }: LayoutState, { to, card }: Step): Pile {
  if (to === 'cell')
    return { kind: 'cell', index: cells.findIndex((held) => held.length === 0) + 1 };
  if (to !== 'foundation') return { kind: 'tableau', index: to + 1 };
  const takes = (cards: readonly number[]): boolean =>
    rankOf(card) === 0 ? cards.length === 0 : cards.at(-1) === card - 1;
  return { kind: 'foundation', index: foundations.findIndex(takes) + 1 };
}

/** Decides a position of FreeCell by best-first searches with different weights. */
export const solveFreeCell = (setup: Setup): GameSolver<LayoutState, LayoutMove> =>
  solverInPasses({
    game: searchedGame(setup),
    space: SPACE,
    positionOf,
    moveOf,
    estimate,
    shortPasses: [
      FIRST_WEIGHTS,
      { card: 2, cell: 3, breach: 2, blocker: 1, cover: 1 },
      { card: 4, cell: 2, breach: 1, blocker: 2, cover: 1 },
      { card: 2, cell: 5, breach: 1, blocker: 1, cover: 3 },
    ],
    widePass: FIRST_WEIGHTS,
    shortening: { card: 2, cell: 2, breach: 1, blocker: 2, cover: 1 },
  });
