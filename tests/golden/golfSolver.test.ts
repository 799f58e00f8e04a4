import { expect, test } from 'vitest';
import { pythonRandom } from '../../src/engine/pythonRandom';
import { selectionShuffle } from '../../src/engine/shuffle';
import { gameOf, type VariantId } from '../../src/games/all';
import { searchGolf } from '../../src/solver/golf/search';
import { runToEnd } from '../../src/solver/resumable';
import { solve } from '../../src/solver/solve';
import { type PlainGolf, plainFewest, plainFits } from '../support/plainSmallGolf';
import { proofSize } from '../support/proofSize';

/** Small deal number n: 5 to 13 ranks, 3 to 5 columns of 2 to 4 cards, up to eight cards in the stock. */
function smallGolf(n: number): PlainGolf {
  const { randomBelow } = pythonRandom(String(n));
  const ranks = 5 + randomBelow(9);
  const deck = Array.from({ length: 4 * ranks }, (_, i) => i % ranks);
  const cards = [...selectionShuffle(deck, randomBelow)];
  const height = 2 + randomBelow(3);
  const columns = Array.from({ length: 3 + randomBelow(3) }, () => cards.splice(0, height));
  const [waste = 0, ...rest] = cards;
  return { ranks, columns, waste, stock: rest.slice(0, randomBelow(9)), wrap: n % 2 === 0 };
}

test('small deals: the verdict, and the fewest moves, of a plain exhaustive search', () => {
  let won = 0;
  const deals = proofSize(2_000, 20_000);
  for (let n = 0; n < deals; n++) {
    const plain = smallGolf(n);
    const fits = (card: number, onto: number): boolean => plainFits(plain, card, onto);
    const found = runToEnd(searchGolf({ ...plain, fits }), () => true);
    expect(found?.line?.length, `small deal ${n}`).toBe(plainFewest(plain));
    if (found?.line) won++;
  }
  expect(won).toBeGreaterThan(0.2 * deals);
  expect(won).toBeLessThan(0.8 * deals);
});

const VARIANTS: readonly VariantId[] = ['golf', 'golf;wrap=yes'];

test.each(VARIANTS)(
  '%s: every line wins by the rules, and each position on it can be won',
  (id) => {
    const { rules } = gameOf(id);
    let won = 0;
    for (let deal = 0; deal < proofSize(20, 500); deal++) {
      let state = rules.deal(String(deal));
      const { verdict, line } = solve(id, state);
      if (verdict !== 'winnable') continue;
      won++;
      for (const [played, move] of line.entries()) {
        const next = rules.apply(state, move);
        if (!next.ok) throw new Error(next.error.reason);
        state = next.value;
        if (played % 5 === 0) expect(solve(id, state).line.length).toBe(line.length - played - 1);
      }
      expect(rules.status(state)).toBe('won');
    }
    expect(won).toBeGreaterThan(0);
  },
);

test('a search that is stopped does not know', () => {
  expect(solve('golf', gameOf('golf').rules.deal('1'), () => false).verdict).toBe('unknown');
});

test('a larger problem than a game of Golf is refused', () => {
  const fits = (): boolean => false;
  const search = (columns: number[][], stock: number[]): unknown =>
    runToEnd(searchGolf({ columns, stock, waste: 0, fits }), () => true);
  expect(() => search([[1, 2, 3, 4, 5, 6]], [])).toThrow('too many cards');
  expect(() => search([[1]], Array(17).fill(0))).toThrow('too long');
});
