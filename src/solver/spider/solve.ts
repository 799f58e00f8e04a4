import { type Card, faceOf } from '../../engine/card';
import { apply, DEAL, type SpiderMove } from '../../games/spider/rules';
import { isWon, type SpiderState } from '../../games/spider/state';
import { solverInPasses } from '../bestFirst';
import { textOf } from '../columns';
import { estimate, type Position, SPACE, type Step } from './position';

const facesOf = (cards: readonly Card[]): string => textOf(cards.map(faceOf));

const positionOf = ({ tableau, stock, dealsToEmpty = false }: SpiderState): Position => ({
  columns: tableau.map(({ cards, hidden }) => ({ cards: facesOf(cards), hidden })),
  stock: facesOf(stock),
  dealsToEmpty,
});

const moveOf = (_state: SpiderState, step: Step): SpiderMove =>
  step === 'deal'
    ? DEAL
    : {
        from: { kind: 'tableau', index: step.from + 1 },
        to: { kind: 'tableau', index: step.to + 1 },
        count: step.count,
      };

/**
 * Looks for a win of a position of Spider by best-first searches with different weights. They leave out moves, so they cannot
 * prove a loss.
 */
export const solveSpider = solverInPasses({
  game: { apply, isWon },
  space: SPACE,
  positionOf,
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
