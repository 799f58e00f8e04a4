import { expect, test } from 'vitest';
import { consoleGameOf } from '../../../../src/games/lines';
import {
  narrateAll,
  narrateEnd,
  narrateStep,
  narrateSteps,
} from '../../../../src/store/game/narration';
import { klondikeState } from '../../../support/klondike';
import { gameAt, playedGame } from '../../../support/playedGame';

const game = consoleGameOf('klondike-3');

test('steps are narrated one after another, from a cursor to the present', () => {
  const { history } = playedGame('klondike-3', '275', ['m c4, c1, 1', 's']);
  const [first, second] = [narrateStep(game, history, 1), narrateStep(game, history, 2)];
  expect(first).toMatch(/^9 of Diamonds to column 1\. .+ revealed\.$/);
  expect(second).toMatch(/^Drew 3 cards/);
  expect(narrateSteps(game, history, 0)).toBe(`${first} ${second}`);
  expect(narrateSteps(game, history, 1)).toBe(second);
  expect(narrateEnd(game, history)).toBeUndefined();
});

test('all moves in words, one a line', () => {
  const { history } = playedGame('klondike-3', '275', ['s', 's']);
  expect(narrateAll(game, history)).toMatch(/^1\. Drew 3 cards, .+\n2\. Drew 3 cards, .+\n$/);
});

test('of many steps the first is narrated and the others are counted', () => {
  const lines = ['m c4, c1, 1', 's', 's', 's', 's'];
  const { history } = playedGame('klondike-3', '275', lines);
  const first = narrateStep(game, history, 1);
  expect(narrateSteps(game, history, 0)).toBe(`${first} Then 4 more moves.`);
  expect(narrateSteps(game, history, 1).match(/Drew 3 cards/g)).toHaveLength(4);
});

test('the end of the game is narrated after its last step', () => {
  const { history } = gameAt('klondike-3', klondikeState({ tableau: ['5C', '9C'] }));
  expect(narrateEnd(game, history)).toBe(
    'No moves left. No card can be played, not even from the stock.',
  );
  expect(narrateSteps(game, history, 0)).toBe(
    'No moves left. No card can be played, not even from the stock.',
  );
});
