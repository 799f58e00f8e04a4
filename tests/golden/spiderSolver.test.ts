import { expect, test } from 'vitest';
import { gameOf, type VariantId } from '../../src/games/all';
import { provesLosses } from '../../src/solver/registry';
import { solve } from '../../src/solver/solve';
import { playLine } from '../support/lineChecks';
import { proofSize } from '../support/proofSize';

test.each<readonly [VariantId, number]>([
  ['spider', proofSize(8, 1_000)],
  ['spider;empty=allowed', proofSize(3, 10)],
  ['spider;suits=2', proofSize(2, 200)],
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

test('it never says that a position is lost, even where no move is left', () => {
  const { rules } = gameOf('spider;suits=2');
  const state = playLine('spider;suits=2', rules.deal('0'), Array(5).fill({ type: 'deal' }));
  expect(solve('spider;suits=2', state, () => false).verdict).toBe('unknown');
  expect(provesLosses('spider')).toBe(false);
  expect(provesLosses('yukon')).toBe(true);
});
