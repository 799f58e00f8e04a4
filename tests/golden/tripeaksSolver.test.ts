import { expect, test } from 'vitest';
import { pythonRandom } from '../../src/engine/pythonRandom';
import { selectionShuffle } from '../../src/engine/shuffle';
import { gameOf, type VariantId } from '../../src/games/all';
import { runToEnd } from '../../src/solver/resumable';
import { solve } from '../../src/solver/solve';
import { searchTriPeaks } from '../../src/solver/tripeaks/search';
import { plainPyramidLayout } from '../support/plainLayouts';
import { type PlainTriPeaks, plainFewest, plainFits } from '../support/plainTriPeaks';
import { proofSize } from '../support/proofSize';

/** Two peaks of three rows on a common row. */
const TWO_PEAKS = [[2, 3], [4, 5], [6, 7], [7, 8], [8, 9], [9, 10], [], [], [], [], []];
const LAYOUTS = [plainPyramidLayout(3), plainPyramidLayout(4), TWO_PEAKS];

/** Small deal number n: 5 to 11 ranks, a small layout, up to eight cards in the stock. */
function smallTriPeaks(n: number): PlainTriPeaks {
  const { randomBelow } = pythonRandom(String(n));
  const ranks = 5 + randomBelow(7);
  const deck = Array.from({ length: 4 * ranks }, (_, i) => i % ranks);
  const cards = [...selectionShuffle(deck, randomBelow)];
  const covers = LAYOUTS[randomBelow(LAYOUTS.length)] ?? TWO_PEAKS;
  const places = cards.splice(0, covers.length);
  const [waste = 0, ...rest] = cards;
  return { covers, places, ranks, waste, stock: rest.slice(0, randomBelow(9)), wrap: n % 2 === 0 };
}

test('small deals: the verdict, and the fewest moves, of a plain exhaustive search', () => {
  let won = 0;
  const deals = proofSize(2_000, 20_000);
  for (let n = 0; n < deals; n++) {
    const plain = smallTriPeaks(n);
    const fits = (card: number, onto: number): boolean => plainFits(plain, card, onto);
    const found = runToEnd(searchTriPeaks({ ...plain, fits }), () => true);
    expect(found?.line?.length, `small deal ${n}`).toBe(plainFewest(plain));
    if (found?.line) won++;
  }
  expect(won).toBeGreaterThan(0.2 * deals);
  expect(won).toBeLessThan(0.8 * deals);
});

const VARIANTS: readonly VariantId[] = ['tripeaks', 'tripeaks;wrap=no'];

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
  const { rules } = gameOf('tripeaks');
  expect(solve('tripeaks', rules.deal('1'), () => false).verdict).toBe('unknown');
});

test('a larger layout than the search can keep is refused, and one with a card that hangs in the air', () => {
  const search = (covers: number[][], places: (number | null)[]): unknown =>
    runToEnd(
      searchTriPeaks({ covers, places, stock: [], waste: 0, fits: () => false }),
      () => true,
    );
  expect(() => search(Array(32).fill([]), Array(32).fill(1))).toThrow('too many places');
  expect(() => search([[1], []], [null, 3])).toThrow('without its covers');
});
