import { describe, expect, test } from 'vitest';
import { parseDeck } from '../../src/engine/deck';
import { pythonRandom } from '../../src/engine/pythonRandom';
import type { LayoutState } from '../../src/games/layouts/board';
import type { LayoutMove } from '../../src/games/layouts/rules';
import { type Draw, dealKlondike, klondikeOf } from '../support/klondike';
import { klondikeProblem, solve } from '../support/klondikeSolver';
import { proofSize } from '../support/proofSize';
import { compareSmallDeal, SMALL_RULES } from '../support/smallDeals';
import {
  compareMoves,
  drawOneVerdict,
  judgeLine,
  stateAfter,
  stateAfterRandomMoves,
  stepLimit,
} from '../support/solverChecks';
import { deals } from '../vectors/klondike_deals.json';

function expectWin(draw: Draw, start: LayoutState, line: readonly LayoutMove[]): void {
  expect(klondikeOf(draw).rules.status(stateAfter(draw, start, line))).toBe('won');
}

test.each(deals)('$name: $verdict', ({ draw, deck, verdict }) => {
  const cards = parseDeck(deck.join(' '), {});
  if (!cards.ok) throw new Error(cards.error);
  const start = dealKlondike(draw as Draw, '0', cards.value);
  const solution = solve(draw as Draw, start);
  expect(solution.verdict).toBe(verdict);
  if (verdict === 'winnable') expectWin(draw as Draw, start, solution.line);
});

test('small deals: the verdict of a plain exhaustive search', () => {
  const first = proofSize(20_000, 0);
  const deals = proofSize(150, 20_000);
  let won = 0;
  for (let n = first; n < first + deals; n++) {
    const { agree, won: winnable, name } = compareSmallDeal(n);
    expect(agree, name).toBe(true);
    if (winnable) won++;
  }
  expect(won).toBeGreaterThan(0.5 * deals);
  expect(won).toBeLessThan(deals);
});

test.each(SMALL_RULES)(
  'small deals with $draw drawn, $redeals redeals, returns: $returns',
  (rules) => {
    for (let n = 0; n < proofSize(8, 20_000); n++) {
      const { agree, name } = compareSmallDeal(n, rules);
      expect(agree, name).toBe(true);
    }
  },
);

test.each([3_242, 30_544, 19_462, 44_883])(
  'small deal %i, where cards return one after another',
  (n) => {
    expect(compareSmallDeal(n)).toMatchObject({ agree: true, won: true });
  },
);

test.each(['37', '252'])(
  'draw one, deal %s, can be won: a card returns for one that another lies on',
  (deal) => {
    const start = dealKlondike(1, deal);
    const { line, verdict } = solve(1, start);
    expect(verdict).toBe('winnable');
    expectWin(1, start, line);
  },
);

test.each(['4736', '5135'])('draw three, deal %s, is lost: the longest proofs', (deal) => {
  expect(solve(3, dealKlondike(3, deal)).verdict).toBe('unwinnable');
});

test('the moves of the search are those of the game, at positions of random play', () => {
  expect(compareMoves(proofSize(1_500, 100_000))).toEqual([]);
});

test('a deal that can be won three cards at a time can be won one at a time', () => {
  const deals = proofSize(60, 500);
  const first = proofSize(1_000, 0);
  const steps = proofSize(20, 4_000);
  const verdicts = Array.from({ length: deals }, (_, n) =>
    drawOneVerdict(String(first + n), steps),
  );
  expect(verdicts).not.toContain('lost');
  expect(verdicts.filter((verdict) => verdict === 'won').length).toBeGreaterThan(0.7 * deals);
});

describe('along the way', () => {
  test('every position of a winning line can still be won', () => {
    const lines = proofSize(4, 100);
    for (const draw of [1, 3] as const) {
      let judged = 0;
      for (let n = 0; n < lines; n++) {
        const line = judgeLine(draw, String(n), proofSize(7, 1));
        expect(line.lost, `draw ${draw}, deal ${n}`).toEqual([]);
        judged += line.judged;
      }
      expect(judged).toBeGreaterThan(12 * lines);
    }
  });

  test('from a lost position no random play wins', () => {
    const lost = deals.filter(({ verdict }) => verdict === 'unwinnable').slice(0, 8);
    for (const { draw, deck, name } of lost) {
      const cards = parseDeck(deck.join(' '), {});
      if (!cards.ok) throw new Error(cards.error);
      const { randomBelow } = pythonRandom(String(name.length));
      for (let game = 0; game < proofSize(4, 20); game++) {
        const end = stateAfterRandomMoves(
          draw as Draw,
          dealKlondike(draw as Draw, '0', cards.value),
          300,
          randomBelow,
        );
        expect(klondikeOf(draw as Draw).rules.status(end)).not.toBe('won');
      }
    }
  });

  test('any position becomes a problem of 52 cards', () => {
    const { randomBelow } = pythonRandom('1');
    for (let n = 0; n < 200; n++) {
      const draw = n % 2 ? 3 : 1;
      const start = dealKlondike(draw, String(n));
      const state = stateAfterRandomMoves(draw, start, n, randomBelow);
      const { piles, attached, stock, foundations } = klondikeProblem(draw, state);
      const cards = [...piles.flat(), ...attached, ...stock];
      expect(new Set(cards).size).toBe(cards.length);
      expect(cards.length + foundations.reduce((sum, height) => sum + height)).toBe(52);
    }
  });
});

test('a shortened line still wins, is no longer, and is short', () => {
  for (const draw of [1, 3] as const) {
    const lengths: number[] = [];
    for (let n = 0; n < proofSize(3, 20); n++) {
      const start = dealKlondike(draw, String(n));
      const found = solve(draw, start, stepLimit(50));
      if (found.verdict !== 'winnable') continue;
      const { line } = solve(draw, start, undefined, true);
      expectWin(draw, start, line);
      expect(line.length).toBeLessThanOrEqual(found.line.length);
      lengths.push(line.length);
    }
    lengths.sort((a, b) => a - b);
    expect(lengths[lengths.length >> 1]).toBeLessThanOrEqual(130);
  }
});

test('shortening that is cut short leaves the line that was found', () => {
  const start = dealKlondike(3, '1');
  const { line } = solve(3, start, stepLimit(50));
  expect(line.length).toBeGreaterThan(0);
  let asked = 0;
  const cutShort = solve(3, start, () => asked++ === 0, true);
  expect(cutShort.line).toEqual(line);
  expect(solve(3, start, undefined, true).line.length).toBeLessThan(line.length);
});
