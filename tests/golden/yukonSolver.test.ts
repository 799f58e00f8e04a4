import { expect, test } from 'vitest';
import type { Card } from '../../src/engine/card';
import { pythonRandom } from '../../src/engine/pythonRandom';
import { selectionShuffle } from '../../src/engine/shuffle';
import { gameOf } from '../../src/games/index';
import type { LayoutState } from '../../src/games/layouts/board';
import { presetLayout } from '../../src/games/layouts/presets';
import { solve } from '../../src/solver/solve';
import { checkSmallDeals, endOfSearch, playLine } from '../support/lineChecks';
import { type PlainYukon, plainCanBeWon } from '../support/plainYukon';
import { proofSize } from '../support/proofSize';

/** Small deal number n, for the solver and for the plain search: the 3 to 6 highest or lowest ranks of two to four suits. */
function smallDeal(
  n: number,
  from: 'king' | 'ace',
): { readonly state: LayoutState; readonly plain: PlainYukon } {
  const { randomBelow } = pythonRandom(String(n));
  const suits =
    [
      [0, 2],
      [0, 1, 2],
      [0, 1, 2, 3],
    ][randomBelow(3)] ?? [];
  const ranks = 3 + randomBelow(suits.length === 4 ? 2 : 4);
  const lowest = from === 'king' ? 13 - ranks : 0;
  const deck = suits.flatMap((suit) =>
    Array.from({ length: ranks }, (_, i) => 13 * suit + lowest + i),
  );
  const cards = [...selectionShuffle(deck, randomBelow)];
  const count = 3 + randomBelow(2);
  const columns = Array.from({ length: count }, (_, hidden) => ({
    hidden: Math.min(hidden, 2),
    cards: cards.splice(0, Math.min(hidden, 2) + 1),
  }));
  for (let i = 1; cards.length > 0; i++) columns[i % count]?.cards.push(...cards.splice(0, 1));
  return {
    state: {
      foundations: [0, 1, 2, 3].map((suit) => {
        const height = suits.includes(suit) ? lowest : 13;
        return Array.from({ length: height }, (_, rank) => (13 * suit + rank) as Card);
      }),
      tableau: columns.map(({ cards, hidden }) => ({
        cards: cards as Card[],
        hidden: Math.min(hidden, Math.max(0, cards.length - 1)),
      })),
    },
    plain: {
      columns: columns.map(({ cards, hidden }) =>
        cards.map((card, i) => (i < Math.min(hidden, cards.length - 1) ? -1 - card : card)),
      ),
      foundations: lowest === 0 ? [] : suits.map((suit) => ({ suit, height: lowest })),
    },
  };
}

test.each([
  ['king', 0.2],
  ['ace', 0.05],
] as const)('small deals from the %s: the verdict of a plain exhaustive search', (from, low) => {
  checkSmallDeals(proofSize(300, 20_000), { low, high: 0.95 }, (n) => {
    const { state, plain } = smallDeal(n, from);
    const columns = state.tableau.map(({ cards }) => cards.length);
    const end = endOfSearch({ ...presetLayout('yukon'), columns, down: [] }, state);
    const wins = plainCanBeWon(plain, 12);
    expect(end, `small deal ${n}`).toBe(wins ? 'won' : 'lost');
    return wins;
  });
});

test('deals 0 to 9: a line wins by the rules, a short one in no more moves, and a lost deal is proved lost', () => {
  const { rules } = gameOf('yukon');
  const verdicts: string[] = [];
  for (let n = 0; n < 10; n++) {
    const deal = rules.deal(String(n));
    const { verdict, line } = solve('yukon', deal);
    verdicts.push(verdict);
    const short = solve('yukon', deal, undefined, { wantsShortLine: true }).line;
    expect(short.length).toBeLessThanOrEqual(line.length);
    if (verdict !== 'winnable') continue;
    for (const each of [line, short])
      expect(rules.status(playLine('yukon', deal, each))).toBe('won');
  }
  expect(verdicts.filter((verdict) => verdict === 'winnable').length).toBeGreaterThanOrEqual(7);
});
