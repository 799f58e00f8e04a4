import { expect, test } from 'vitest';
import { pythonRandom } from '../../src/engine/pythonRandom';
import { selectionShuffle } from '../../src/engine/shuffle';
import { gameOf, type VariantId } from '../../src/games/index';
import { runToEnd } from '../../src/solver/gameSolver';
import { searchPairs } from '../../src/solver/removals/pairs';
import type { Order } from '../../src/solver/removals/visits';
import { solve } from '../../src/solver/solve';
import { checkLines, checkSmallDeals } from '../support/lineChecks';
import { plainPyramidLayout } from '../support/plainLayouts';
import { type PlainPyramid, plainCanBeWon, plainDraw } from '../support/plainPyramid';
import { proofSize } from '../support/proofSize';
import { boardOfStacks } from '../support/removalBoards';
import { variant } from '../support/variants';

const REDEALS = [0, 1, 2, null];

/**
 * Small deal number n: three or four rows, four to nine cards in stock and waste, some of them drawn. All cards are of two or
 * three kinds of pairs, and kings, so that many deals can be won.
 */
function smallPyramid(n: number): PlainPyramid {
  const { randomBelow } = pythonRandom(String(n));
  const kinds = 2 + randomBelow(2);
  const deck = Array.from({ length: kinds }, (_, i) => i + 1)
    .flatMap((points) =>
      Array<readonly number[]>(4)
        .fill([points, 13 - points])
        .flat(),
    )
    .concat(Array(2).fill(13));
  const cards = [...selectionShuffle(deck, randomBelow)];
  const covers = plainPyramidLayout(3 + randomBelow(2));
  const places = cards.splice(0, covers.length);
  const stock = cards.slice(0, 4 + randomBelow(6));
  const drawn = randomBelow(3);
  const redeals = REDEALS[n % REDEALS.length] ?? null;
  let game: PlainPyramid = { covers, places, stock, waste: [], redeals };
  for (let i = 0; i < drawn; i++) game = plainDraw(game) ?? game;
  return game;
}

/** For each value that of its partner; a king leaves alone. */
const PARTNERS = Int8Array.from({ length: 14 }, (_, value) => 13 - value);

const search = ({ redeals, waste, stock, places, covers }: PlainPyramid, order: Order) =>
  runToEnd(
    searchPairs(
      {
        ...boardOfStacks(
          places.map((points) => (points === null ? [] : [points])),
          covers,
        ),
        partnerOf: PARTNERS,
        stock: [...waste, ...stock.toReversed()].filter((points) => points !== 13),
        drawn: waste.filter((points) => points !== 13).length,
        redeals: redeals ?? Number.POSITIVE_INFINITY,
        isStockOpen: true,
        clearsStock: false,
      },
      order,
      64,
    ),
    () => true,
  );

const isWon = (found: ReturnType<typeof search>): boolean => found?.line !== undefined;

test('small deals: the verdict of a plain exhaustive search, in either order', () => {
  checkSmallDeals(proofSize(600, 20_000), { low: 0.2, high: 0.8 }, (n) => {
    const plain = smallPyramid(n);
    const canBeWon = plainCanBeWon(plain);
    expect(isWon(search(plain, 'deep')), `small deal ${n}`).toBe(canBeWon);
    expect(isWon(search(plain, 'early')), `small deal ${n}`).toBe(canBeWon);
    return canBeWon;
  });
});

const VARIANTS: readonly VariantId[] = [
  'pyramid',
  variant('pyramid;passes=1'),
  variant('pyramid;passes=2'),
  variant('pyramid;passes=unlimited'),
];

test.each(VARIANTS)(
  '%s: every line wins by the rules, and each position on it can be won',
  (id) => {
    checkLines(id, proofSize(20, 300), (state) => {
      expect(solve(id, state).verdict).toBe('winnable');
    });
  },
);

test('a line that shall be short is no longer than the first one found', () => {
  const { rules } = gameOf('pyramid');
  for (const deal of ['0', '1', '2', '3', '5', '8'].slice(0, proofSize(3, 6))) {
    const state = rules.deal(deal);
    const [first, short] = [false, true].map((wantsShortLine) =>
      solve('pyramid', state, () => true, { wantsShortLine }),
    );
    expect(short?.verdict).toBe(first?.verdict);
    expect(short?.line.length).toBeLessThanOrEqual(first?.line.length ?? 0);
  }
});

test('a search that is stopped, or runs out of memory, does not know', () => {
  const { rules } = gameOf('pyramid');
  const hard = rules.deal('2');
  expect(solve('pyramid', hard, () => true).verdict).toBe('unwinnable');
  expect(solve('pyramid', hard, () => false).verdict).toBe('unknown');
  expect(solve('pyramid', hard, () => true, { megabytes: 0.01 }).verdict).toBe('unknown');
});
