import { expect, test } from 'vitest';
import { ACE, JACK, rankOf } from '../../../src/engine/card';
import { gameOf } from '../../../src/games/index';
import { createReadyDeals, FIRST_DEALS } from '../../../src/persistence/readyDeals';
import { createSafeStorage } from '../../../src/persistence/safeStorage';
import { type Draw, dealKlondike } from '../../support/klondike';
import { solve } from '../../support/klondikeSolver';
import { fakeStorage } from '../../support/storage';
import { testStores } from '../../support/testStores';

test.each(
  Object.entries(FIRST_DEALS).flatMap(([id, deals = []]) =>
    deals.map((deal) => [id, deal] as const),
  ),
)('the first deal %s %s can be won, and shows an ace and three court cards', (id, deal) => {
  const draw = Number(id.slice(-1)) as Draw;
  expect(solve(draw, dealKlondike(draw, deal)).verdict).toBe('winnable');
  const game = gameOf(id === 'klondike-1' ? 'klondike-1' : 'klondike-3');
  const ranks = game.table
    .view(game.rules.deal(deal))
    .piles.flatMap(({ kind, cards }) => (kind === 'tableau' ? cards.slice(-1) : []))
    .map(({ card }) => rankOf(card));
  expect(ranks.filter((rank) => rank >= JACK).length).toBeGreaterThanOrEqual(3);
  expect(ranks).toContain(ACE);
});

test('a newcomer gets the first deals in turn, and no deal twice', () => {
  const ready = createReadyDeals(createSafeStorage(fakeStorage()));
  expect(ready.isFull('klondike-3', 'on')).toBe(true);
  for (const deal of FIRST_DEALS['klondike-3'] ?? []) {
    expect(ready.peek('klondike-3', 'on')).toBe(deal);
    expect(ready.take('klondike-3', 'on')).toBe(deal);
  }
  expect(ready.take('klondike-3', 'on')).toBeUndefined();
  expect(ready.peek('klondike-3', 'easy')).toBeUndefined();
  expect(ready.peek('freecell', 'on')).toBeUndefined();
});

test('a deal that is dropped is not dealt any more', () => {
  const ready = createReadyDeals(createSafeStorage(fakeStorage()));
  const [first, second] = FIRST_DEALS['klondike-3'] ?? [];
  ready.drop('klondike-3', String(second));
  ready.drop('klondike-3', '7');
  expect(ready.take('klondike-3', 'on')).toBe(first);
  expect(ready.take('klondike-3', 'on')).not.toBe(second);
});

test('a deal that somebody has seen is not dealt as a new one', async () => {
  const { store, nextDeal } = testStores();
  const [first = '', second] = FIRST_DEALS['klondike-3'] ?? [];
  expect(nextDeal('klondike-3')).toBe(first);
  await store.actions.open({ kind: 'address', variant: 'klondike-3', deal: first });
  expect(nextDeal('klondike-3')).toBe(second);
});
