import { expect, test } from 'vitest';
import type { Card } from '../../src/engine/card';
import { pythonRandom } from '../../src/engine/pythonRandom';
import { selectionShuffle } from '../../src/engine/shuffle';
import { gameOf, type VariantId } from '../../src/games/index';
import { presetLayout } from '../../src/games/layouts/presets';
import { solve } from '../../src/solver/solve';
import { checkSmallDeals, endOfSearch, playLine } from '../support/lineChecks';
import { type PlainFreeCell, plainCanBeWon } from '../support/plainSmallFreeCell';
import { proofSize } from '../support/proofSize';
import { variant } from '../support/variants';

/** Small deal number n: two to four suits of 3 to 5 ranks, 2 to 4 columns, up to two cells. */
function smallDeal(n: number): PlainFreeCell {
  const { randomBelow } = pythonRandom(String(n));
  const suits =
    [
      [0, 2],
      [0, 1, 2],
      [0, 1, 2, 3],
    ][randomBelow(3)] ?? [];
  const ranks = 3 + randomBelow(suits.length === 4 ? 1 : 2);
  const deck = suits.flatMap((suit) =>
    Array.from({ length: ranks }, (_, rank) => 13 * suit + rank),
  );
  const cards = selectionShuffle(deck, randomBelow);
  const count = 2 + randomBelow(3);
  return {
    cellCount: randomBelow(3),
    cells: [],
    columns: Array.from({ length: count }, (_, c) => cards.filter((_, i) => i % count === c)),
    heights: [0, 0, 0, 0],
  };
}

test('small deals: the verdict of a plain exhaustive search', () => {
  checkSmallDeals(proofSize(600, 20_000), { low: 0.2, high: 0.9 }, (n) => {
    const plain = smallDeal(n);
    const columns = plain.columns.map(({ length }) => length);
    const end = endOfSearch(
      { ...presetLayout('freecell'), cells: plain.cellCount, columns },
      {
        foundations: [],
        cells: Array.from({ length: plain.cellCount }, () => []),
        tableau: plain.columns.map((cards) => ({ cards: cards as Card[], hidden: 0 })),
      },
    );
    const wins = plainCanBeWon(plain);
    expect(end, `small deal ${n}`).toBe(wins ? 'won' : 'lost');
    return wins;
  });
});

test('deals ms1 to ms12 are won by the rules, in few moves, and so is every twentieth position on the way', () => {
  const { rules } = gameOf('freecell');
  const lengths: number[] = [];
  for (let n = 1; n <= proofSize(6, 1_000); n++) {
    const start = rules.deal(`ms${n}`);
    const found = solve('freecell', start);
    const { verdict, line } = solve('freecell', start, undefined, { wantsShortLine: true });
    expect(verdict, `ms${n}`).toBe('winnable');
    expect(line.length).toBeLessThanOrEqual(found.line.length);
    lengths.push(line.length);
    const end = playLine('freecell', start, line, (state, index) => {
      if (index % 20 === 0) expect(solve('freecell', state).verdict).toBe('winnable');
    });
    expect(rules.status(end)).toBe('won');
  }
  lengths.sort((a, b) => a - b);
  expect(lengths[lengths.length >> 1]).toBeLessThanOrEqual(90);
});

test('deal ms11982 cannot be won, and can with a fifth cell', () => {
  const verdictOf = (id: VariantId): string => solve(id, gameOf(id).rules.deal('ms11982')).verdict;
  expect(verdictOf('freecell')).toBe('unwinnable');
  expect(verdictOf(variant('freecell;cells=5'))).toBe('winnable');
});

test('a search that is stopped does not know, and one that is stopped while it shortens keeps its line', () => {
  const deal = gameOf('freecell').rules.deal('ms1941');
  expect(solve('freecell', deal, () => false).verdict).toBe('unknown');
  const found = solve('freecell', deal);
  let steps = 0;
  const solving = (): boolean => ++steps < 100_000;
  solve('freecell', deal, solving);
  const needed = steps;
  steps = 0;
  const cut = solve('freecell', deal, () => ++steps <= needed, { wantsShortLine: true });
  expect(cut.line).toEqual(found.line);
});
