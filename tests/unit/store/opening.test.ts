import { expect, test } from 'vitest';
import { linkedReplay } from '../../../src/store/linkedReplay';
import { freshGame, narrateOpening } from '../../../src/store/opening';
import { playedGame } from '../../support/playedGame';

test('a fresh game has no moves, and is announced with its deal', () => {
  const game = freshGame('klondike-3', '275');
  expect(game).toMatchObject({ id: 'klondike-3', deal: '275', seconds: 0, history: { cursor: 0 } });
  expect(narrateOpening(game)).toBe('Deal 275.');
});

test('rules that are not the standard ones are named', () => {
  const game = freshGame('klondike-3;redeals=1', '275');
  expect(narrateOpening(game)).toMatch(/^Klondike, draw three.* 1 redeal.*\. Deal 275\.$/);
});

test('a saved game is announced with its move', () => {
  const game = playedGame('klondike-3', '275', ['s', 's']);
  expect(narrateOpening(game)).toBe('Deal 275 resumed at move 2.');
});

test('a link is a replay at its start; an illegal one stops before the illegal move', () => {
  expect(linkedReplay('klondike-3', '275', '1AA')).toMatchObject({
    game: { replay: true, history: { cursor: 0, steps: { length: 2 } } },
    text: 'A shared game of 2 moves: replay it, or take over at any point.',
  });
  expect(linkedReplay('klondike-3', '275', '1A_')).toMatchObject({
    game: { replay: true, history: { cursor: 1, steps: { length: 1 } } },
    text: expect.stringMatching(/^Move 2 of this link is not legal/),
  });
});
