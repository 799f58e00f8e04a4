import { beforeEach, expect, test, vi } from 'vitest';
import type { GameStore } from '../../../../src/store/gameState';

// What the page of the first load has: modules that nothing was loaded into.
beforeEach(() => {
  vi.resetModules();
});

const freshGames = () => import('../../../../src/games/index');

test('Klondike is dealt, shown and played before the rest of it is loaded', async () => {
  const { gameOf, isLoaded, isWhole, loadGame } = await freshGames();
  expect([isLoaded('klondike-3'), isWhole('klondike-3')]).toEqual([true, false]);
  expect([isLoaded('yukon'), isWhole('yukon')]).toEqual([false, false]);
  const { rules, table, text, advice, howToPlay } = gameOf('klondike-3');
  const deal = rules.deal('275');
  const [draw] = rules.legalMoves(deal);
  const drawn = rules.apply(deal, draw);
  const narrated = () => drawn.ok && text.narrate(deal, draw, drawn.value);
  expect([drawn.ok, narrated()]).toEqual([true, []]);
  expect(table.view(deal).piles).toHaveLength(13);
  expect(table.movesFor(deal, { kind: 'press', pile: 'stock' })).toEqual({
    ok: true,
    value: [draw],
  });
  const tap = { kind: 'tap', pile: 'tableau-1', count: 1 } as const;
  expect(table.movesFor(deal, tap)).toEqual({ ok: false, error: 'That is not possible.' });
  expect(advice?.hint?.(deal)).toBeUndefined();
  expect(howToPlay).toThrow('not loaded');

  await loadGame('klondike-3');
  expect(isWhole('klondike-3')).toBe(true);
  expect(table.movesFor(deal, tap)).not.toEqual({ ok: false, error: 'That is not possible.' });
  expect(advice?.hint?.(deal)).toBeDefined();
  expect(howToPlay()).not.toHaveLength(0);
  expect(narrated()).toEqual([expect.stringMatching(/^Drew 3 cards/)]);
});

test('a press and a drop are obeyed at once, a tap when its game is whole and still on the table', async () => {
  const { isWhole, loadGame } = await freshGames();
  const { gestureHandler } = await import('../../../../src/store/klondikeEvents');
  const play = vi.fn();
  const gesture = vi.fn();
  let current = { record: { id: 'first', variant: 'klondike-3' } };
  const store = { getState: () => ({ current }), actions: { play, gesture } };
  const handle = gestureHandler(store as unknown as GameStore);
  const tap = { kind: 'tap', pile: 'tableau-1', count: 1 } as const;
  handle(tap);
  current = { record: { id: 'second', variant: 'klondike-3' } };
  handle({ kind: 'press', pile: 'stock' });
  handle({ kind: 'drop', from: 'tableau-1', to: 'tableau-2', count: 1 });
  handle(tap);
  expect(isWhole('klondike-3')).toBe(false);
  expect([play, gesture].map(({ mock }) => mock.calls.length)).toEqual([2, 0]);
  await loadGame('klondike-3');
  await vi.waitFor(() => expect(gesture).toHaveBeenCalledOnce());
  handle(tap);
  expect([play, gesture].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});
