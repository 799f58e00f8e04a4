import type { Pile } from '../../engine/pile';
import { cardsOf, type LayoutState, type Transfer } from '../../games/layouts/board';
import type { Setup } from '../../games/layouts/layout';
import { type LayoutMove, targetsOf } from '../../games/layouts/rules';
import { solverInPasses } from '../bestFirst';
import { heightsOf, textOf } from '../columns';
import type { GameSolver } from '../gameSolver';
import { searchedGame } from '../searchedGame';
import { estimate, type Position, SPACE, type Step, type Weights } from './position';

export const FIRST_WEIGHTS: Weights = { card: 2, hidden: 8, breach: 3, blocker: 0, cover: 0 };

const positionOf = ({ tableau, foundations }: LayoutState): Position => ({
  columns: tableau.map(({ cards, hidden }) => ({ cards: textOf(cards), hidden })),
  heights: heightsOf(foundations),
});

function moveOf(
  setup: Setup,
  state: LayoutState,
  { from: column, to: target, count }: Step,
): Transfer {
  const from: Pile = { kind: 'tableau', index: column + 1 };
  if (target !== 'foundation') return { from, to: { kind: 'tableau', index: target + 1 }, count };
  const top = cardsOf(state, from)?.at(-1);
  const [to] = top === undefined ? [] : targetsOf(setup, state, top, 'foundation');
  if (!to) throw new Error('the solver’s line leads to no foundation');
  return { from, to, count };
}

/** Decides a position of Yukon by best-first searches with different weights. */
export const solveYukon = (setup: Setup): GameSolver<LayoutState, LayoutMove> =>
  solverInPasses({
    game: searchedGame(setup),
    space: SPACE,
    positionOf,
    moveOf: (state, step) => moveOf(setup, state, step),
    estimate,
    shortPasses: [
      FIRST_WEIGHTS,
      { card: 2, hidden: 8, breach: 4, blocker: 1, cover: 0 },
      { card: 2, hidden: 8, breach: 2, blocker: 0, cover: 1 },
      { card: 4, hidden: 10, breach: 2, blocker: 5, cover: 1 },
    ],
    widePass: FIRST_WEIGHTS,
  });
