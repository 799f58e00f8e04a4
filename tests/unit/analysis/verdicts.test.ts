import { expect, test } from 'vitest';
import { askLostDeal, describeVerdict } from '../../../src/analysis/verdicts';
import type { Verdict } from '../../../src/engine/game';
import { gameOf } from '../../../src/games/index';
import { fakeClient } from '../../support/fakeClient';
import { fakeMemory, fakeVerdicts } from '../../support/fakeVerdicts';
import { playedGame } from '../../support/playedGame';

test('every solver that finds neither a win nor a proof says that it gave up', () => {
  for (const id of ['spider', 'yukon', 'gypsy'] as const)
    expect(describeVerdict(playedGame(id, '7'), 'unknown')).toBe('The solver gave up');
  expect(describeVerdict(playedGame('spider', '7'), 'winnable')).toBe('This deal can be won');
});

/** A service whose solver gives these verdicts in turn, and notes what it was asked. */
function fakeService(...verdicts: readonly Verdict[]) {
  const stored = fakeVerdicts();
  const asked: unknown[] = [];
  const client = fakeClient(async ({ id: _id, ...question }, { priority }) => {
    const verdict = verdicts[asked.length];
    asked.push({ ...question, priority });
    return verdict && { verdict, line: [], positions: 1 };
  });
  const service = { client, memory: fakeMemory(stored), randomDeal: () => '1' };
  return { service, stored, asked };
}

test('a lost deal is searched once, and its verdict is stored even if the solver gave up', async () => {
  const { signal } = new AbortController();
  const golf = { variant: 'golf', deal: '7' } as const;
  const { service, stored, asked } = fakeService('unknown', 'winnable');
  expect(await askLostDeal(service, golf, signal)).toBe('unknown');
  expect(await service.memory.deals('golf')).toEqual(new Map([['7', 'unknown']]));
  expect(await askLostDeal(service, golf, signal)).toBe('winnable');
  expect(await askLostDeal(service, golf, signal)).toBe('winnable');
  expect([...stored.texts]).toEqual([['golf/7/', 'winnable']]);
  const state = gameOf('golf').rules.deal('7');
  const question = { wanted: 'verdict', state, ms: 4_000, priority: 'lostDeals' };
  expect(asked).toEqual([question, question]);
});

test('a cancelled question says and stores nothing', async () => {
  const { service, stored } = fakeService();
  const golf = { variant: 'golf', deal: '7' } as const;
  expect(await askLostDeal(service, golf, new AbortController().signal)).toBeUndefined();
  expect(stored.texts.size).toBe(0);
});
