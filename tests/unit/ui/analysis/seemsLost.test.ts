import { expect, test } from 'vitest';
import { gameOf } from '../../../../src/games/index';
import { seemsLost } from '../../../../src/ui/analysis/seemsLost';
import { playedGame } from '../../../support/playedGame';

const klondike = gameOf('klondike-3');
const after = (draws: number) => playedGame('klondike-3', '275', Array(draws).fill('s')).history;

test('a game seems lost after one pass through the stock without a move that helped, not before', () => {
  expect(seemsLost(klondike, after(0))).toBe(false);
  // Eight draws empty the stock; the ninth turns the waste over.
  expect(seemsLost(klondike, after(8))).toBe(false);
  expect(seemsLost(klondike, after(9))).toBe(true);
});
