import { expect, test } from 'vitest';
import { type FairGame, playFair } from '../../../src/chance/player';
import { gameOf, type VariantId } from '../../../src/games/index';
import type { LayoutState } from '../../../src/games/layouts/board';
import { runToEnd } from '../../../src/solver/gameSolver';
import { positionKey } from '../../../src/solver/positionKey';
import { proofSize } from '../../support/proofSize';

const GAMES = proofSize(1, 20);

function play(id: VariantId, deal: string): FairGame {
  const game = runToEnd(playFair(id, deal));
  if (!game) throw new Error('nobody has stopped the game');
  return game;
}

/** The states of a game, by the rules. */
function statesOf(id: VariantId, deal: string, { moves }: FairGame): readonly LayoutState[] {
  const { rules } = gameOf(id);
  const states = [rules.deal(deal) as LayoutState];
  for (const move of moves) {
    const next = rules.apply(states.at(-1) as LayoutState, move);
    if (!next.ok) throw new Error(`${JSON.stringify(move)} is illegal: ${next.error.reason}`);
    states.push(next.value as LayoutState);
  }
  return states;
}

/** The states after decisions; they are those of a game by the rules, and none comes twice. */
function decidedStates(id: VariantId, deal: string): readonly LayoutState[] {
  const game = play(id, deal);
  const states = statesOf(id, deal, game);
  expect(states.at(-1)).toEqual(game.state);
  const decided = game.decisions.map((at) => states[at] as LayoutState);
  expect(new Set(decided.map(positionKey)).size).toBe(decided.length);
  return decided;
}

test.each(['klondike-1', 'klondike-3'] as const)(
  '%s: a game is one by the rules, and no decision leads back',
  (id) => {
    for (let n = 0; n < GAMES; n++) {
      const decided = decidedStates(id, String(n));
      expect(decided.length).toBeGreaterThan(5);
      // Each decision uses a card of the stock, or moves the lowest face-up card of a column.
      const left = decided.map(({ stock = [], waste = [], tableau }) => {
        return stock.length + waste.length + tableau.reduce((sum, { hidden }) => sum + hidden, 0);
      });
      expect(left).toEqual([...left].sort((a, b) => b - a));
    }
  },
);

test('in other games, too, a game is one by the rules, and no decision leads back', () => {
  for (let n = 0; n < 4 * GAMES; n += 2)
    expect(decidedStates('russian-solitaire', String(n)).length).toBeGreaterThan(1);
});

test('a game that is stopped is none', () => {
  let steps = 0;
  expect(runToEnd(playFair('klondike-3', '0'), () => ++steps < 5)).toBeUndefined();
});
