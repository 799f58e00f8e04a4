import { expect, test } from 'vitest';
import { createReviewer } from '../../../src/analysis/reviewer';
import type { Verdict } from '../../../src/engine/game';
import { stateAt } from '../../../src/engine/history';
import { gameOf } from '../../../src/games/index';
import { positionKey } from '../../../src/solver/positionKey';
import type { TableGame } from '../../../src/store/game/table';
import { fakeClient } from '../../support/fakeClient';
import { fakeMemory, fakeVerdicts } from '../../support/fakeVerdicts';
import { playedGame } from '../../support/playedGame';
import { playAtRandom } from '../../support/random';

const history = playAtRandom(gameOf('klondike-3'), '251', 40);
const game: TableGame = { ...playedGame('klondike-3', '251'), history };
const position = (at: number): unknown => stateAt(history, at);
const keys = Array.from({ length: 41 }, (_, at) => positionKey(position(at)));
/** A move after which no earlier position comes again. */
const LOST_BY = keys.findIndex(
  (_, at) => at > 10 && keys.slice(at).every((key) => keys.indexOf(key) >= at),
);

/** A solver that takes the game for lost from a move on, and notes the positions it was asked about. */
function fakeSolver() {
  const asked: number[] = [];
  const { ask } = fakeClient(async (question) => {
    const at = 'state' in question ? keys.indexOf(positionKey(question.state)) : -1;
    asked.push(at);
    const verdict: Verdict = at < LOST_BY ? 'winnable' : 'unwinnable';
    return { verdict, line: [], positions: 1 };
  });
  return { asked, ask };
}

const always = (): boolean => true;

test('a whole game is reviewed, the present first, and remembered when it is looked at again', async () => {
  const stored = fakeVerdicts();
  const { asked, ask } = fakeSolver();
  const reviewer = createReviewer(ask, fakeMemory(stored));
  const told: Verdict[] = [];
  await reviewer.watch(game, true, (verdict) => told.push(verdict), always);
  expect(LOST_BY).toBeGreaterThan(10);
  expect(asked[0]).toBe(keys.indexOf(keys[40] ?? ''));
  expect(new Set(told)).toEqual(new Set(['unwinnable']));
  const { verdicts, isDone, steps } = reviewer.state.getState();
  expect(isDone).toBe(true);
  expect(steps).toBe(history.steps);
  expect(verdicts.lastIndexOf('winnable')).toBe(LOST_BY - 1);
  expect(verdicts.indexOf('unwinnable')).toBe(LOST_BY);

  const before = asked.length;
  await reviewer.watch({ ...game, history: { ...history, cursor: 5 } }, true, () => {}, always);
  expect(asked.length).toBe(before);

  // After a reload.
  const again = createReviewer(ask, fakeMemory(stored));
  await again.watch(game, true, () => {}, always);
  expect(again.state.getState().verdicts).toEqual(verdicts);
  expect(asked.length).toBe(before);
});

test('only the present is searched where nothing more is wanted', async () => {
  const { asked, ask } = fakeSolver();
  const reviewer = createReviewer(ask, fakeMemory());
  const told: Verdict[] = [];
  await reviewer.watch(game, false, (verdict) => told.push(verdict), always);
  expect(asked).toEqual([40]);
  expect(told).toEqual(['unwinnable']);
  expect(reviewer.state.getState().steps).toBeUndefined();
});

test('a newer call ends an older one, and one that is not wanted asks nothing', async () => {
  const { asked, ask } = fakeSolver();
  const reviewer = createReviewer(ask, fakeMemory());
  await reviewer.watch(
    game,
    true,
    () => {},
    () => false,
  );
  expect(asked).toEqual([]);
  const older = reviewer.watch(game, true, () => {}, always);
  const newer = reviewer.watch(
    { ...game, history: { ...history, cursor: 3 } },
    false,
    () => {},
    always,
  );
  await Promise.all([older, newer]);
  expect(asked).toEqual([40, 3]);
});

test('different positions of a game have different keys', () => {
  const states = new Set(keys.map((_, at) => JSON.stringify(position(at))));
  expect(new Set(keys).size).toBe(states.size);
});
