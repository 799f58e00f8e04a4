import { expect, test } from 'vitest';
import { BEST, SHUFFLED, STOCK_FIRST } from '../../../../src/solver/klondike/core/orders';
import { createSearch } from '../../../../src/solver/klondike/search';
import { type Draw, dealKlondike } from '../../../support/klondike';
import { klondikeProblem } from '../../../support/klondikeSolver';
import { proofSize } from '../../../support/proofSize';

const VISITS = 20_000;

const problemOfDeal = (draw: Draw, deal: number) =>
  klondikeProblem(draw, dealKlondike(draw, String(deal)));

test('script and WebAssembly search alike, position by position', () => {
  for (const draw of [1, 2, 3] satisfies Draw[]) {
    for (let deal = 0; deal < proofSize(4, 200); deal++) {
      const problem = problemOfDeal(draw, deal);
      for (const order of [BEST, STOCK_FIRST, SHUFFLED, 'thorough'] as const) {
        const isThorough = order === 'thorough';
        const [script, compiled] = [true, false].map((inScript) => {
          const search = createSearch(
            problem,
            1 << 20,
            isThorough ? BEST : order,
            isThorough,
            inScript,
          );
          return [search.run(VISITS), search.positions(), search.moves()];
        });
        expect(compiled, `draw ${draw}, deal ${deal}, order ${order}`).toEqual(script);
      }
    }
  }
});

const DEALS = proofSize(15, 400);

test('a thorough search comes to the same end by the same line', () => {
  for (const draw of [1, 2, 3] satisfies Draw[]) {
    let ended = 0;
    for (let deal = 0; deal < DEALS; deal++) {
      const problem = problemOfDeal(draw, deal);
      const plain = createSearch(problem);
      const status = plain.run(10 * VISITS);
      const moves = plain.moves();
      if (status === 'running') continue;
      ended++;
      const thorough = createSearch(problem, undefined, BEST, true);
      expect(thorough.run(Number.POSITIVE_INFINITY), `draw ${draw}, deal ${deal}`).toBe(status);
      expect(thorough.moves(), `draw ${draw}, deal ${deal}`).toEqual(moves);
    }
    expect(ended).toBeGreaterThan(0.75 * DEALS);
  }
});

test.each([
  [71, 300_000],
  [1028, 150_000],
  [1210, 150_000],
])('deal %i, three cards drawn, is proved lost within %i positions', (deal, positions) => {
  const search = createSearch(problemOfDeal(3, deal), undefined, BEST, true);
  expect(search.run(Number.POSITIVE_INFINITY)).toBe('lost');
  expect(search.positions()).toBeLessThan(positions);
});

test('a newer search ends the one before', () => {
  const problem = problemOfDeal(1, 1);
  const first = createSearch(problem);
  createSearch(problem);
  expect(() => first.run(1)).toThrow('another one has begun');
});

test('a search whose table is full says so', () => {
  const search = createSearch(problemOfDeal(3, 71), 1 << 10);
  expect(search.run(1_000_000)).toBe('full');
});

test('a larger problem than a game of Klondike is refused', () => {
  const problem = problemOfDeal(1, 1);
  expect(() => createSearch({ ...problem, stock: Array(25).fill(0) })).toThrow('too long');
  expect(() => createSearch({ ...problem, piles: Array(8).fill([]) })).toThrow('too many piles');
});
