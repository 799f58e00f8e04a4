import { expect, test, vi } from 'vitest';
import { type Asking, createSolverClient, type Priority } from '../../../src/analysis/solverClient';
import { SolverError } from '../../../src/analysis/solverFailure';
import type { SolverRequest, SolverResponse } from '../../../src/analysis/worker';
import type { Verdict } from '../../../src/engine/game';
import { START_MS } from '../../../src/workers/workerLink';
import { FakeWorker, withFakeWorkers } from '../../support/fakeWorker';
import { dealKlondike } from '../../support/klondike';

const STATE = dealKlondike(3, '275');
const workers = FakeWorker.all;

withFakeWorkers();

/** Answers the newest request of a worker. */
function answer(worker: FakeWorker | undefined, verdict: Verdict): void {
  const number = (worker?.requests.at(-1) as SolverRequest | undefined)?.number ?? 0;
  worker?.say({ number, answer: { verdict, line: [], positions: 1 } } satisfies SolverResponse);
}

/** A client that is asked for verdicts on one position of Klondike. */
function solver() {
  const { ask, reorder } = createSolverClient();
  const solve = (ms: number, asking?: Asking) =>
    ask({ wanted: 'verdict', id: 'klondike-3', state: STATE, ms }, asking);
  return { solve, reorder };
}

test('answers that are followed by sharper ones are passed on, and the last one settles the question', async () => {
  const { ask } = createSolverClient();
  const firsts: unknown[] = [];
  const question = {
    wanted: 'outlook',
    id: 'klondike-3',
    state: STATE,
    seen: [],
    seed: 0,
  } as const;
  const answered = ask(question, { onFirst: (answer) => firsts.push(answer) });
  const [{ number } = { number: 0 }] = (workers[0]?.requests ?? []) as SolverRequest[];
  workers[0]?.say({ number: number - 1, answer: 'known', isFirst: true } satisfies SolverResponse);
  workers[0]?.say({ number, answer: 'won', isFirst: true } satisfies SolverResponse);
  workers[0]?.say({ number, answer: 'unusual' } satisfies SolverResponse);
  expect(await answered).toBe('unusual');
  expect(firsts).toEqual(['won']);
});

test('a client that is woken starts one worker, which answers the question that follows', async () => {
  const { ask, wake } = createSolverClient();
  wake();
  wake();
  expect(workers).toHaveLength(1);
  expect(workers[0]?.requests).toEqual([]);
  const answered = ask({ wanted: 'verdict', id: 'klondike-3', state: STATE, ms: 1 });
  answer(workers[0], 'winnable');
  expect(await answered).toMatchObject({ verdict: 'winnable' });
  expect(workers).toHaveLength(1);
});

/** The failure that a request is rejected with. */
const failureOf = (request: Promise<unknown>): Promise<unknown> =>
  request.then(
    () => 'none',
    (error) => error instanceof SolverError && error.failure,
  );

test('the client gives up a silent worker, and starts another for the next request', async () => {
  const { solve } = solver();
  const failure = failureOf(solve(1_000));
  vi.advanceTimersByTime(START_MS);
  expect(await failure).toBe('silent');
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  const second = solve(1_000);
  answer(workers[1], 'winnable');
  expect(await second).toMatchObject({ verdict: 'winnable' });
});

test('the client waits for a worker that has been loaded, however long it searches', async () => {
  const { solve } = solver();
  const solution = solve(100 * START_MS);
  workers[0]?.load();
  vi.advanceTimersByTime(99 * START_MS);
  answer(workers[0], 'unwinnable');
  expect(await solution).toMatchObject({ verdict: 'unwinnable' });
});

test('the client waits once for all requests to a worker', async () => {
  const { solve } = solver();
  const controller = new AbortController();
  const first = solve(1_000, { signal: controller.signal });
  vi.advanceTimersByTime(START_MS - 1);
  const failure = failureOf(solve(1_000));
  controller.abort();
  expect(await first).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(await failure).toBe('silent');
  expect(workers).toHaveLength(1);
});

test('the client gives up nothing that is cancelled, and ends a worker that has nothing to do', async () => {
  const { solve } = solver();
  const controller = new AbortController();
  const solution = solve(1_000, { signal: controller.signal });
  controller.abort();
  vi.advanceTimersByTime(START_MS);
  expect(await solution).toBeUndefined();
  expect(workers[0]?.isTerminated).toBe(true);
});

test('the client says when a worker dies', async () => {
  const { solve } = solver();
  const failure = failureOf(solve(1_000));
  workers[0]?.die();
  expect(await failure).toBe('failed');
});

/** The time limits of the requests a worker was sent, which tell them apart; undefined for one that cancels. */
const limits = (worker: FakeWorker | undefined): readonly (number | undefined)[] =>
  (worker?.requests ?? []).map((request) => (request as { readonly ms?: number }).ms);

test('a more important question goes first, and the one it interrupts is asked again', async () => {
  const { solve } = solver();
  const review = solve(1, { priority: 'review' });
  const ahead = solve(2, { priority: 'dealsAhead' });
  const present = solve(3);
  const [worker] = workers;
  expect(limits(worker)).toEqual([1, 3]);
  answer(worker, 'winnable');
  expect(await present).toMatchObject({ verdict: 'winnable' });
  answer(worker, 'unwinnable');
  expect(await review).toMatchObject({ verdict: 'unwinnable' });
  answer(worker, 'unknown');
  expect(await ahead).toMatchObject({ verdict: 'unknown' });
  expect(limits(worker)).toEqual([1, 3, 1, 2]);
  expect(workers).toHaveLength(1);
});

test('of questions that are equally important the newest goes first', async () => {
  const { solve } = solver();
  const older = solve(1);
  const newer = solve(2);
  const [worker] = workers;
  answer(worker, 'winnable');
  expect(await newer).toMatchObject({ verdict: 'winnable' });
  answer(worker, 'unwinnable');
  expect(await older).toMatchObject({ verdict: 'unwinnable' });
  expect(limits(worker)).toEqual([1, 2, 1]);
});

test('a question whose priority has changed is asked at once when the queue is ordered again', () => {
  const { solve, reorder } = solver();
  let priority: Priority = 'dealsAhead';
  void solve(1, { priority: () => priority });
  void solve(2, { priority: 'review' });
  const [worker] = workers;
  expect(limits(worker)).toEqual([1, 2]);
  priority = 'table';
  reorder();
  expect(limits(worker)).toEqual([1, 2, 1]);
});

test('a cancelled question is no longer worked on, and its late answer is nobody’s', async () => {
  const { solve } = solver();
  const controller = new AbortController();
  const { signal } = controller;
  const cancelled = solve(1, { signal });
  const [worker] = workers;
  const [first] = worker?.requests ?? [];
  controller.abort();
  expect(await cancelled).toBeUndefined();
  expect(worker?.requests.at(-1)).toMatchObject({ wanted: 'nothing' });
  expect(await solve(2, { signal })).toBeUndefined();
  const next = solve(3);
  const { number } = first as SolverRequest;
  const late = { verdict: 'winnable' as const, line: [], positions: 1 };
  worker?.say({ number, answer: late } satisfies SolverResponse);
  answer(worker, 'unwinnable');
  expect(await next).toMatchObject({ verdict: 'unwinnable' });
});

test('a worker that is lost fails every question in the queue', async () => {
  const { solve } = solver();
  const failures = [failureOf(solve(1)), failureOf(solve(2, { priority: 'daily' }))];
  workers[0]?.die();
  expect(await Promise.all(failures)).toEqual(['failed', 'failed']);
});
