import { expect, test } from 'vitest';
import { pythonRandom } from '../../src/engine/pythonRandom';
import { selectionShuffle } from '../../src/engine/shuffle';
import { gameOf, type VariantId } from '../../src/games/index';
import { runToEnd } from '../../src/solver/gameSolver';
import { searchWithDraws } from '../../src/solver/removals/draws';
import { solve } from '../../src/solver/solve';
import { checkLines, checkSmallDeals } from '../support/lineChecks';
import { plainPyramidLayout } from '../support/plainLayouts';
import { type PlainTriPeaks, plainFewest, plainFits } from '../support/plainTriPeaks';
import { proofSize } from '../support/proofSize';
import { boardOfStacks } from '../support/removalBoards';
import { variant } from '../support/variants';

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
  checkSmallDeals(proofSize(600, 20_000), { low: 0.2, high: 0.8 }, (n) => {
    const plain = smallTriPeaks(n);
    const fits = (card: number, onto: number): boolean => plainFits(plain, card, onto);
    const { covers, places, stock, waste } = plain;
    const stacks = places.map((rank) => (rank === null ? [] : [rank]));
    const problem = { ...boardOfStacks(stacks, covers), stock, waste, fits };
    const found = runToEnd(searchWithDraws(problem, 64), () => true);
    expect(found?.line?.length, `small deal ${n}`).toBe(plainFewest(plain));
    return found?.line !== undefined;
  });
});

const VARIANTS: readonly VariantId[] = ['tripeaks', variant('tripeaks;wrap=no')];

test.each(VARIANTS)(
  '%s: every line wins by the rules, and each position on it can be won',
  (id) => {
    checkLines(id, proofSize(6, 500), (state, left) => {
      expect(solve(id, state).line.length).toBe(left);
    });
  },
);

test('a search that is stopped does not know', () => {
  const { rules } = gameOf('tripeaks');
  expect(solve('tripeaks', rules.deal('1'), () => false).verdict).toBe('unknown');
});
