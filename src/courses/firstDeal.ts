import type { DealId } from '../engine/dealId';
import type { AnyConsoleGame } from '../engine/lines';
import type { VariantId } from '../games/index';
import { compareOutput } from './comparison';
import { caseOf, outputOf, type TestCase } from './exercise';

const DEALS = 1_000;

/** Where a faulty game prints something wrong for the first time. */
interface FirstWrong {
  readonly deal: DealId;
  /** The line of its output, from 1. */
  readonly line: number;
}

/** Makes a search for the first deal, from 0 to 999, on which a faulty game prints something wrong; it gives undefined if there is none. */
export function wrongDealFinder(id: VariantId): (faulty: AnyConsoleGame) => FirstWrong | undefined {
  const cases: TestCase[] = [];
  return (faulty) => {
    for (let n = 0; n < DEALS; n++) {
      const deal = String(n);
      cases[n] ??= caseOf(id, deal);
      const { lines, right } = cases[n] as TestCase;
      const { difference } = compareOutput(right, outputOf(id, faulty, lines).text);
      if (difference) return { deal, line: difference.line };
    }
    return undefined;
  };
}
