import { expect, test, vi } from 'vitest';
import { createVerdictMemory } from '../../../src/analysis/verdictMemory';
import type { StoredVerdicts } from '../../../src/games/findings';
import { gameOf } from '../../../src/games/index';
import { positionKey } from '../../../src/solver/positionKey';
import { fakeMemory, fakeVerdicts } from '../../support/fakeVerdicts';

const { rules } = gameOf('golf');
const dealt = rules.deal('7');
const next = rules.apply(dealt, rules.legalMoves(dealt)[0]);
if (!next.ok) throw new Error('a legal move was refused');
const later = next.value;

test('proofs are stored, the verdict on the deal by itself; what is unknown is kept for now', async () => {
  const stored = fakeVerdicts();
  const known = fakeMemory(stored).of('golf', '7');
  await known.reading;
  known.set(dealt, { verdict: 'unwinnable', rounds: 1 });
  known.set(later, { verdict: 'unknown', rounds: 2 });
  expect(known.get(later)).toEqual({ verdict: 'unknown', rounds: 2 });
  await vi.waitFor(() => expect([...stored.texts]).toEqual([['golf/7/', 'unwinnable']]));
  known.set(later, { verdict: 'unwinnable', rounds: 2 });
  await vi.waitFor(() =>
    expect(stored.texts.get(`golf/7/${positionKey(later)}`)).toBe('unwinnable'),
  );
});

test('what is stored is known once it is read; a deal that was given up is searched again', async () => {
  const stored = fakeVerdicts();
  await stored.add('golf', '7', 'unknown');
  await stored.add('golf', '7', 'winnable', positionKey(later));
  const memory = fakeMemory(stored);
  const known = memory.of('golf', '7');
  expect(known.get(later)).toBeUndefined();
  await known.reading;
  expect(known.reading).toBeUndefined();
  expect(known.get(later)).toEqual({ verdict: 'winnable', rounds: 1 });
  expect(known.get(dealt)).toBeUndefined();
  expect(memory.of('golf', '7')).toBe(known);
  expect([...(await memory.deals('golf'))]).toEqual([['7', 'unknown']]);
});

test('a store that fails, or does not answer, keeps nobody waiting', async () => {
  vi.useFakeTimers();
  const refuse = () => Promise.reject(new Error('no database'));
  const failing = createVerdictMemory(refuse);
  const known = failing.of('golf', '7');
  await known.reading;
  known.set(later, { verdict: 'winnable', rounds: 1 });
  expect(known.get(later)?.verdict).toBe('winnable');

  const ofPositions: StoredVerdicts['ofPositions'] = () => new Promise(() => {});
  const silent = createVerdictMemory(async () => ({ ...fakeVerdicts(), ofPositions })).of(
    'golf',
    '7',
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect(silent.reading).toBeUndefined();
  vi.useRealTimers();
});
