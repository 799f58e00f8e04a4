import { expect, test } from 'vitest';
import { findLosingMove } from '../../../src/analysis/reviewer';
import type { Verdict } from '../../../src/engine/game';
import { stepsOf } from '../../../src/engine/steps';

/** A history in which each state is the number of moves made. */
const historyOf = (cursor: number, length = cursor) => ({
  initial: 0,
  steps: stepsOf(Array.from({ length }, (_, i) => ({ move: 'm', state: i + 1 }))),
  cursor,
});

/** Judges a state as winnable up to some move, and by another verdict from there on. */
function judge(lastWinnable: number, after: Verdict = 'unwinnable') {
  const judged: number[] = [];
  return {
    judged,
    verdictOf: async (moves: number): Promise<Verdict> => {
      judged.push(moves);
      return moves <= lastWinnable ? 'winnable' : after;
    },
  };
}

test('a game that can still be won has no losing move, and takes one verdict', async () => {
  const { verdictOf, judged } = judge(20);
  expect(await findLosingMove(historyOf(20), verdictOf)).toEqual({ kind: 'winnable' });
  expect(judged).toEqual([20]);
});

test('the losing move up to the cursor is found, and the present is judged first', async () => {
  for (let cursor = 1; cursor <= 17; cursor++) {
    for (let lastWinnable = 0; lastWinnable < cursor; lastWinnable++) {
      const { verdictOf, judged } = judge(lastWinnable);
      expect(await findLosingMove(historyOf(cursor, 20), verdictOf)).toEqual({
        kind: 'lost',
        move: lastWinnable + 1,
        proved: true,
      });
      expect(judged[0]).toBe(cursor);
      expect(Math.max(...judged)).toBe(cursor);
    }
  }
});

test('each position is searched once, and a losing move before an unknown one is not proved', async () => {
  const { verdictOf, judged } = judge(4, 'unknown');
  const found = await findLosingMove(historyOf(9), verdictOf);
  expect(found).toEqual({ kind: 'lost', move: 5, proved: false });
  expect(new Set(judged).size).toBe(judged.length);
});

test('a game of which no position is known to be winnable has none', async () => {
  expect(await findLosingMove(historyOf(8), judge(-1).verdictOf)).toEqual({ kind: 'unknown' });
  expect(await findLosingMove(historyOf(0), judge(-1, 'unknown').verdictOf)).toEqual({
    kind: 'unknown',
  });
});

test('a cancelled verdict cancels the search', async () => {
  const { verdictOf } = judge(3);
  for (const cancelled of [10, 4]) {
    const found = await findLosingMove(historyOf(10), async (moves) =>
      moves === cancelled ? undefined : verdictOf(moves),
    );
    expect(found).toBeUndefined();
  }
});

test('a verdict that fails ends the search with its failure', async () => {
  const { verdictOf } = judge(3);
  const search = findLosingMove(historyOf(10), (moves) =>
    moves === 4 ? Promise.reject(new Error('silent')) : verdictOf(moves),
  );
  await expect(search).rejects.toThrow('silent');
});
