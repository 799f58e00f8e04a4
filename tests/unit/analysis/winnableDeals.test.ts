import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSolverClient } from '../../../src/analysis/solverClient';
import { SolverError } from '../../../src/analysis/solverFailure';
import {
  createWinnableDeals,
  takeAndAnnounce,
  type WantedDeals,
  type WinnableDeals,
} from '../../../src/analysis/winnableDeals';
import { dealKlondike } from '../../../src/games/klondike/state';
import type { Grade } from '../../../src/solver/grade';
import type { GradeResponse, SolveRequest, SolveResponse } from '../../../src/solver/worker';
import { START_MS } from '../../../src/workers/workerLink';
import { FakeWorker } from '../../support/fakeWorker';

beforeEach(() => {
  FakeWorker.forgetAll();
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let dealt = 0;
/** Winnable deals of Klondike by a client of their own, from deal 1 on. */
const dealsOf = (wanted: WantedDeals): WinnableDeals =>
  createWinnableDeals(
    { client: createSolverClient(), randomDeal: () => String(++dealt) },
    'klondike-3',
    wanted,
  );

test('a deal is given up with a silent worker, and looked for again when asked for', async () => {
  const deals = dealsOf('on');
  const refused = expect(deals.take()).rejects.toEqual(new SolverError('silent'));
  vi.advanceTimersByTime(START_MS);
  await refused;
  const taken = deals.take();
  const worker = FakeWorker.all[1];
  const request = worker?.requests[0] as SolveRequest | undefined;
  const solution = { verdict: 'winnable' as const, line: [], positions: 1 };
  worker?.say({ number: request?.number ?? 0, solution } satisfies SolveResponse);
  expect(await taken).toEqual({ deal: expect.stringMatching(/^\d+$/) });
  deals.stop();
});

test('a search that finds no deal of the grade is given up, and begun again when asked for', async () => {
  const deals = dealsOf('easy');
  const [worker] = FakeWorker.all;
  const answerAll = async (grade: Grade): Promise<number> => {
    let answered = 0;
    for (let last: unknown; worker?.requests.at(-1) !== last; answered++) {
      const request = worker?.requests.at(-1) as SolveRequest | undefined;
      last = request;
      const number = request?.number ?? 0;
      if (request && 'wanted' in request && String(request.wanted) === 'difficulty') {
        const difficulty = { grade, games: 60, won: 0, score: 0 };
        worker?.say({ number, difficulty } satisfies GradeResponse);
      } else {
        const solution = { verdict: 'winnable' as const, line: [], positions: 1 };
        worker?.say({ number, solution } satisfies SolveResponse);
      }
      await vi.advanceTimersByTimeAsync(0);
    }
    return answered;
  };
  const taken = deals.take();
  expect(await answerAll('hard')).toBe(2 * 100);
  expect(await taken).toEqual({ none: 'not found' });
  const again = deals.take();
  expect(await answerAll('easy')).toBeGreaterThan(0);
  expect(await again).toEqual({ deal: expect.stringMatching(/^\d+$/) });
  deals.stop();
});

test('a deal of another grade than the one that is wanted is left out', async () => {
  const deals = dealsOf('hard');
  const taken = deals.take();
  const [worker] = FakeWorker.all;
  const solution = { verdict: 'winnable' as const, line: [], positions: 1 };
  const offered: unknown[] = [];
  const offer = async (grade: Grade): Promise<void> => {
    const request = worker?.requests.at(-1) as SolveRequest | undefined;
    const number = request?.number ?? 0;
    offered.push(request?.state);
    worker?.say({ number, solution } satisfies SolveResponse);
    await vi.advanceTimersByTimeAsync(0);
    expect(worker?.requests.at(-1)).toMatchObject({ number: number + 1, wanted: 'difficulty' });
    const difficulty = { grade, games: 60, won: 0, score: 0 };
    worker?.say({ number: number + 1, difficulty } satisfies GradeResponse);
    await vi.advanceTimersByTimeAsync(0);
  };
  await offer('easy');
  await offer('medium');
  await offer('hard');
  const found = await taken;
  expect(dealKlondike(3, 'deal' in found ? found.deal : '')).toEqual(offered[2]);
  deals.stop();
});

test('whoever waits for a deal hears how many were tried, and can stop the search', async () => {
  const deals = dealsOf('easy');
  const [worker] = FakeWorker.all;
  const said: { readonly text: string; readonly stop: (() => void) | undefined }[] = [];
  const taken = takeAndAnnounce(deals, (text, _kind, _cards, offer) => {
    said.push({ text, stop: offer?.accept });
  });
  expect(said.map(({ text }) => text)).toEqual(['Looking for an easy deal…']);
  for (let n = 0; n < 3; n++) {
    const number = (worker?.requests.at(-1) as SolveRequest | undefined)?.number ?? 0;
    const solution = { verdict: 'unknown' as const, line: [], positions: 1 };
    worker?.say({ number, solution } satisfies SolveResponse);
    await vi.advanceTimersByTimeAsync(0);
  }
  await vi.advanceTimersByTimeAsync(5_000);
  expect(said.at(-1)?.text).toBe('Looking for an easy deal… 3 tried.');
  said.at(-1)?.stop?.();
  expect(await taken).toBeUndefined();
  expect(said.at(-1)?.text).toBe('Search stopped.');
  const asked = worker?.requests.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(worker?.requests.length).toBe(asked);
  expect(said.at(-1)?.text).toBe('Search stopped.');
  deals.stop();
});

test('a search that is no longer wanted falls silent', async () => {
  const deals = dealsOf('hard');
  let said = 0;
  const taken = takeAndAnnounce(deals, () => said++);
  expect(said).toBe(1);
  deals.stop();
  expect(await taken).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toBe(1);
});
