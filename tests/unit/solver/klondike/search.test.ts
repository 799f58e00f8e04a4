import { expect, test } from 'vitest';
import { type Draw, dealKlondike } from '../../../../src/games/klondike/state';
import { BEST, SHUFFLED, STOCK_FIRST } from '../../../../src/solver/klondike/core/orders';
import { problemOf } from '../../../../src/solver/klondike/position';
import { createSearch } from '../../../../src/solver/klondike/search';
import { proofSize } from '../../../support/proofSize';

const VISITS = 20_000;

test('script and WebAssembly search alike, position by position', () => {
  for (const draw of [1, 2, 3] satisfies Draw[]) {
    for (let deal = 0; deal < proofSize(12, 200); deal++) {
      const problem = problemOf(dealKlondike(draw, String(deal)));
      for (const order of [BEST, STOCK_FIRST, SHUFFLED]) {
        const [script, compiled] = [true, false].map((inScript) => {
          const search = createSearch(problem, 1 << 20, order, false, inScript);
          return [search.run(VISITS), search.positions(), search.moves()];
        });
        expect(compiled, `draw ${draw}, deal ${deal}, order ${order}`).toEqual(script);
      }
    }
  }
});

test('a newer search ends the one before', () => {
  const problem = problemOf(dealKlondike(1, '1'));
  const first = createSearch(problem);
  createSearch(problem);
  expect(() => first.run(1)).toThrow('another one has begun');
});

test('a search whose table is full says so', () => {
  const search = createSearch(problemOf(dealKlondike(3, '71')), 1 << 10);
  expect(search.run(1_000_000)).toBe('full');
});

test('a larger problem than a game of Klondike is refused', () => {
  const problem = problemOf(dealKlondike(1, '1'));
  expect(() => createSearch({ ...problem, stock: Array(25).fill(0) })).toThrow('too long');
  expect(() => createSearch({ ...problem, piles: Array(8).fill([]) })).toThrow('too many piles');
});
