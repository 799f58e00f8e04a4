import { expect, test } from 'vitest';
import { GAME_IDS, type GameId, gameOf } from '../../../src/games/all';
import { hasDailyDeal, hasSolver } from '../../../src/solver/registry';
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

test('games of the menu that have a solver have daily deals', () => {
  expect(hasDailyDeal('canfield')).toBe(true);
  expect(hasDailyDeal('freecell;cells=2')).toBe(true);
  expect(hasDailyDeal('elevens')).toBe(false);
  expect(hasDailyDeal('klondike-3;empty=any')).toBe(false);
  expect(hasDailyDeal('layout;columns=7x4')).toBe(false);
});
