import { expect, test } from 'vitest';
import { pythonRandom } from '../../src/engine/pythonRandom';
import { selectionShuffle } from '../../src/engine/shuffle';
import { gameOf, type VariantId } from '../../src/games/index';
import { runToEnd } from '../../src/solver/gameSolver';
import { searchWithDraws } from '../../src/solver/removals/draws';
import { solve } from '../../src/solver/solve';
import { checkLines, checkSmallDeals } from '../support/lineChecks';
import { type PlainGolf, plainFewest, plainFits } from '../support/plainSmallGolf';
import { proofSize } from '../support/proofSize';
import { boardOfStacks } from '../support/removalBoards';
import { variant } from '../support/variants';

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
  checkSmallDeals(proofSize(600, 20_000), { low: 0.2, high: 0.8 }, (n) => {
    const plain = smallGolf(n);
    const fits = (card: number, onto: number): boolean => plainFits(plain, card, onto);
    const problem = {
      ...boardOfStacks(plain.columns),
      stock: plain.stock,
      waste: plain.waste,
      fits,
    };
    const found = runToEnd(searchWithDraws(problem, 64), () => true);
    expect(found?.line?.length, `small deal ${n}`).toBe(plainFewest(plain));
    return found?.line !== undefined;
  });
});

const VARIANTS: readonly VariantId[] = ['golf', variant('golf;wrap=yes')];

test.each(VARIANTS)(
  '%s: every line wins by the rules, and each position on it can be won',
  (id) => {
    checkLines(id, proofSize(6, 500), (state, left) => {
      expect(solve(id, state).line.length).toBe(left);
    });
  },
);

test('a search that is stopped does not know', () => {
  expect(solve('golf', gameOf('golf').rules.deal('1'), () => false).verdict).toBe('unknown');
});

test('a search that meets too many positions does not know', () => {
  const { rules } = gameOf('golf');
  expect(solve('golf', rules.deal('1'), () => true, { megabytes: 0.01 }).verdict).toBe('unknown');
});
