import { type Card, faceOf } from '../../engine/card';
import type { LayoutState } from '../../games/layouts/board';
import type { Setup } from '../../games/layouts/layout';
import { DRAW, type LayoutMove } from '../../games/layouts/rules';
import { solverInPasses } from '../bestFirst';
import { textOf } from '../columns';
import type { GameSolver } from '../gameSolver';
import { searchedGame } from '../searchedGame';
import { estimate, type Position, SPACE, type Step } from './position';

const facesOf = (cards: readonly Card[]): string => textOf(cards.map(faceOf));

const positionOf = ({ full }: Setup, { tableau, stock = [] }: LayoutState): Position => ({
  columns: tableau.map(({ cards, hidden }) => ({ cards: facesOf(cards), hidden })),
  stock: facesOf(stock),
  dealsToEmpty: !full,
});

const moveOf = (_state: LayoutState, step: Step): LayoutMove =>
  step === 'deal'
    ? DRAW
    : {
        from: { kind: 'tableau', index: step.from + 1 },
        to: { kind: 'tableau', index: step.to + 1 },
        count: step.count,
      };

/**
 * Looks for a win of a position of Spider by best-first searches with different weights. They leave out moves, so they cannot
 * prove a loss.
 */
export const solveSpider = (setup: Setup): GameSolver<LayoutState, LayoutMove> =>
  solverInPasses({
    game: searchedGame(setup),
    space: SPACE,
    positionOf: (state) => positionOf(setup, state),
    moveOf,
    estimate,
    // The first weights are best for one suit, the others for more.
    shortPasses: [
      { card: 2, hidden: 6, stock: 4, suit: 1, breach: 2, column: 4 },
      { card: 3, hidden: 4, stock: 4, suit: 1, breach: 2, column: 2 },
      { card: 4, hidden: 6, stock: 6, suit: 2, breach: 3, column: 3 },
      { card: 2, hidden: 2, stock: 3, suit: 1, breach: 2, column: 2 },
    ],
    widePass: { card: 3, hidden: 4, stock: 4, suit: 1, breach: 2, column: 2 },
    provesLosses: false,
  });
