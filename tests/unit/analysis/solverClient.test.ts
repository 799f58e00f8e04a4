import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSolverClient } from '../../../src/analysis/solverClient';
import { SolverError } from '../../../src/analysis/solverFailure';
import { dealKlondike } from '../../../src/games/klondike/state';
import type { Verdict } from '../../../src/solver/solve';
import type { SolveRequest, SolveResponse } from '../../../src/solver/worker';
import { START_MS } from '../../../src/workers/workerLink';
import { FakeWorker } from '../../support/fakeWorker';

const STATE = dealKlondike(3, '275');
const workers = FakeWorker.all;

beforeEach(() => {
  FakeWorker.forgetAll();
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers the newest request of a worker. */
function answer(worker: FakeWorker | undefined, verdict: Verdict): void {
  const number = (worker?.requests.at(-1) as SolveRequest | undefined)?.number ?? 0;
  const solution = { verdict, line: [], positions: 1 };
  worker?.say({ number, solution } satisfies SolveResponse);
}

/** The failure that a request is rejected with. */
const failureOf = (request: Promise<unknown>): Promise<unknown> =>
  request.then(
    () => 'none',
    (error) => error instanceof SolverError && error.failure,
  );

test('the client gives up a silent worker, and starts another for the next request', async () => {
  const { solve } = createSolverClient();
  const failure = failureOf(solve('klondike-3', STATE, 1_000));
  vi.advanceTimersByTime(START_MS);
  expect(await failure).toBe('silent');
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  const second = solve('klondike-3', STATE, 1_000);
  answer(workers[1], 'winnable');
  expect(await second).toMatchObject({ verdict: 'winnable' });
});

test('the client waits for a worker that has been loaded, however long it searches', async () => {
  const { solve } = createSolverClient();
  const solution = solve('klondike-3', STATE, 100 * START_MS);
  workers[0]?.load();
  vi.advanceTimersByTime(99 * START_MS);
  answer(workers[0], 'unwinnable');
  expect(await solution).toMatchObject({ verdict: 'unwinnable' });
});

test('the client waits once for all requests to a worker', async () => {
  const { solve } = createSolverClient();
  const first = solve('klondike-3', STATE, 1_000);
  vi.advanceTimersByTime(START_MS - 1);
  const failure = failureOf(solve('klondike-3', STATE, 1_000));
  expect(await first).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(await failure).toBe('silent');
  expect(workers).toHaveLength(1);
});

test('the client gives up nothing after it is stopped', async () => {
  const { solve, stop } = createSolverClient();
  const solution = solve('klondike-3', STATE, 1_000);
  stop();
  vi.advanceTimersByTime(START_MS);
  expect(await solution).toBeUndefined();
  expect(workers[0]?.isTerminated).toBe(true);
});

test('the client says when a worker dies', async () => {
  const { solve } = createSolverClient();
  const failure = failureOf(solve('klondike-3', STATE, 1_000));
  workers[0]?.die();
  expect(await failure).toBe('failed');
});
