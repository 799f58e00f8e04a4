import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SolveRequest, SolveResponse } from '../../../../src/solver/worker';
import { SolverError } from '../../../../src/ui/analysis/solverFailure';
import { createWinnableDeals } from '../../../../src/ui/analysis/winnableDeals';
import { START_MS } from '../../../../src/workers/workerLink';
import { FakeWorker } from '../../../support/fakeWorker';

beforeEach(() => {
  FakeWorker.forgetAll();
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a deal is given up with a silent worker, and looked for again when asked for', async () => {
  const deals = createWinnableDeals('klondike-3');
  const refused = expect(deals.take()).rejects.toEqual(new SolverError('silent'));
  vi.advanceTimersByTime(START_MS);
  await refused;
  const taken = deals.take();
  const worker = FakeWorker.all[1];
  const request = worker?.requests[0] as SolveRequest | undefined;
  const solution = { verdict: 'winnable' as const, line: [], positions: 1 };
  worker?.say({ number: request?.number ?? 0, solution } satisfies SolveResponse);
  expect(await taken).toMatch(/^\d+$/);
  deals.stop();
});
