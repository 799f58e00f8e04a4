import { expect, test } from 'vitest';
import { present, stateAt, undo } from '../../src/engine/history';
import { listSteps } from '../../src/engine/steps';
import type { LayoutState } from '../../src/games/layouts/board';
import { consoleGameOf } from '../../src/games/lines';
import { proofSize } from '../support/proofSize';
import { playAtRandom } from '../support/random';
import { replay } from '../support/replay';

const GAMES = proofSize(100, 2_000);
const MAX_MOVES = 80;

test.each(['klondike-3', 'klondike-1'] as const)(
  `${GAMES} random games of %s keep 52 cards, undo exactly and replay`,
  (id) => {
    const game = consoleGameOf(id);
    for (let deal = 0; deal < GAMES; deal++) {
      const history = playAtRandom(game, String(deal), MAX_MOVES);
      for (const { state } of listSteps(history.steps)) {
        const { stock = [], waste = [], foundations, tableau } = state as LayoutState;
        const piles = [stock, waste, ...foundations, ...tableau.map(({ cards }) => cards)];
        if (new Set(piles.flat()).size !== 52 || piles.flat().length !== 52) {
          throw new Error(`deal ${deal}: not 52 distinct cards`);
        }
      }
      let back = history;
      for (let n = 0; n < history.steps.length; n++) back = undo(back);
      if (present(back) !== stateAt(history, 0)) throw new Error(`deal ${deal}: undo is not exact`);

      const lines = listSteps(history.steps).map(({ move }) => game.text.formatMove(move));
      const again = replay(game, String(deal), lines);
      expect(again.ok && present(again.value)).toEqual(present(history));
    }
  },
);
