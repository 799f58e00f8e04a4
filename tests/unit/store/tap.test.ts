import { expect, test } from 'vitest';
import { present } from '../../../src/engine/history';
import { listSteps } from '../../../src/engine/steps';
import { gameOf } from '../../../src/games/all';
import type { LastTap } from '../../../src/store/gameState';
import type { PlayedGame } from '../../../src/store/savedGame';
import { cardAt, nextTarget, tap } from '../../../src/store/tap';
import { playedGame } from '../../support/playedGame';

// Deal 275: the 9 of Diamonds on column 4 fits the black tens on column 1 and 3.
const game = gameOf('klondike-3');
const start = playedGame('klondike-3', '275');
const tapOn = (current: PlayedGame, tableau: number, lastTap?: LastTap) => {
  const tapped = tap(
    current,
    { kind: 'tap', pile: `tableau-${tableau}`, count: 1 },
    lastTap,
    false,
  );
  if (!tapped?.ok) throw new Error('the tap moved nothing');
  return tapped.value;
};
const lastMove = ({ history }: PlayedGame) =>
  game.text.formatMove(listSteps(history.steps).at(-1)?.move);

test('each further tap takes the card to a pile it has not been on, then round again', () => {
  const first = tapOn(start, 4);
  expect(lastMove(first.game)).toBe('m c4, c1, 1');
  expect(first.lastTap).toMatchObject({ visited: ['tableau-4'], before: start.history });
  expect(first.lastTap?.after).toBe(first.game.history);
  const second = tapOn(first.game, 1, first.lastTap);
  expect(lastMove(second.game)).toBe('m c1, c3, 1');
  expect(second.lastTap?.visited).toEqual(['tableau-4', 'tableau-1']);
  const third = tapOn(second.game, 3, second.lastTap);
  expect(lastMove(third.game)).toBe('m c3, c1, 1');
  expect(third.lastTap?.visited).toEqual(['tableau-3']);
});

test('a tap after another move starts a new round', () => {
  const first = tapOn(start, 4);
  const { lastTap } = first;
  if (!lastTap) throw new Error('the tap moved nothing');
  const { card } = lastTap;
  const { history } = first.game;
  const moves = ['m c1, c3, 1'].flatMap((line) => {
    const move = game.text.parseMove(line);
    return move.ok ? [move.value] : [];
  });
  const stale = { ...lastTap, after: start.history };
  expect(nextTarget(game, history, stale, card, 'tableau-1', moves).visited).toEqual(['tableau-1']);
  expect(nextTarget(game, history, lastTap, card, 'tableau-1', moves).visited).toEqual([
    'tableau-4',
    'tableau-1',
  ]);
});

test('a card without a target is refused with its name; without a card nothing happens', () => {
  const card = cardAt(game, present(start.history), { kind: 'tap', pile: 'tableau-1', count: 1 });
  expect(tap(start, { kind: 'tap', pile: 'tableau-1', count: 1 }, undefined, false)).toEqual({
    ok: false,
    error: { text: expect.stringContaining('10 of Spades has nowhere to go'), cards: [card] },
  });
  expect(tap(start, { kind: 'tap', pile: 'waste', count: 1 }, undefined, false)).toBeUndefined();
  expect(tap(start, { kind: 'tap', pile: 'nowhere', count: 1 }, undefined, false)).toBeUndefined();
});
