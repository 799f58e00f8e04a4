import { expect, test, vi } from 'vitest';
import { createSolverClient } from '../../../src/analysis/solverClient';
import { createWinnableDeals, type SearchPage } from '../../../src/analysis/winnableDeals';
import type { SolverRequest, SolverResponse } from '../../../src/analysis/worker';
import type { DealId } from '../../../src/engine/dealId';
import type { Grade, WantedDeals } from '../../../src/engine/game';
import type { AwaitedSearch, ReadyDeals } from '../../../src/games/findings';
import { START_MS } from '../../../src/workers/workerLink';
import { FakeWorker, withFakeWorkers } from '../../support/fakeWorker';
import { dealKlondike } from '../../support/klondike';

withFakeWorkers();

let dealt = 0;
/** Ready deals in memory. */
function readyDeals(): ReadyDeals {
  const deals: DealId[] = [];
  return {
    peek: () => undefined,
    isFull: () => deals.length >= 3,
    take: () => deals.shift(),
    drop: () => undefined,
    add: (_id, _wanted, deal) => void deals.push(deal),
  };
}

const NO_PAGE: SearchPage = { showSearch: () => undefined, announce: () => undefined };

/** Winnable deals of Klondike by a client of their own, from deal 1 on, of which some are looked for ahead. */
function dealsOf(wanted: WantedDeals, page: SearchPage = NO_PAGE) {
  const service = { client: createSolverClient(), randomDeal: () => String(++dealt) };
  const deals = createWinnableDeals(service, readyDeals(), page);
  deals.prepare([{ id: 'klondike-3', wanted }]);
  return {
    take: () => deals.take('klondike-3', wanted, () => true),
    /** Another search takes the place of this one. */
    takeOther: () => void deals.take('klondike-1', wanted, () => true),
    /** Others would like to. */
    prepareOthers: () => {
      deals.prepare([{ id: 'klondike-1', wanted }]);
      deals.prepare([{ id: 'klondike-3', wanted: 'hard' }]);
    },
  };
}

test('a deal is given up with a silent worker, and looked for again when asked for', async () => {
  const deals = dealsOf('on');
  const refused = deals.take();
  vi.advanceTimersByTime(START_MS);
  const why = 'The solver does not answer; you can ask again. This deal may not be winnable.';
  expect(await refused).toEqual({ none: why });
  const taken = deals.take();
  const worker = FakeWorker.all[1];
  const request = worker?.requests[0] as SolverRequest | undefined;
  const solution = { verdict: 'winnable' as const, line: [], positions: 1 };
  worker?.say({ number: request?.number ?? 0, answer: solution } satisfies SolverResponse);
  expect(await taken).toEqual({ deal: expect.stringMatching(/^\d+$/) });
});

test('a search that finds no deal of the grade is given up, and begun again when asked for', async () => {
  const deals = dealsOf('easy');
  const [worker] = FakeWorker.all;
  const answerAll = async (grade: Grade): Promise<number> => {
    let answered = 0;
    for (let last: unknown; worker?.requests.at(-1) !== last; answered++) {
      const request = worker?.requests.at(-1) as SolverRequest | undefined;
      last = request;
      const number = request?.number ?? 0;
      if (request?.wanted === 'difficulty') {
        const difficulty = { grade, games: 60, won: 0, score: 0 };
        worker?.say({ number, answer: difficulty } satisfies SolverResponse);
      } else {
        const solution = { verdict: 'winnable' as const, line: [], positions: 1 };
        worker?.say({ number, answer: solution } satisfies SolverResponse);
      }
      await vi.advanceTimersByTimeAsync(0);
    }
    return answered;
  };
  const taken = deals.take();
  expect(await answerAll('hard')).toBe(2 * 100);
  expect(await taken).toEqual({ none: 'No easy deal was found: this is any deal.' });
  const again = deals.take();
  expect(await answerAll('easy')).toBeGreaterThan(0);
  expect(await again).toEqual({ deal: expect.stringMatching(/^\d+$/) });
});

test('a deal of another grade than the one that is wanted is left out', async () => {
  const deals = dealsOf('hard');
  const taken = deals.take();
  const [worker] = FakeWorker.all;
  const solution = { verdict: 'winnable' as const, line: [], positions: 1 };
  const offered: unknown[] = [];
  const offer = async (grade: Grade): Promise<void> => {
    const request = worker?.requests.at(-1) as SolverRequest | undefined;
    const number = request?.number ?? 0;
    offered.push(request && 'state' in request && request.state);
    worker?.say({ number, answer: solution } satisfies SolverResponse);
    await vi.advanceTimersByTimeAsync(0);
    expect(worker?.requests.at(-1)).toMatchObject({ number: number + 1, wanted: 'difficulty' });
    const difficulty = { grade, games: 60, won: 0, score: 0 };
    worker?.say({ number: number + 1, answer: difficulty } satisfies SolverResponse);
    await vi.advanceTimersByTimeAsync(0);
  };
  await offer('easy');
  await offer('medium');
  await offer('hard');
  const found = await taken;
  expect(dealKlondike(3, typeof found === 'object' && 'deal' in found ? found.deal : '')).toEqual(
    offered[2],
  );
});

/** A page that keeps what it is told. */
function recordingPage() {
  const said: string[] = [];
  const shown: AwaitedSearch[] = [];
  const page: SearchPage = {
    showSearch: (search) => void shown.push(search),
    announce: (text) => void said.push(text),
  };
  return { said, shown, page };
}

/** Answers the worker’s last question with the verdict “unknown”. */
async function failOnce(worker: FakeWorker | undefined): Promise<void> {
  const number = (worker?.requests.at(-1) as SolverRequest | undefined)?.number ?? 0;
  const solution = { verdict: 'unknown' as const, line: [], positions: 1 };
  worker?.say({ number, answer: solution } satisfies SolverResponse);
  await vi.advanceTimersByTimeAsync(0);
}

test('whoever waits for a deal sees and hears how many were tried, and can stop the search', async () => {
  const { said, shown, page } = recordingPage();
  const deals = dealsOf('easy', page);
  const [worker] = FakeWorker.all;
  const taken = deals.take();
  expect(shown.at(-1)).toMatchObject({ variant: 'klondike-3', text: 'Looking for an easy deal…' });
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(400);
  expect(said).toEqual(['Looking for an easy deal…']);
  for (let n = 0; n < 3; n++) await failOnce(worker);
  expect(shown.at(-1)?.text).toBe('Looking for an easy deal… 3 tried.');
  expect(said.length).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(said.at(-1)).toBe('Looking for an easy deal… 3 tried.');
  shown.at(-1)?.stop();
  expect(await taken).toBe('stopped');
  expect(said.at(-1)).toBe('Search stopped.');
  const before = [said.length, shown.length];
  const asked = worker?.requests.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(worker?.requests.length).toBe(asked);
  expect([said.length, shown.length]).toEqual(before);
});

test('whoever will wait no longer takes any deal, and the next search goes on', async () => {
  const { said, shown, page } = recordingPage();
  const deals = dealsOf('on', page);
  const [worker] = FakeWorker.all;
  const taken = deals.take();
  await failOnce(worker);
  shown.at(-1)?.dealAny();
  expect(await taken).toBe('any');
  expect(said).toEqual([]);
  const again = deals.take();
  const number = (worker?.requests.at(-1) as SolverRequest | undefined)?.number ?? 0;
  const solution = { verdict: 'winnable' as const, line: [], positions: 1 };
  worker?.say({ number, answer: solution } satisfies SolverResponse);
  expect(await again).toEqual({ deal: expect.stringMatching(/^\d+$/) });
});

test('a search that is no longer wanted falls silent', async () => {
  const { said, shown, page } = recordingPage();
  const deals = dealsOf('hard', page);
  const taken = deals.take();
  await vi.advanceTimersByTimeAsync(400);
  expect(said.length).toBe(1);
  deals.takeOther();
  expect(await taken).toBe('stopped');
  const before = shown.filter(({ variant }) => variant === 'klondike-3').length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown.filter(({ variant }) => variant === 'klondike-3').length).toBe(before);
});

test('deals that are looked for ahead wait while the player does', async () => {
  const { shown, page } = recordingPage();
  const deals = dealsOf('on', page);
  const taken = deals.take();
  deals.prepareOthers();
  shown.at(-1)?.dealAny();
  expect(await taken).toBe('any');
});

test('deals of several games are looked for, one game after another', async () => {
  const ready: Record<string, number> = {};
  const stock: ReadyDeals = {
    ...readyDeals(),
    isFull: (id) => (ready[id] ?? 0) >= 1,
    add: (id) => {
      ready[id] = (ready[id] ?? 0) + 1;
    },
  };
  const service = { client: createSolverClient(), randomDeal: () => '7' };
  createWinnableDeals(service, stock, NO_PAGE).prepare([
    { id: 'klondike-3', wanted: 'on' },
    { id: 'freecell', wanted: 'on' },
  ]);
  const [worker] = FakeWorker.all;
  for (let n = 0; n < 3; n++) {
    const number = (worker?.requests.at(-1) as SolverRequest | undefined)?.number ?? 0;
    const solution = { verdict: 'winnable' as const, line: [], positions: 1 };
    worker?.say({ number, answer: solution } satisfies SolverResponse);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(ready).toEqual({ 'klondike-3': 1, freecell: 1 });
});

test('deals are kept ready, and none is searched any more once nobody prepares or waits', async () => {
  const ready = readyDeals();
  const client = createSolverClient();
  const service = { client, randomDeal: () => '7' };
  const deals = createWinnableDeals(service, ready, NO_PAGE);
  expect(FakeWorker.all).toEqual([]);
  const rest = deals.prepare([{ id: 'klondike-3', wanted: 'on' }]);
  const [worker] = FakeWorker.all;
  const answer = async (): Promise<void> => {
    const number = (worker?.requests.at(-1) as SolverRequest | undefined)?.number ?? 0;
    const solution = { verdict: 'winnable' as const, line: [], positions: 1 };
    worker?.say({ number, answer: solution } satisfies SolverResponse);
    await vi.advanceTimersByTimeAsync(0);
  };
  await answer();
  expect(ready.isFull('klondike-3', 'on')).toBe(false);
  const taken = deals.take('klondike-3', 'on', () => true);
  expect(await taken).toEqual({ deal: '7' });
  rest();
  await vi.advanceTimersByTimeAsync(0);
  const asked = worker?.requests.length;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(worker?.requests.length).toBe(asked);
});
