import { expect, test } from 'vitest';
import { type FairGame, playFair } from '../../../src/chance/player';
import type { LayoutState } from '../../../src/games/layouts/board';
import { runToEnd } from '../../../src/solver/gameSolver';
import { positionKey } from '../../../src/solver/positionKey';
import { type Draw, klondikeOf } from '../../support/klondike';
import { proofSize } from '../../support/proofSize';

const GAMES = proofSize(1, 20);

function play(draw: Draw, deal: string): FairGame {
  const game = runToEnd(playFair(draw === 3 ? 'klondike-3' : 'klondike-1', deal));
  if (!game) throw new Error('nobody has stopped the game');
  return game;
}

/** The states of a game, by the rules. */
function statesOf(draw: Draw, deal: string, { moves }: FairGame): readonly LayoutState[] {
  const { rules } = klondikeOf(draw);
  const states = [rules.deal(deal)];
  for (const move of moves) {
    const next = rules.apply(states.at(-1) as LayoutState, move);
    if (!next.ok) throw new Error(`${JSON.stringify(move)} is illegal: ${next.error.reason}`);
    states.push(next.value);
  }
  return states;
}

test.each([1, 3] as const)(
  'draw %i: a game is one by the rules, and no decision leads back',
  (draw) => {
    for (let n = 0; n < GAMES; n++) {
      const game = play(draw, String(n));
      const states = statesOf(draw, String(n), game);
      expect(states.at(-1)).toEqual(game.state);
      expect(game.decisions.length).toBeGreaterThan(5);
      const decided = game.decisions.map((at) => positionKey(states[at]));
      expect(new Set(decided).size).toBe(decided.length);
      // Each decision uses a card of the stock, or moves the lowest face-up card of a column.
      const left = game.decisions.map((at) => {
        const { stock = [], waste = [], tableau } = states[at] as LayoutState;
        return stock.length + waste.length + tableau.reduce((sum, { hidden }) => sum + hidden, 0);
      });
      expect(left).toEqual([...left].sort((a, b) => b - a));
    }
  },
);

test('a game that is stopped is none', () => {
  let steps = 0;
  expect(runToEnd(playFair('klondike-3', '0'), () => ++steps < 5)).toBeUndefined();
});
