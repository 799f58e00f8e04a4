import { expect, test } from 'vitest';
import { walkTo } from '../../../src/store/walk';
import { playedGame } from '../../support/playedGame';

const cursorOf = (walked: ReturnType<typeof walkTo>) =>
  walked.ok ? walked.value.game.history.cursor : undefined;

test('one step is narrated, a jump names its move', () => {
  const game = playedGame('klondike-3', '275', ['s', 's', 's']);
  const start = { ...game, history: { ...game.history, cursor: 0 } };
  const step = walkTo(start, 1);
  expect(step.ok && step.value.text).toMatch(/^Drew 3 cards/);
  expect(walkTo(start, 3)).toMatchObject({ ok: true, value: { text: 'Move 3.' } });
  expect(walkTo(game, 0)).toMatchObject({ ok: true, value: { text: 'Move 0.' } });
});

test('a game played by dragging ends its walk at the last move played', () => {
  const game = playedGame('klondike-3', '275', ['s']);
  expect(walkTo(game, 2)).toEqual({
    ok: false,
    error: { text: 'There is no further move.', cards: [] },
  });
  expect(cursorOf(walkTo({ ...game, history: { ...game.history, cursor: 0 } }, 9))).toBe(1);
});

test('elsewhere the automatic player goes on, to the end of the game', () => {
  const game = playedGame('pictures', '3');
  expect(cursorOf(walkTo(game, 1))).toBe(1);
  const ended = walkTo(game, Number.POSITIVE_INFINITY);
  if (!ended.ok) throw new Error(ended.error.text);
  expect(ended.value.text).toMatch(/^Move \d+\. \S/);
  const beyond = walkTo(ended.value.game, Number.POSITIVE_INFINITY);
  expect(beyond.ok && beyond.value.text).toBe(ended.value.text);
});
