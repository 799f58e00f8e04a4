import { expect, test } from 'vitest';
import { gameOf } from '../../../../src/games/index';
import { isAdrift } from '../../../../src/ui/analysis/isAdrift';
import { playedGame } from '../../../support/playedGame';

const klondike = gameOf('klondike-3');
const after = (draws: number) => playedGame('klondike-3', '275', Array(draws).fill('s')).history;

test('a game is adrift after one pass through the stock without a move that helped, not before', () => {
  expect(isAdrift(klondike, after(0))).toBe(false);
  // Eight draws empty the stock; the ninth turns the waste over.
  expect(isAdrift(klondike, after(8))).toBe(false);
  expect(isAdrift(klondike, after(9))).toBe(true);
});
