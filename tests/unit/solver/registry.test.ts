import { expect, test } from 'vitest';
import { GAME_IDS, type GameId, gameOf } from '../../../src/games/index';
import { hasDailyDeal, hasSolver } from '../../../src/solver/registry';
import { resumableSolve, solve, usesLayoutSearch } from '../../../src/solver/solve';
import { variant } from '../../support/variants';

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

test('registered games that have a solver have daily deals', () => {
  expect(hasDailyDeal('canfield')).toBe(true);
  expect(hasDailyDeal(variant('freecell;cells=2'))).toBe(true);
  expect(hasDailyDeal('elevens')).toBe(false);
  expect(hasDailyDeal(variant('klondike-3;empty=any'))).toBe(true);
  expect(hasDailyDeal(variant('layout;columns=7x4'))).toBe(false);
});

test('Klondike with any card on empty columns is searched as a game of columns', () => {
  expect(usesLayoutSearch('klondike-1')).toBe(false);
  const id = variant('klondike-1;empty=any');
  expect(usesLayoutSearch(id)).toBe(true);
  const { rules } = gameOf(id);
  let state = rules.deal('0');
  const { verdict, line } = solve(id, state);
  for (const move of line) {
    const next = rules.apply(state, move);
    if (!next.ok) throw new Error(next.error.reason);
    state = next.value;
  }
  expect([verdict, rules.status(state)]).toEqual(['winnable', 'won']);
});
