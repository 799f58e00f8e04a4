import { expect, test } from 'vitest';
import { type Card, parseCard } from '../../src/engine/card';
import { gameOf, type VariantId } from '../../src/games/index';
import type { LayoutState } from '../../src/games/layouts/board';
import { solve } from '../../src/solver/solve';
import { playLine } from '../support/lineChecks';
import { proofSize } from '../support/proofSize';
import { variant } from '../support/variants';

test.each<readonly [VariantId, number]>([
  ['spider', proofSize(4, 1_000)],
  [variant('spider;empty=allowed'), proofSize(2, 10)],
  [variant('spider;suits=2'), proofSize(2, 200)],
])('%s: deals are won by the rules, and short lines are no longer', (id, deals) => {
  const { rules } = gameOf(id);
  for (let n = 0; n < deals; n++) {
    const deal = rules.deal(String(n));
    const { verdict, line } = solve(id, deal);
    expect(verdict, `deal ${n}`).toBe('winnable');
    expect(rules.status(playLine(id, deal, line))).toBe('won');
    const short = solve(id, deal, undefined, { wantsShortLine: true }).line;
    expect(short.length).toBeLessThanOrEqual(line.length);
    expect(rules.status(playLine(id, deal, short))).toBe('won');
  }
});

/** `QH` as a card. */
const cardOf = (code: string): Card => {
  const card = parseCard(code);
  if (!card.ok) throw new Error(card.error);
  return card.value;
};

test('a position without moves is proved lost, and a search that is stopped does not know', () => {
  const id = variant('spider;suits=2');
  const { rules } = gameOf(id);
  const dealt = rules.deal('0');
  expect(solve(id, dealt, () => false).verdict).toBe('unknown');
  const column = (cards: string) => ({ cards: cards.split(' ').map(cardOf), hidden: 0 });
  const tableau = ['AS 3S 5S 7S 9S JS KS 2S', 'AH 3H 5H 7H 9H JH KH 2H', 'QH 4S', '10H 6S'].map(
    column,
  );
  const tops = ['8S', '10S', 'QS', '4H', '6H', '8H'].map(column);
  const stuck = { ...(dealt as LayoutState), tableau: [...tableau, ...tops], stock: [] };
  expect(solve(id, stuck)).toEqual({
    verdict: 'unwinnable',
    line: [],
    positions: expect.any(Number),
  });
});
