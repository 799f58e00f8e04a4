import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SolverRequest, SolverResponse } from '../../../src/analysis/worker';
import { cardsSeenIn } from '../../../src/chance/knowledge';
import type { Outlook } from '../../../src/chance/outlook';
import { gameOf } from '../../../src/games/index';
import type { LayoutState } from '../../../src/games/layouts/board';
import { READY } from '../../../src/workers/workerLink';

let send: (request: SolverRequest) => void;
const responses: unknown[] = [];

beforeEach(async () => {
  responses.length = 0;
  vi.stubGlobal('self', {
    addEventListener: (_type: string, listen: (event: { data: SolverRequest }) => void) => {
      send = (data) => listen({ data });
    },
    postMessage: (response: SolverResponse) => responses.push(response),
  });
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  vi.resetModules();
  await import('../../../src/analysis/worker');
});

afterEach(() => vi.unstubAllGlobals());

test('a newer request alone is answered, though an older one is still searching', async () => {
  const state = gameOf('forty-thieves').rules.deal('1');
  send({ number: 1, wanted: 'verdict', id: 'forty-thieves', state, ms: 60_000 });
  send({ number: 2, wanted: 'verdict', id: 'forty-thieves', state, ms: 500 });
  await vi.waitFor(() => expect(responses).toMatchObject([READY, { number: 2 }]), 20_000);
}, 30_000);

test('a chance is answered several times, sharper each time', async () => {
  const state = gameOf('klondike-3').rules.deal('1') as LayoutState;
  const seen = cardsSeenIn([state]);
  send({ number: 1, wanted: 'outlook', id: 'klondike-3', state, seen, seed: 0 });
  await vi.waitFor(() => expect(responses.length).toBeGreaterThan(2), 20_000);
  await vi.waitFor(() => expect(responses.at(-1)).not.toHaveProperty('isFirst'), 20_000);
  const [ready, first, ...rest] = responses as [unknown, ...SolverResponse[]];
  expect(ready).toBe(READY);
  expect(first).toMatchObject({ number: 1, isFirst: true });
  const dealsOf = ({ answer }: SolverResponse) => (answer as Outlook).deals;
  expect(dealsOf(first as SolverResponse)).toBeLessThan(dealsOf(rest.at(-1) as SolverResponse));
}, 60_000);

test('a chance that is no longer wanted is left at once', async () => {
  const state = gameOf('klondike-3').rules.deal('1') as LayoutState;
  send({
    number: 1,
    wanted: 'outlook',
    id: 'klondike-3',
    state,
    seen: cardsSeenIn([state]),
    seed: 0,
  });
  await vi.waitFor(() => expect(responses.length).toBeGreaterThan(1), 20_000);
  const before = responses.length;
  send({ number: 2, wanted: 'outlook', id: 'klondike-3', state, seen: [], seed: 0, ms: 0 });
  await vi.waitFor(() => expect(responses.at(-1)).toMatchObject({ number: 2 }), 20_000);
  for (const response of responses.slice(before)) expect(response).toMatchObject({ number: 2 });
}, 30_000);
