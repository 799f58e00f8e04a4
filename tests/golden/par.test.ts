import { expect, test } from 'vitest';
import { isWon } from '../../src/games/building/rules';
import type { KlondikeMove } from '../../src/games/klondike/moves';
import type { Draw } from '../../src/games/klondike/state';
import { runToEnd } from '../../src/solver/gameSolver';
import { resumablePar } from '../../src/solver/solve';
import { endgame, fewestMoves } from '../support/endgames';
import { proofSize } from '../support/proofSize';
import { stateAfter } from '../support/solverChecks';

test('par of small deals is the fewest moves, or little more', () => {
  const over: number[] = [];
  for (const draw of [1, 3] satisfies Draw[]) {
    for (let n = 0; n < proofSize(2, 40); n++) {
      const start = endgame(draw, n);
      const { verdict, line } = runToEnd(
        resumablePar(`klondike-${draw};return=no`, start),
        () => true,
      );
      const fewest = fewestMoves(start);
      expect(verdict, `draw ${draw}, ${n}`).toBe(fewest === undefined ? 'unwinnable' : 'winnable');
      if (fewest === undefined) continue;
      expect(isWon(stateAfter(start, line as KlondikeMove[]))).toBe(true);
      expect(line.length).toBeGreaterThanOrEqual(fewest);
      over.push(line.length - fewest);
    }
  }
  const exact = over.filter((moves) => moves === 0).length;
  expect(exact / over.length).toBeGreaterThan(0.8);
});
