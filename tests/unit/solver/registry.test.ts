import { expect, test } from 'vitest';
import { GAME_IDS } from '../../../src/games/all';
import { hasSolver } from '../../../src/solver/registry';
import { solverOf } from '../../../src/solver/solvers';

test('the games that are said to have a solver are those that have one', () => {
  const said = GAME_IDS.filter(hasSolver);
  const solved = GAME_IDS.filter((id) => solverOf(id) !== undefined);
  expect(said.length).toBeGreaterThan(0);
  expect(solved).toEqual(said);
});
