import { expect, test } from 'vitest';
import type { LayoutMove } from '../../src/games/layouts/rules';
import { runToEnd } from '../../src/solver/gameSolver';
import { resumablePar } from '../../src/solver/solve';
import { endgame, fewestMoves } from '../support/endgames';
import { type Draw, klondikeOf } from '../support/klondike';
import { proofSize } from '../support/proofSize';
import { stateAfter } from '../support/solverChecks';
import { variant } from '../support/variants';

test('par of small deals is the fewest moves, or little more', () => {
  const over: number[] = [];
  for (const draw of [1, 3] satisfies Draw[]) {
    for (let n = 0; n < proofSize(1, 40); n++) {
      const start = endgame(n);
      const { verdict, line } = runToEnd(
        resumablePar(variant(`klondike-${draw};return=no`), start),
        () => true,
      );
      const fewest = fewestMoves(draw, start);
      expect(verdict, `draw ${draw}, ${n}`).toBe(fewest === undefined ? 'unwinnable' : 'winnable');
      if (fewest === undefined) continue;
      const end = stateAfter(draw, start, line as LayoutMove[]);
      expect(klondikeOf(draw).rules.status(end)).toBe('won');
      expect(line.length).toBeGreaterThanOrEqual(fewest);
      over.push(line.length - fewest);
    }
  }
  const exact = over.filter((moves) => moves === 0).length;
  expect(exact / over.length).toBeGreaterThan(0.8);
});
