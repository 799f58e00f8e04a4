import type { LayoutState } from '../../games/layouts/board';
import { baseOf } from '../../games/layouts/building';
import { type Layout, setupOf } from '../../games/layouts/layout';
import type { LayoutMove } from '../../games/layouts/rules';
import type { GameSolver } from '../gameSolver';
import { gameMoves } from './gameMoves';
import { passesOf } from './passes';
import { Position } from './position';
import { problemOf } from './problem';
import { bestFirst, depthFirst, type Found, type Pass } from './search';

/** The solver of a described game. */
export function layoutSolver(layout: Layout, ranks?: number): GameSolver<LayoutState, LayoutMove> {
  const setup = setupOf(layout, ranks);
  const passes = passesOf(setup);
  return function* (state) {
    const position = new Position(problemOf(setup, baseOf(setup, state)), state);
    let positions = 0;
    for (const pass of passes) {
      const found: Found = yield* (pass.isDepthFirst ? depthFirst : bestFirst)(position, pass);
      positions += found.positions;
      if (found.end === 'won')
        return {
          verdict: 'winnable',
          line: gameMoves(setup, position.problem, state, found.moves),
          positions,
        };
      if (found.end === 'lost' && !pass.isNarrow)
        return { verdict: 'unwinnable', line: [], positions };
      if (found.end === 'stopped') break;
    }
    return { verdict: 'unknown', line: [], positions };
  };
}

export type { Pass };
