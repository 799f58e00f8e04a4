import { expect, test } from 'vitest';
import { findDailyDeal } from '../../../src/analysis/dailyDeal';
import { gameOf } from '../../../src/games/index';
import { fakeClient } from '../../support/fakeClient';
import { fakeMemory } from '../../support/fakeVerdicts';

const DEAL = '20261123004';
const { signal } = new AbortController();

/** A service whose solver finds the deal, and counts a par of 50; without `par` it is cancelled. */
function fakeService(par?: 50) {
  const asked: string[] = [];
  const client = fakeClient(async (question) => {
    if (question.wanted === 'daily') {
      asked.push(`${question.id} ${question.seed}`);
      return DEAL;
    }
    expect('state' in question && question.state).toEqual(gameOf('golf').rules.deal(DEAL));
    asked.push(question.wanted);
    const line = Array.from({ length: par ?? 0 }, () => 's');
    return par && { verdict: 'winnable', line, positions: 1 };
  });
  const service = { client, memory: fakeMemory(), randomDeal: () => '1' };
  return { service, asked };
}

test('a daily deal is found first, then its par', async () => {
  const { service, asked } = fakeService(50);
  const found: unknown[] = [];
  await findDailyDeal(service, 'golf', 20261123, undefined, (each) => found.push(each), signal);
  expect(found).toEqual([{ deal: DEAL }, { deal: DEAL, par: 50 }]);
  expect(asked).toEqual(['golf 20261123', 'par']);
});

test('what is known is not asked again', async () => {
  const { service, asked } = fakeService(50);
  const ignore = (): void => undefined;
  await findDailyDeal(service, 'golf', 1, { deal: DEAL }, ignore, signal);
  expect(asked).toEqual(['par']);
  await findDailyDeal(service, 'golf', 1, { deal: DEAL, par: 50 }, ignore, signal);
  expect(asked).toEqual(['par']);
});

test('a par that is cancelled leaves the deal', async () => {
  const found: unknown[] = [];
  const keep = (each: unknown): void => void found.push(each);
  await findDailyDeal(fakeService().service, 'golf', 20261123, undefined, keep, signal);
  expect(found).toEqual([{ deal: DEAL }]);
});
