import type { Pile } from '../../engine/pile';
import { type Board, cardsOf, targetsOf } from '../../games/building/board';
import { heightsOf, isWon } from '../../games/building/rules';
import type { Transfer } from '../../games/building/transfer';
import { apply, RULES } from '../../games/yukon/rules';
import { solverInPasses } from '../bestFirst';
import { textOf } from '../columns';
import { estimate, type Position, SPACE, type Step, type Weights } from './position';

export const FIRST_WEIGHTS: Weights = { card: 2, hidden: 8, breach: 3, blocker: 0, cover: 0 };

const positionOf = ({ tableau, foundations }: Board): Position => ({
  columns: tableau.map(({ cards, hidden }) => ({ cards: textOf(cards), hidden })),
  heights: heightsOf(foundations),
});

function moveOf(state: Board, { from: column, to: target, count }: Step): Transfer {
  const from: Pile = { kind: 'tableau', index: column + 1 };
  if (target !== 'foundation') return { from, to: { kind: 'tableau', index: target + 1 }, count };
  const top = cardsOf(state, from)?.at(-1);
  const [to] = top === undefined ? [] : targetsOf(state, top, 'foundation', RULES);
  if (!to) throw new Error('the solver’s line leads to no foundation');
  return { from, to, count };
}

/** Decides a position of Yukon by best-first searches with different weights. */
export const solveYukon = solverInPasses({
  game: { apply, isWon },
  space: SPACE,
  positionOf,
  moveOf,
  estimate,
  shortPasses: [
    FIRST_WEIGHTS,
    { card: 2, hidden: 8, breach: 4, blocker: 1, cover: 0 },
    { card: 2, hidden: 8, breach: 2, blocker: 0, cover: 1 },
    { card: 4, hidden: 10, breach: 2, blocker: 5, cover: 1 },
  ],
  widePass: FIRST_WEIGHTS,
});
