import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameOf } from '../../../src/games/index';
import type { SolverRequest, SolverResponse } from '../../../src/solver/worker';
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
  await import('../../../src/solver/worker');
});

afterEach(() => vi.unstubAllGlobals());

test('a newer request alone is answered, though an older one is still searching', async () => {
  const state = gameOf('forty-thieves').rules.deal('1');
  send({ number: 1, wanted: 'verdict', id: 'forty-thieves', state, ms: 60_000 });
  send({ number: 2, wanted: 'verdict', id: 'forty-thieves', state, ms: 500 });
  await vi.waitFor(() => expect(responses).toMatchObject([READY, { number: 2 }]), 20_000);
}, 30_000);
