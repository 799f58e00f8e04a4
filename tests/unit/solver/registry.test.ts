import { expect, test } from 'vitest';
import { GAME_IDS, type GameId, gameOf } from '../../../src/games/all';
import { hasDailyDeal, hasGrades, hasSolver } from '../../../src/solver/registry';
import { resumableSolve } from '../../../src/solver/solve';

function canSolve(id: GameId): boolean {
  try {
    return resumableSolve(id, gameOf(id).rules.deal('0')) !== undefined;
  } catch {
    return false;
  }
}

test('the games that are said to have a solver are those that have one', () => {
  const said = GAME_IDS.filter(hasSolver);
  const solved = GAME_IDS.filter(canSolve);
  expect(said.length).toBeGreaterThan(0);
  expect(solved).toEqual(said);
});

test('described games have a solver, but neither grades nor daily deals', () => {
  for (const has of [hasDailyDeal, hasGrades]) {
    expect(has('canfield')).toBe(false);
    expect(has('freecell;cells=2')).toBe(true);
    expect(has('elevens')).toBe(false);
  }
});
